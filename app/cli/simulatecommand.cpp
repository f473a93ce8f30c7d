// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/islandoptions.h"
#include "cli/simulation.h"
#include "text/fileerrors.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <system_error>
#include <thread>

namespace holmstead {

namespace {

constexpr quint64 mostGames = 1'000'000'000;
constexpr quint64 mostJobs = 256;

class Console
{
    Q_DECLARE_TR_FUNCTIONS(Console)

public:
    static QString description() { return tr("Plays games between random movers and prints how they went."); }
    static QString noGames() { return tr("Say how many games to play: --games N."); }
    static QString separateSixth() { return tr("The sixth edition has no separate phases. [R-ED-4]"); }
    static QString namelessFolder() { return tr("Name a folder after --records."); }
    static QString noFolder(const QString &folder)
    {
        return tr("The folder \"%1\" cannot be made.").arg(folder);
    }
    static QString fault(quint64 game, quint64 action, const QString &what)
    {
        //: %3 says in English what an internal check found.
        return tr("Game %1 is wrong after action %2: %3.").arg(game).arg(action).arg(what);
    }

    static void addOptions(Arguments &arguments)
    {
        arguments.addOption(QStringLiteral("games"), QStringLiteral("N"),
                            tr("How many games; this must be there."));
        arguments.addOption(QStringLiteral("players"), QStringLiteral("3|4"),
                            tr("How many players; 4 if left out."));
        addIslandOptions(arguments);
        arguments.addOption(QStringLiteral("phases"), QStringLiteral("separate|combined"),
                            tr("Trading and building; combined if left out."));
        arguments.addOption(QStringLiteral("jobs"), QStringLiteral("J"),
                            tr("How many games at the same time; 1 if left out."));
        arguments.addFlag(QStringLiteral("trades"), tr("Players trade with each other, too."));
        arguments.addOption(QStringLiteral("records"), QStringLiteral("DIR"),
                            tr("Writes each game to this folder, which is made if need be."));
        arguments.addFlag(QStringLiteral("check"), tr("Verifies every invariant after every action."));
    }
};

SimulationPlan planOf(Arguments &arguments)
{
    SimulationPlan plan;
    plan.players =
        static_cast<int>(arguments.number(QStringLiteral("players"), maxPlayers, minPlayers, maxPlayers));
    const IslandOptions island = islandOptions(arguments);
    plan.rules = island.rules;
    plan.rules.phases = arguments.word(QStringLiteral("phases"), PhaseRule::Combined);
    plan.tokens = island.tokens;
    plan.seed = island.seed;
    plan.trades = arguments.has(QStringLiteral("trades"));
    plan.checks = arguments.has(QStringLiteral("check"));
    plan.records = arguments.has(QStringLiteral("records"));
    if (plan.rules.edition == Edition::Sixth && plan.rules.phases == PhaseRule::Separate)
        arguments.complainOf(Console::separateSixth());
    return plan;
}

// What all games add up to.
struct Totals
{
    quint64 actions = 0;
    quint64 turns = 0;
    quint64 unfinished = 0;
    std::array<quint64, PlayerId::count> wins = {};

    void add(const SimulatedGame &game)
    {
        actions += game.actions;
        turns += static_cast<quint64>(game.turns);
        if (game.winner)
            ++at(wins, *game.winner);
        else
            ++unfinished;
    }
    void add(const Totals &other)
    {
        actions += other.actions;
        turns += other.turns;
        unfinished += other.unfinished;
        for (std::size_t i = 0; i < wins.size(); ++i)
            wins[i] += other.wins[i];
    }
};

// Plays the games of a plan on several threads. Each takes the next game that nobody has; what a game is
// like follows from its number, so it does not matter who plays it.
class Simulation
{
public:
    Simulation(const SimulationPlan &plan, quint64 games, const QString &folder)
        : m_plan(plan),
          m_games(games),
          m_folder(folder)
    {}

