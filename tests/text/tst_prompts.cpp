// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/prompts.h"
#include "rules/rules.h"
#include "text/setuplesson.h"

#include "sentences.h"
#include "support/scenario.h"

#include <QSet>

using namespace holmstead;
using namespace holmstead::test;

// The line at the top: who has to do what now.
class TestPrompts : public QObject
{
    Q_OBJECT

private slots:
    void prompt_data();
    void prompt();
    void everyPhaseIsPrompted();
    void promptsOfOffers();
    void discardsAreOneAfterAnother();
    void promptsOfBuildButtons();
    void namesMayLookLikePlaces();
    void setupIsTaught_data();
    void setupIsTaught();
};

namespace {

struct Row
{
    const char *name;
    GameState state;
    QString expected;
};

constexpr ResourceCards eightCards = { { Resource::Ore, 4 }, { Resource::Wool, 4 } };
constexpr ResourceCards tenCards = { { Resource::Brick, 5 }, { Resource::Grain, 5 } };

Rules rulesOf(Edition edition, PhaseRule phases)
{
    return { edition, phases, IslandSetup::Variable, 10 };
}

std::vector<Row> setupRows()
{
    const auto setup = [] { return Scenario().phase(Phase::Setup); };
    GameState roadDue = setup().settlement(ann, "0,0,N").state();
    roadDue.unconnected = intersection("0,0,N");
    return {
        { "R-SU-8 the first settlement", setup().state(), "Ann: place a settlement on a free corner." },
        { "R-SU-8 its road", roadDue, "Ann: place a road next to the new settlement." },
        { "R-SU-3 the second settlement", setup().settlement(ann, "0,0,N").road(ann, "0,0,NE").state(),
          "Ann: place a second settlement; it brings a card from each hex around it." },
    };
}

std::vector<Row> turnRows()
{
    const DevelopmentCards knight = { { DevelopmentCard::Knight, 1 } };
    return {
        { "R-TU-1 the roll", Scenario().phase(Phase::Roll).turn(ben).state(), "Ben: roll the dice." },
        { "R-TU-1 a card before the roll", Scenario().phase(Phase::Roll).cards(ann, knight).state(),
          "Ann: roll the dice, or play a development card first." },
        { "R-DC-1 no second card before the roll",
          Scenario().phase(Phase::Roll).cards(ann, knight).cardPlayed().state(), "Ann: roll the dice." },
        { "R-TU-2 the combined phase", Scenario().state(), "Ann: trade, build and buy, then end the turn." },
        { "R-TU-3 trading", Scenario().separatePhases().state(),
          "Ann: trade with the others and the bank, then build or end the turn." },
        { "R-TU-3 building", Scenario().separatePhases().phase(Phase::Build).state(),
          "Ann: build and buy, then end the turn; trading is over." },
        { "R-ED-1 the combined phase, sixth",
          Scenario().rules(rulesOf(Edition::Sixth, PhaseRule::Combined)).state(),
          "Ann: trade, build and buy, then end the turn." },
    };
}

std::vector<Row> waitingRows()
{
    const auto seven = [] { return Scenario().dice(3, 4); };
    return {
        { "R-RO-2 one owes a discard",
          seven().phase(Phase::Discard).hand(ben, eightCards).owes(ben, 4).state(), "Ben: discard 4 cards." },
        { "R-RO-3 several owe discards",
          seven()
              .phase(Phase::Discard)
              .hand(ann, tenCards)
              .owes(ann, 5)
              .hand(ben, eightCards)
              .owes(ben, 4)
              .state(),
          "Ann: discard 5 cards." },
        { "R-RO-4 the robber", seven().phase(Phase::Robber).state(),
          "Ann: click another hex to move the robber there." },
        { "R-RO-5 the theft of the only one who can be robbed",
          seven().phase(Phase::Steal).settlement(ben, "0,0,N").hand(ben, eightCards).robber("0,0").state(),
          "Ann: click Ben's building or name to steal a card." },
        { "R-RO-5 the theft",
          seven()
              .phase(Phase::Steal)
              .settlement(ben, "0,0,N")
              .hand(ben, eightCards)
              .settlement(cleo, "0,0,S")
              .hand(cleo, tenCards)
              .robber("0,0")
              .state(),
          "Ann: click a building or a name to choose whom to rob." },
        { "R-DC-5 the first free road",
          Scenario().settlement(ann, "0,0,N").phase(Phase::FreeRoads).freeRoads(2).cardPlayed().state(),
          "Ann: click a highlighted path for a free road; a second one may follow." },
        { "R-DC-5 the second free road",
          Scenario().settlement(ann, "0,0,N").phase(Phase::FreeRoads).freeRoads(1).cardPlayed().state(),
          "Ann: click a highlighted path for one more free road, or stop here." },
        { "R-WI-4 the end",
          Scenario().target(4).turn(cleo).city(cleo, "0,0,N").city(cleo, "0,0,S").phase(Phase::Over).state(),
          "Cleo has won the game!" },
    };
}

std::vector<Row> rows()
{
    std::vector<Row> result = setupRows();
    for (const auto &more : { turnRows(), waitingRows() })
        result.insert(result.end(), more.begin(), more.end());
    return result;
}

} // namespace

