// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulation.h"

#include "game/randommover.h"
#include "record/boardfile.h"
#include "rules/invariants.h"

namespace holmstead {

namespace {

// Entries that stand for many actions: why() judges only a filled in one.
bool isOpen(const Action &action)
{
    return std::holds_alternative<Discard>(action) || std::holds_alternative<PlayYearOfPlenty>(action)
        || std::holds_alternative<TradePlayer>(action);
}

template <typename Kind, typename IdType> void appendAll(std::vector<Action> &actions)
{
    for (const IdType id : everyId<IdType>())
        actions.push_back(Kind{ id });
}

void appendBankTrades(std::vector<Action> &actions)
{
    for (const Resource give : allResources) {
        for (const Resource get : allResources) {
            for (const int rate : { 2, 3, 4 })
                actions.push_back(TradeBank{ { { give, rate } }, { { get, 1 } } });
        }
    }
}

std::vector<Action> makeListable()
{
    std::vector<Action> actions = { Roll(),         BuyCard(),    PlayKnight(), PlayRoadBuilding(),
                                    EndFreeRoads(), EndTrading(), EndTurn() };
    appendAll<PlaceSettlement, IntersectionId>(actions);
    appendAll<PlaceRoad, PathId>(actions);
    appendAll<BuildRoad, PathId>(actions);
    appendAll<BuildSettlement, IntersectionId>(actions);
    appendAll<BuildCity, IntersectionId>(actions);
    appendAll<MoveRobber, HexId>(actions);
    for (const PlayerId player : everyId<PlayerId>())
        actions.push_back(Steal{ player, {} });
    for (const Resource resource : allResources)
        actions.push_back(PlayMonopoly{ resource });
    appendBankTrades(actions);
    return actions;
}

// Everything that legalActions() could ever list, but for the open entries.
const std::vector<Action> &listableActions()
{
    static const std::vector<Action> actions = makeListable();
    return actions;
}

// Both sides are counted: all that is listed is allowed, and no more than that is.
const char *disagreement(const GameState &state)
{
    const ActionList listed = legalActions(state);
    if (listed.isEmpty() != (state.phase == Phase::Over))
        return "there is nothing to do in a game that goes on, or something in one that is over";
    std::ptrdiff_t openEntries = 0;
    for (const Action &action : listed) {
        openEntries += isOpen(action) ? 1 : 0;
        if (!isOpen(action) && why(state, action))
            return "an action is listed as legal and refused";
    }
    std::ptrdiff_t allowed = 0;
    for (const Action &action : listableActions())
        allowed += why(state, action) ? 0 : 1;
    if (allowed + openEntries != static_cast<std::ptrdiff_t>(listed.size()))
        return "an action is allowed and not listed as legal, or listed twice";
    return nullptr;
}

People seats(const Rules &rules, int players)
{
    People people;
    for (const Color color : allColors) {
        // R-SU-2
        const bool isLeftOut = players == minPlayers && color == colorLeftOut(rules.edition);
        if (!isLeftOut && static_cast<int>(people.size()) < players)
            people.push_back({ QStringLiteral("Seat %1").arg(people.size()), color, color });
    }
    return people;
}

std::vector<Color> colorsOf(const People &people)
{
    std::vector<Color> colors;
    for (const Person &person : people)
        colors.push_back(person.color);
    return colors;
}

} // namespace

IslandLayout islandFor(const Rules &rules, TokenDeal tokens, std::uint64_t seed)
{
    if (rules.setup == IslandSetup::Beginner)
        return beginnerIsland();
    Random random(seed);
    const HarborDeal harbors = rules.edition == Edition::Sixth ? HarborDeal::Frame : HarborDeal::Pieces;
    return makeIsland(harbors, tokens, random);
}

const char *faultIn(const GameState &state)
{
    const char *broken = brokenInvariant(state);
    return broken ? broken : disagreement(state);
}

SimulatedGame simulateGame(const SimulationPlan &plan, std::uint64_t number)
{
    const std::uint64_t seed = seedFor(plan.seed, number);
    const Table table = { Island(islandFor(plan.rules, plan.tokens, seed)), plan.rules, plan.players };
    const People people = seats(plan.rules, plan.players);
    GameState state = initialState(table, colorsOf(people));
    RandomMover mover(seed, plan.trades);
    SimulatedGame game;
    if (plan.records)
        game.record = GameRecord{ plan.rules, people, table.island.layout(), {}, {}, {}, {}, {} };
    game.turns = 1;
    while (state.phase != Phase::Over && game.turns <= longestGame && !game.fault) {
        const Action action = mover.next(state);
        apply(state, action);
        ++game.actions;
        game.turns += std::holds_alternative<EndTurn>(action) ? 1 : 0;
        if (game.record)
            game.record->actions.push_back(action);
        if (plan.checks)
            game.fault = faultIn(state);
    }
    game.winner = winner(state);
    return game;
}

} // namespace holmstead
