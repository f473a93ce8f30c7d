// SPDX-License-Identifier: GPL-3.0-or-later
// How long a frame of each movement takes to draw in software at 1920×1080, in milliseconds of the processor:
// all that the real window repaints, its time set by hand, 60 frames a second; then the steps of a zoom,
// the frame when it rests, the island going to its place above a panel, and the whole window without any
// movement. The last lines are two rolls that are really played, with the words, marks and panels that come
// of them. With a folder as argument it saves some frames of each instead, to look at.

#include "board/boardview.h"
#include "board/islandmaker.h"
#include "game/game.h"
#include "game/randommover.h"
#include "gametable.h"
#include "motion/motionlayer.h"
#include "motion/script.h"
#include "tablemotion.h"
#include "ui/support/opentable.h"

#include <QApplication>
#include <QDir>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr QSize windowSize(1920, 1080);
constexpr int frameLength = 16; // milliseconds
constexpr int rounds = 5;
constexpr int restTime = 250; // until a zoom has come to rest
constexpr int savedFrames = 6;
constexpr std::chrono::milliseconds glideTime(180);

struct Kind
{
    const char *name;
    Events events;
};

constexpr PlayerId first(0);
constexpr PlayerId second(1);
constexpr PlayerId third(2);

// One of each, with more cards than usual.
std::vector<Kind> allKinds(const View &view)
{
    const ResourceCards some = { { Resource::Ore, 2 }, { Resource::Wool, 1 } };
    const ResourceCards others = { { Resource::Brick, 1 }, { Resource::Grain, 3 } };
    Events roll = { DiceRolled{ first, { 2, 4 } } };
    for (const PlayerId player : playersOf(view.playerCount()))
        roll.push_back(Produced{ player, ResourceCards::each(4) }); // the script sends what the hexes bring
    Events short_ = roll;
    short_.push_back(Shortage{ Resource::Wool, 3, 0 });
    const IntersectionId building = at(view.buildings, first).first();
    const PathId road = at(view.roads, first).first();
    const HexId there = view.robber == HexId(2) ? HexId(16) : HexId(2);
    return {
        { "roll", roll },
        { "shortage", short_ },
        { "discard", { Discarded{ first, some + others } } },
        { "robber", { RobberMoved{ first, there, view.robber } } },
        { "theft", { Stolen{ first, second, std::nullopt } } },
        { "bank trade", { BankTraded{ first, { { Resource::Wool, 4 } }, { { Resource::Ore, 1 } } } } },
        { "trade", { PlayersTraded{ first, third, some, others } } },
        { "road", { RoadBuilt{ first, road, true } } },
        { "settlement", { SettlementBuilt{ first, building, true } } },
        { "city", { CityBuilt{ first, building } } },
        { "card", { CardBought{ first, std::nullopt } } },
        { "knight", { CardPlayed{ first, DevelopmentCard::Knight } } },
        { "plenty", { PlentyTaken{ first, some } } },
        { "monopoly", { Monopolized{ first, Resource::Grain, { 0, 4, 3, 6 } } } },
        { "award", { LongestRoadMoved{ second, first } } },
        { "turn", { TurnBegan{ second } } },
        { "win", { GameWon{ first } } },
    };
}

// A game between random movers with much on the board.
GameRecord crowdedGame(Phase phase)
{
    Random random(7);
    const IslandLayout layout = makeIsland(HarborDeal::Pieces, TokenDeal::LetterOrder, random);
    const auto table = std::make_shared<const Table>(Table{ Island(layout), Rules(), maxPlayers });
    Game game(table, initialState(*table, {}));
    RandomMover mover(3);
    while (game.actions().size() < 300 || game.state().phase != phase)
        game.play(mover.next(game.state()));
    return recordOf(game, people(maxPlayers));
}

// At once, where the platform would wait for its next frame.
void draw(QWidget &window)
{
    QCoreApplication::sendPostedEvents(); // the scene tells the view, which tells the window
    QEvent now(QEvent::UpdateRequest);
    QCoreApplication::sendEvent(&window, &now);
}

