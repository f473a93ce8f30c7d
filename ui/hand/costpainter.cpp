// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/costpainter.h"

#include "board/resourcesymbol.h"
#include "hand/paper.h"
#include "look/palette.h"
#include "look/theme.h"

#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

// Of the height of a card.
constexpr qreal widthOfHeight = 0.92;
constexpr qreal gapOfHeight = 0.1;
constexpr qreal cornerOfHeight = 0.16;
constexpr qreal symbolInset = 0.05;
constexpr qreal dotOfHeight = 0.06;

QRectF placeOfSymbol(const QRectF &card)
{
    const qreal inset = symbolInset * card.height();
    return card.adjusted(inset, inset, -inset, -inset);
}

void drawCard(QPainter &painter, const QRectF &card)
{
    const qreal corner = cornerOfHeight * card.height();
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

// A place that still wants its card. The symbol keeps its colours: whoever plans reads the price most of all
// while they cannot pay it.
void paintHollow(QPainter &painter, const QRectF &card, Resource resource)
{
    // By lamplight a place in the shade, so that it is told from the cards, with dots of light round it.
    const QColor dot = theme().lamplit ? palette::paper : paper::mixed(palette::paper, palette::ink, 0.7);
    QPen dots(dot, std::max(1.0, dotOfHeight * card.height()), Qt::CustomDashLine, Qt::RoundCap);
    dots.setDashPattern({ 0.1, 2.2 });
    painter.setPen(dots);
    // Not darker, or wool, which is white and ink, would not be seen.
    painter.setBrush(paper::mixed(palette::paper, theme().sheet, theme().lamplit ? 0.55 : 0.4));
    drawCard(painter, card);
    ResourceSymbol::paint(painter, placeOfSymbol(card), resource);
}

void paintMarked(QPainter &painter, const QRectF &card, Resource resource)
{
    painter.setPen(QPen(theme().warning, 2));
    painter.setBrush(paper::mixed(theme().sheet, theme().warning, 0.12));
    drawCard(painter, card);
    ResourceSymbol::paint(painter, placeOfSymbol(card), resource);
}

void paintHeld(QPainter &painter, const QRectF &card, Resource resource)
{
    painter.setPen(QPen(paper::mixed(palette::paperEdge, palette::ink, 0.25), 1));
    painter.setBrush(paper::mixed(palette::paper, palette::resource(resource).base, 0.3));
    drawCard(painter, card);
    ResourceSymbol::paint(painter, placeOfSymbol(card), resource);
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