    // On as many threads as there are games for, and as the system grants.
    void run(quint64 jobs)
    {
        std::vector<std::thread> others;
        try {
            for (quint64 i = 1; i < std::min(jobs, m_games); ++i)
                others.emplace_back([this] { playSome(); });
        } catch (const std::system_error &) {
            // Those that are there play the others' games.
        }
        playSome();
        for (std::thread &other : others)
            other.join();
    }

    const Totals &totals() const { return m_totals; }
    // The first thing that went wrong; empty when all is well.
    const QString &complaint() const { return m_complaint; }

private:
    void playSome()
    {
        Totals totals;
        for (quint64 number = m_next++; number < m_games && !m_hasFailed; number = m_next++) {
            const SimulatedGame game = simulateGame(m_plan, number);
            totals.add(game);
            if (game.record)
                write(number, *game.record);
            if (game.fault)
                fail(Console::fault(number, game.actions, QLatin1StringView(game.fault)));
        }
        const std::lock_guard lock(m_mutex);
        m_totals.add(totals);
    }

    void write(quint64 number, const GameRecord &record)
    {
        const auto digits = static_cast<int>(QString::number(m_games - 1).size());
        const QString name = QStringLiteral("game-%1.holmstead").arg(number, digits, 10, QChar(u'0'));
        if (const auto error = writeRecordFile(QDir(m_folder).filePath(name), record))
            fail(fileErrorSentence(*error));
    }

    void fail(const QString &sentence)
    {
        const std::lock_guard lock(m_mutex);
        if (m_complaint.isEmpty())
            m_complaint = sentence;
        m_hasFailed = true;
    }

    const SimulationPlan &m_plan;
    const quint64 m_games;
    const QString m_folder;
    std::atomic<quint64> m_next = 0;
    std::atomic<bool> m_hasFailed = false;
    std::mutex m_mutex; // for what follows
    Totals m_totals;
    QString m_complaint;
};

void printLine(const QByteArray &name, const QByteArray &value)
{
    print(name + ": " + value);
}

QByteArray decimal(double value)
{
    return QByteArray::number(value, 'f', 3);
}

void printTotals(const Totals &totals, quint64 games, int players, double seconds)
{
    const double atLeast = std::max(seconds, 1e-9);
    printLine("games", QByteArray::number(games));
    printLine("actions", QByteArray::number(totals.actions));
    printLine("seconds", decimal(seconds));
    printLine("games/s", decimal(static_cast<double>(games) / atLeast));
    printLine("actions/s", decimal(static_cast<double>(totals.actions) / atLeast));
    for (const PlayerId seat : playersOf(players))
        printLine("wins " + QByteArray::number(seat.index()), QByteArray::number(at(totals.wins, seat)));
    printLine("unfinished", QByteArray::number(totals.unfinished));
    printLine("turns/game", decimal(static_cast<double>(totals.turns) / static_cast<double>(games)));
}

} // namespace

ExitCode simulateCommand(const QStringList &words)
{
    Arguments arguments(words, Console::description(), QStringLiteral("--games N"));
    Console::addOptions(arguments);
    if (!arguments.parse())
        return arguments.end();
    if (!arguments.has(QStringLiteral("games")))
        arguments.complainOf(Console::noGames());
    const quint64 games = arguments.number(QStringLiteral("games"), 1, 1, mostGames);
    const quint64 jobs = arguments.number(QStringLiteral("jobs"), 1, 1, mostJobs);
    const SimulationPlan plan = planOf(arguments);
    const QString folder = arguments.text(QStringLiteral("records"));
    if (plan.records && folder.isEmpty())
        arguments.complainOf(Console::namelessFolder());
    if (!arguments.isFine())
        return arguments.end();
    if (plan.records && !QDir().mkpath(folder))
        return complain(ExitCode::WrongInput, Console::noFolder(folder));

    Simulation simulation(plan, games, folder);
    QElapsedTimer timer;
    timer.start();
    simulation.run(jobs);
    const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    if (!simulation.complaint().isEmpty())
        return complain(ExitCode::WrongInput, simulation.complaint());
    printTotals(simulation.totals(), games, plan.players, seconds);
    return ExitCode::Fine;
}

} // namespace holmstead
