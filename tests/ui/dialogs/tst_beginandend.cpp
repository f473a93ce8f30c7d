// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"

#include "dialogs/beginpanel.h"
#include "dialogs/beginrow.h"
#include "dialogs/gameoverpanel.h"
#include "dialogs/keptgame.h"
#include "dialogs/keptgamespanel.h"
#include "dialogs/picture.h"
#include "dialogs/pointstable.h"
#include "rules/view.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace holmstead;
using namespace holmstead::test;

namespace {

std::optional<Dice> dice(std::uint8_t first, std::uint8_t second)
{
    return Dice{ first, second };
}

// Ann and Cleo roll a nine each; then Cleo is higher.
const std::vector<BeginRound> tie = { { dice(4, 5), dice(1, 1), dice(6, 3), dice(2, 3) },
                                      { dice(2, 2), std::nullopt, dice(5, 5), std::nullopt } };

} // namespace

class tst_BeginAndEnd : public QObject
{
    Q_OBJECT

private slots:
    void withoutKeptGamesOneCanOnlyClose();
    void everybodyRollsInTurn();
    void theTiedRollAgain();
    void allRollsAtOnce();
    void itEndsWithTheOneWhoBegins();

    void pointsAreThoseOfTheEngine();
    void theTableShowsWherePointsComeFrom();
    void theTableShowsWhatBringsPoints();
    void theWinnerStandsFirst();
    void afterTheEndANewGameOrTheBoard();
    void aHastyKeyHidesNothing();
    void theKeyboardBeginsWhereItDoesNoHarm();
};

void tst_BeginAndEnd::withoutKeptGamesOneCanOnlyClose()
{
    const KeptGamesPanel none({}, 0, KeptGamesPanel::Page::Latest);
    QVERIFY(named(&none, "close")->property("main").toBool());
    const KeptGamesPanel one({ KeptGame() }, 0, KeptGamesPanel::Page::Latest);
    QVERIFY(!named(&one, "close")->property("main").toBool());
}

void tst_BeginAndEnd::everybodyRollsInTurn()
{
    Host host;
    auto *panel = new BeginPanel(fourAtTable(), tie, 2);
    panel->openIn(&host);
    const char *names[] = { "begin.red", "begin.blue", "begin.orange", "begin.white" };
    for (const char *name : names)
        QVERIFY(!named<BeginRow>(panel, name)->dice());
    for (std::size_t person = 0; person < 4; ++person) {
        QVERIFY(!named<BeginRow>(panel, names[person])->dice());
        QVERIFY(named(panel, "roll")->text().contains(fourAtTable()[person].name));
        click(panel, "roll");
        if (person < 3)
            QVERIFY(named<BeginRow>(panel, names[person])->dice() == tie[0][person]);
    }
}

void tst_BeginAndEnd::theTiedRollAgain()
{
    Host host;
    auto *panel = new BeginPanel(fourAtTable(), tie, 2);
    panel->openIn(&host);
    for (int roll = 0; roll < 4; ++roll)
        click(panel, "roll");
    QVERIFY(!panel->isDecided());
    QVERIFY(named<QLabel>(panel, "lead")->text().contains("Ann and Cleo"));
    QVERIFY(!named<BeginRow>(panel, "begin.red")->dice());
    QVERIFY(named<BeginRow>(panel, "begin.blue")->dice() == dice(1, 1));
    click(panel, "roll");
    QVERIFY(named<BeginRow>(panel, "begin.red")->dice() == dice(2, 2));
    click(panel, "roll");
    QVERIFY(panel->isDecided());
    QCOMPARE(panel->accessibleName(), "Cleo begins");
}

void tst_BeginAndEnd::allRollsAtOnce()
{
    Host host;
    auto *panel = new BeginPanel(fourAtTable(), tie, 2);
    panel->openIn(&host);
    click(panel, "rollAll");
    QVERIFY(panel->isDecided());
    QVERIFY(named<BeginRow>(panel, "begin.orange")->dice() == dice(5, 5));
}

void tst_BeginAndEnd::itEndsWithTheOneWhoBegins()
{
    Host host;
    QPointer<BeginPanel> panel = new BeginPanel(fourAtTable(), tie, 2);
    panel->openIn(&host);
    QSignalSpy finished(panel, &BeginPanel::finished);
    QTest::keyClick(panel, Qt::Key_Escape); // cannot be left
    for (int press = 0; press < 7; ++press) {
        QCOMPARE(finished.size(), 0);
        QTest::keyClick(panel, Qt::Key_Return);
    }
    QCOMPARE(finished.size(), 1);
    QTRY_VERIFY(!panel);
}

void tst_BeginAndEnd::pointsAreThoseOfTheEngine()
{
    const GameState state = wonMoment();
    QVERIFY(state.phase == Phase::Over);
    const View view = viewFor(state, std::nullopt);
    for (const PlayerId player : playersOf(4))
        QCOMPARE(PointsOf(view, player).total(), points(state, player));
    QCOMPARE(PointsOf(view, ben).total(), 9);
}

