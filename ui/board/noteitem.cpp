// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/noteitem.h"

#include "board/layer.h"
#include "look/palette.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLineF>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <utility>

namespace holmstead {

namespace {

// In pixels.
constexpr qreal padX = 12;
constexpr qreal padY = 8;
constexpr qreal tail = 8;       // half of its foot
constexpr qreal thinTail = 2.5; // of a long one, which leads over other places
constexpr qreal longTail = 50;
constexpr int margin = 6;
// In ems, of the text.
constexpr qreal wideNote = 18;
constexpr qreal slimNote = 10;

QPointF nearest(const QRectF &box, const QPointF &point)
{
    return { std::clamp(point.x(), box.left(), box.right()), std::clamp(point.y(), box.top(), box.bottom()) };
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

QSize NoteItem::sizeFor(qreal widest) const
{
    const QFontMetricsF metrics(m_font);
    const QRectF text = metrics.boundingRect(QRectF(0, 0, widest * metrics.height(), 10000),
                                             Qt::AlignHCenter | Qt::TextWordWrap, m_text);
    return { qCeil(text.width() + 2 * padX), qCeil(text.height() + 2 * padY) };
}

void NoteItem::layout(const QRect &place, HintGround ground)
{
    prepareGeometryChange();
    ground.space.adjust(margin, margin, -margin, -margin);
    // It answers a click: to be beside the place matters more than what it covers for a moment.
    ground.land = std::move(ground.kept);
    ground.kept.clear();
    const qreal most = (ground.space.width() - 2 * padX) / QFontMetricsF(m_font).height();
    HintPlace best;
    for (const qreal widest : { wideNote, slimNote }) {
        const HintPlace found = placeForHint(sizeFor(qMin(widest, most)), place, ground, margin);
        if (best.rect.isNull() || found.harm < best.harm)
            best = found;
    }
    const QPointF anchor = QRectF(place).center();
    m_box = QRectF(best.rect).translated(-anchor);
    const QLineF way(QPointF(), nearest(m_box, QPointF()));
    m_tip = way.length() > 0 ? way.pointAt(qMin(1.0, place.width() / 2 / way.length())) : QPointF();
}

QRectF NoteItem::boundingRect() const
{
    return m_box.united(QRectF(m_tip, QSizeF(1, 1))).adjusted(-6, -6, 8, 10);
}

QPainterPath NoteItem::bubble() const
{
    QPainterPath box;
    box.addRoundedRect(m_box, 10, 10);
    if (m_box.contains(m_tip))
        return box;
    const QLineF way(m_tip, nearest(m_box.adjusted(2 * tail, tail, -2 * tail, -tail), m_tip));
    const qreal foot = way.length() > longTail ? thinTail : tail;
    const QPointF aside = foot / way.length() * QPointF(-way.dy(), way.dx());
    QPainterPath pointer(m_tip);
    pointer.lineTo(way.p2() + aside);
    pointer.lineTo(way.p2() - aside);
    pointer.closeSubpath();
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
