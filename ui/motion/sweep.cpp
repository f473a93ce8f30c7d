// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion/sweep.h"

#include "hand/paper.h"
#include "look/theme.h"

#include <QEasingCurve>
#include <QLinearGradient>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace holmstead {

namespace {

QColor faded(QColor color, qreal opacity)
{
    color.setAlphaF(static_cast<float>(opacity * color.alphaF()));
    return color;
}

class Sweep : public Performance
{
public:
    Sweep(const QRectF &line, Color color, bool mirrored)
        : m_line(line),
          m_color(theme().stroke(color)),
          m_mirrored(mirrored)
    {}

    QRegion area(qreal part) const override
    {
        return band(part).toAlignedRect().intersected(m_line.toRect());
    }

    void paint(QPainter &painter, qreal part) const override
    {
        const QRectF whole = band(part);
        QLinearGradient gradient(whole.topLeft(), whole.topRight());
        gradient.setColorAt(0, faded(m_color, 0));
        gradient.setColorAt(0.5, faded(m_color, 0.55));
        gradient.setColorAt(1, faded(m_color, 0));
        painter.fillRect(whole & m_line, gradient);
    }

private:
    // In the direction of reading.
    QRectF band(qreal part) const
    {
        const qreal width = 0.3 * m_line.width();
        const qreal way =
            QEasingCurve(QEasingCurve::InOutSine).valueForProgress(m_mirrored ? 1 - part : part);
        return { m_line.left() - width + way * (m_line.width() + width), m_line.top(), width,
                 m_line.height() };
    }

    QRectF m_line;
    QColor m_color;
    bool m_mirrored;
};

class Glow : public Performance
{
public:
    Glow(const QRectF &plate, Color color, qreal em)
        : m_plate(plate),
          m_color(theme().stroke(color)),
          m_em(em)
    {}

    QRegion area(qreal part) const override
    {
        const qreal margin = reach(part) + 0.3 * m_em;
        return m_plate.adjusted(-margin, -margin, margin, margin).toAlignedRect();
    }

    // A ring that spreads and fades.
    void paint(QPainter &painter, qreal part) const override
    {
        const qreal margin = reach(part);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faded(m_color, 1 - part), 0.3 * m_em));
        painter.drawRoundedRect(m_plate.adjusted(-margin, -margin, margin, margin), 0.5 * m_em, 0.5 * m_em);
        painter.restore();
    }

private:
    qreal reach(qreal part) const { return 0.6 * m_em * part; }

    QRectF m_plate;
    QColor m_color;
    qreal m_em;
};

} // namespace

std::unique_ptr<Performance> sweepOf(const PromptSweep &sweep, const MovingTable &table, const QWidget &layer)
{
    const QRectF line = table.placeOf(PromptSpot());
    if (line.isEmpty())
        return nullptr;
    return std::make_unique<Sweep>(line, sweep.color, layer.layoutDirection() == Qt::RightToLeft);
}

std::unique_ptr<Performance> glowOf(const PlateGlow &glow, const MovingTable &table, const QWidget &layer)
{
    const QRectF plate = table.placeOf(PlateSpot{ glow.player });
    if (plate.isEmpty())
        return nullptr;
    return std::make_unique<Glow>(plate, glow.color, paper::em(layer));
}

} // namespace holmstead
