// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/noteitem.h"

#include "board/layer.h"
#include "look/palette.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

namespace holmstead {

namespace {

// In pixels.
constexpr qreal widestText = 300;
constexpr qreal padX = 14;
constexpr qreal padY = 10;
constexpr qreal tail = 16; // from the anchor to the bubble
constexpr qreal margin = 6;

// Moves `box` so that it lies inside `visible`; what is too large sticks out at the far side.
QRectF kept(QRectF box, const QRectF &visible)
{
    box.moveLeft(qMax(visible.left(), qMin(box.left(), visible.right() - box.width())));
    box.moveTop(qMax(visible.top(), qMin(box.top(), visible.bottom() - box.height())));
    return box;
}

} // namespace

NoteItem::NoteItem()
{
    setFlag(ItemIgnoresTransformations);
    setZValue(layer::note);
    setVisible(false);
}

void NoteItem::setNote(const QString &sentence, const QPointF &anchor)
{
    prepareGeometryChange();
    m_text = sentence;
    m_font = QGuiApplication::font();
    setPos(anchor);
    setVisible(!sentence.isEmpty());
}

void NoteItem::layout(const QPointF &anchor, const QRectF &visible)
{
    prepareGeometryChange();
    const QRectF space = visible.adjusted(margin, margin, -margin, -margin);
    const qreal width = qMin(widestText, space.width() - 2 * padX);
    const QRectF text = QFontMetricsF(m_font).boundingRect(QRectF(0, 0, width, 10000),
                                                           Qt::AlignHCenter | Qt::TextWordWrap, m_text);
    QRectF box(0, 0, qCeil(text.width()) + 2 * padX, qCeil(text.height()) + 2 * padY);
    box.moveCenter(anchor);
    box.moveBottom(anchor.y() - tail);
    if (box.top() < space.top())
        box.moveTop(anchor.y() + tail);
    m_box = kept(box, space).translated(-anchor);
}

QRectF NoteItem::boundingRect() const
{
    return m_box.united(QRectF(-tail, -tail, 2 * tail, 2 * tail)).adjusted(-4, -4, 6, 8);
}

QPainterPath NoteItem::bubble() const
{
    QPainterPath box;
    box.addRoundedRect(m_box, 10, 10);
    const qreal x = qBound(m_box.left() + 20, 0.0, m_box.right() - 20);
    QPainterPath pointer(QPointF(x - 9, m_box.center().y()));
    pointer.lineTo(0, 0);
    pointer.lineTo(x + 9, m_box.center().y());
    return box | pointer;
}

void NoteItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QPainterPath shape = bubble();
    QColor shadow = palette::ink;
    shadow.setAlpha(60);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(shape.translated(2, 4), shadow);
    painter->setBrush(palette::paper);
    painter->setPen(QPen(palette::ink, 2));
    painter->drawPath(shape);
    painter->setFont(m_font);
    painter->drawText(m_box.adjusted(padX, padY, -padX, -padY), Qt::AlignCenter | Qt::TextWordWrap, m_text);
}

} // namespace holmstead
