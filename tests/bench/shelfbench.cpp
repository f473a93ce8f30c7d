// SPDX-License-Identifier: GPL-3.0-or-later
// holmstead-bench-shelf [GAMES]: what the list of kept games costs, in milliseconds of the processor, with
// many of them in the folder (1000), all half played: the list that people see, and all of its pages one
// after another.

#include "keptgames.h"

#include "board/islandmaker.h"
#include "game/randommover.h"
#include "record/fileaccess.h"
#include "record/recordwriter.h"

#include <QDir>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace holmstead;

namespace {

QByteArray halfAGame(std::uint64_t seed)
{
    Random random(seed);
    GameRecord record;
    record.people = { { "Ada", Color::Red, Color::Red },
                      { "Ben", Color::Blue, Color::Blue },
                      { "Cleo", Color::Orange, Color::Orange },
                      { "Dan", Color::White, Color::White } };
    record.rules.setup = IslandSetup::Variable;
    record.board = makeIsland(HarborDeal::Pieces, TokenDeal::LetterOrder, random);
    Game game = *startOf(record);
    RandomMover mover(seed, true);
    for (int ended = 0; ended < 60 && game.state().phase != Phase::Over;) {
        const Action action = mover.next(game.state());
        game.play(action);
        ended += std::holds_alternative<EndTurn>(action);
    }
    return writeRecord(continued(record, game));
}

template <typename Work> void measure(const char *name, const Work &work)
{
    const std::clock_t begin = std::clock();
    work();
    std::printf("  %s: %.1f\n", name, 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
}

void bench(int count)
{
    const QTemporaryDir folder;
    for (int i = 0; i < count; ++i)
        replaceBytes(folder.filePath(QStringLiteral("%1.holmstead").arg(i)), halfAGame(std::uint64_t(i)));
    std::printf("%d games\n", count);
    KeptGames games(folder.path());
    measure("every page", [&games] {
        for (std::size_t newer = 0; newer < games.count(); newer += KeptGames::most)
            games.list({}, newer);
    });
    measure("the list", [&games] { games.list(); });
    measure("a new game", [&games] { games.removeOld(); });
}

} // namespace

int main(int argc, char *argv[])
{
    bench(argc > 1 ? std::atoi(argv[1]) : 1000);
    return 0;
}
