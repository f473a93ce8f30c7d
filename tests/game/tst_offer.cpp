// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/offer.h"
#include "rules/rules.h"
#include "support/bruteforce.h"
#include "support/play.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr std::optional<PlayerId> everybody;

Scenario market()
{
    return Scenario()
        .hand(ann, { { Resource::Wool, 2 }, { Resource::Brick, 2 } })
        .hand(ben, { { Resource::Ore, 2 }, { Resource::Grain, 1 } });
}

Offer offer(PlayerId by, std::optional<PlayerId> to, const ResourceCards &give, const ResourceCards &get)
{
    return { by, to, give, get };
}

std::vector<Offer> smallOffers(PlayerId by)
{
    std::vector<Offer> offers;
    for (const std::optional<PlayerId> to :
         { everybody, std::optional(ann), std::optional(ben), std::optional(cleo) }) {
        for (int give = 0; give <= 2; ++give) {
            for (const ResourceCards &given : everyChoice(ResourceCards::each(2), give)) {
                for (const ResourceCards &wanted : everyChoice(ResourceCards::each(1), 1))
                    offers.push_back(offer(by, to, given, wanted));
            }
        }
    }
    return offers;
}

} // namespace

// Offers between people, judged from what the one who makes them may know.
class TestOffer : public QObject
{
    Q_OBJECT

private slots:
    void verdicts_data();
    void verdicts();
    void R_TR_2_onlyWithTheActivePlayer();
    void R_HI_1_neverDependsOnHiddenCards();
    void R_TR_4_whoAcceptsMustHoldTheirSide();
    void R_TR_4_exchangeOfAnOffer();
};

void TestOffer::verdicts_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<ResourceCards>("give");
    QTest::addColumn<ResourceCards>("get");
    QTest::addColumn<std::optional<Reason>>("expected");
    const auto row = [](const char *name, const GameState &state, const ResourceCards &give,
                        const ResourceCards &get, std::optional<Reason> expected) {
        QTest::newRow(name) << state << give << get << expected;
    };
    using R = Resource;
    const GameState state = market().state();
    row("R-TR-2 one for one", state, one(R::Wool), one(R::Ore), allowed);
    row("R-TR-2 two kinds for one", state, { { R::Wool, 1 }, { R::Brick, 1 } }, one(R::Ore), allowed);
    row("R-TR-2 two for one", state, cards(2, R::Wool), one(R::Ore), allowed);
    row("R-TR-4 more than the others hold is for them to see", state, one(R::Wool), cards(9, R::Ore),
        allowed);
    row("R-TR-3 the same on both sides", state, one(R::Wool), one(R::Wool),
        refused(Reason::SameResourceBothSides));
    row("R-TR-3 one for two of the same", state, one(R::Wool), cards(2, R::Wool),
        refused(Reason::SameResourceBothSides));
    row("R-TR-3 one of several on both sides", state, { { R::Wool, 2 }, { R::Brick, 1 } }, one(R::Wool),
        refused(Reason::SameResourceBothSides));
    row("R-TR-3 a present", state, one(R::Wool), {}, refused(Reason::GetsNothing));
    row("R-TR-3 a request for a present", state, {}, one(R::Ore), refused(Reason::GivesNothing));
    row("R-TR-4 what one does not hold", state, cards(3, R::Wool), one(R::Ore), refused(Reason::GiveNotHeld));
    row("R-TR-1 before the roll", market().phase(Phase::Roll).state(), one(R::Wool), one(R::Ore),
        refused(Reason::RollFirst));
    row("R-TR-1 before the robber has moved", market().phase(Phase::Robber).state(), one(R::Wool),
        one(R::Ore), refused(Reason::MoveRobberFirst));
    row("R-TR-1 before all have discarded",
        market().hand(dan, cards(8, R::Lumber)).phase(Phase::Discard).state(), one(R::Wool), one(R::Ore),
        refused(Reason::DiscardFirst));
    row("R-TU-3 while trading", market().separatePhases().state(), one(R::Wool), one(R::Ore), allowed);
    row("R-TU-3 while building", market().separatePhases().phase(Phase::Build).state(), one(R::Wool),
        one(R::Ore), refused(Reason::TradingHasEnded));
}

