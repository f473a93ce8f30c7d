// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

class QBoxLayout;
class QLabel;
class QVBoxLayout;
class QWidget;

// The two sides of a trade, side by side or, where that is too wide, above each other.
namespace holmstead {

class ExchangeSign;

namespace sides {

struct Side
{
    QLabel *title;
    QWidget *cards;
};

QBoxLayout *addTo(QVBoxLayout *column, const Side &give, ExchangeSign *sign, const Side &get);
// Side by side they lie close to each other, and take no more room than they need.
void gather(QBoxLayout *sides);
void settle(QBoxLayout *sides, ExchangeSign *sign, int width);

} // namespace sides
} // namespace holmstead
