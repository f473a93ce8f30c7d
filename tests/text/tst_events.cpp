// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/events.h"

#include "sentences.h"
#include "support/places.h"

#include <QSet>

using namespace holmstead;
using namespace holmstead::test;

// What the log says about each event.
class TestEvents : public QObject
{
    Q_OBJECT

private slots:
    void eventIsTold_data();
    void eventIsTold();
    void everyKindIsTold();
    void unknownCardsAreNotNamed_data();
    void unknownCardsAreNotNamed();
    void eventsWithoutALine();
    void whatOneRollBringsIsOneSentence_data();
    void whatOneRollBringsIsOneSentence();
    void whoDiscardsIsOneSentence();
    void namesMayLookLikePlaces();
};

namespace {

struct Row
{
    const char *name;
    Event event;
    QString expected;
    Edition edition = Edition::Classic;
};

constexpr ResourceCards twoLumberOneOre = { { Resource::Lumber, 2 }, { Resource::Ore, 1 } };
const QString sixthStart = "Ann starts with 2 wood and 1 ore.";

std::vector<Row> moreRows()
{
    const IntersectionId corner = intersection("0,0,N");
    const PathId side = path("0,0,NE");
    return {
        { "R-SU-8 a starting road", RoadBuilt{ ann, side, false }, "Ann places a road." },
        { "R-BU-1 a road", RoadBuilt{ ann, side, true }, "Ann builds a road." },
        { "R-SU-8 a starting settlement", SettlementBuilt{ ann, corner, false }, "Ann places a settlement." },
        { "R-BU-3 a settlement", SettlementBuilt{ ann, corner, true }, "Ann builds a settlement." },
        { "R-BU-5 a city", CityBuilt{ ann, corner }, "Ann turns a settlement into a city." },
        { "R-DC-3 a card for others", CardBought{ ann, std::nullopt }, "Ann buys a development card." },
        { "R-DC-3 a card for its owner", CardBought{ ann, DevelopmentCard::Monopoly },
          "Ann buys a development card: Monopoly." },
        { "R-ED-1 a card for its owner, sixth", CardBought{ ann, DevelopmentCard::YearOfPlenty },
          "Ann buys a development card: Invention.", Edition::Sixth },
        { "R-DC-4 a knight", CardPlayed{ ann, DevelopmentCard::Knight }, "Ann plays a knight." },
        { "R-DC-5 Road Building", CardPlayed{ ann, DevelopmentCard::RoadBuilding },
          "Ann plays Road Building." },
        { "R-DC-5 a free road is left", FreeRoadsEnded{ ann, 2 }, "Ann leaves 2 free road(s) unbuilt." },
        { "R-DC-6 Year of Plenty", PlentyTaken{ ann, twoLumberOneOre },
          "Ann plays Year of Plenty and takes 2 lumber and 1 ore." },
        { "R-ED-1 Invention", PlentyTaken{ ann, twoLumberOneOre },
          "Ann plays Invention and takes 2 wood and 1 ore.", Edition::Sixth },
        { "R-DC-7 Monopoly lists what each gave", Monopolized{ ann, Resource::Ore, { 0, 2, 0, 1 } },
          "Ann plays Monopoly on ore and gets 2 from Ben and 1 from Dan." },
        { "R-DC-7 Monopoly finds nothing", Monopolized{ ben, Resource::Grain, {} },
          "Ben plays Monopoly on grain, but nobody has any." },
        { "R-ED-1 Monopoly, sixth", Monopolized{ ben, Resource::Grain, { 3, 0, 0, 0 } },
          "Ben plays Monopoly on wheat and gets 3 from Ann.", Edition::Sixth },
        { "R-LR-1 the first Longest Road", LongestRoadMoved{ std::nullopt, ann },
          "Ann now holds Longest Road: 2 points." },
        { "R-LR-4 Longest Road passes", LongestRoadMoved{ ben, ann }, "Ann takes Longest Road from Ben." },
        { "R-LR-5 Longest Road is set aside", LongestRoadMoved{ ben, std::nullopt },
          "Ben loses Longest Road, and nobody holds it for now." },
        { "R-ED-1 the first Longest Route", LongestRoadMoved{ std::nullopt, ann },
          "Ann now holds Longest Route: 2 points.", Edition::Sixth },
        { "R-ED-1 Longest Route passes", LongestRoadMoved{ ben, ann }, "Ann takes Longest Route from Ben.",
          Edition::Sixth },
        { "R-ED-1 Longest Route is set aside", LongestRoadMoved{ ben, std::nullopt },
          "Ben loses Longest Route, and nobody holds it for now.", Edition::Sixth },
        { "R-LA-1 the first Largest Army", LargestArmyMoved{ std::nullopt, cleo },
          "Cleo now holds Largest Army: 2 points." },
        { "R-LA-1 Largest Army passes", LargestArmyMoved{ cleo, ann }, "Ann takes Largest Army from Cleo." },
        { "R-TU-3 trading ends", TradingEnded{ ann }, "Ann ends trading for this turn." },
        { "R-WI-4 the win", GameWon{ dan }, "Dan wins the game!" },
    };
}

std::vector<Row> rows()
{
    std::vector<Row> result = {
        { "R-SU-3 starting cards", StartingCards{ ann, twoLumberOneOre },
          "Ann starts with 2 lumber and 1 ore." },
        { "R-ED-1 starting cards, sixth", StartingCards{ ann, twoLumberOneOre }, sixthStart, Edition::Sixth },
        { "R-SU-3 no starting cards", StartingCards{ ann, {} }, "Ann starts without cards." },
        { "R-TU-1 the dice", DiceRolled{ ben, { 3, 5 } }, "Ben rolls 3 and 5: 8." },
        { "R-PR-1 produced", Produced{ cleo, twoLumberOneOre }, "Cleo gets 2 lumber and 1 ore." },
        { "R-PR-3 nobody is paid", Shortage{ Resource::Ore, 3, 0 },
          "The bank cannot pay 3 ore, so nobody gets any." },
        { "R-ED-1 nobody is paid, sixth", Shortage{ Resource::Grain, 3, 0 },
          "The supply cannot pay 3 wheat, so nobody gets any.", Edition::Sixth },
        { "R-PR-4 one takes what is left", Shortage{ Resource::Ore, 3, 2 },
          "The bank cannot pay 3 ore and gives the last: 2 ore." },
        { "R-ED-1 one takes what is left, sixth", Shortage{ Resource::Ore, 3, 2 },
          "The supply cannot pay 3 ore and gives the last: 2 ore.", Edition::Sixth },
        { "R-PR-1 nothing", NothingProduced{}, "This roll brings nobody any cards." },
        { "R-RO-2 a discard is owed", DiscardOwed{ dan, 5 },
          "Too many cards, so half must go: Dan\u00A0"
          "5." },
        { "R-RO-8 what was discarded", Discarded{ dan, twoLumberOneOre },
          "Dan discards 2 lumber and 1 ore." },
        { "R-RO-4 the robber moves", RobberMoved{ ann, hex("2,-2"), hex("0,0") },
          "Ann moves the robber from desert to hills 8." },
        { "R-RO-6 stolen, for the table", Stolen{ ann, ben, std::nullopt }, "Ann steals a card from Ben." },
        { "R-RO-6 stolen, for thief and victim", Stolen{ ann, ben, Resource::Wool },
          "Ann steals 1 wool from Ben." },
        { "R-TR-7 with the bank", BankTraded{ ann, { { Resource::Wool, 4 } }, { { Resource::Ore, 1 } } },
          "Ann gives the bank 4 wool and gets 1 ore." },
        { "R-ED-1 with the supply", BankTraded{ ann, { { Resource::Wool, 4 } }, { { Resource::Lumber, 1 } } },
          "Ann gives the supply 4 wool and gets 1 wood.", Edition::Sixth },
        { "R-TR-2 both sides of a trade",
          PlayersTraded{ ann, ben, { { Resource::Wool, 1 } }, twoLumberOneOre },
          "Ann and Ben trade: Ann gives 1 wool, and Ben gives 2 lumber and 1 ore." },
    };
    for (Row &row : moreRows())
        result.push_back(std::move(row));
    return result;
}

} // namespace

