// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/fieldlook.h"

#include "look/stroke.h"
#include "look/theme.h"

#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace holmstead::fieldlook {

namespace {

// In ems.
constexpr qreal padding = 0.25;
constexpr qreal sidePadding = 0.5;
constexpr qreal endWidth = 1.9; // of what is pressed at the ends of a field
constexpr qreal chevronSide = 0.55;
constexpr qreal signSide = 0.6;

int edge(const QStyleOption &field)
{
    return qCeil(stroke::width(field));
}

void paintGround(QPainter &painter, const QStyleOption &field, bool isRefused)
{
    const Theme &colors = theme();
    const bool on = field.state & QStyle::State_Enabled;
    const bool keyboard = field.state & QStyle::State_HasFocus;
    stroke::fill(painter, field, on ? colors.field : colors.ground);
    stroke::outline(painter, field,
                    isRefused  ? colors.warning
                    : keyboard ? colors.accentLine
                    : on       ? colors.line
                               : colors.softLine,
                    stroke::width(field));
}

QRect end(const QStyleOption &field, Qt::Alignment side)
{
    const QSize size(stroke::ems(field, endWidth), field.rect.height());
    return QStyle::alignedRect(field.direction, side | Qt::AlignVCenter, size, field.rect);
}

void paintStep(QPainter &painter, const QStyleOptionSpinBox &box, QStyle::SubControl part)
{
    const bool isUp = part == QStyle::SC_SpinBoxUp;
    const auto needed = isUp ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled;
    const bool on = box.state & QStyle::State_Enabled && box.stepEnabled & needed;
    const QRectF rect = partOfNumber(box, part);
    if (on && box.activeSubControls == part) {
        const bool down = box.state & QStyle::State_Sunken;
        const qreal inset = 2 * edge(box);
        const QRectF inner = rect.adjusted(inset, inset, -inset, -inset);
        painter.setPen(Qt::NoPen);
        painter.setBrush(down ? theme().chosen : theme().hover);
        painter.drawRoundedRect(inner, inner.height() / 3, inner.height() / 3);
    }
    stroke::sign(painter, rect, signSide * stroke::em(box), isUp ? stroke::plus() : stroke::minus(),
                 on ? theme().accentLine : theme().line);
}

} // namespace

void paintLine(QPainter &painter, const QStyleOption &field, const QWidget *widget)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, field, widget && widget->property("refused").toBool());
    painter.restore();
}

QRect words(const QStyleOption &field)
{
    const int side = edge(field) + stroke::ems(field, sidePadding);
    return field.rect.adjusted(side, edge(field), -side, -edge(field));
}

QSize size(const QStyleOption &field, const QSize &contents)
{
    return contents
         + 2
               * QSize(edge(field) + stroke::ems(field, sidePadding),
                       edge(field) + stroke::ems(field, padding));
}

void paintChoice(QPainter &painter, const QStyleOptionComboBox &box)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, box, false);
    const bool on = box.state & QStyle::State_Enabled;
    stroke::sign(painter, partOfChoice(box, QStyle::SC_ComboBoxArrow), chevronSide * stroke::em(box),
                 stroke::chevron(Qt::DownArrow), on ? theme().accentLine : theme().line);
    painter.restore();
}

QRect partOfChoice(const QStyleOptionComboBox &box, QStyle::SubControl part)
{
    if (part == QStyle::SC_ComboBoxArrow)
        return end(box, Qt::AlignRight);
    if (part != QStyle::SC_ComboBoxEditField)
        return box.rect;
    const QRect inside = words(box);
    const int arrow = stroke::ems(box, endWidth) - stroke::ems(box, sidePadding);
    return QStyle::visualRect(box.direction, box.rect, inside.adjusted(0, 0, -arrow, 0));
}

QSize sizeOfChoice(const QStyleOptionComboBox &box, const QSize &contents)
{
    return size(box, contents) + QSize(stroke::ems(box, endWidth), 0);
}

void paintNumber(QPainter &painter, const QStyleOptionSpinBox &box)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, box, false);
    if (box.buttonSymbols != QAbstractSpinBox::NoButtons) {
        paintStep(painter, box, QStyle::SC_SpinBoxDown);
        paintStep(painter, box, QStyle::SC_SpinBoxUp);
    }
    painter.restore();
}

QRect partOfNumber(const QStyleOptionSpinBox &box, QStyle::SubControl part)
{
    const bool hasButtons = box.buttonSymbols != QAbstractSpinBox::NoButtons;
    switch (part) {
    case QStyle::SC_SpinBoxUp:
        return hasButtons ? end(box, Qt::AlignRight) : QRect();
    case QStyle::SC_SpinBoxDown:
        return hasButtons ? end(box, Qt::AlignLeft) : QRect();
    case QStyle::SC_SpinBoxEditField: {
        const int side = hasButtons ? stroke::ems(box, endWidth) : stroke::ems(box, sidePadding);
        return box.rect.adjusted(side, edge(box), -side, -edge(box));
    }
    default: // QStyle's own enum: the frame
        return box.rect;
    }
}

QSize sizeOfNumber(const QStyleOptionSpinBox &box, const QSize &contents)
{
    return size(box, contents) + QSize(2 * stroke::ems(box, endWidth), 0);
}

} // namespace holmstead::fieldlook
