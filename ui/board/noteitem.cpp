// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/noteitem.h"

#include "board/layer.h"
#include "look/palette.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace holmstead {

namespace {

// In pixels.
constexpr qreal padX = 12;
constexpr qreal padY = 8;
constexpr qreal tail = 8;       // half of its foot
constexpr qreal thinTail = 2.5; // of a long one
constexpr qreal longTail = 50;
constexpr int margin = 6;
// In ems, of the text.
constexpr qreal wideNote = 18;
constexpr qreal middlingNote = 14;
constexpr qreal slimNote = 10;

QPointF nearest(const QRectF &box, const QPointF &point)
{
    return { std::clamp(point.x(), box.left(), box.right()), std::clamp(point.y(), box.top(), box.bottom()) };
}

// To `box` from the middle of a place, or from its edge where the box is beyond that.
QLineF tailOf(const QRectF &box, qreal radius)
{
    const QLineF way(QPointF(), nearest(box, QPointF()));
    if (way.length() == 0)
        return {};
    const QPointF tip = way.pointAt(std::min(1.0, radius / way.length()));
    return { tip, nearest(box.adjusted(2 * tail, tail, -2 * tail, -tail), tip) };
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

QSize NoteItem::sizeFor(int widest) const
{
    const QRectF text = QFontMetricsF(m_font).boundingRect(QRectF(0, 0, widest, 10000),
                                                           Qt::AlignHCenter | Qt::TextWordWrap, m_text);
    return { qCeil(text.width() + 2 * padX), qCeil(text.height() + 2 * padY) };
}

void NoteItem::layout(const QRect &place, HintGround ground)
{
    prepareGeometryChange();
    ground.space.adjust(margin, margin, -margin, -margin);
    ground.land.clear(); // it answers a click: to be beside the place matters more than bare land
    const qreal em = QFontMetricsF(m_font).height();
    const int room = qFloor(ground.space.width() - 2 * padX);
    const int widths[] = { qMin(qCeil(wideNote * em), room), qMin(qCeil(middlingNote * em), room),
                           qMin(qCeil(slimNote * em), room) };
    const auto size = [this](int width) { return sizeFor(width); };
    const QRect box = placeForHint(widths, size, place, ground, margin).rect;
    const QPointF anchor = QRectF(place).center();
    m_box = QRectF(box).translated(-anchor);
    m_tail = tailOf(m_box, place.width() / 2);
    if (!isFree(m_tail.translated(anchor), place, ground))
        m_tail = {};
}

QRectF NoteItem::boundingRect() const
{
    const QRectF tip = m_tail.isNull() ? m_box : QRectF(m_tail.p1(), QSizeF(1, 1));
    return m_box.united(tip).adjusted(-6, -6, 8, 10);
}

QPainterPath NoteItem::bubble() const
{
    QPainterPath box;
    box.addRoundedRect(m_box, 10, 10);
    if (m_tail.isNull())
        return box;
    const qreal foot = m_tail.length() > longTail ? thinTail : tail;
    const QPointF aside = foot / m_tail.length() * QPointF(-m_tail.dy(), m_tail.dx());
    QPainterPath pointer(m_tail.p1());
    pointer.lineTo(m_tail.p2() + aside);
    pointer.lineTo(m_tail.p2() - aside);
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