void TestEvents::eventIsTold_data()
{
    QTest::addColumn<Event>("event");
    QTest::addColumn<Edition>("edition");
    QTest::addColumn<QString>("expected");
    for (const Row &row : rows())
        QTest::newRow(row.name) << row.event << row.edition << row.expected;
}

void TestEvents::eventIsTold()
{
    QFETCH(Event, event);
    QFETCH(Edition, edition);
    const QString sentence = eventSentence(event, people(), table(edition));
    QTEST(sentence, "expected");
    QCOMPARE(faultOfSentence(sentence), "");
}

void TestEvents::everyKindIsTold()
{
    QSet<std::size_t> kinds;
    for (const Row &row : rows())
        kinds.insert(row.event.index());
    QCOMPARE(kinds.size(), qsizetype(std::variant_size_v<Event> - 1)); // the beginning of a turn is a heading
}

void TestEvents::unknownCardsAreNotNamed_data()
{
    QTest::addColumn<Event>("event");
    QTest::addColumn<QString>("expected");
    for (const Resource card : allResources) {
        QTest::addRow("R-RO-6 stolen card %d", static_cast<int>(card))
            << Event(Stolen{ ann, ben, card }) << "Ann steals a card from Ben.";
    }
    for (const DevelopmentCard card : allDevelopmentCards) {
        QTest::addRow("R-DC-3 bought card %d", static_cast<int>(card))
            << Event(CardBought{ ann, card }) << "Ann buys a development card.";
    }
}

