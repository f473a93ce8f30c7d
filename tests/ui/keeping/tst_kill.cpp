// SPDX-License-Identifier: GPL-3.0-or-later
#include "keptgames.h"

#include "board/random.h"
#include "record/actionjson.h"
#include "support/scale.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

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

// A process that plays is killed, again and again.
class TestKill : public QObject
{
    Q_OBJECT

private slots:
    void no_action_is_lost();

private:
    // Lets a process play until it is killed or the game is over; notes what it has shown.
    void playAndKill(int seed);
    void checkKept();
    QString games() const { return m_folder.filePath(QStringLiteral("games")); }

    QTemporaryDir m_folder;
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

void TestKill::playAndKill(int seed)
{
    QProcess process;
    process.start(QStringLiteral(PLAYTHROUGH), { m_folder.path(), QString::number(seed) });
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
    m_killsWhileWriting += !QDir(games()).entryList({ "*.holmstead.new" }, QDir::Files).isEmpty();
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
    const QByteArrayList kept = linesOf(*readRecordFile(listed[0].path));
    m_lost += std::max<qsizetype>(0, m_shown.size() - kept.size());
    QVERIFY2(kept.size() >= m_shown.size(), "an action that was on the screen is lost");
    QCOMPARE(kept.first(m_shown.size()), m_shown);
    m_unseen += kept.size() - m_shown.size();
    m_shown = kept; // the next process goes on from here
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
    qInfo("%d kills (%d while a file was being written) in %d games; %lld actions on the screen, %lld lost; "
          "%lld kept before they were on it",
          m_kills, m_killsWhileWriting, m_games, static_cast<long long>(m_actions),
          static_cast<long long>(m_lost), static_cast<long long>(m_unseen));
}

QTEST_GUILESS_MAIN(TestKill)
#include "tst_kill.moc"
