// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the engine is on one core: prints one `name: value` a line, each the median of several rounds.
// Compare two builds side by side in one run; single figures say as much about the machine.

#include "board/islandmaker.h"
#include "game/game.h"
#include "game/randommover.h"
#include "record/gamerecord.h"
#include "rules/longestroad.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>

using namespace holmstead;

namespace {

constexpr int rounds = 7;

// What a round did, and how long it took.
struct Measure
{
    double count = 0;
    double seconds = 0;

    double perSecond() const { return count / seconds; }
};

Measure timed(const std::function<double()> &work)
{
    const auto begin = std::chrono::steady_clock::now();
    const double count = work();
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
    return { count, passed.count() };
}

double medianPerSecond(const std::function<double()> &work)
{
    std::vector<double> results;
    for (int round = 0; round < rounds; ++round)
        results.push_back(timed(work).perSecond());
    std::nth_element(results.begin(), results.begin() + rounds / 2, results.end());
    return results[rounds / 2];
}

void print(const char *name, double value)
{
    std::printf("%s: %.0f\n", name, value);
}

std::shared_ptr<const Table> tableFor(std::uint64_t number)
{
    Random random(seedFor(1, number));
    const IslandLayout layout = makeIsland(HarborDeal::Pieces, TokenDeal::LetterOrder, random);
    return std::make_shared<Table>(Table{ Island(layout), Rules(), maxPlayers });
}

// Plays a game between random movers, telling `each` every action before it happens.
template <typename Each> void playRandomly(const Table &table, std::uint64_t number, Each each)
{
    GameState state = initialState(table, {});
    RandomMover mover(seedFor(2, number));
    while (state.phase != Phase::Over) {
        const Action action = mover.next(state);
        each(state, action);
        apply(state, action, nullptr);
    }
}

double randomPlay(int games)
{
    double actions = 0;
    for (int game = 0; game < games; ++game) {
        const auto table = tableFor(static_cast<std::uint64_t>(game));
        playRandomly(*table, static_cast<std::uint64_t>(game), [&](const GameState &, const Action &) { ++actions; });
    }
    return actions;
}

void benchPlay()
{
    constexpr int games = 1000;
    const double actions = randomPlay(games);
    const double perSecond = medianPerSecond([] { return randomPlay(games); });
    print("actions/s", perSecond);
    print("games/s", perSecond * games / actions);
}

struct Samples
{
    std::shared_ptr<const Table> table = tableFor(0);
    std::vector<GameState> states;
};

// The states of random games on one island.
Samples sampleStates()
{
    Samples samples;
    for (std::uint64_t number = 0; number < 20; ++number)
        playRandomly(*samples.table, number, [&](const GameState &state, const Action &) { samples.states.push_back(state); });
    return samples;
}

void benchCopies(const Samples &samples)
{
    std::vector<GameState> copies(256, samples.states.front());
    print("copies/s", medianPerSecond([&] {
              for (std::size_t i = 0; i < samples.states.size() * 50; ++i)
                  copies[i % copies.size()] = samples.states[i % 1024];
              return static_cast<double>(samples.states.size() * 50);
          }));
}

// Every player's whole network, from states late in a game.
void benchLongestRoads(const Samples &samples)
{
    int sum = 0;
    print("longest-road counts/s", medianPerSecond([&] {
              double count = 0;
              for (const GameState &state : samples.states) {
                  for (const PlayerId player : playersOf(state.playerCount())) {
                      sum += longestTrail(at(state.roads, player), buildingsOfOthers(state, player));
                      ++count;
                  }
              }
              return count;
          }));
    // The counts must be for something, or the compiler may leave them out.
    if (sum == 0)
        std::puts("no roads");
}

// A record read from its text, and every action of it judged and played.
void benchReplays()
{
    std::vector<QByteArray> texts;
    for (std::uint64_t number = 0; number < 50; ++number) {
        const auto table = tableFor(number);
        Game game(table, initialState(*table, {}));
        playRandomly(*table, number, [&](const GameState &, const Action &action) { game.play(action); });
        const People people = { { "Ada", Color::Red, Color::Red },
                                { "Ben", Color::Blue, Color::Blue },
                                { "Cleo", Color::Orange, Color::Orange },
                                { "Dan", Color::White, Color::White } };
        texts.push_back(writeRecord(recordOf(game, people)));
    }
    print("records replayed/s", medianPerSecond([&] {
              double count = 0;
              for (const QByteArray &text : texts)
                  count += replay(*readRecord(text)) ? 1 : 0;
              return count;
          }));
}

} // namespace

int main()
{
    benchPlay();
    const Samples samples = sampleStates();
    benchCopies(samples);
    benchLongestRoads(samples);
    benchReplays();
    return 0;
}
