// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion/celebration.h"

#include "hand/paper.h"
#include "look/palette.h"

#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <vector>

namespace holmstead {

namespace {

constexpr int scraps = 84;
// In ems.
constexpr qreal scrapWidth = 0.85;
constexpr qreal scrapHeight = 1.25;

// A number in 0 … 1 that looks like chance and is the same every time.
qreal scattered(int number, int salt)
{
    auto mixed = static_cast<std::uint32_t>(number * 73 + salt * 179) * 2654435761u;
    mixed = (mixed ^ mixed >> 15) * 0x846ca68bu; // or one salt would follow the other
    return static_cast<qreal>(mixed >> 16 & 0xff) / 0xff;
}

class Confetti : public Performance
{
public:
    Confetti(const QRectF &table, Color color, qreal em) : m_em(em)
    {
        const palette::PlayerTones &tones = palette::player(color);
        const std::array colors = { tones.base, tones.light, tones.dark, palette::gold };
        for (int i = 0; i < scraps; ++i) {
            const qreal side = scattered(i, 1);
            m_scraps.push_back(
                // From above the table, some later than others.
                { { table.left() + table.width() * (i + side) / scraps,
                    table.top() - table.height() * 0.4 * scattered(i, 5) },
                  { em * 6 * (scattered(i, 2) - 0.5), table.height() * (0.6 + 0.6 * scattered(i, 3)) },
                  180 + 360 * scattered(i, 4),
                  colors[static_cast<std::size_t>(i) % colors.size()] });
        }
    }

    QRegion area(qreal part) const override
    {
        QRegion region;
        for (const Scrap &scrap : m_scraps) {
            const qreal half = 0.5 * std::hypot(scrapWidth, scrapHeight) * m_em + 1;
            region += QRectF(placeOf(scrap, part) - QPointF(half, half), QSizeF(2 * half, 2 * half))
                          .toAlignedRect();
        }
        return region;
    }

    void paint(QPainter &painter, qreal part) const override
    {
        painter.save();
        painter.setPen(Qt::NoPen);
        painter.setOpacity(std::min(1.0, 4 * (1 - part)));
        for (const Scrap &scrap : m_scraps) {
            const qreal turn = scrap.turn * part * std::numbers::pi / 180;
            painter.save();
            painter.translate(placeOf(scrap, part));
            painter.rotate(scrap.turn * part);
            painter.scale(1, 0.3 + 0.7 * std::abs(std::cos(2 * turn)));
            painter.fillRect(scrapOf(m_em), scrap.color);
            painter.restore();
        }
        painter.restore();
    }

private:
    struct Scrap
    {
        QPointF from;
        QPointF way;
        qreal turn = 0; // degrees on its way
        QColor color;
    };

    static QRectF scrapOf(qreal em)
    {
        return { -scrapWidth / 2 * em, -scrapHeight / 2 * em, scrapWidth * em, scrapHeight * em };
    }

    // They fall ever faster, swaying.
    QPointF placeOf(const Scrap &scrap, qreal part) const
    {
        const qreal sway = 0.5 * m_em * std::sin(std::numbers::pi * part * (2 + scrap.turn / 180));
        return scrap.from + QPointF(scrap.way.x() * part + sway, scrap.way.y() * part * (0.5 + 0.5 * part));
    }

    qreal m_em;
    std::vector<Scrap> m_scraps;
};

} // namespace

std::unique_ptr<Performance> celebrationOf(const Celebration &win, const MovingTable &table,
                                           const QWidget &layer)
{
    const QRectF whole = table.placeOf(TableSpot());
    if (whole.isEmpty())
        return nullptr;
    return std::make_unique<Confetti>(whole, win.color, paper::em(layer));
}

} // namespace holmstead