void TestPrompts::prompt_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<QString>("expected");
    for (const Row &row : rows())
        QTest::newRow(row.name) << row.state << row.expected;
}

// Everybody reads the line, so it is the same whoever's view it is made from (R-HI-1); of several who owe a
// discard it names whoever sits there.
void TestPrompts::prompt()
{
    QFETCH(GameState, state);
    const QString sentence = promptSentence(viewFor(state, std::nullopt), people());
    QTEST(sentence, "expected");
    QCOMPARE(faultOfSentence(sentence), "");
    for (const PlayerId viewer : playersOf(state.playerCount())) {
        if (at(state.mustDiscard, viewer) == 0)
            QCOMPARE(promptSentence(viewFor(state, viewer), people()), sentence);
    }
}

// R-RO-3: in the order in which they are called, whoever sits there first.
void TestPrompts::discardsAreOneAfterAnother()
{
    const GameState state = Scenario()
                                .dice(3, 4)
                                .turn(cleo)
                                .phase(Phase::Discard)
                                .hand(ann, tenCards)
                                .owes(ann, 5)
                                .hand(ben, eightCards)
                                .owes(ben, 4)
                                .hand(dan, eightCards)
                                .owes(dan, 4)
                                .state();
    const auto now = [&](std::optional<PlayerId> viewer) {
        return discardPrompt(viewFor(state, viewer), people());
    };
    const auto then = [&](std::optional<PlayerId> viewer) {
        return discardsThen(viewFor(state, viewer), people());
    };
    QCOMPARE(now(std::nullopt), QString("Dan: discard 4 cards."));
    QCOMPARE(then(std::nullopt), QString("then Ann 5 and Ben 4"));
    QCOMPARE(now(cleo), now(std::nullopt));
    QCOMPARE(now(ben), QString("Ben: discard 4 cards."));
    QCOMPARE(then(ben), QString("then Dan 4 and Ann 5"));
    const GameState last =
        Scenario().dice(3, 4).phase(Phase::Discard).hand(ben, eightCards).owes(ben, 4).state();
    QCOMPARE(discardsThen(viewFor(last, ben), people()), QString());
}

void TestPrompts::everyPhaseIsPrompted()
{
    QSet<int> phases;
    for (const Row &row : rows())
        phases.insert(static_cast<int>(row.state.phase));
    QCOMPARE(phases.size(), static_cast<int>(Phase::Over) + 1);
}

void TestPrompts::promptsOfBuildButtons()
{
    QCOMPARE(roadPrompt(ann, people()), QString("Ann: click a highlighted path for the road. Esc cancels."));
    QCOMPARE(settlementPrompt(ann, people()),
             QString("Ann: click a highlighted corner for the settlement. Esc cancels."));
    QCOMPARE(cityPrompt(ann, people()),
             QString("Ann: click a highlighted settlement to make it a city. Esc cancels."));
}

