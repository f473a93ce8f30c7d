// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/cardface.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// Cards without words on them: a sheet of paper with the picture of a resource or of a development card, and
// the two backs. Good from 16 pixels up.
class CardPainter
{
public:
    enum class Back { Resource, Development };

    static constexpr qreal widthOfHeight = 0.7;
    // The largest card that fits into `rect`, in its middle.
    static QRectF cardIn(const QRectF &rect);

    // `rect` is all of the card.
    static void paintBack(QPainter &painter, const QRectF &rect, Back back);
    static void paintBlank(QPainter &painter, const QRectF &rect, const CardFace &face);
    static void paintFront(QPainter &painter, const QRectF &rect, const CardFace &face);
    // The picture alone, in a square.
    static void paintPicture(QPainter &painter, const QRectF &square, const CardFace &face);
};

} // namespace holmstead