void TestOffer::verdicts()
{
    QFETCH(GameState, state);
    QFETCH(ResourceCards, give);
    QFETCH(ResourceCards, get);
    QFETCH(std::optional<Reason>, expected);
    // To one person, to the table, and the same exchange proposed by the other side's like: always the same.
    QCOMPARE(whyOffer(viewFor(state, ann), offer(ann, ben, give, get)), expected);
    QCOMPARE(whyOffer(viewFor(state, ann), offer(ann, everybody, give, get)), expected);
}

void TestOffer::R_TR_2_onlyWithTheActivePlayer()
{
    const GameState state = market().state();
    const ResourceCards ore = one(Resource::Ore);
    const ResourceCards wool = one(Resource::Wool);
    QCOMPARE(whyOffer(viewFor(state, ben), offer(ben, ann, ore, wool)), allowed);
    QCOMPARE(whyOffer(viewFor(state, ben), offer(ben, ann, cards(3, Resource::Ore), wool)),
             refused(Reason::GiveNotHeld));
    QCOMPARE(whyOffer(viewFor(state, ann), offer(ann, ann, wool, ore)), refused(Reason::TradeWithSelf));
    QCOMPARE(whyOffer(viewFor(state, ben), offer(ben, cleo, ore, wool)),
             refused(Reason::NotWithActivePlayer));
    const GameState three = market().players(3).state();
    QCOMPARE(whyOffer(viewFor(three, ann), offer(ann, dan, wool, ore)), refused(Reason::NoSuchPlayer));
}

// Two worlds that differ in what Ann may not know give Ann the same answers.
void TestOffer::R_HI_1_neverDependsOnHiddenCards()
{
    const auto world = [](Resource bens, Resource cleos, DevelopmentCard card) {
        return Scenario()
            .hand(ann, { { Resource::Wool, 2 }, { Resource::Brick, 2 } })
            .hand(ben, cards(2, bens))
            .hand(cleo, cards(2, cleos))
            .cards(ben, { { card, 1 } })
            .state();
    };
    const GameState a = world(Resource::Ore, Resource::Lumber, DevelopmentCard::Knight);
    const GameState b = world(Resource::Lumber, Resource::Ore, DevelopmentCard::Monopoly);
    int fine = 0;
    for (const Offer &each : smallOffers(ann)) {
        const auto reason = whyOffer(viewFor(a, ann), each);
        QCOMPARE(reason, whyOffer(viewFor(b, ann), each));
        QVERIFY(reason != Reason::PartnerCannotPay);
        fine += reason ? 0 : 1;
    }
    QVERIFY(fine > 20);
}

void TestOffer::R_TR_4_whoAcceptsMustHoldTheirSide()
{
    const GameState state = market().state();
    const ResourceCards wool = one(Resource::Wool);
    const Offer forTwo = offer(ann, everybody, wool, cards(2, Resource::Ore));
    const Offer forThree = offer(ann, everybody, wool, cards(3, Resource::Ore));
    QCOMPARE(whyOffer(viewFor(state, ben), forTwo), allowed);
    QCOMPARE(whyOffer(viewFor(state, ben), forThree), refused(Reason::GiveNotHeld));
    QCOMPARE(whyOffer(viewFor(state, cleo), forTwo), refused(Reason::GiveNotHeld));
}

void TestOffer::R_TR_4_exchangeOfAnOffer()
{
    const ResourceCards wool = cards(2, Resource::Wool);
    const ResourceCards ore = one(Resource::Ore);
    // Ann, who is on turn, made it.
    const TradePlayer byAnn = exchangeOf(offer(ann, ben, wool, ore), ann, ben);
    QVERIFY((byAnn == TradePlayer{ ben, wool, ore }));
    // Ben made it: seen from Ann, the sides are swapped.
    const TradePlayer byBen = exchangeOf(offer(ben, ann, ore, wool), ann, ben);
    QVERIFY((byBen == TradePlayer{ ben, wool, ore }));
    // Ann asked the table, and Ben took it.
    const TradePlayer table = exchangeOf(offer(ann, everybody, wool, ore), ann, ben);
    QVERIFY((table == TradePlayer{ ben, wool, ore }));

    GameState state = market().state();
    play(state, byBen);
    QCOMPARE(at(state.hands, ben)[Resource::Wool], 2);
    QCOMPARE(at(state.hands, ann)[Resource::Ore], 1);
    // The same again is more than Ann still holds; the offer did not promise it.
    QCOMPARE(why(state, byBen), refused(Reason::GiveNotHeld));
}

QTEST_GUILESS_MAIN(TestOffer)
#include "tst_offer.moc"
