// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QPainter;
class QStyleOption;
class QStyleOptionButton;
class QWidget;

// How PaperStyle draws what is pressed.
namespace holmstead::buttonlook {

void paint(QPainter &painter, const QStyleOptionButton &button, const QWidget *widget);
// For words of the size `contents`.
QSize size(const QStyleOptionButton &button, const QSize &contents, const QWidget *widget);

void paintCheckBox(QPainter &painter, const QStyleOption &box);
void paintRadioButton(QPainter &painter, const QStyleOption &disc);
void paintToolButton(QPainter &painter, const QStyleOption &button);

} // namespace holmstead::buttonlook
