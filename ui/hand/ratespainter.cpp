// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/ratespainter.h"

#include "board/harborpainter.h"
#include "board/resourcesymbol.h"
#include "hand/paper.h"
#include "look/palette.h"
#include "look/theme.h"

#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

constexpr int rateWithoutHarbor = 4; // R-TR-5

} // namespace

void RatesPainter::paint(QPainter &painter, const QRectF &rect, const Rates &rates)
{
    const QFont font = painter.font();
    const qreal cell = rect.width() / static_cast<qreal>(rates.size());
    const qreal side = std::min(0.92 * cell, 0.56 * rect.height());
    for (const Resource resource : allResources) {
        const int rate = rates[indexOf(resource)];
        const bool isBetter = rate < rateWithoutHarbor;
        const QRectF place = paper::inDirection(
            painter,
            { rect.left() + static_cast<qreal>(indexOf(resource)) * cell, rect.top(), cell, rect.height() },
            rect);
        if (isBetter)
            paper::drawPlate(painter, place.adjusted(0.5, -1, -0.5, 1), 0.2 * cell,
                             { theme().lit, palette::gold, 1, 0 });
        ResourceSymbol::paint(painter, { place.center().x() - side / 2, place.top(), side, side }, resource);
        painter.setFont(paper::scaled(font, isBetter ? 0.85 : 0.8, isBetter ? QFont::Bold : QFont::Normal));
        painter.setPen(isBetter ? theme().text : theme().softText);
        const qreal gap = 0.12 * cell; // to the next one
        paper::drawFitted(painter, place.adjusted(gap, side, -gap, 0), Qt::AlignCenter,
                          HarborPainter::rate(rate));
    }
    painter.setFont(font);
}

} // namespace holmstead
