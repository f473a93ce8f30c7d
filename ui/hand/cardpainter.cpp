// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/cardpainter.h"

#include "hand/paper.h"
#include "look/art.h"
#include "look/palette.h"
#include "look/theme.h"
#include "record/names.h"

#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

// Parts of the card's height, as drawn in resources/art/cards.
constexpr qreal rim = 0.04;
constexpr qreal bandTop = 0.75;
constexpr qreal bandBottom = 0.96;
constexpr qreal bandLine = 0.0125;

QString drawingOf(const CardFace &face)
{
    const auto word = std::visit([](auto kind) { return wordFor(kind); }, face);
    return QLatin1String("cards/") + word;
}

} // namespace

QRectF CardPainter::cardIn(const QRectF &rect)
{
    const qreal height = std::min(rect.height(), rect.width() / widthOfHeight);
    const qreal width = widthOfHeight * height;
    return { rect.center().x() - width / 2, rect.center().y() - height / 2, width, height };
}

QRectF CardPainter::sceneOf(const QRectF &card)
{
    const qreal margin = rim * card.height();
    return card.adjusted(margin, margin, -margin, -(1 - bandTop) * card.height());
}

QRectF CardPainter::bandOf(const QRectF &card)
{
    const qreal margin = rim * card.height();
    return card.adjusted(margin, bandTop * card.height(), -margin, -(1 - bandBottom) * card.height());
}

void CardPainter::paintFront(QPainter &painter, const QRectF &rect, const CardFace &face)
{
    Art::paint(painter, rect, drawingOf(face));
}

QRectF CardPainter::paintBand(QPainter &painter, const QRectF &card, qreal height)
{
    QRectF band = bandOf(card);
    if (height <= band.height())
        return band;
    const qreal line = bandLine * card.height();
    const QRectF more(band.left(), band.bottom() - height, band.width(), height - band.height() + line);
    painter.fillRect(more, mixed(palette::paper, palette::seaLight, 0.4)); // all development cards have it
    painter.fillRect(QRectF(more.left(), more.top() - line / 2, more.width(), line),
                     mixed(palette::paper, palette::ink, 0.55));
    band.setTop(more.top());
    return band;
}

void CardPainter::paintBack(QPainter &painter, const QRectF &rect, Back back)
{
    Art::paint(painter, rect,
               back == Back::Resource ? QStringLiteral("cards/resourceBack")
                                      : QStringLiteral("cards/developmentBack"));
}

} // namespace holmstead
