// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/costpainter.h"

#include "board/resourcesymbol.h"
#include "hand/paper.h"
#include "look/palette.h"
#include "look/theme.h"

#include <QPainter>

namespace holmstead {

namespace {

constexpr qreal widthOfHeight = 0.86;
constexpr qreal gapOfHeight = 0.14;

void paintHollow(QPainter &painter, const QRectF &card, Resource resource)
{
    painter.setPen(QPen(theme().softText, 1, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setOpacity(0.4);
    ResourceSymbol::paint(painter, card.adjusted(2, 2, -2, -2), resource);
    painter.setOpacity(1);
}

void paintMarked(QPainter &painter, const QRectF &card, Resource resource)
{
    painter.setPen(QPen(theme().warning, 2));
    painter.setBrush(paper::mixed(theme().sheet, theme().warning, 0.12));
    painter.drawRoundedRect(card, 3, 3);
    ResourceSymbol::paint(painter, card.adjusted(1.5, 1.5, -1.5, -1.5), resource);
}

void paintHeld(QPainter &painter, const QRectF &card, Resource resource)
{
    painter.setPen(QPen(paper::mixed(palette::paperEdge, palette::ink, 0.25), 1));
    painter.setBrush(paper::mixed(palette::paper, palette::resource(resource).base, 0.3));
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    ResourceSymbol::paint(painter, card.adjusted(1.5, 1.5, -1.5, -1.5), resource);
}

} // namespace

double CostPainter::widthFor(ResourceCards cost, double height)
{
    return cost.total() * (widthOfHeight + gapOfHeight) * height - gapOfHeight * height;
}

void CostPainter::paint(QPainter &painter, const QRectF &rect, ResourceCards cost,
                        std::optional<ResourceCards> hand, Missing missing)
{
    const qreal height = rect.height();
    QRectF card(rect.left(), rect.top(), widthOfHeight * height, height);
    for (const Resource resource : allResources) {
        for (int number = 0; number < cost[resource]; ++number) {
            const QRectF place = paper::inDirection(painter, card, rect);
            const bool held = !hand || number < (*hand)[resource];
            if (held)
                paintHeld(painter, place, resource);
            else if (missing == Missing::Marked)
                paintMarked(painter, place, resource);
            else
                paintHollow(painter, place, resource);
            card.translate((widthOfHeight + gapOfHeight) * height, 0);
        }
    }
}

} // namespace holmstead
