// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>

class QStyleOptionComboBox;
class QStyleOptionSpinBox;

// How PaperStyle draws what is written in and chosen from.
namespace holmstead::fieldlook {

void paintLine(QPainter &painter, const QStyleOption &field, const QWidget *widget);
QRect words(const QStyleOption &field);
// Around words of the size `contents`.
QSize size(const QStyleOption &field, const QSize &contents);

// A choice of several: a field with a chevron at its end.
void paintChoice(QPainter &painter, const QStyleOptionComboBox &box);
QRect partOfChoice(const QStyleOptionComboBox &box, QStyle::SubControl part);
QSize sizeOfChoice(const QStyleOptionComboBox &box, const QSize &contents);

// A number between a minus and a plus.
void paintNumber(QPainter &painter, const QStyleOptionSpinBox &box);
QRect partOfNumber(const QStyleOptionSpinBox &box, QStyle::SubControl part);
QSize sizeOfNumber(const QStyleOptionSpinBox &box, const QSize &contents);

} // namespace holmstead::fieldlook
