// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace holmstead {

// Draws a harbor: a ship whose sail carries what is traded, and the jetties that lead to it (R-CO-5).
class HarborPainter
{
public:
    // The ship with resource and rate.
    static void paint(QPainter &painter, const QRectF &rect, Harbor harbor);
    // The pennants of whoever trades there, two at most, on a pole at one side of that ship. They fly beyond
    // `rect` by up to a fifth.
    static void paintPennants(QPainter &painter, const QRectF &rect, const std::vector<Color> &colors,
                              Qt::Edge side);
    // A jetty from `from` to `to` in the painter's coordinates, 100 to a hex side.
    static void paintJetty(QPainter &painter, const QPointF &from, const QPointF &to);
    // What the sail says, "3:1" or "2:1", in the reader's digits: so many cards for one of the bank's.
    static QString rate(int cards);
};

} // namespace holmstead
