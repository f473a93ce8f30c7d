// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion/performance.h"

#include "motion/celebration.h"
#include "motion/flight.h"
#include "motion/sweep.h"

#include "board/boardgeometry.h"

#include <QEasingCurve>

#include <cmath>
#include <numbers>

namespace holmstead {

namespace {

class Tumbling : public Performance
{
public:
    void pose(Pose &pose, qreal part) const override { pose.tumble = part; }
};

class Glowing : public Performance
{
public:
    explicit Glowing(const HexSet &hexes) : m_hexes(hexes) {}

    // Up quickly, away slowly; once, which is no flashing.
    void pose(Pose &pose, qreal part) const override
    {
        constexpr qreal up = 0.2;
        constexpr qreal away = 0.55;
        pose.board.lit = m_hexes;
        pose.board.light = part < up ? part / up : std::min(1.0, (1 - part) / (1 - away));
    }

private:
    HexSet m_hexes;
};

class Shaking : public Performance
{
public:
    explicit Shaking(Resource pile) : m_pile(pile) {}

    void pose(Pose &pose, qreal part) const override
    {
        constexpr int swings = 3;
        pose.piles[indexOf(m_pile)] = 0.3 * (1 - part) * std::sin(2 * std::numbers::pi * swings * part);
    }

private:
    Resource m_pile;
};

class Walking : public Performance
{
public:
    explicit Walking(const RobberWalk &walk) : m_way(centerOf(walk.from) - centerOf(walk.to)) {}

    // In steps that lift the figure a little.
    void pose(Pose &pose, qreal part) const override
    {
        constexpr int steps = 4;
        constexpr qreal lift = 9;
        const qreal left = 1 - QEasingCurve(QEasingCurve::InOutSine).valueForProgress(part);
        pose.board.robberAway =
            left * m_way - QPointF(0, lift * std::abs(std::sin(std::numbers::pi * steps * part)));
    }

private:
    QPointF m_way;
};

class Dropping : public Performance
{
public:
    explicit Dropping(const Place &at) : m_at(at) {}

    void pose(Pose &pose, qreal part) const override
    {
        constexpr qreal height = 46;
        pose.board.lifted = m_at;
        pose.board.height = height * (1 - QEasingCurve(QEasingCurve::OutBounce).valueForProgress(part));
    }

private:
    Place m_at;
};

// Makes the performance of each kind of movement.
class Director
{
public:
    using Made = std::unique_ptr<Performance>;

    Director(const MovingTable &table, const QWidget &layer) : m_table(table), m_layer(layer) {}

    Made operator()(const DiceTumble &) const { return std::make_unique<Tumbling>(); }
    Made operator()(const HexGlow &glow) const { return std::make_unique<Glowing>(glow.hexes); }
    Made operator()(const PileShake &shake) const { return std::make_unique<Shaking>(shake.resource); }
    Made operator()(const RobberWalk &walk) const { return std::make_unique<Walking>(walk); }
    Made operator()(const PieceDrop &drop) const { return std::make_unique<Dropping>(drop.at); }
    Made operator()(const CardFlight &flight) const { return flightOf(flight, m_table, m_layer); }
    Made operator()(const CardShow &show) const { return showOf(show, m_table, m_layer); }
    Made operator()(const AwardFlight &flight) const { return flightOf(flight, m_table, m_layer); }
    Made operator()(const PromptSweep &sweep) const { return sweepOf(sweep, m_table, m_layer); }
    Made operator()(const PlateGlow &glow) const { return glowOf(glow, m_table, m_layer); }
    Made operator()(const Celebration &win) const { return celebrationOf(win, m_table, m_layer); }

private:
    const MovingTable &m_table;
    const QWidget &m_layer;
};

} // namespace

std::unique_ptr<Performance> performanceOf(const Movement &movement, const MovingTable &table,
                                           const QWidget &layer)
{
    return std::visit(Director(table, layer), movement);
}

} // namespace holmstead
