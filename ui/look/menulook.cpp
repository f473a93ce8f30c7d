// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/menulook.h"

#include "look/stroke.h"
#include "look/theme.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace holmstead::menulook {

namespace {

// In ems.
constexpr qreal corner = 0.5;
constexpr qreal padding = 0.28;
constexpr qreal side = 0.8;
constexpr qreal signColumn = 1.9; // for ticks and, at the other end, for what leads to another menu
constexpr qreal beforeKeys = 2;
constexpr qreal betweenGroups = 0.6;
constexpr qreal rim = 0.3; // beside the line that is chosen

int startOf(const QStyleOptionMenuItem &entry)
{
    return stroke::ems(entry, entry.menuHasCheckableItems ? signColumn : side);
}

int endOf(const QStyleOptionMenuItem &entry)
{
    return stroke::ems(entry, signColumn);
}

int mnemonicFlag(const QStyleOption &option, const QWidget *widget)
{
    const bool shows = QApplication::style()->styleHint(QStyle::SH_UnderlineShortcut, &option, widget);
    return shows ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
}

void paintGap(QPainter &painter, const QStyleOptionMenuItem &gap)
{
    const qreal middle = QRectF(gap.rect).center().y();
    const qreal inset = side * stroke::em(gap);
    painter.setPen(QPen(theme().softLine, stroke::width(gap), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(gap.rect.left() + inset, middle), QPointF(gap.rect.right() - inset, middle));
}

// The sign of what is switched on, or of the one that is chosen among several.
void paintState(QPainter &painter, const QStyleOptionMenuItem &entry, const QColor &ink)
{
    const QSize size(startOf(entry), entry.rect.height());
    const QRectF column =
        QStyle::alignedRect(entry.direction, Qt::AlignLeft | Qt::AlignVCenter, size, entry.rect);
    if (entry.checkType == QStyleOptionMenuItem::NonExclusive)
        return stroke::sign(painter, column, 0.6 * stroke::em(entry), stroke::tick(), ink);
    const qreal radius = 0.22 * stroke::em(entry);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(column.center(), radius, radius);
}

void paintWords(QPainter &painter, const QStyleOptionMenuItem &entry, const QWidget *widget,
                const QColor &ink, const QColor &softInk)
{
    const int start = startOf(entry);
    const int end =
        entry.menuItemType == QStyleOptionMenuItem::SubMenu ? endOf(entry) : stroke::ems(entry, side);
    const QRect inside =
        QStyle::visualRect(entry.direction, entry.rect, entry.rect.adjusted(start, 0, -end, 0));
    const qsizetype tab = entry.text.indexOf(QLatin1Char('\t'));
    painter.setFont(entry.font);
    painter.setPen(ink);
    const auto leading = QStyle::visualAlignment(entry.direction, Qt::AlignLeft);
    painter.drawText(inside, int(leading | Qt::AlignVCenter) | mnemonicFlag(entry, widget),
                     tab < 0 ? entry.text : entry.text.left(tab));
    if (tab < 0)
        return;
    const auto trailing = QStyle::visualAlignment(entry.direction, Qt::AlignRight);
    painter.setPen(softInk);
    painter.drawText(inside, int(trailing | Qt::AlignVCenter) | Qt::TextSingleLine, entry.text.mid(tab + 1));
}

void paintChosenGround(QPainter &painter, const QStyleOptionMenuItem &entry)
{
    const qreal beside = rim * stroke::em(entry);
    const qreal radius = corner * stroke::em(entry);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawRoundedRect(QRectF(entry.rect).adjusted(beside, 0, -beside, 0), radius, radius);
}

} // namespace

void paintSheet(QPainter &painter, const QStyleOption &sheet)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    stroke::fill(painter, sheet, theme().sheet);
    stroke::outline(painter, sheet, theme().line, 1);
    painter.restore();
}

QRegion shape(const QStyleOption &sheet)
{
    QPainterPath path;
    path.addRoundedRect(sheet.rect, corner * stroke::em(sheet), corner * stroke::em(sheet));
    return QRegion(path.toFillPolygon().toPolygon());
}

void paintEntry(QPainter &painter, const QStyleOptionMenuItem &entry, const QWidget *widget)
{
    const bool on = entry.state & QStyle::State_Enabled;
    const bool isChosen = on && entry.state & QStyle::State_Selected;
    const QColor ink = !on ? theme().disabledText : isChosen ? theme().onAccent : theme().text;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (entry.menuItemType == QStyleOptionMenuItem::Separator) {
        paintGap(painter, entry);
    } else {
        if (isChosen)
            paintChosenGround(painter, entry);
        if (entry.checkType != QStyleOptionMenuItem::NotCheckable && entry.checked)
            paintState(painter, entry, ink);
        paintWords(painter, entry, widget, ink, isChosen || !on ? ink : theme().softText);
        if (entry.menuItemType == QStyleOptionMenuItem::SubMenu) {
            const QSize size(endOf(entry), entry.rect.height());
            const bool fromLeft = entry.direction == Qt::LeftToRight;
            stroke::sign(
                painter,
                QStyle::alignedRect(entry.direction, Qt::AlignRight | Qt::AlignVCenter, size, entry.rect),
                0.5 * stroke::em(entry), stroke::chevron(fromLeft ? Qt::RightArrow : Qt::LeftArrow), ink);
        }
    }
    painter.restore();
}

QSize size(const QStyleOptionMenuItem &entry, const QSize &contents)
{
    if (entry.menuItemType == QStyleOptionMenuItem::Separator)
        return { contents.width(), stroke::ems(entry, betweenGroups) };
    const bool hasKeys = entry.reservedShortcutWidth > 0;
    return { contents.width() + startOf(entry) + endOf(entry)
                 + (hasKeys ? stroke::ems(entry, beforeKeys) : 0),
             contents.height() + 2 * stroke::ems(entry, padding) };
}

void paintTitle(QPainter &painter, const QStyleOptionMenuItem &title, const QWidget *widget)
{
    const bool on = title.state & QStyle::State_Enabled;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (on && title.state & QStyle::State_Selected)
        stroke::fill(painter, title, theme().chosen);
    painter.setPen(on ? theme().text : theme().disabledText);
    painter.drawText(title.rect, Qt::AlignCenter | mnemonicFlag(title, widget), title.text);
    painter.restore();
}

QSize sizeOfTitle(const QStyleOptionMenuItem &title, const QSize &contents)
{
    return contents + 2 * QSize(stroke::ems(title, 0.6), stroke::ems(title, 0.22));
}

} // namespace holmstead::menulook
