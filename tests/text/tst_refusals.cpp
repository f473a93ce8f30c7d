// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/refusals.h"

#include "rules/rules.h"
#include "sentences.h"
#include "support/print.h"
#include "support/scenario.h"

#include <QHash>

using namespace holmstead;
using namespace holmstead::test;

// Why something is refused, in words.
class TestRefusals : public QObject
{
    Q_OBJECT

private slots:
    void everyReasonHasItsSentence_data();
    void everyReasonHasItsSentence();
    void refusal_data();
    void refusal();
    void wordsOfTheSixthEdition_data();
    void wordsOfTheSixthEdition();
    void onlyTheViewersHandIsNamed_data();
    void onlyTheViewersHandIsNamed();
    void hiddenCardsChangeNothing();
    void offersOfOthers();
    void ruleForTheConsole();
    void namesMayLookLikePlaces();
};

namespace {

// Fits into a bubble of three lines.
constexpr int longestSentence = 120;

std::vector<Reason> allReasons()
{
    std::vector<Reason> reasons;
    for (int reason = 0; reason < reasonCount; ++reason)
        reasons.push_back(static_cast<Reason>(reason));
    return reasons;
}

// A zigzag of paths through the middle of the island.
const Lane lane = Lane::northOf(0);
const ResourceCards plenty = ResourceCards::each(4);

Scenario annsRoad()
{
    return Scenario().settlement(ann, lane.corner(0)).roads(ann, lane.first(2));
}

} // namespace

void TestRefusals::everyReasonHasItsSentence_data()
{
    QTest::addColumn<Edition>("edition");
    QTest::addColumn<std::optional<PlayerId>>("viewer");
    QTest::newRow("classic, Ann's view") << Edition::Classic << std::optional(ann);
    QTest::newRow("classic, everybody's view") << Edition::Classic << std::optional<PlayerId>();
    QTest::newRow("sixth, Ann's view") << Edition::Sixth << std::optional(ann);
    QTest::newRow("sixth, everybody's view") << Edition::Sixth << std::optional<PlayerId>();
}

void TestRefusals::everyReasonHasItsSentence()
{
    QFETCH(Edition, edition);
    QFETCH(std::optional<PlayerId>, viewer);
    const GameState state =
        Scenario().rules({ edition, PhaseRule::Combined, IslandSetup::Variable, 10 }).state();
    QHash<QString, Reason> reasonOf;
    for (const Reason reason : allReasons()) {
        const QString sentence = refusalSentence(reason, viewFor(state, viewer), people());
        QVERIFY2(qstrcmp(faultOfSentence(sentence), "") == 0,
                 qPrintable(sentence + " -- " + faultOfSentence(sentence)));
        QVERIFY2(sentence.endsWith('.'), qPrintable(sentence));
        QVERIFY2(sentence.size() <= longestSentence, qPrintable(sentence));
        QVERIFY2(!reasonOf.contains(sentence), qPrintable(sentence));
        reasonOf.insert(sentence, reason);
    }
    QCOMPARE(reasonOf.size(), reasonCount);
}

