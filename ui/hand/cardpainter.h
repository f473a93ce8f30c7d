// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/cardface.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// Cards without words on them: a scene for each face, above a band for its name, and the two backs. Good from
// 20 pixels up.
class CardPainter
{
public:
    enum class Back { Resource, Development };

    static constexpr qreal widthOfHeight = 0.7;
    // The largest card that fits into `rect`, in its middle.
    static QRectF cardIn(const QRectF &rect);
    // Where the scene of a card is, and where its name belongs.
    static QRectF sceneOf(const QRectF &card);
    static QRectF bandOf(const QRectF &card);
    static qreal cornerOf(const QRectF &card) { return 0.086 * card.width(); }

    // `rect` is all of the card.
    static void paintFront(QPainter &painter, const QRectF &rect, const CardFace &face);
    // The band grows upwards over the scene until it is `height` high, if it is not already; returns it.
    static QRectF paintBand(QPainter &painter, const QRectF &card, qreal height);
    static void paintBack(QPainter &painter, const QRectF &rect, Back back);
};

} // namespace holmstead
