// SPDX-License-Identifier: GPL-3.0-or-later
#include "keptgames.h"
#include "tracedprocess.h"

#include "board/random.h"
#include "record/actionjson.h"
#include "record/fileaccess.h"
#include "support/scale.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <map>

using namespace holmstead;
using test::TracedProcess;

namespace {

constexpr int longestLife = 120; // ms after the first action of a process
constexpr int longestWait = 4;   // how often a point is let pass before a kill there
constexpr int longestAim = 250;  // points that are let pass before another one than the target will do

QByteArrayList linesOf(const GameRecord &record)
{
    QByteArrayList lines;
    for (const Action &action : record.actions)
        lines.append(actionJson(action).line());
    return lines;
}

// Where in its life a process stands, whatever its game is called: "before rename to .holmstead".
QString pointAt(const TracedProcess::Stop &stop)
{
    QString file = QFileInfo(stop.path).fileName();
    static const QRegularExpression anyLetters(QStringLiteral("\\.[A-Za-z]{6}$"));
    const auto end = file.indexOf(QLatin1StringView(".holmstead"));
    if (end >= 0)
        file = file.sliced(end).replace(anyLetters, QStringLiteral(".XXXXXX"));
    else if (!stop.path.endsWith(QLatin1StringView("/games")))
        file = QStringLiteral("a file without a name"); // which is given one when it is complete
    const QString when = stop.isAfter ? QStringLiteral("after") : QStringLiteral("before");
    return QStringLiteral("%1 %2 %3").arg(when, QString::fromLatin1(stop.call), file);
}

} // namespace

// A process that plays is killed, again and again: while its game keeps itself, and while somebody saves it;
// at any moment, which rarely is one of the few in which a file is written, and aimed at each step of that.
class TestKill : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("XDG_RUNTIME_DIR", m_home.path().toLocal8Bit()); } // Qt misses none
    void init();
    void no_action_is_lost_data() { aims(); }
    void no_action_is_lost();
    void no_save_is_lost_data() { aims(); }
    void no_save_is_lost();
    void signals_end_the_program_properly_data();
    void signals_end_the_program_properly();

private:
    void aims();
    static bool canAim();
    int killsWanted();
    void tell() const;
    // Lets a process play until it is killed or the game is over; notes what it has shown.
    void playAndKill(int seed, const QStringList &file = {});
    void killSometime(const QStringList &arguments);
    void killAimed(const QStringList &arguments);
    bool isAim(const QString &point);
    void readTold();
    void checkKept();
    void checkSaved(const QString &file);
    void compare(const QByteArrayList &kept);
    void checkAim();
    QString games() const { return m_folder.filePath(QStringLiteral("games")); }
    QString told() const { return m_home.filePath(QStringLiteral("told")); }

    QTemporaryDir m_home;
    QDir m_folder;
    Random m_random{ 20260614 };
    QByteArrayList m_shown; // every action of the game whose result was on the screen
    bool m_isOver = false;
    std::map<QString, int> m_points; // kills at each point that has come up in any life
    QString m_target;                // where the next one is aimed at
    int m_untilTarget = 0;           // how often that is let pass
    int m_untilAny = 0;              // after so many others, any other one

    int m_kills = 0;
    int m_killsWhileWriting = 0;
    int m_games = 1;
    qsizetype m_actions = 0; // shown in all
    qsizetype m_unseen = 0;  // kept although nobody had seen it yet
    qsizetype m_lost = 0;
};

void TestKill::aims()
{
    QTest::addColumn<bool>("aimed");
    QTest::newRow("at any moment") << false;
    QTest::newRow("at every step of writing") << true;
}

bool TestKill::canAim()
{
    QFETCH(bool, aimed);
    return !aimed || TracedProcess::isPossible();
}

int TestKill::killsWanted()
{
    QFETCH(bool, aimed);
    return test::scaled(aimed ? 32 : 8); // 32 come by every point at least once
}