template <typename Change> double timed(QWidget &window, const Change &change)
{
    const std::clock_t begin = std::clock();
    change();
    draw(window);
    return 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

void updateAll(QWidget &window)
{
    window.update();
    for (QWidget *widget : window.findChildren<QWidget *>())
        widget->update();
}

void print(const char *name, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    const auto at = [&times](double part) {
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    std::printf("%-12s median %6.2f   p99 %6.2f   worst %6.2f   (%zu frames)\n", name, at(0.5), at(0.99),
                at(1), times.size());
}

std::vector<double> framesOf(MotionLayer &layer, const Script &script)
{
    QWidget &window = *layer.window();
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        times.push_back(timed(window, [&] { // draws the pictures of what moves
            layer.play(script);
            layer.stopAt(0);
        }));
        for (int now = frameLength; now < layer.length(); now += frameLength)
            times.push_back(timed(window, [&] { layer.stopAt(now); }));
        times.push_back(timed(window, [&] { layer.finish(); }));
    }
    return times;
}

// The first frame is the table as it stands after the roll.
std::vector<double> framesOfRoll(OpenTable &table, const GameRecord &before, Dice dice)
{
    auto *layer = table.window.findChild<MotionLayer *>();
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        table.session().start(before);
        table.session().openCurtain();
        draw(table.window);
        table.chance.addRoll(dice);
        layer->stopAt(0);
        times.push_back(timed(table.window, [&table] { table.session().choose(Roll()); }));
        for (int now = frameLength; now < layer->length(); now += frameLength)
            times.push_back(timed(table.window, [layer, now] { layer->stopAt(now); }));
        times.push_back(timed(table.window, [layer] { layer->finish(); }));
    }
    return times;
}

// In to the largest and out again, a step a frame.
void zoom(BoardView &board, std::vector<double> &steps, std::vector<double> &rests)
{
    const auto step = [&](void (BoardView::*zoomed)()) {
        steps.push_back(timed(*board.window(), [&] { (board.*zoomed)(); }));
    };
    const auto rest = [&] {
        QThread::msleep(restTime);
        rests.push_back(timed(*board.window(), [] { QCoreApplication::processEvents(); }));
    };
    while (board.zoom() < BoardView::maxZoom)
        step(&BoardView::zoomIn);
    rest();
    while (board.zoom() > 1)
        step(&BoardView::zoomOut);
    rest();
}

// To a panel's height above the foot and back, at the pace of the table.
std::vector<double> framesOfGlide(BoardView &board)
{
    std::vector<double> times;
    for (int round = 0; round < 2 * rounds; ++round) {
        const int foot = round % 2 == 0 ? 90 : 0;
        times.push_back(timed(*board.window(), [&] { board.setCovered(foot, glideTime); }));
        for (int now = 0; now < glideTime.count(); now += frameLength) {
            QThread::msleep(frameLength);
            times.push_back(timed(*board.window(), [&] {
                QCoreApplication::processEvents();
                board.viewport()->update();
            }));
        }
        QThread::msleep(restTime);
        QCoreApplication::processEvents();
        draw(*board.window());
    }
    return times;
}

void saveFrames(MotionLayer &layer, const Script &script, const QString &name)
{
    layer.play(script);
    for (int i = 0; i < savedFrames; ++i) {
        layer.stopAt(layer.length() * (2 * i + 1) / (2 * savedFrames));
        layer.window()->grab().save(QStringLiteral("%1-%2.png").arg(name).arg(i));
    }
    layer.finish();
}

} // namespace

int main(int argc, char *argv[])
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    OpenTable table(crowdedGame(Phase::Main));
    table.window.resize(windowSize);
    QCoreApplication::processEvents();
    table.window.findChild<TableMotion *>()->setPace(Pace::Normal);
    auto *layer = table.window.findChild<MotionLayer *>();

    const View view = table.session().view();
    for (const Kind &kind : allKinds(view)) {
        const Script script = scriptFor(kind.events, view, table.session().people());
        if (argc > 1)
            saveFrames(*layer, script,
                       QDir(QString::fromLocal8Bit(argv[1])).filePath(QLatin1String(kind.name)));
        else
            print(kind.name, framesOf(*layer, script));
    }
    if (argc > 1)
        return 0;
    std::vector<double> steps;
    std::vector<double> rests;
    for (int round = 0; round < rounds; ++round)
        zoom(*table.window.findChild<BoardView *>(), steps, rests);
    print("zoom", steps);
    print("zoom rests", rests);
    print("glide", framesOfGlide(*table.window.findChild<BoardView *>()));
    std::vector<double> whole;
    for (int round = 0; round < 60; ++round)
        whole.push_back(timed(table.window, [&] { updateAll(table.window); }));
    print("all, still", whole);
    const GameRecord beforeRoll = crowdedGame(Phase::Roll);
    print("played roll", framesOfRoll(table, beforeRoll, { 2, 4 }));
    print("played seven", framesOfRoll(table, beforeRoll, { 3, 4 }));
    return 0;
}
