// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/action.h"
#include "rules/state.h"

#include "board/random.h"

#include <deque>

namespace holmstead {

// Decides what nobody chooses: dice, the card that is stolen, the card that is drawn. It stands outside the
// rules and is handed in, so that a game can be replayed, seeded or scripted.
class Chance
{
public:
    virtual ~Chance() = default;

    virtual Dice roll() = 0;
    // One card of `hand`, which is not empty; each card equally likely.
    virtual Resource steal(const ResourceCards &hand) = 0;
    // One card of `deck`, which is not empty; each card equally likely.
    virtual DevelopmentCard draw(const DevelopmentCards &deck) = 0;

    // `action` with what chance decides filled in where it was left out. why() must have nothing against it.
    Action complete(const GameState &state, const Action &action);
};

// The same seed gives the same game on every platform.
class SeededChance final : public Chance
{
public:
    explicit SeededChance(std::uint64_t seed) : m_random(seed) {}

    Dice roll() override;
    Resource steal(const ResourceCards &hand) override;
    DevelopmentCard draw(const DevelopmentCards &deck) override;

private:
    Random m_random;
};

// Gives what it was told, in order, and falls back on a seed when that has run out or cannot be.
class ScriptedChance final : public Chance
{
public:
    explicit ScriptedChance(std::uint64_t seed = 1) : m_rest(seed) {}

    void addRoll(Dice dice) { m_rolls.push_back(dice); }
    void addSteal(Resource card) { m_steals.push_back(card); }
    void addDraw(DevelopmentCard card) { m_draws.push_back(card); }

    Dice roll() override;
    Resource steal(const ResourceCards &hand) override;
    DevelopmentCard draw(const DevelopmentCards &deck) override;

private:
    std::deque<Dice> m_rolls;
    std::deque<Resource> m_steals;
    std::deque<DevelopmentCard> m_draws;
    SeededChance m_rest;
};

} // namespace holmstead
