// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/hintplace.h"

#include <QFont>
#include <QGraphicsItem>
#include <QLineF>
#include <QPainterPath>

namespace holmstead {

// A bubble with a sentence at a place on the board. Its text keeps the size of all other text on screen,
// however far the board is zoomed.
class NoteItem : public QGraphicsItem
{
public:
    NoteItem();

    // Shows `sentence` at `anchor`, which is a scene position; an empty one hides the bubble.
    void setNote(const QString &sentence, const QPointF &anchor);
    const QString &text() const { return m_text; }

    // The box of the text, in pixels from the anchor.
    const QRectF &box() const { return m_box; }

    // Wraps the text and moves the bubble to where it hides least of `ground`, as near as can be to `place`,
    // whose middle is the anchor. Its tail leads there unless that would cross something to be kept in
    // sight. In pixels of the view.
    void layout(const QRect &place, HintGround ground);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QSize sizeFor(int widest) const;
    QPainterPath bubble() const;

    QString m_text;
    QRectF m_box;
    QLineF m_tail; // from the edge of the place into the box; null without a tail
    QFont m_font;
};

} // namespace holmstead
