// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion/flight.h"

#include "hand/cardname.h"
#include "hand/paper.h"
#include "look/art.h"
#include "look/palette.h"
#include "text/terms.h"

#include <QEasingCurve>
#include <QPainter>
#include <QPixmap>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace holmstead {

namespace {

constexpr qreal cardHeight = 4.4; // in ems
constexpr qreal shownHeight = 7;
constexpr qreal awardSide = 3.8;
constexpr qreal nameLetters = 1.05; // of the letters' size, on a card that is shown

// A picture of `size`, drawn once for the whole way.
QPixmap pictureOf(const QSizeF &size, const QWidget &layer,
                  const std::function<void(QPainter &, const QRectF &)> &paint)
{
    constexpr qreal margin = 1; // for outlines
    const qreal scale = layer.devicePixelRatioF();
    const QSizeF whole = size + QSizeF(2 * margin, 2 * margin);
    QPixmap picture((whole * scale).toSize());
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(QPointF(margin, margin), size));
    return picture;
}

QPixmap cardPicture(const CardSide &side, qreal height, const QWidget &layer)
{
    return pictureOf({ CardPainter::widthOfHeight * height, height }, layer,
                     [&side](QPainter &painter, const QRectF &rect) {
                         if (const auto *face = std::get_if<CardFace>(&side))
                             CardPainter::paintFront(painter, rect, *face);
                         else
                             CardPainter::paintBack(painter, rect, std::get<CardPainter::Back>(side));
                     });
}

// Whoever plays a card says its name.
QPixmap namedPicture(const CardShow &show, qreal height, const QWidget &layer)
{
    const QFont font = paper::scaled(layer.font(), nameLetters, QFont::DemiBold);
    return pictureOf({ CardPainter::widthOfHeight * height, height }, layer,
                     [&](QPainter &painter, const QRectF &rect) {
                         CardPainter::paintFront(painter, rect, show.card);
                         const qreal width = CardPainter::bandOf(rect).width();
                         const CardName name(cardName(show.card, show.edition), font, width);
                         const QRectF band = CardPainter::paintBand(painter, rect, name.height());
                         painter.setPen(palette::ink);
                         name.paint(painter, band);
                     });
}

QString drawingOf(Award award)
{
    return award == Award::LongestRoad ? QStringLiteral("awards/longestRoad")
                                       : QStringLiteral("awards/largestArmy");
}

// How something stands on its way.
struct Stand
{
    QPointF center;
    qreal scale = 1;
    qreal angle = 0; // degrees
    qreal opacity = 1;
};

// One picture, or a little stack of it, that moves.
class MovingPicture : public Performance
{
public:
    MovingPicture(const QPixmap &picture, int count) : m_picture(picture), m_count(std::min(count, mostSeen))
    {}

    QRegion area(qreal part) const override
    {
        const Stand now = stand(part);
        const QSizeF size = m_picture.deviceIndependentSize();
        // Turned by a few degrees at most.
        const qreal half = now.scale * 0.5 * (std::max(size.width(), size.height()) * 1.08 + spread() + 4);
        return QRectF(now.center - QPointF(half, half), QSizeF(2 * half, 2 * half)).toAlignedRect();
    }

    void paint(QPainter &painter, qreal part) const override
    {
        const Stand now = stand(part);
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setOpacity(now.opacity);
        painter.translate(now.center);
        painter.rotate(now.angle);
        painter.scale(now.scale, now.scale);
        const QSizeF size = m_picture.deviceIndependentSize();
        const QPointF corner(-size.width() / 2, -size.height() / 2);
        for (int card = 0; card < m_count; ++card) {
            const qreal off = step() * (card - (m_count - 1) / 2.0);
            painter.drawPixmap(corner + QPointF(off, off / 2), m_picture);
        }
        painter.restore();
    }

protected:
    virtual Stand stand(qreal part) const = 0;

private:
    static constexpr int mostSeen = 5;

    qreal step() const { return 0.22 * m_picture.deviceIndependentSize().width(); }
    qreal spread() const { return step() * (m_count - 1); }

    QPixmap m_picture;
    int m_count;
};

