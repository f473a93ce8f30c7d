// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/statistics.h"

#include <cstdlib>
#include <numeric>

namespace holmstead {

namespace {

constexpr int chances = 36; // ways for two dice to fall

constexpr int chancesOf(int sum)
{
    return 6 - std::abs(sum - 7);
}

// Goes through a game backwards, since the moment that is known is its last: what stood when the dice fell is
// what stands now without all that was built since.
class Counting
{
public:
    explicit Counting(const View &view)
        : m_island(view.table->island),
          m_playerCount(view.playerCount()),
          m_robber(view.robber),
          m_buildings(view.buildings),
          m_cities(view.cities)
    {}

    const Statistics &statistics() const { return m_statistics; }

    void operator()(const DiceRolled &roll);
    void operator()(const Produced &some) { of(some.player).produced += some.cards.total(); }
    void operator()(const Discarded &some) { of(some.player).discarded += some.cards.total(); }
    void operator()(const RobberMoved &walk) { m_robber = walk.from; }
    void operator()(const Stolen &card);
    void operator()(const Monopolized &cards);
    void operator()(const BankTraded &trade) { ++of(trade.player).tradesWithBank; }
    void operator()(const PlayersTraded &trade);
    void operator()(const CardBought &card) { ++of(card.player).cardsBought; }
    void operator()(const SettlementBuilt &built) { at(m_buildings, built.player).remove(built.at); }
    void operator()(const CityBuilt &built) { m_cities.remove(built.at); }

    void operator()(const StartingCards &) {}
    void operator()(const Shortage &) {}
    void operator()(const NothingProduced &) {}
    void operator()(const DiscardOwed &) {}
    void operator()(const RoadBuilt &) {}
    void operator()(const CardPlayed &) {}
    void operator()(const FreeRoadsEnded &) {}
    void operator()(const PlentyTaken &) {}
    void operator()(const LongestRoadMoved &) {}
    void operator()(const LargestArmyMoved &) {}
    void operator()(const TradingEnded &) {}
    void operator()(const TurnBegan &) {}
    void operator()(const GameWon &) {}

private:
    Statistics::Person &of(PlayerId player) { return at(m_statistics.people, player); }
    // The cards that `hex` brings when it produces.
    int yield(HexId hex, PlayerId player) const;

    const Island &m_island;
    int m_playerCount;
    HexId m_robber;
    View::PerPlayer<IntersectionSet> m_buildings;
    IntersectionSet m_cities;
    Statistics m_statistics;
};

int Counting::yield(HexId hex, PlayerId player) const
{
    const IntersectionSet buildings = at(m_buildings, player) & at(topology.intersectionsOfHex, hex);
    return buildings.size() + (buildings & m_cities).size();
}

void Counting::operator()(const DiceRolled &roll)
{
    const int sum = roll.dice.sum();
    ++m_statistics.rolls[static_cast<std::size_t>(sum)];
    of(roll.player).sevens += sum == 7;
    for (const PlayerId player : playersOf(m_playerCount)) {
        for (const HexId hex : everyId<HexId>()) {
            if (hex != m_robber)
                of(player).thirtySixths += yield(hex, player) * pips(m_island.token(hex));
            else if (m_island.token(hex) == sum)
                of(player).blocked += yield(hex, player);
        }
    }
}

void Counting::operator()(const Stolen &card)
{
    ++of(card.thief).taken;
    ++of(card.victim).lost;
}

void Counting::operator()(const Monopolized &cards)
{
    for (const PlayerId from : playersOf(m_playerCount)) {
        of(from).lost += at(cards.from, from);
        of(cards.player).taken += at(cards.from, from);
    }
}

void Counting::operator()(const PlayersTraded &trade)
{
    ++of(trade.player).tradesWithPeople;
    ++of(trade.with).tradesWithPeople;
}

} // namespace

int Statistics::rollCount() const
{
    return std::accumulate(rolls.begin(), rolls.end(), 0);
}

double Statistics::expected(int sum) const
{
    return static_cast<double>(rollCount()) * chancesOf(sum) / chances;
}

Statistics statisticsOf(const Events &log, const View &view)
{
    Counting counting(view);
    for (auto event = log.rbegin(); event != log.rend(); ++event)
        std::visit(counting, *event);
    return counting.statistics();
}

} // namespace holmstead