void TestRefusals::refusal_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<Action>("action");
    QTest::addColumn<Reason>("reason");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const GameState &state, const Action &action, Reason reason,
                        const char *expected) {
        QTest::newRow(name) << state << action << reason << QString(expected);
    };
    const DevelopmentCards knight = { { DevelopmentCard::Knight, 1 } };
    const auto fourOre = Scenario().hand(ann, cards(4, Resource::Ore)).state();

    row("R-TU-1 the roll comes first", Scenario().phase(Phase::Roll).state(), EndTurn{}, Reason::RollFirst,
        "Ann must roll the dice first.");
    row("R-RO-3 who must discard first",
        Scenario()
            .phase(Phase::Discard)
            .hand(ben, cards(8, Resource::Ore))
            .hand(dan, cards(9, Resource::Wool))
            .state(),
        EndTurn{}, Reason::DiscardFirst, "Ben and Dan must discard cards first.");
    row("R-RO-2 the right number",
        Scenario().phase(Phase::Discard).hand(ben, cards(8, Resource::Ore)).state(),
        Discard{ ben, cards(3, Resource::Ore) }, Reason::WrongDiscardCount,
        "Ben must discard exactly 4 cards, not 3.");
    row("R-RO-2 own cards", Scenario().phase(Phase::Discard).hand(ben, cards(8, Resource::Ore)).state(),
        Discard{ ben, cards(4, Resource::Wool) }, Reason::DiscardNotHeld,
        "Ben does not have these cards to discard; missing: 4 wool.");
    row("R-RO-2 nothing owed", Scenario().phase(Phase::Discard).hand(ben, cards(8, Resource::Ore)).state(),
        Discard{ cleo, cards(4, Resource::Wool) }, Reason::OwesNoDiscard,
        "Cleo does not have to discard now.");
    row("R-TU-5 free roads first", annsRoad().phase(Phase::FreeRoads).freeRoads(2).cardPlayed().state(),
        EndTurn{}, Reason::FreeRoadsFirst, "First finish Road Building: 2 free road(s) still to place.");

    const Scenario atHex =
        Scenario().phase(Phase::Steal).robber("0,0").settlement(ben, "0,0,N").hand(ben, plenty);
    row("R-RO-5 no building there", atHex.state(), Steal{ cleo, Resource::Ore }, Reason::VictimNotThere,
        "Cleo has no building next to the robber.");
    row("R-RO-5 nothing to steal", Scenario(atHex).settlement(cleo, "0,0,S").state(),
        Steal{ cleo, Resource::Ore }, Reason::VictimHasNothing,
        "Cleo has no resource cards that could be stolen.");
    row("R-RO-5 no such card", Scenario(atHex).hand(ben, cards(1, Resource::Wool)).state(),
        Steal{ ben, Resource::Ore }, Reason::ImpossibleSteal, "Ben has no ore that could be stolen.");

    row("R-TR-4 cards to give", Scenario().hand(ann, cards(3, Resource::Wool)).state(),
        TradeBank{ cards(4, Resource::Wool), one(Resource::Ore) }, Reason::GiveNotHeld,
        "Ann does not have these cards to give; missing: 1 wool.");
    row("R-TR-4 the partner's cards", fourOre, TradePlayer{ ben, one(Resource::Ore), one(Resource::Wool) },
        Reason::PartnerCannotPay, "Ben does not have the cards for this trade.");
    row("R-TR-5 the rate without a harbor", fourOre,
        TradeBank{ cards(3, Resource::Ore), one(Resource::Wool) }, Reason::WrongBankRate,
        "The bank gives Ann one card for every 4 ore.");
    row("R-TR-7 what the bank lacks",
        Scenario().hand(ann, cards(4, Resource::Ore)).bank(cards(3, Resource::Lumber), ben).state(),
        TradeBank{ cards(4, Resource::Ore), one(Resource::Wool) }, Reason::BankLacks,
        "The bank does not have these cards; it is short of 1 wool.");

    row("R-BU-1 what a road lacks", Scenario(annsRoad()).hand(ann, one(Resource::Brick)).state(),
        BuildRoad{ lane.path(2) }, Reason::CannotPayRoad,
        "A road costs 1 brick and 1 lumber; still missing: 1 lumber.");
    row("R-BU-3 what a settlement lacks", Scenario(annsRoad()).hand(ann, one(Resource::Brick)).state(),
        BuildSettlement{ lane.corner(2) }, Reason::CannotPaySettlement,
        "A settlement costs 1 brick, 1 lumber, 1 wool and 1 grain; still missing: 1 lumber, 1 wool and 1 "
        "grain.");
    row("R-BU-5 what a city lacks", Scenario(annsRoad()).hand(ann, cards(2, Resource::Ore)).state(),
        BuildCity{ lane.corner(0) }, Reason::CannotPayCity,
        "A city costs 2 grain and 3 ore; still missing: 2 grain and 1 ore.");
    row("R-BU-7 what a card lacks", Scenario().hand(ann, one(Resource::Ore)).state(), BuyCard{},
        Reason::CannotPayCard,
        "A development card costs 1 wool, 1 grain and 1 ore; still missing: 1 wool and 1 grain.");
    row("R-BU-1 whose road is there",
        Scenario(annsRoad())
            .hand(ann, plenty)
            .settlement(ben, lane.corner(3))
            .road(ben, lane.path(2))
            .state(),
        BuildRoad{ lane.path(2) }, Reason::PathTaken, "Ben's road is on this path already.");
    row("R-BU-2 whose building is in the way",
        Scenario(annsRoad()).hand(ann, plenty).settlement(ben, lane.corner(2)).state(),
        BuildRoad{ lane.path(2) }, Reason::PathBlocked, "Ann's road cannot go on past Ben's building.");
    row("R-BU-1 not connected", Scenario(annsRoad()).hand(ann, plenty).state(), BuildRoad{ lane.path(6) },
        Reason::PathUnconnected, "A road must touch one of Ann's roads or buildings.");
    row("R-BU-3 whose settlement is there",
        Scenario(annsRoad()).hand(ann, plenty).settlement(ben, lane.corner(2)).state(),
        BuildSettlement{ lane.corner(2) }, Reason::IntersectionTaken,
        "Ben's settlement is on this corner already.");
    row("R-BU-3 whose city is there",
        Scenario(annsRoad()).hand(ann, plenty).city(ben, lane.corner(2)).state(),
        BuildSettlement{ lane.corner(2) }, Reason::IntersectionTaken,
        "Ben's city is on this corner already.");
    row("R-BU-4 too close", Scenario(annsRoad()).hand(ann, plenty).state(), BuildSettlement{ lane.corner(1) },
        Reason::TooClose, "Too close to another building: there must be at least two paths between them.");
    row("R-BU-5 another's settlement", Scenario().hand(ann, plenty).settlement(ben, lane.corner(2)).state(),
        BuildCity{ lane.corner(2) }, Reason::UpgradeOthers,
        "Ann cannot upgrade this building: it belongs to Ben.");

    row("R-DC-2 the card is new", Scenario().cards(ann, knight).bought(knight).state(), PlayKnight{},
        Reason::BoughtThisTurn, "Knight was bought this turn: it can be played from the next turn on.");
    row("R-DC-9 no such card", Scenario().cards(ann, knight).state(), PlayMonopoly{ Resource::Ore },
        Reason::CardNotHeld, "Ann does not have the card Monopoly.");
    row("R-DC-6 what the bank lacks",
        Scenario()
            .cards(ann, { { DevelopmentCard::YearOfPlenty, 1 } })
            .bank({ { Resource::Ore, 1 }, { Resource::Wool, 1 } }, ben)
            .state(),
        PlayYearOfPlenty{ cards(2, Resource::Ore) }, Reason::PlentyBankLacks,
        "Year of Plenty can only take cards that the bank has; it is short of 1 ore.");
}