void TestKill::playAndKill(int seed, const QStringList &file)
{
    QFETCH(bool, aimed);
    const QStringList arguments = QStringList{ m_folder.path(), QString::number(seed) } + file;
    if (aimed)
        killAimed(arguments);
    else
        killSometime(arguments);
    if (QTest::currentTestFailed())
        return;
    const QDir kept(games());
    m_killsWhileWriting += file.isEmpty() && !kept.entryList({ "*.holmstead.new" }, QDir::Files).isEmpty();
    readTold();
}

void TestKill::killSometime(const QStringList &arguments)
{
    QProcess process;
    process.setStandardOutputFile(told());
    process.start(QStringLiteral(PLAYTHROUGH), arguments);
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(told()).size() > 0 || process.state() == QProcess::NotRunning, 60000);
    process.waitForFinished(m_random.below(longestLife) + 1);
    const bool isKilled = process.state() != QProcess::NotRunning;
    process.kill();
    QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(120000));
    m_isOver = process.exitStatus() == QProcess::NormalExit;
    QVERIFY2(!m_isOver || process.exitCode() == 0, process.readAllStandardError());
    m_kills += isKilled && !m_isOver;
}

void TestKill::killAimed(const QStringList &arguments)
{
    TracedProcess process(QStringLiteral(PLAYTHROUGH), arguments, m_folder.path(), told());
    QVERIFY2(process.isRunning(), "no process may watch another one here");
    m_untilAny = longestAim;
    m_isOver = false;
    while (const auto stop = process.next()) {
        if (QFileInfo(told()).size() == 0 || stop->path.endsWith(QLatin1StringView(".lock")))
            continue; // locks come and go with a whole game
        const bool isWrite = stop->bytes > 1 && !stop->isAfter;
        const bool isHalf = isWrite && isAim(pointAt(*stop).replace("before", "in the middle of"));
        if (!isHalf && !isAim(pointAt(*stop)))
            continue;
        if (isHalf)
            process.writeHalf();
        process.kill();
        ++m_kills;
        return;
    }
    m_isOver = true;
    QCOMPARE(process.exitCode(), 0);
}

// A new point, or the one that has been tried least; then the next one is chosen.
bool TestKill::isAim(const QString &point)
{
    const bool isNew = m_points.emplace(point, 0).second;
    const bool isTarget = point == m_target && m_untilTarget-- == 0;
    if (!isNew && !isTarget && m_untilAny-- > 0)
        return false;
    ++m_points[point];
    const auto least = std::min_element(m_points.begin(), m_points.end(),
                                        [](auto &a, auto &b) { return a.second < b.second; });
    m_target = least->first;
    m_untilTarget = static_cast<int>(m_random.below(longestWait));
    return true;
}

void TestKill::readTold()
{
    QFile file(told());
    QVERIFY(file.open(QFile::ReadOnly));
    for (QByteArray line = file.readLine(); line.endsWith('\n'); line = file.readLine()) {
        const auto number = line.first(line.indexOf(' ')).toLongLong();
        QCOMPARE(number, m_shown.size() + 1);
        m_shown.append(line.mid(line.indexOf(' ') + 1).trimmed());
        ++m_actions;
    }
}

// What a start after that would find.
void TestKill::checkKept()
{
    const auto listed = KeptGames(games()).list();
    QVERIFY(!listed.empty());
    QVERIFY2(listed[0].damage.isEmpty(), qPrintable(listed[0].damage));
    const QString flushed = flushedPath(listed[0].path);
    QVERIFY2(!QFileInfo::exists(flushed) || readRecordFile(flushed),
             "what outlives a power failure is no game");
    QVERIFY(listed[0].isOver || !m_isOver);
    m_isOver = listed[0].isOver; // perhaps killed between the winning action and the end
    QCOMPARE(listed[0].canGoOn(), !m_isOver);
    compare(linesOf(*readRecordFile(listed[0].path)));
}

// Half a file beside it says that the kill came in the middle of saving.
void TestKill::checkSaved(const QString &file)
{
    QDir dir = QFileInfo(file).dir();
    for (const QString &half : dir.entryList({ QFileInfo(file).fileName() + ".*" }, QDir::Files)) {
        ++m_killsWhileWriting;
        QVERIFY(dir.remove(half));
    }
    const auto record = readRecordFile(file);
    QVERIFY2(record, "the file that was saved before is gone or damaged");
    const auto game = replay(*record);
    QVERIFY(game);
    m_isOver = game->state().phase == Phase::Over;
    compare(linesOf(*record));
}