// As the table and somebody who has no part in it are told.
void TestEvents::unknownCardsAreNotNamed()
{
    QFETCH(Event, event);
    QTEST(eventSentence(seenBy(event, std::nullopt), people(), table(Edition::Classic)), "expected");
    QTEST(eventSentence(seenBy(event, cleo), people(), table(Edition::Classic)), "expected");
}

void TestEvents::eventsWithoutALine()
{
    const Table &classic = table(Edition::Classic);
    QCOMPARE(eventSentence(FreeRoadsEnded{ ann, 0 }, people(), classic), QString());
    QCOMPARE(eventSentence(CardPlayed{ ann, DevelopmentCard::Monopoly }, people(), classic), QString());
    QCOMPARE(eventSentence(CardPlayed{ ann, DevelopmentCard::YearOfPlenty }, people(), classic), QString());
    QCOMPARE(eventSentence(TurnBegan{ ben }, people(), classic), QString());
    QCOMPARE(turnHeading(ben, people()), QString("Ben’s turn"));
}

void TestEvents::whatOneRollBringsIsOneSentence_data()
{
    QTest::addColumn<std::vector<Produced>>("gains");
    QTest::addColumn<QString>("expected");
    const Produced one{ ann, { { Resource::Wool, 1 } } };
    const Produced two{ ben, { { Resource::Grain, 3 } } };
    const Produced three{ cleo, twoLumberOneOre };
    QTest::newRow("R-PR-1 one gets cards") << std::vector{ one } << "Ann gets 1 wool.";
    QTest::newRow("R-PR-1 two get cards") << std::vector{ one, two } << "Ann gets 1 wool, Ben 3 grain.";
    QTest::newRow("R-PR-1 three get cards")
        << std::vector{ one, two, three } << "Ann gets 1 wool, Ben 3 grain, Cleo 2 lumber and 1 ore.";
}

void TestEvents::whatOneRollBringsIsOneSentence()
{
    QFETCH(std::vector<Produced>, gains);
    const QString sentence = producedSentence(gains, people(), table(Edition::Classic));
    QTEST(sentence, "expected");
    QCOMPARE(faultOfSentence(sentence), "");
}

// R-RO-2
void TestEvents::whoDiscardsIsOneSentence()
{
    QCOMPARE(discardsOwedSentence({ { dan, 5 } }, people()),
             QString("Too many cards, so half must go: Dan\u00A0"
                     "5."));
    const QString sentence = discardsOwedSentence({ { ann, 4 }, { ben, 6 }, { dan, 5 } }, people());
    QCOMPARE(sentence, QString("Too many cards, so half must go: Ann\u00A0"
                               "4, Ben\u00A0"
                               "6 and Dan\u00A0"
                               "5."));
    QCOMPARE(faultOfSentence(sentence), "");
}

void TestEvents::namesMayLookLikePlaces()
{
    const Table &classic = table(Edition::Classic);
    QCOMPARE(eventSentence(PlayersTraded{ ann, ben, { { Resource::Wool, 1 } }, { { Resource::Ore, 2 } } },
                           strangePeople(), classic),
             QString("%2 and %1 %3 trade: %2 gives 1 wool, and %1 %3 gives 2 ore."));
    QCOMPARE(eventSentence(Monopolized{ ann, Resource::Ore, { 0, 2, 1, 0 } }, strangePeople(), classic),
             QString("%2 plays Monopoly on ore and gets 2 from %1 %3 and 1 from %n."));
    const Produced gain{ ann, { { Resource::Wool, 1 } } };
    QCOMPARE(producedSentence({ gain, { ben, gain.cards }, { cleo, gain.cards } }, strangePeople(), classic),
             QString("%2 gets 1 wool, %1 %3 1 wool, %n 1 wool."));
    QCOMPARE(eventSentence(DiscardOwed{ cleo, 4 }, strangePeople(), classic),
             QString("Too many cards, so half must go: %n\u00A0"
                     "4."));
}

QTEST_APPLESS_MAIN(TestEvents)
#include "tst_events.moc"
