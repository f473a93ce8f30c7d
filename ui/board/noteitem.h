// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QGraphicsItem>
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

    // Wraps the text and moves the bubble so that it stays inside `visible`. Both are in pixels of the view;
    // `anchor` is where the anchor is seen.
    void layout(const QPointF &anchor, const QRectF &visible);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QPainterPath bubble() const;

    QString m_text;
    QRectF m_box;
    QFont m_font;
};

} // namespace holmstead