// What was shown must be in what is `kept`.
void TestKill::compare(const QByteArrayList &kept)
{
    m_lost += std::max<qsizetype>(0, m_shown.size() - kept.size());
    QVERIFY2(kept.size() >= m_shown.size(), "an action that was on the screen is lost");
    QCOMPARE(kept.first(m_shown.size()), m_shown);
    m_unseen += kept.size() - m_shown.size();
    m_shown = kept; // the next process goes on from here
}

void TestKill::init()
{
    m_folder = QDir(
        m_home.filePath(QStringLiteral("%1 %2").arg(QTest::currentTestFunction(), QTest::currentDataTag())));
    QVERIFY(m_folder.mkpath(QStringLiteral(".")));
    m_shown.clear();
    m_isOver = false;
    m_points.clear();
    m_kills = m_killsWhileWriting = 0;
    m_games = 1;
    m_actions = m_unseen = m_lost = 0;
}

void TestKill::tell() const
{
    qInfo("%d kills (%d of them left a file behind that had not got its name yet) in %d games; %lld actions "
          "told, %lld lost; %lld "
          "written before they were told",
          m_kills, m_killsWhileWriting, m_games, static_cast<long long>(m_actions),
          static_cast<long long>(m_lost), static_cast<long long>(m_unseen));
    for (const auto &[point, kills] : m_points)
        qInfo("    %3d %s", kills, qPrintable(point));
}

void TestKill::no_action_is_lost()
{
    if (!canAim())
        QSKIP("no process may watch another one here");
    const int kills = killsWanted();
    for (int life = 0; m_kills < kills; ++life) {
        playAndKill(life);
        if (QTest::currentTestFailed())
            break;
        checkKept();
        if (QTest::currentTestFailed())
            break;
        if (m_isOver) {
            m_shown.clear();
            ++m_games;
        }
    }
    tell();
    checkAim();
}

// That no step of writing has been left out.
void TestKill::checkAim()
{
    QFETCH(bool, aimed);
    for (const auto &[point, kills] : m_points)
        QVERIFY2(kills > 0, qPrintable(point));
    QCOMPARE(m_points.count(QStringLiteral("in the middle of write .holmstead.new")), std::size_t(aimed));
}

// R112: the file that somebody has saved to holds the last save, or the one that was under way.
void TestKill::no_save_is_lost()
{
    if (!canAim())
        QSKIP("no process may watch another one here");
    const int kills = killsWanted();
    const QString file = m_folder.filePath(QStringLiteral("family.holmstead"));
    for (int life = 0; m_kills < kills; ++life) {
        playAndKill(life, { file });
        if (QTest::currentTestFailed())
            break;
        checkSaved(file);
        if (QTest::currentTestFailed())
            break;
        if (m_isOver) {
            QVERIFY(QFile::remove(file));
            m_shown.clear();
            ++m_games;
        }
    }
    tell();
    checkAim();
}

void TestKill::signals_end_the_program_properly_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGHUP") << SIGHUP;
    QTest::newRow("SIGINT") << SIGINT;
}

// Its dialog for a new game is open and nobody answers it.
void TestKill::signals_end_the_program_properly()
{
    QFETCH(int, signal);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    for (const char *home : { "XDG_CONFIG_HOME", "XDG_DATA_HOME" })
        environment.insert(QLatin1StringView(home), m_folder.filePath(QString::number(signal)));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(HOLMSTEAD), {});
    QVERIFY(process.waitForStarted());
    const QDir place(m_folder.filePath(QString::number(signal)) + QStringLiteral("/holmstead"));
    // From the first line of its log on it listens.
    QTRY_VERIFY_WITH_TIMEOUT(place.exists(QStringLiteral("holmstead/holmstead.log")), 60000);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    QFile settings(place.filePath(QStringLiteral("holmstead.conf")));
    QVERIFY(settings.open(QFile::ReadOnly));
    QVERIFY(settings.readAll().contains("geometry="));
}

QTEST_GUILESS_MAIN(TestKill)
#include "tst_kill.moc"