void tst_BeginAndEnd::theTableShowsWherePointsComeFrom()
{
    Host host;
    auto *panel = new GameOverPanel(viewFor(wonMoment(), std::nullopt), fourAtTable());
    panel->openIn(&host);
    const auto cell = [panel](const QString &name) {
        return named<QLabel>(panel, qPrintable("points." + name))->text();
    };
    // Ben: one settlement, two cities, no Longest Road, Largest Army, two cards.
    QCOMPARE(cell("blue.0"), "1");
    QCOMPARE(cell("blue.1"), "4");
    QCOMPARE(cell("blue.1.reason"), "2 city(s)"); // not that there are four
    QCOMPARE(cell("blue.0.reason"), "");          // one point each: the number says it
    QCOMPARE(cell("red.1.reason"), "");
    QCOMPARE(cell("blue.2"), "–");
    QCOMPARE(cell("blue.3"), "2");
    QCOMPARE(cell("blue.4"), "2");
    QCOMPARE(cell("blue"), "9");
    QCOMPARE(cell("red.4"), "1"); // revealed at the end
    QCOMPARE(cell("red"), "3");
    QCOMPARE(cell("white"), "0");
}

void tst_BeginAndEnd::theTableShowsWhatBringsPoints()
{
    Host host;
    auto *panel = new GameOverPanel(viewFor(wonMoment(), std::nullopt), fourAtTable());
    panel->openIn(&host);
    std::vector<QImage> drawings;
    for (const char *name : { "points.picture.0", "points.picture.1", "points.picture.2", "points.picture.3",
                              "points.picture.4" }) {
        auto *picture = named<Picture>(panel, name);
        QVERIFY(!picture->toolTip().isEmpty());
        const QImage drawing = picture->grab().toImage();
        QVERIFY(std::find(drawings.begin(), drawings.end(), drawing) == drawings.end());
        drawings.push_back(drawing);
    }
    const auto letters = [panel](const char *name) {
        return named<QLabel>(panel, name)->font().pointSizeF();
    };
    QVERIFY(letters("points.blue") > 1.5 * letters("points.blue.1"));
}

void tst_BeginAndEnd::theWinnerStandsFirst()
{
    Host host;
    auto *panel = new GameOverPanel(viewFor(wonMoment(), std::nullopt), fourAtTable());
    panel->openIn(&host);
    QVERIFY(panel->accessibleName().startsWith("Ben"));
    const auto top = [panel](const char *name) { return named<QLabel>(panel, name)->y(); };
    QVERIFY(top("points.blue") < top("points.red"));
    QVERIFY(top("points.red") < top("points.orange"));
    QVERIFY(top("points.orange") < top("points.white"));
}

void tst_BeginAndEnd::afterTheEndANewGameOrTheBoard()
{
    const View view = viewFor(wonMoment(), std::nullopt);
    const auto opened = [&view](Host &host) {
        auto *panel = new GameOverPanel(view, fourAtTable());
        panel->openIn(&host);
        return panel;
    };
    Host host;
    GameOverPanel *panel = opened(host);
    QSignalSpy again(panel, &GameOverPanel::newGameChosen);
    click(panel, "newGame");
    QCOMPARE(again.size(), 1);
    panel = opened(host);
    QSignalSpy board(panel, &GameOverPanel::boardChosen);
    click(panel, "board");
    QCOMPARE(board.size(), 1);
    panel = opened(host);
    QSignalSpy escaped(panel, &GameOverPanel::boardChosen);
    QTest::keyClick(panel, Qt::Key_Escape);
    QCOMPARE(escaped.size(), 1);
}

void tst_BeginAndEnd::aHastyKeyHidesNothing()
{
    Host host;
    QPointer<GameOverPanel> panel = new GameOverPanel(viewFor(wonMoment(), std::nullopt), fourAtTable());
    panel->openIn(&host);
    for (const Qt::Key key : { Qt::Key_Return, Qt::Key_Space }) {
        for (const char *button : { "board", "newGame" }) {
            QTest::keyClick(named(panel, button), key);
            QVERIFY(panel && panel->isVisible());
        }
        QTest::keyClick(panel, key);
        QVERIFY(panel && panel->isVisible());
    }
    QSignalSpy board(panel, &GameOverPanel::boardChosen);
    const auto tryAgain = [&] {
        if (panel && panel->isVisible())
            QTest::keyClick(named(panel, "board"), Qt::Key_Return);
        return board.size() == 1;
    };
    QTRY_VERIFY(tryAgain());
}

void tst_BeginAndEnd::theKeyboardBeginsWhereItDoesNoHarm()
{
    Host host;
    auto *panel = new GameOverPanel(viewFor(wonMoment(), std::nullopt), fourAtTable());
    panel->openIn(&host);
    QCOMPARE(panel->focusWidget(), named(panel, "board"));
}

QTEST_MAIN(tst_BeginAndEnd)
#include "tst_beginandend.moc"
