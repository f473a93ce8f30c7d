// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/chance.h"

namespace holmstead {

namespace {

bool isDie(int face)
{
    return face >= 1 && face <= 6;
}

// Takes the next scripted value if there is one that `fits`; one that does not is dropped.
template <typename Value, typename Fits> std::optional<Value> take(std::deque<Value> &script, Fits fits)
{
    if (script.empty())
        return std::nullopt;
    const Value value = script.front();
    script.pop_front();
    return fits(value) ? std::optional(value) : std::nullopt;
}

} // namespace

Action Chance::complete(const GameState &state, const Action &action)
{
    if (const auto *rolled = std::get_if<Roll>(&action); rolled && !rolled->dice)
        return Roll{ roll() };
    if (const auto *theft = std::get_if<Steal>(&action); theft && !theft->card)
        return Steal{ theft->from, steal(at(state.hands, theft->from)) };
    if (const auto *buy = std::get_if<BuyCard>(&action); buy && !buy->card)
        return BuyCard{ draw(state.deck) };
    return action;
}

Dice SeededChance::roll()
{
    const auto die = [this] { return static_cast<std::uint8_t>(1 + m_random.below(6)); };
    const std::uint8_t first = die();
    const std::uint8_t second = die();
    return { first, second };
}

Resource SeededChance::steal(const ResourceCards &hand)
{
    return hand.kindOf(m_random.below(hand.total()));
}

DevelopmentCard SeededChance::draw(const DevelopmentCards &deck)
{
    return deck.kindOf(m_random.below(deck.total()));
}

Dice ScriptedChance::roll()
{
    const auto fits = [](Dice dice) { return isDie(dice.first) && isDie(dice.second); };
    const auto dice = take(m_rolls, fits);
    return dice ? *dice : m_rest.roll();
}

Resource ScriptedChance::steal(const ResourceCards &hand)
{
    const auto card = take(m_steals, [&hand](Resource resource) { return hand[resource] > 0; });
    return card ? *card : m_rest.steal(hand);
}

DevelopmentCard ScriptedChance::draw(const DevelopmentCards &deck)
{
    const auto card = take(m_draws, [&deck](DevelopmentCard kind) { return deck[kind] > 0; });
    return card ? *card : m_rest.draw(deck);
}

} // namespace holmstead