// Where the way from `from` to `to` bows to: into the table, where there is room and nothing to read, and one
// way less than back, so that what crosses does not meet.
QPointF bowOf(const QPointF &from, const QPointF &to, const QWidget &layer)
{
    const QPointF straight = (from + to) / 2;
    const QPointF way = to - from;
    const qreal length = std::hypot(way.x(), way.y());
    if (length < 1)
        return straight;
    const QPointF left = QPointF(way.y(), -way.x()) / length;
    const QPointF inwards = QRectF(layer.rect()).center() - straight;
    const qreal em = paper::em(layer);
    if (QPointF::dotProduct(left, inwards) >= 0)
        return straight + (0.2 * length + 2 * em) * left;
    return straight - (0.02 * length + 12 * em) * left;
}

class Flight : public MovingPicture
{
public:
    Flight(const QPixmap &picture, int count, const QPointF &from, const QPointF &to, const QPointF &bow)
        : MovingPicture(picture, count),
          m_from(from),
          m_to(to),
          m_bow(bow)
    {}

protected:
    Stand stand(qreal part) const override
    {
        const qreal t = QEasingCurve(QEasingCurve::InOutQuad).valueForProgress(part);
        const QPointF center = (1 - t) * (1 - t) * m_from + 2 * t * (1 - t) * m_bow + t * t * m_to;
        const qreal height = std::sin(std::numbers::pi * t); // over the table
        return { center, 0.7 + 0.3 * height, 7 * height, std::min(1.0, 8 * (1 - part)) };
    }

private:
    QPointF m_from;
    QPointF m_to;
    QPointF m_bow;
};

class Show : public MovingPicture
{
public:
    Show(const QPixmap &picture, const QPointF &from, const QPointF &to)
        : MovingPicture(picture, 1),
          m_from(from),
          m_to(to)
    {}

protected:
    Stand stand(qreal part) const override
    {
        constexpr qreal arrival = 0.4;
        constexpr qreal leaving = 0.8;
        const qreal way =
            QEasingCurve(QEasingCurve::OutCubic).valueForProgress(std::min(1.0, part / arrival));
        return { m_from + way * (m_to - m_from), 0.4 + 0.6 * way, 0,
                 std::min(1.0, (1 - part) / (1 - leaving)) };
    }

private:
    QPointF m_from;
    QPointF m_to;
};

std::unique_ptr<Performance> flight(const QPixmap &picture, int count, const QRectF &from, const QRectF &to,
                                    const QWidget &layer)
{
    if (from.isEmpty() || to.isEmpty())
        return nullptr;
    return std::make_unique<Flight>(picture, count, from.center(), to.center(),
                                    bowOf(from.center(), to.center(), layer));
}

} // namespace

std::unique_ptr<Performance> flightOf(const CardFlight &card, const MovingTable &table, const QWidget &layer)
{
    return flight(cardPicture(card.side, cardHeight * paper::em(layer), layer), card.count,
                  table.placeOf(card.from), table.placeOf(card.to), layer);
}

std::unique_ptr<Performance> flightOf(const AwardFlight &award, const MovingTable &table,
                                      const QWidget &layer)
{
    const qreal side = awardSide * paper::em(layer);
    const QPixmap picture = pictureOf({ side, side }, layer, [&award](QPainter &painter, const QRectF &rect) {
        Art::paint(painter, rect, drawingOf(award.award));
    });
    return flight(picture, 1, table.placeOf(award.from), table.placeOf(award.to), layer);
}

std::unique_ptr<Performance> showOf(const CardShow &show, const MovingTable &table, const QWidget &layer)
{
    const QRectF from = table.placeOf(CardsSpot{ show.player });
    const QRectF plate = table.placeOf(PlateSpot{ show.player });
    if (from.isEmpty() || plate.isEmpty())
        return nullptr;
    const qreal height = shownHeight * paper::em(layer);
    // Beside the plate, towards the board.
    const qreal aside = plate.width() / 2 + 0.5 * height;
    const bool left = plate.center().x() < layer.rect().center().x();
    const QPointF to = plate.center() + QPointF(left ? aside : -aside, 0);
    return std::make_unique<Show>(namedPicture(show, height, layer), from.center(), to);
}

} // namespace holmstead
