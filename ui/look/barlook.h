// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>

class QStyleOptionSlider;

// How PaperStyle draws scroll bars: a slim thumb on nothing.
namespace holmstead::barlook {

void paint(QPainter &painter, const QStyleOptionSlider &bar);
QRect part(const QStyleOptionSlider &bar, QStyle::SubControl part);

int thickness(int em);
int shortestThumb(int em);

} // namespace holmstead::barlook
