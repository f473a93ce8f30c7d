// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion/script.h"

#include <algorithm>

namespace holmstead {

namespace {

// Milliseconds at the normal pace.
constexpr int tumbleLength = 420;
constexpr int glowLength = 560;
constexpr int flightLength = 400;
constexpr int flightGap = 45;    // between cards that set out one after the other
constexpr int longestWait = 180; // of the last of them
constexpr int shakeLength = 400;
constexpr int walkLength = 560;
constexpr int dropLength = 340;
constexpr int showLength = 560;
constexpr int awardLength = 580;
constexpr int sweepLength = 520;
constexpr int celebrationLength = 950;

class Writer
{
public:
    Writer(const View &view, const People &people) : m_view(view), m_people(people) {}

    Script write(const Events &events)
    {
        for (const Event &event : events)
            std::visit(*this, event);
        return std::move(m_script);
    }

    void operator()(const StartingCards &event)
    {
        if (!m_settled)
            return; // dealt before anybody acts (R-SU-3)
        m_rolled = at(topology.hexesAt, *m_settled);
        glow();
        flyFromHexes(event.player, event.cards);
    }
    void operator()(const DiceRolled &event)
    {
        add(DiceTumble(), tumbleLength);
        explain();
        m_time += tumbleLength;
        if (event.dice.sum() == 7)
            return; // R-RO-1
        m_rolled = m_view.table->island.hexesWithToken(event.dice.sum());
        m_rolled.remove(m_view.robber); // R-PR-2
        glow();
    }
    void operator()(const Produced &event) { flyFromHexes(event.player, event.cards); }
    // With the last cards that fly, when the lights have gone.
    void operator()(const Shortage &event)
    {
        m_script.push_back({ PileShake{ event.resource }, m_time + longestWait, shakeLength });
    }
    void operator()(const NothingProduced &) {}
    void operator()(const DiscardOwed &) {}
    void operator()(const Discarded &event) { flyToBank(event.player, event.cards); }
    void operator()(const RobberMoved &event)
    {
        add(RobberWalk{ event.from, event.to }, walkLength);
        explain();
        m_time += walkLength;
    }
    // R-RO-6: face down, whatever it is and whoever looks.
    void operator()(const Stolen &event)
    {
        fly({ HandSpot{ event.victim }, HandSpot{ event.thief }, CardPainter::Back::Resource });
        explain();
    }
    void operator()(const BankTraded &event)
    {
        flyToBank(event.player, event.give);
        flyFromBank(event.player, event.get);
    }
    void operator()(const PlayersTraded &event)
    {
        flyBetween(event.player, event.with, event.give);
        flyBetween(event.with, event.player, event.get);
    }
    void operator()(const RoadBuilt &event)
    {
        build(event.at, event.player, event.paid ? cost::road : ResourceCards());
    }
    void operator()(const SettlementBuilt &event)
    {
        m_settled = event.at;
        build(event.at, event.player, event.paid ? cost::settlement : ResourceCards());
    }
    void operator()(const CityBuilt &event) { build(event.at, event.player, cost::city); }
    // R-DC-3: face down.
    void operator()(const CardBought &event)
    {
        flyToBank(event.player, cost::developmentCard);
        fly({ DeckSpot(), CardsSpot{ event.player }, CardPainter::Back::Development });
        explain();
    }
    void operator()(const CardPlayed &event) { show(event.player, event.card); }
    void operator()(const FreeRoadsEnded &) {}
    void operator()(const PlentyTaken &event)
    {
        show(event.player, DevelopmentCard::YearOfPlenty);
        flyFromBank(event.player, event.cards);
    }
    void operator()(const Monopolized &event)
    {
        show(event.player, DevelopmentCard::Monopoly);
        for (const PlayerId victim : playersOf(m_view.playerCount())) {
            if (const int count = at(event.from, victim))
                fly({ HandSpot{ victim }, HandSpot{ event.player }, CardFace(event.resource), count });
        }
        explain();
    }
    void operator()(const LongestRoadMoved &event) { award(Award::LongestRoad, event.from, event.to); }
    void operator()(const LargestArmyMoved &event) { award(Award::LargestArmy, event.from, event.to); }
    void operator()(const TradingEnded &) {}
    void operator()(const TurnBegan &event)
    {
        add(PromptSweep{ colorOf(event.player) }, sweepLength);
        add(PlateGlow{ event.player, colorOf(event.player) }, sweepLength);
    }
    void operator()(const GameWon &event)
    {
        explain(); // the winning move
        add(Celebration{ event.player, colorOf(event.player) }, celebrationLength);
    }

private:
    Color colorOf(PlayerId player) const { return personOf(player, m_people).color; }

