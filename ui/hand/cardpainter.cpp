// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/cardpainter.h"

#include "board/resourcesymbol.h"
#include "board/starpainter.h"
#include "hand/developmentsymbol.h"
#include "hand/paper.h"
#include "look/palette.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace holmstead {

namespace {

constexpr qreal pi = 3.14159265358979323846;

qreal cornerOf(const QRectF &card)
{
    return 0.09 * card.width();
}

QRectF inner(const QRectF &card, qreal part)
{
    const qreal margin = part * card.width();
    return card.adjusted(margin, margin, -margin, -margin);
}

// The island's own sign: a hexagon that stands on a corner.
QPolygonF hexagon(const QPointF &center, qreal radius)
{
    QPolygonF result;
    for (int corner = 0; corner < 6; ++corner) {
        const qreal angle = pi / 6 + corner * pi / 3;
        result << center + radius * QPointF(std::cos(angle), std::sin(angle));
    }
    return result;
}

QColor groundOf(const CardFace &face)
{
    const auto *resource = std::get_if<Resource>(&face);
    return resource ? paper::mixed(palette::paper, palette::resource(*resource).base, 0.34)
                    : paper::mixed(palette::paper, palette::accent, 0.13);
}

} // namespace

QRectF CardPainter::cardIn(const QRectF &rect)
{
    const qreal height = std::min(rect.height(), rect.width() / widthOfHeight);
    const qreal width = widthOfHeight * height;
    return { rect.center().x() - width / 2, rect.center().y() - height / 2, width, height };
}

void CardPainter::paintBack(QPainter &painter, const QRectF &rect, Back back)
{
    const bool resource = back == Back::Resource;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette::ink, std::max(1.0, 0.02 * rect.width())));
    painter.setBrush(palette::paper);
    painter.drawRoundedRect(rect, cornerOf(rect), cornerOf(rect));
    painter.setPen(Qt::NoPen);
    painter.setBrush(resource ? palette::wood : palette::accent);
    painter.drawRoundedRect(inner(rect, 0.1), cornerOf(rect) / 2, cornerOf(rect) / 2);
    if (resource) {
        painter.setBrush(palette::paper);
        painter.drawPolygon(hexagon(rect.center(), 0.3 * rect.width()));
    } else {
        const qreal half = 0.34 * rect.width();
        StarPainter::paint(painter,
                           { rect.center().x() - half, rect.center().y() - half, 2 * half, 2 * half });
    }
    painter.restore();
}

void CardPainter::paintBlank(QPainter &painter, const QRectF &rect, const CardFace &face)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(paper::mixed(palette::paperEdge, palette::ink, 0.35), 1));
    painter.setBrush(palette::paper);
    painter.drawRoundedRect(rect, cornerOf(rect), cornerOf(rect));
    painter.setPen(Qt::NoPen);
    painter.setBrush(groundOf(face));
    painter.drawRoundedRect(inner(rect, 0.055), 0.7 * cornerOf(rect), 0.7 * cornerOf(rect));
    painter.restore();
}

void CardPainter::paintFront(QPainter &painter, const QRectF &rect, const CardFace &face)
{
    paintBlank(painter, rect, face);
    const qreal side = 0.8 * rect.width();
    paintPicture(painter, { rect.center().x() - side / 2, rect.center().y() - side / 2, side, side }, face);
}

void CardPainter::paintPicture(QPainter &painter, const QRectF &square, const CardFace &face)
{
    if (const auto *resource = std::get_if<Resource>(&face))
        ResourceSymbol::paint(painter, square, *resource);
    else
        DevelopmentSymbol::paint(painter, square, std::get<DevelopmentCard>(face));
}

} // namespace holmstead