void TestPrompts::promptsOfOffers()
{
    const Offer toBen{ ann, ben, { { Resource::Ore, 1 } }, { { Resource::Wool, 1 } } };
    const Offer toAll{ ann, std::nullopt, toBen.give, toBen.get };
    QCOMPARE(offerPrompt(toBen, false, people()), QString("Ann offers Ben a trade: click the name to answer."));
    QCOMPARE(offerPrompt(toAll, false, people()),
             QString("Ann offers everybody a trade: click the name of whoever wants to answer."));
    QCOMPARE(offerPrompt(toAll, true, people()),
             QString("Ann: nobody wants the trade; change the offer or withdraw it."));
    QCOMPARE(answerPrompt(cleo, toAll, people()),
             QString("Cleo: accept Ann's offer, decline it, or make another."));
    QCOMPARE(otherOfferPrompt(cleo, toAll, people()), QString("Cleo: choose what you offer Ann instead."));
    QCOMPARE(counterPrompt(ann, { ben, ann, toBen.get, toBen.give }, people()),
             QString("Ann: accept Ben's offer or decline it."));
    QCOMPARE(handOverPrompt(dan, people()), QString("Pass the laptop to Dan."));
}

void TestPrompts::namesMayLookLikePlaces()
{
    const GameState state =
        Scenario().dice(3, 4).phase(Phase::Discard).hand(ben, eightCards).owes(ben, 4).state();
    QCOMPARE(promptSentence(viewFor(state, std::nullopt), strangePeople()),
             QString("%1 %3: discard 4 cards."));
}

// Each of three places twice, forward and back: how often which piece is taught, and what comes next.
void TestPrompts::setupIsTaught_data()
{
    QTest::addColumn<int>("placed"); // settlements with their roads
    QTest::addColumn<bool>("roadDue");
    QTest::addColumn<QString>("about");
    QTest::addColumn<QString>("next");
    const QString turnsBack =
        "When everybody has placed once, the last one places again, and the order turns back.";
    const QString again = "You are the last, so you place a second time right after.";
    const QString begins = "After your road the game begins, and you roll the dice.";
    const QString firstRoad = "This road is free, too. It starts at the settlement you have just placed.";
    const QString second =
        "This settlement brings you one card from each hex around it, but none from the desert.";
    const QString secondRoad = "This road is free, too. It starts at your second settlement.";
    const QString first = "This settlement is free, and so is the road that comes next.";
    for (const int placed : { 0, 1, 2 }) {
        const QString next = placed == 2 ? again : turnsBack;
        QTest::addRow("R-SU-8 settlement %d", placed + 1) << placed << false << first << next;
        QTest::addRow("R-SU-8 road %d", placed + 1) << placed << true << firstRoad << next;
    }
    for (const int placed : { 3, 4 }) {
        QTest::addRow("R-SU-3 settlement %d", placed + 1)
            << placed << false << second << "The order runs back now, to whoever placed first.";
        QTest::addRow("R-SU-8 road %d", placed + 1)
            << placed << true << secondRoad << "After the last road, whoever placed first rolls the dice.";
    }
    QTest::addRow("R-SU-9 settlement 6") << 5 << false << second << begins;
    QTest::addRow("R-SU-9 road 6") << 5 << true << secondRoad << begins;
}

void TestPrompts::setupIsTaught()
{
    QFETCH(const int, placed);
    QFETCH(const bool, roadDue);
    QFETCH(const QString, about);
    QFETCH(const QString, next);
    GameState state = Scenario().players(3).phase(Phase::Setup).state();
    for (int step = 0; step < 2 * placed + (roadDue ? 1 : 0); ++step)
        apply(state, *legalActions(state).begin());
    const QStringList told = setupLesson(viewFor(state, state.turn));
    QCOMPARE(told.first(), about);
    QCOMPARE(told.last(), next);
    QVERIFY(told.size() <= 3);
}

QTEST_APPLESS_MAIN(TestPrompts)
#include "tst_prompts.moc"