    void add(const Movement &movement, int length) { m_script.push_back({ movement, m_time, length }); }

    // What moves so far has to be seen before anything tells it.
    void explain()
    {
        for (Act &act : m_script)
            act.explains = true;
    }

    void glow()
    {
        if (!m_rolled.isEmpty())
            add(HexGlow{ m_rolled }, glowLength);
    }

    // Cards set out one after the other, the last ones together.
    void fly(const CardFlight &flight)
    {
        const int wait = std::min(longestWait, flightGap * m_flights++);
        m_script.push_back({ flight, m_time + wait, flightLength });
    }

    // What stands beside `hex` brings: 1 a settlement, 2 a city (R-PR-1).
    int yieldOf(HexId hex, PlayerId player) const
    {
        int yield = 0;
        for (const IntersectionId place : at(topology.intersectionsOfHex, hex) & at(m_view.buildings, player))
            yield += m_view.cities.contains(place) ? 2 : 1;
        return yield;
    }

    // A short bank may have paid less than the hexes bring (R-PR-4).
    void flyFromHexes(PlayerId player, ResourceCards cards)
    {
        for (const HexId hex : m_rolled) {
            const auto resource = m_view.table->island.resource(hex);
            const int count = resource ? std::min(cards[*resource], yieldOf(hex, player)) : 0;
            if (count == 0)
                continue;
            cards.remove(*resource, count);
            fly({ hex, HandSpot{ player }, CardFace(*resource), count });
        }
    }

    void flyToBank(PlayerId player, const ResourceCards &cards)
    {
        for (const Resource resource : allResources) {
            if (cards[resource] > 0)
                fly({ HandSpot{ player }, PileSpot{ resource }, CardFace(resource), cards[resource] });
        }
    }

    void flyFromBank(PlayerId player, const ResourceCards &cards)
    {
        for (const Resource resource : allResources) {
            if (cards[resource] > 0)
                fly({ PileSpot{ resource }, HandSpot{ player }, CardFace(resource), cards[resource] });
        }
    }

    void flyBetween(PlayerId from, PlayerId to, const ResourceCards &cards)
    {
        for (const Resource resource : allResources) {
            if (cards[resource] > 0)
                fly({ HandSpot{ from }, HandSpot{ to }, CardFace(resource), cards[resource] });
        }
    }

    void build(const Place &place, PlayerId player, const ResourceCards &price)
    {
        flyToBank(player, price);
        add(PieceDrop{ place }, dropLength);
        m_time += dropLength / 2;
    }

    void show(PlayerId player, DevelopmentCard card)
    {
        add(CardShow{ player, card, m_view.table->rules.edition }, showLength);
    }

    void award(Award which, OptionalId<PlayerId> from, OptionalId<PlayerId> to)
    {
        const auto spotOf = [](OptionalId<PlayerId> player) {
            return player ? Spot(PlateSpot{ *player }) : Spot(MiddleSpot());
        };
        add(AwardFlight{ which, spotOf(from), spotOf(to) }, awardLength);
        explain();
    }

    const View &m_view;
    const People &m_people;
    Script m_script;
    int m_time = 0;
    int m_flights = 0;
    HexSet m_rolled;
    std::optional<IntersectionId> m_settled;
};

} // namespace

Script scriptFor(const Events &events, const View &view, const People &people)
{
    return Writer(view, people).write(events);
}

} // namespace holmstead
