// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/tooltips.h"

#include <QApplication>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QScreen>
#include <QTextLayout>
#include <QToolTip>
#include <QWidget>

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal longestLine = 28;
constexpr qreal distance = 0.3;

int em()
{
    return QFontMetrics(QToolTip::font()).height();
}

QStringList linesOf(const QString &paragraph)
{
    QStringList lines;
    QTextOption endless; // a word may be longer than a line
    endless.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(paragraph, QToolTip::font());
    layout.setTextOption(endless);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(longestLine * em());
        lines.append(paragraph.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

// What Qt would take for mark-up becomes mark-up that says the same.
QString plain(const QString &text)
{
    if (!Qt::mightBeRichText(text))
        return text;
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text.toHtmlEscaped());
}

QWidget *shownTip()
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (window->isVisible() && window->inherits("QTipLabel"))
            return window;
    }
    return nullptr;
}

void show(const QWidget &widget, const QPoint &pointer)
{
    const QRect what(widget.mapToGlobal(QPoint()), widget.size());
    QToolTip::showText(pointer, plain(ToolTips::wrapped(widget.toolTip())), const_cast<QWidget *>(&widget));
    if (QWidget *tip = shownTip())
        tip->move(
            ToolTips::place(tip->size(), what, pointer, widget.screen()->availableGeometry()).topLeft());
}

} // namespace

ToolTips::ToolTips(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

QString ToolTips::wrapped(const QString &text)
{
    QStringList lines;
    for (const QString &paragraph : text.split(QLatin1Char('\n')))
        lines.append(linesOf(paragraph));
    return lines.join(QLatin1Char('\n'));
}

QRect ToolTips::place(const QSize &tip, const QRect &what, const QPoint &pointer, const QRect &room)
{
    const int gap = qRound(distance * em());
    const int half = tip.width() / 2;
    // Beside the pointer on what is wide, in the middle of what is not.
    const int middle = what.width() > tip.width()
                         ? std::clamp(pointer.x(), what.left() + half, what.right() - half)
                         : what.center().x();
    const int left =
        std::clamp(middle - half, room.left(), std::max(room.left(), room.right() - tip.width()));
    const int above = what.top() - gap - tip.height();
    const int below = what.bottom() + gap;
    const bool goesAbove = above >= room.top();
    return { QPoint(left, goesAbove ? above : std::min(below, room.bottom() - tip.height())), tip };
}

bool ToolTips::eventFilter(QObject *watched, QEvent *event)
{
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (event->type() != QEvent::ToolTip || !widget || widget->toolTip().isEmpty())
        return QObject::eventFilter(watched, event);
    show(*widget, static_cast<QHelpEvent *>(event)->globalPos());
    return true;
}

} // namespace holmstead
