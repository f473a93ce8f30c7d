// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablemotion.h"

#include "board/boardgeometry.h"
#include "board/boardscene.h"
#include "board/boardview.h"
#include "motion/motionlayer.h"
#include "motion/script.h"
#include "rules/visitor.h"
#include "session/gamesession.h"
#include "table/bankpanel.h"
#include "table/diceview.h"
#include "table/pileview.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"
#include "table/promptbar.h"

#include <algorithm>
#include <utility>

namespace holmstead {

namespace {

// The line at the top is seen above the curtain, too.
bool isAboveCurtain(const Act &act)
{
    return std::holds_alternative<PromptSweep>(act.movement);
}

bool isRoll(const Script &script)
{
    return std::any_of(script.begin(), script.end(),
                       [](const Act &act) { return std::holds_alternative<DiceTumble>(act.movement); });
}

bool explainsAnything(const Script &script)
{
    return std::any_of(script.begin(), script.end(), [](const Act &act) { return act.explains; });
}

} // namespace

TableMotion::TableMotion(const GameSession &session, const Parts &parts, QWidget *table)
    : QObject(table),
      m_session(session),
      m_parts(parts),
      m_table(table),
      m_layer(new MotionLayer(*this, table))
{
    // Whatever was played or taken back, or another game: what moves still belongs to what was before.
    connect(&session, &GameSession::recorded, this, &TableMotion::forget);
    connect(&session, &GameSession::started, this, &TableMotion::forget);
    connect(&session, &GameSession::happened, this, &TableMotion::note);
    connect(m_layer, &MotionLayer::ended, this, &TableMotion::ended);
}

Pace TableMotion::pace() const
{
    return m_layer->pace();
}

void TableMotion::setPace(Pace pace)
{
    m_layer->setPace(pace);
}

bool TableMotion::isMoving() const
{
    return m_layer->isMoving();
}

void TableMotion::note(const Events &events)
{
    m_kept = pace() == Pace::Off ? Script() : scriptFor(events, m_session.view(), m_session.people());
}

void TableMotion::forget()
{
    m_kept.clear();
    m_layer->finish();
}

// A curtain that a roll closes waits until all have seen the dice.
bool TableMotion::isShownNow() const
{
    return !m_session.curtain() || isRoll(m_kept);
}

void TableMotion::announce()
{
    if (m_layer->isVisible() && isShownNow() && explainsAnything(m_kept))
        setUntold(isRoll(m_kept) ? Untold::Roll : Untold::Move);
}

void TableMotion::play()
{
    if (isShownNow()) {
        if (!m_kept.empty())
            m_layer->play(std::exchange(m_kept, {}));
    } else {
        const auto above = std::stable_partition(m_kept.begin(), m_kept.end(),
                                                 [](const Act &act) { return !isAboveCurtain(act); });
        m_layer->play(Script(above, m_kept.end()));
        m_kept.erase(above, m_kept.end());
    }
    if (!m_layer->isMoving())
        setUntold(Untold::Nothing); // none of it is in sight
}

QRectF TableMotion::placeOf(const Spot &spot) const
{
    const auto plate = [this](PlayerId player) { return m_parts.players->plate(player); };
    return std::visit(
        Visitor{
            [&](HexId hex) { return placeOnBoard(centerOf(hex)); },
            [&](const HandSpot &at) {
                return placeOf(plate(at.player), plate(at.player)->placeOf(PlayerPlate::Stat::Resources));
            },
            [&](const CardsSpot &at) {
                return placeOf(plate(at.player), plate(at.player)->placeOf(PlayerPlate::Stat::Developments));
            },
            [&](const PlateSpot &at) { return placeOf(plate(at.player)); },
            [&](const PileSpot &at) { return placeOf(m_parts.bank->pile(at.resource)); },
            [&](const DeckSpot &) { return placeOf(m_parts.bank->deckPile()); },
            [&](const MiddleSpot &) {
                return placeOnBoard({ 0, 0 });
            },
            [&](const PromptSpot &) { return placeOf(m_parts.prompt); },
            [&](const TableSpot &) { return QRectF(m_table->rect()); },
        },
        spot);
}

QRectF TableMotion::placeOf(const QWidget *widget) const
{
    return placeOf(widget, widget->rect());
}

QRectF TableMotion::placeOf(const QWidget *widget, const QRect &part) const
{
    if (!widget->isVisible())
        return {};
    return QRectF(widget->mapTo(m_table, part.topLeft()), part.size());
}

QRectF TableMotion::placeOnBoard(const QPointF &point) const
{
    constexpr int half = 8;
    const QWidget *window = m_parts.view->viewport();
    const QRect seen = window->rect().adjusted(half, half, -half, -half);
    const QPoint at = m_parts.view->mapFromScene(point);
    const QPoint held(std::clamp(at.x(), seen.left(), std::max(seen.left(), seen.right())),
                      std::clamp(at.y(), seen.top(), std::max(seen.top(), seen.bottom())));
    return placeOf(window, QRect(held - QPoint(half, half), QSize(2 * half, 2 * half)));
}

void TableMotion::setPose(const Pose &pose)
{
    m_parts.dice->setTumble(pose.tumble);
    m_parts.board->setPose(pose.board);
    for (const Resource resource : allResources)
        m_parts.bank->pile(resource)->setShift(pose.piles[indexOf(resource)]);
    if (!pose.untold)
        setUntold(Untold::Nothing);
}

void TableMotion::setUntold(Untold what)
{
    if (m_untold == what)
        return;
    m_untold = what;
    emit untold(what);
}

} // namespace holmstead
