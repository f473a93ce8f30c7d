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

constexpr qreal distance = 0.3; // in ems

int em()
{
    return QFontMetrics(QToolTip::font()).height();
}

QStringList linesOf(const QString &paragraph, qreal longest)
{
    QStringList lines;
    QTextOption endless; // a word may be longer than a line
    endless.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(paragraph, QToolTip::font());
    layout.setTextOption(endless);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(longest * em());
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

constexpr char besideProperty[] = "tipsBeside";

QRect onScreen(const QWidget &widget)
{
    return { widget.mapToGlobal(QPoint()), widget.size() };
}

const QWidget *panelOf(const QWidget *widget)
{
    while (widget && !widget->property(besideProperty).isValid())
        widget = widget->isWindow() ? nullptr : widget->parentWidget();
    return widget;
}

ToolTips::Side sideOf(const QWidget &panel)
{
    return static_cast<ToolTips::Side>(panel.property(besideProperty).toInt());
}

// From which its tips are on the side where they belong.
Qt::LayoutDirection directionOf(const QWidget &panel)
{
    const bool isBefore = sideOf(panel) == ToolTips::Side::Before;
    const bool isMirrored = panel.layoutDirection() == Qt::RightToLeft;
    return isBefore == isMirrored ? Qt::LeftToRight : Qt::RightToLeft;
}

QRect placeOf(const QSize &tip, const QWidget &widget, const QPoint &pointer)
{
    const QRect room = widget.screen()->availableGeometry();
    const QWidget *panel = panelOf(&widget);
    QRect what = onScreen(widget);
    if (panel && sideOf(*panel) == ToolTips::Side::Above)
        what.setTop(onScreen(*panel).top());
    else if (panel)
        return ToolTips::placeBeside(tip, onScreen(*panel), what, room, directionOf(*panel));
    return ToolTips::place(tip, what, pointer, room);
}

void show(const QWidget &widget, const QPoint &pointer)
{
    const QWidget *panel = panelOf(&widget);
    const bool isNarrow = panel && sideOf(*panel) != ToolTips::Side::Above;
    const qreal longest = isNarrow ? ToolTips::longestBeside : ToolTips::longestLine;
    const QString text = ToolTips::wrapped(widget.toolTip(), longest);
    QToolTip::showText(pointer, plain(text), const_cast<QWidget *>(&widget));
    if (QWidget *tip = shownTip())
        tip->move(placeOf(tip->size(), widget, pointer).topLeft());
}

} // namespace

ToolTips::ToolTips(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

QString ToolTips::wrapped(const QString &text, qreal longest)
{
    QStringList lines;
    for (const QString &paragraph : text.split(QLatin1Char('\n')))
        lines.append(linesOf(paragraph, longest));
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

QRect ToolTips::placeBeside(const QSize &tip, const QRect &panel, const QRect &what, const QRect &room,
                            Qt::LayoutDirection direction)
{
    const int gap = qRound(distance * em());
    const int left = panel.left() - gap - tip.width();
    const int right = panel.right() + gap;
    const bool fitsLeft = left >= room.left();
    const bool fitsRight = right + tip.width() <= room.right();
    if (!fitsLeft && !fitsRight)
        return place(tip, panel, what.center(), room);
    const bool goesRight = direction == Qt::LeftToRight ? fitsRight : !fitsLeft;
    const int top = std::clamp(what.center().y() - tip.height() / 2, room.top(),
                               std::max(room.top(), room.bottom() - tip.height()));
    return { QPoint(goesRight ? right : left, top), tip };
}

void ToolTips::keepBeside(QWidget &panel, Side side)
{
    panel.setProperty(besideProperty, static_cast<int>(side));
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
