// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.h"

#include "support/islands.h"
#include "support/scenario.h"

namespace holmstead::test {

namespace {

PlayerId playerOf(Color color)
{
    for (const PlayerId player : playersOf(maxPlayers)) {
        if (fourPeople()[static_cast<std::size_t>(player.index())].color == color)
            return player;
    }
    return PlayerId(0);
}

// A trail of roads, as far as the paths are free.
void addTrail(Scenario &scenario, PathSet &taken, PlayerId player, IntersectionId from, int length)
{
    for (int i = 0; i < length; ++i) {
        const PathSet open = at(topology.pathsAt, from) - taken;
        if (open.isEmpty())
            return;
        const PathId path = open.first();
        taken.insert(path);
        scenario.road(player, path);
        from = topology.acrossFrom(from, path);
    }
}

} // namespace

const People &fourPeople()
{
    static const People people = { { "Ann", Color::Red, Color::Red },
                                   { "Ben", Color::Blue, Color::Blue },
                                   { "Cleo", Color::Orange, Color::Orange },
                                   { "Dan", Color::White, Color::White } };
    return people;
}

GameState beginnerPosition()
{
    Scenario scenario;
    scenario.island(beginnerIslandByHand()).phase(Phase::Roll);
    for (const StartPiece &piece : beginnerIslandByHand().start)
        scenario.settlement(playerOf(piece.color), piece.settlement).road(playerOf(piece.color), piece.road);
    return scenario.state();
}

IntersectionSet beginnerStars()
{
    IntersectionSet stars;
    for (const StartPiece &piece : beginnerIslandByHand().start) {
        if (piece.starred)
            stars.insert(piece.settlement);
    }
    return stars;
}

GameState latePosition()
{
    Scenario scenario;
    scenario.robber("0,0");
    IntersectionSet tooNear;
    PathSet taken;
    int built = 0;
    for (const IntersectionId place : everyId<IntersectionId>()) {
        if (tooNear.contains(place) || place.index() % 4 == 3)
            continue;
        const PlayerId player(built % maxPlayers);
        if (built / maxPlayers % 2 == 0)
            scenario.settlement(player, place);
        else
            scenario.city(player, place);
        tooNear |= at(topology.neighboursAt, place);
        addTrail(scenario, taken, player, place, 2);
        ++built;
    }
    return scenario.state();
}

} // namespace holmstead::test