// The rules refuse it for that reason, and whoever asked reads the sentence.
void TestRefusals::refusal()
{
    QFETCH(GameState, state);
    QFETCH(Action, action);
    QFETCH(Reason, reason);
    QCOMPARE(why(state, action), std::optional(reason));
    const auto *discard = std::get_if<Discard>(&action);
    const View view = viewFor(state, discard ? discard->player : state.turn);
    const QString sentence = refusalSentence(reason, view, people(), &action);
    QTEST(sentence, "expected");
    QCOMPARE(faultOfSentence(sentence), "");
}

void TestRefusals::wordsOfTheSixthEdition_data()
{
    QTest::addColumn<Reason>("reason");
    QTest::addColumn<Action>("action");
    QTest::addColumn<QString>("expected");
    QTest::newRow("R-ED-1 wood in a cost")
        << Reason::CannotPayRoad << Action(BuildRoad{})
        << "A road costs 1 brick and 1 wood; still missing: 1 brick and 1 wood.";
    QTest::newRow("R-ED-1 the supply's rate")
        << Reason::WrongBankRate << Action(TradeBank{ cards(2, Resource::Grain), one(Resource::Ore) })
        << "The supply gives Ann one card for every 4 wheat.";
    QTest::newRow("R-ED-1 kinds for the supply")
        << Reason::SeveralKindsToBank << Action(TradeBank{ plenty, one(Resource::Ore) })
        << "The supply takes only one kind of resource in a trade.";
    QTest::newRow("R-ED-1 what the supply lacks")
        << Reason::BankLacks << Action(TradeBank{ plenty, cards(20, Resource::Grain) })
        << "The supply does not have these cards; it is short of 1 wheat.";
    QTest::newRow("R-ED-1 Invention has a count")
        << Reason::PlentyCount << Action(PlayYearOfPlenty{})
        << "Invention takes exactly two cards, or the last one that the supply has.";
    QTest::newRow("R-ED-1 Invention and what the supply lacks")
        << Reason::PlentyBankLacks << Action(PlayYearOfPlenty{ cards(21, Resource::Lumber) })
        << "Invention can only take cards that the supply has; it is short of 2 wood.";
    QTest::newRow("R-ED-1 Invention and the empty supply")
        << Reason::PlentyBankEmpty << Action(PlayYearOfPlenty{})
        << "Invention cannot be played: the supply has no cards left.";
    QTest::newRow("R-ED-1 Invention is new")
        << Reason::BoughtThisTurn << Action(PlayYearOfPlenty{})
        << "Invention was bought this turn: it can be played from the next turn on.";
}

void TestRefusals::wordsOfTheSixthEdition()
{
    QFETCH(Reason, reason);
    QFETCH(Action, action);
    const GameState state =
        Scenario().rules({ Edition::Sixth, PhaseRule::Combined, IslandSetup::Variable, 10 }).state();
    QTEST(refusalSentence(reason, viewFor(state, ann), people(), &action), "expected");
}

