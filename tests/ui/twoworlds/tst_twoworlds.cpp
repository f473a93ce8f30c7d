// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twoworlds/twoworlds.h"

#include "support/scale.h"

#include <QTest>

#include <algorithm>

using namespace holmstead;
using namespace holmstead::test;

namespace {

// A game in both windows, with what people do beside playing.
class GameInBoth
{
public:
    explicit GameInBoth(std::uint64_t seed) : m_chance(seed), m_worlds(m_chance, seed) {}

    bool begin(IslandSetup setup, int people) { return m_worlds.begin(setup, people); }
    // To the end, or `most` actions.
    bool playOn(int most);
    bool isOver() { return m_worlds.session().isOver(); }

    const Tally &tally() const { return m_worlds.tally; }
    int undone() const { return m_undone; }
    int covered() const { return m_covered; }

private:
    bool step();
    bool takeBackAndAgain();
    bool coverForAWhile();

    SeededChance m_chance;
    TwoWorlds m_worlds;
    int m_undoable = 0;
    int m_undone = 0; // and played again
    int m_covered = 0;
};

bool GameInBoth::playOn(int most)
{
    for (; most > 0 && !isOver(); --most) {
        if (!step())
            return false;
    }
    return true;
}

bool GameInBoth::step()
{
    return m_worlds.openCurtain() && m_worlds.play(m_worlds.first().next())
        && (!m_worlds.person() || (takeBackAndAgain() && coverForAWhile()));
}

// Whatever can be taken back is, every other time, and played again.
bool GameInBoth::takeBackAndAgain()
{
    if (!m_worlds.session().actionToUndo() || ++m_undoable % 2 != 0)
        return true;
    ++m_undone;
    return m_worlds.undo() && m_worlds.redo();
}

bool GameInBoth::coverForAWhile()
{
    if (tally().steps % 10 != 0)
        return true;
    ++m_covered;
    return m_worlds.cover();
}

} // namespace

// R-HI-1, R-HI-2: nothing on the screen tells more than the person before it may know.
class TestTwoWorlds : public QObject
{
    Q_OBJECT

private slots:
    void a_game_looks_the_same_whatever_others_hold_data();
    void a_game_looks_the_same_whatever_others_hold();
};

void TestTwoWorlds::a_game_looks_the_same_whatever_others_hold_data()
{
    QTest::addColumn<IslandSetup>("setup");
    QTest::addColumn<int>("people");
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("most"); // actions
    const int wholeGame = 1500;
    for (int seed = 11; seed < 11 + scaled(1); ++seed) {
        QTest::addRow("R-HI-1 beginner island, three people, game %d", seed)
            << IslandSetup::Beginner << 3 << seed << wholeGame;
        QTest::addRow("R-HI-1 variable island, four people, game %d", seed)
            << IslandSetup::Variable << 4 << seed << std::min(wholeGame, scaled(100));
    }
}

void TestTwoWorlds::a_game_looks_the_same_whatever_others_hold()
{
    QFETCH(IslandSetup, setup);
    QFETCH(int, people);
    QFETCH(int, seed);
    QFETCH(int, most);
    GameInBoth game(static_cast<std::uint64_t>(seed));
    QVERIFY(game.begin(setup, people));
    QVERIFY(game.playOn(most));
    game.tally().tell();
    QVERIFY(game.isOver() || game.tally().steps >= most);
    QVERIFY(game.tally().moving > 50 && game.undone() > 5 && game.covered() > 3);
}

QTEST_MAIN(TestTwoWorlds)
#include "tst_twoworlds.moc"
