// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/action.h"
#include "rules/table.h"

#include <type_traits>

namespace holmstead {

// What the game waits for. Over: somebody has won.
enum class Phase : std::uint8_t { Setup, Roll, Main, Trade, Build, Discard, Robber, Steal, FreeRoads, Over };

inline constexpr int maxRoads = 15; // R-CO-8
inline constexpr int maxSettlements = 5;
inline constexpr int maxCities = 4;

// For every hex, how many cards it brings each player: settlements 1, cities 2 (R-PR-1), robber or not.
class Yields
{
public:
    int of(HexId hex, PlayerId player) const { return at(m_hex, hex) >> shiftOf(player) & 0xf; }
    bool isEmpty(HexId hex) const { return at(m_hex, hex) == 0; }
    void add(HexId hex, PlayerId player)
    {
        at(m_hex, hex) = static_cast<std::uint16_t>(at(m_hex, hex) + (1 << shiftOf(player)));
    }

    friend bool operator==(const Yields &, const Yields &) = default;

private:
    static constexpr int shiftOf(PlayerId player) { return 4 * player.index(); }

    std::array<std::uint16_t, HexId::count> m_hex = {};
};

// A moment of a game: everything that the rules need to go on, as a plain value. Copying it is how undo,
// search, previews and tests work, so it is kept small. In a game it changes by apply() alone
// (rules/rules.h); the functions that put single pieces or phases are its parts, and build positions.
//
// The table must outlive every state that points to it; Game (game/game.h) sees to that.
struct GameState
{
    template <typename Value> using PerPlayer = std::array<Value, PlayerId::count>;

    const Table *table = nullptr;

    PerPlayer<IntersectionSet> buildings = {}; // settlements and cities
    IntersectionSet cities;                    // of all players; the other buildings are settlements
    PerPlayer<PathSet> roads = {};
    PerPlayer<ResourceCards> hands = {};
    ResourceCards bank;

    // Derived from the pieces and kept up to date, because recounting is slow.
    PerPlayer<IntersectionSet> roadEnds = {}; // intersections that touch a player's road
    PerPlayer<std::uint8_t> roadLengths = {}; // longest trail (R-LR-2)
    Yields yields;

    PerPlayer<DevelopmentCards> cards = {}; // unplayed, new ones included
    DevelopmentCards bought;                // those of cards[turn] that were bought this turn (R-DC-2)
    DevelopmentCards deck;                  // its order is chance
    PerPlayer<std::uint8_t> knightsPlayed = {};
    PerPlayer<std::uint8_t> mustDiscard = {}; // cards still owed after a 7 (R-RO-2)

    PlayerId turn; // in set-up: who places
    Phase phase = Phase::Roll;
    Phase then = Phase::Main; // what follows Discard, Robber, Steal and FreeRoads
    Dice dice;                // this turn's roll; 0, 0 before it
    HexId robber;
    OptionalId<PlayerId> longestRoad;
    OptionalId<PlayerId> largestArmy;
    std::uint8_t freeRoads = 0;             // 1 or 2 left in FreeRoads
    bool cardPlayed = false;                // this turn's one card (R-DC-1)
    OptionalId<IntersectionId> unconnected; // in set-up: the settlement that waits for its road (R-SU-8)

    int playerCount() const { return table->playerCount; }
    const Rules &rules() const { return table->rules; }
    const Island &island() const { return table->island; }

    // Tables are compared by value: a state read from a file equals the one that was written.
    friend bool operator==(const GameState &a, const GameState &b);
};

// Beyond 256 bytes g++ copies with a slow string instruction instead of a few vector moves.
static_assert(sizeof(GameState) <= 256 && std::is_trivially_copyable_v<GameState>);

// What the board and the hands show at a glance.
IntersectionSet allBuildings(const GameState &state);
IntersectionSet buildingsOfOthers(const GameState &state, PlayerId player);
PathSet allRoads(const GameState &state);
std::optional<PlayerId> ownerOf(const GameState &state, IntersectionId intersection);
std::optional<PlayerId> ownerOf(const GameState &state, PathId path);
int roadsLeft(const GameState &state, PlayerId player);
int settlementsLeft(const GameState &state, PlayerId player);
int citiesLeft(const GameState &state, PlayerId player);

// Victory points with hidden cards, and without them (R-WI-1, R-WI-5).
int points(const GameState &state, PlayerId player);
int visiblePoints(const GameState &state, PlayerId player);
// Who has won, once the phase is Over (R-WI-4).
std::optional<PlayerId> winner(const GameState &state);

// Lets `state` hold a piece, with all that is derived from it; nobody pays and no award moves. For set-up,
// positions and apply().
void putRoad(GameState &state, PlayerId player, PathId at);
void putSettlement(GameState &state, PlayerId player, IntersectionId at);
void upgradeToCity(GameState &state, PlayerId player, IntersectionId at);

} // namespace holmstead