void TestRefusals::onlyTheViewersHandIsNamed_data()
{
    QTest::addColumn<std::optional<PlayerId>>("viewer");
    QTest::addColumn<QString>("expected");
    const QString whatIsMissing = "A road costs 1 brick and 1 lumber; still missing: 1 lumber.";
    const QString thatItIs = "Ann cannot pay for a road, which costs 1 brick and 1 lumber.";
    QTest::newRow("R-HI-1 Ann sees what she lacks") << std::optional(ann) << whatIsMissing;
    QTest::newRow("R-HI-1 Ben does not") << std::optional(ben) << thatItIs;
    QTest::newRow("R-HI-1 the table does not") << std::optional<PlayerId>() << thatItIs;
}

void TestRefusals::onlyTheViewersHandIsNamed()
{
    QFETCH(std::optional<PlayerId>, viewer);
    const GameState state = annsRoad().hand(ann, one(Resource::Brick)).state();
    const Action action = BuildRoad{ lane.path(2) };
    QTEST(refusalSentence(Reason::CannotPayRoad, viewFor(state, viewer), people(), &action), "expected");
}

// R-HI-1: two worlds that differ only in what Cleo may not know; whatever she is told is the same in both.
void TestRefusals::hiddenCardsChangeNothing()
{
    const DevelopmentCards knight = { { DevelopmentCard::Knight, 1 } };
    const DevelopmentCards monopoly = { { DevelopmentCard::Monopoly, 1 } };
    const GameState one = annsRoad()
                              .hand(ann, cards(2, Resource::Ore))
                              .hand(ben, cards(3, Resource::Wool))
                              .cards(ann, knight)
                              .state();
    const GameState other = annsRoad()
                                .hand(ann, cards(2, Resource::Wool))
                                .hand(ben, { { Resource::Ore, 2 }, { Resource::Wool, 1 } })
                                .cards(ann, monopoly)
                                .state();
    QVERIFY(!(one == other));
    const std::vector<Action> actions = { BuildRoad{ lane.path(2) },
                                          BuildSettlement{ lane.corner(2) },
                                          BuildCity{ lane.corner(0) },
                                          BuyCard{},
                                          TradeBank{ cards(4, Resource::Ore), cards(1, Resource::Brick) },
                                          TradePlayer{ ben, cards(1, Resource::Ore),
                                                       cards(3, Resource::Wool) },
                                          Discard{ ann, cards(2, Resource::Ore) },
                                          Steal{ ben, Resource::Ore },
                                          PlayKnight{},
                                          PlayMonopoly{ Resource::Ore },
                                          PlayYearOfPlenty{ cards(2, Resource::Ore) } };
    for (const Reason reason : allReasons()) {
        for (const Action &action : actions) {
            for (const std::optional<PlayerId> viewer : { std::optional(cleo), std::optional<PlayerId>() }) {
                QCOMPARE(refusalSentence(reason, viewFor(one, viewer), people(), &action),
                         refusalSentence(reason, viewFor(other, viewer), people(), &action));
            }
        }
    }
}

// An offer is no action yet: it is the viewer who makes it.
void TestRefusals::offersOfOthers()
{
    const GameState state = Scenario().state();
    QCOMPARE(refusalSentence(Reason::GiveNotHeld, viewFor(state, ben), people()),
             QString("Ben does not have these cards to give."));
    QCOMPARE(refusalSentence(Reason::NotWithActivePlayer, viewFor(state, ben), people()),
             QString("It is Ann's turn, so every trade must be with Ann."));
}

void TestRefusals::ruleForTheConsole()
{
    const GameState state = Scenario().state();
    const View view = viewFor(state, ann);
    QCOMPARE(
        refusalWithRule(Reason::TooClose, view, people()),
        QString("Too close to another building: there must be at least two paths between them. [R-BU-4]"));
    for (const Reason reason : allReasons()) {
        const QString sentence = refusalWithRule(reason, view, people());
        QVERIFY2(sentence.endsWith(QString(". [%1]").arg(ruleOf(reason).data())), qPrintable(sentence));
    }
}

void TestRefusals::namesMayLookLikePlaces()
{
    const GameState state = annsRoad().settlement(ben, lane.corner(2)).state();
    const Action action = BuildRoad{ lane.path(2) };
    QCOMPARE(refusalSentence(Reason::PathBlocked, viewFor(state, ann), strangePeople(), &action),
             QString("%2's road cannot go on past %1 %3's building."));
}

QTEST_APPLESS_MAIN(TestRefusals)
#include "tst_refusals.moc"
