// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/names.h"

#include <QTest>

#include <set>

using namespace holmstead;

class TestNames : public QObject
{
    Q_OBJECT

private slots:
    void wordsLeadBack();
    void wordsAreThoseOfTheFormat();
    void otherWordsMeanNothing();
    void everyActionHasItsWord();
    void describesActions_data();
    void describesActions();
};

namespace {

template <typename Enum, std::size_t size> void checkWords(const std::array<Enum, size> &values)
{
    QCOMPARE(allWords<Enum>().size(), static_cast<qsizetype>(size));
    for (const Enum value : values)
        QVERIFY(fromWord<Enum>(QString(wordFor(value))) == value);
    const QStringList words = allWords<Enum>();
    QCOMPARE(std::set<QString>(words.begin(), words.end()).size(), size);
}

} // namespace

void TestNames::wordsLeadBack()
{
    checkWords(allResources);
    checkWords(allTerrains);
    checkWords(allHarbors);
    checkWords(allColors);
    checkWords(allDevelopmentCards);
    checkWords(allBeginHows);
    checkWords(std::array{ Phase::Setup, Phase::Roll, Phase::Main, Phase::Trade, Phase::Build, Phase::Discard,
                           Phase::Robber, Phase::Steal, Phase::FreeRoads, Phase::Over });
    checkWords(std::array{ Edition::Classic, Edition::Sixth });
    checkWords(std::array{ PhaseRule::Combined, PhaseRule::Separate });
    checkWords(std::array{ IslandSetup::Beginner, IslandSetup::Variable });
    checkWords(std::array{ TokenDeal::LetterOrder, TokenDeal::Scattered });
}

void TestNames::wordsAreThoseOfTheFormat()
{
    QCOMPARE(wordFor(Resource::Lumber), "lumber");
    QCOMPARE(wordFor(Terrain::Hills), "hills");
    QCOMPARE(wordFor(Harbor::Any), "any");
    QCOMPARE(wordFor(Color::Orange), "orange");
    QCOMPARE(wordFor(DevelopmentCard::YearOfPlenty), "yearOfPlenty");
    QCOMPARE(wordFor(Phase::FreeRoads), "freeRoads");
    QCOMPARE(wordFor(Edition::Sixth), "sixth");
    QCOMPARE(wordFor(PhaseRule::Separate), "separate");
    QCOMPARE(wordFor(IslandSetup::Beginner), "beginner");
    QCOMPARE(wordFor(TokenDeal::LetterOrder), "spiral");
    QCOMPARE(wordFor(BeginHow::Roll), "roll");
}

void TestNames::otherWordsMeanNothing()
{
    for (const char *word : { "", "Ore", "ore ", "wood", "any" })
        QVERIFY(!fromWord<Resource>(QString::fromUtf8(word)));
}

void TestNames::everyActionHasItsWord()
{
    QCOMPARE(actionWords().size(), std::variant_size_v<Action>);
    QCOMPARE(wordFor(Action(PlaceSettlement())), "placeSettlement");
    QCOMPARE(wordFor(Action(PlayYearOfPlenty())), "playYearOfPlenty");
    QCOMPARE(wordFor(Action(EndTurn())), "endTurn");
}

void TestNames::describesActions_data()
{
    QTest::addColumn<Action>("action");
    QTest::addColumn<QString>("text");
    QTest::newRow("a place") << Action(BuildRoad{ *pathNamed("0,0,E") }) << R"(buildRoad "0,0,E")";
    QTest::newRow("a hex") << Action(MoveRobber{ *hexNamed("-2,1") }) << R"(moveRobber "-2,1")";
    QTest::newRow("nothing more") << Action(EndTurn()) << "endTurn";
    QTest::newRow("dice") << Action(Roll{ Dice{ 3, 4 } }) << R"(roll {"dice":[3,4]})";
    QTest::newRow("chance left out") << Action(BuyCard()) << "buyCard";
    QTest::newRow("cards") << Action(TradeBank{ { { Resource::Wool, 4 } }, { { Resource::Ore, 1 } } })
                           << R"(tradeBank {"give":{"wool":4},"get":{"ore":1}})";
}

void TestNames::describesActions()
{
    QFETCH(Action, action);
    QFETCH(QString, text);
    QCOMPARE(describe(action), text);
}

QTEST_APPLESS_MAIN(TestNames)
#include "tst_names.moc"
