// SPDX-License-Identifier: GPL-3.0-or-later
// holmstead-bench-keeping [FOLDER]: what it costs to keep a game after every action, in milliseconds: the
// part that the picture waits for (the record written and renamed), and the flush that nobody waits for.
// Compare two builds side by side in one run; single figures say as much about the machine and its disk.

#include "board/islandmaker.h"
#include "game/randommover.h"
#include "record/fileaccess.h"
#include "record/recordwriter.h"

#include <QDir>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace holmstead;

namespace {

// Random players need some 300 turns to ten points; these need not get there.
GameRecord longGame(int turns)
{
    Random random(1);
    GameRecord record;
    record.rules.target = maxTarget;
    record.people = { { "Ada", Color::Red, Color::Red },
                      { "Ben", Color::Blue, Color::Blue },
                      { "Cleo", Color::Orange, Color::Orange },
                      { "Dan", Color::White, Color::White } };
    record.rules.setup = IslandSetup::Variable;
    record.board = makeIsland(HarborDeal::Pieces, TokenDeal::LetterOrder, random);
    Game game = *startOf(record);
    RandomMover mover(2, true);
    for (int ended = 0; ended < turns && game.state().phase != Phase::Over;) {
        const Action action = mover.next(game.state());
        game.play(action);
        ended += std::holds_alternative<EndTurn>(action);
    }
    return continued(record, game);
}

template <typename Work> double milliseconds(const Work &work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

void print(const char *name, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    std::printf("%s: median %.2f, p99 %.2f, most %.2f\n", name, times[times.size() / 2],
                times[times.size() * 99 / 100], times.back());
}

// Every action of the game, as GameKeeper keeps it.
void bench(int turns, const QString &folder)
{
    const GameRecord whole = longGame(turns);
    const QString path = QDir(folder).filePath(QStringLiteral("bench.holmstead"));
    GameRecord begun = whole;
    begun.actions.clear();
    Game game = *startOf(begun);
    RecordWriter writer;
    std::vector<double> texts;
    std::vector<double> writes;
    std::vector<double> both;
    std::vector<double> flushes;
    for (const Action &action : whole.actions) {
        game.play(action);
        QByteArray text;
        texts.push_back(milliseconds([&] { text = writer.write(continued(begun, game)); }));
        writes.push_back(milliseconds([&] { replaceBytes(path, text); }));
        both.push_back(texts.back() + writes.back());
        flushes.push_back(milliseconds([&] { flushFile(path); }));
    }
    std::printf("%d turns, %zu actions, %lld bytes at the end\n", turns, whole.actions.size(),
                static_cast<long long>(writeRecord(whole).size()));
    print("  text", texts);
    print("  write and rename", writes);
    print("  before the picture", both);
    print("  flush, on its own thread", flushes);
}

} // namespace

int main(int argc, char *argv[])
{
    const QTemporaryDir folder;
    for (const int turns : { 100, 400 })
        bench(turns, argc > 1 ? QString::fromLocal8Bit(argv[1]) : folder.path());
    return 0;
}
