// SPDX-License-Identifier: GPL-3.0-or-later
#include "keptgames.h"

#include "board/random.h"
#include "record/actionjson.h"
#include "support/scale.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace holmstead;

namespace {

constexpr int longestLife = 120; // ms after the first action of a process

QByteArrayList linesOf(const GameRecord &record)
{
    QByteArrayList lines;
    for (const Action &action : record.actions)
        lines.append(actionJson(action).line());
    return lines;
}

} // namespace

// A process that plays is killed, again and again: while its game keeps itself, and while somebody saves it.
class TestKill : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void no_action_is_lost();
    void no_save_is_lost();
    void signals_end_the_program_properly_data();
    void signals_end_the_program_properly();

private:
    void tell();
    // Lets a process play until it is killed or the game is over; notes what it has shown.
    void playAndKill(int seed, const QStringList &file = {});
    void checkKept();
    void checkSaved(const QString &file);
    void compare(const QByteArrayList &kept);
    QString games() const { return m_folder.filePath(QStringLiteral("games")); }

    QTemporaryDir m_home;
    QDir m_folder;
    Random m_random{ 20260614 };
    QByteArrayList m_shown; // every action of the game whose result was on the screen
    bool m_isOver = false;

    int m_kills = 0;
    int m_killsWhileWriting = 0;
    int m_games = 1;
    qsizetype m_actions = 0; // shown in all
    qsizetype m_unseen = 0;  // kept although nobody had seen it yet
    qsizetype m_lost = 0;
};

void TestKill::playAndKill(int seed, const QStringList &file)
{
    QProcess process;
    process.start(QStringLiteral(PLAYTHROUGH), QStringList{ m_folder.path(), QString::number(seed) } + file);
    while (!process.canReadLine() && process.state() != QProcess::NotRunning)
        process.waitForReadyRead(1000);
    QVERIFY2(process.canReadLine(), process.readAllStandardError());
    process.waitForFinished(m_random.below(longestLife) + 1);
    const bool isKilled = process.state() != QProcess::NotRunning;
    process.kill();
    QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(120000));
    m_isOver = process.exitStatus() == QProcess::NormalExit;
    QVERIFY2(!m_isOver || process.exitCode() == 0, process.readAllStandardError());
    m_kills += isKilled && !m_isOver;
    m_killsWhileWriting +=
        file.isEmpty() && !QDir(games()).entryList({ "*.holmstead.new" }, QDir::Files).isEmpty();
    while (process.canReadLine()) {
        const QByteArray line = process.readLine();
        if (!line.endsWith('\n'))
            break;
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
    m_folder = QDir(m_home.filePath(QString::fromLatin1(QTest::currentTestFunction())));
    QVERIFY(m_folder.mkpath(QStringLiteral(".")));
    m_shown.clear();
    m_isOver = false;
    m_kills = m_killsWhileWriting = 0;
    m_games = 1;
    m_actions = m_unseen = m_lost = 0;
}

void TestKill::tell()
{
    qInfo("%d kills (%d while a file was being written) in %d games; %lld actions told, %lld lost; %lld "
          "written "
          "before they were told",
          m_kills, m_killsWhileWriting, m_games, static_cast<long long>(m_actions),
          static_cast<long long>(m_lost), static_cast<long long>(m_unseen));
}

void TestKill::no_action_is_lost()
{
    const int kills = test::scaled(60);
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
}

// R112: the file that somebody has saved to holds the last save, or the one that was under way.
void TestKill::no_save_is_lost()
{
    const int kills = test::scaled(50);
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
