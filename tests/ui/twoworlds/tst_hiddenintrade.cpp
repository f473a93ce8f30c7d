// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twoworlds/moments.h"

#include "board/topology.h"
#include "support/islands.h"

#include <QTest>

#include <algorithm>

using namespace holmstead;
using namespace holmstead::test;

namespace {

const Offer woolForOre{ ann, std::nullopt, one(Resource::Wool), one(Resource::Ore) };

// Ann trades at the first harbor of that kind, too.
Scenario atHarbor(Harbor kind)
{
    const auto &harbors = testIsland().harbors;
    const auto harbor = std::find_if(harbors.begin(), harbors.end(),
                                     [kind](const HarborPlace &place) { return place.trades == kind; });
    return busyTable().settlement(ann, at(topology.endsOf, harbor->at)[0]);
}

// What the dialog shows before anything is chosen, and after the trade.
Steps withBank(Resource give, int count)
{
    return [give, count](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.click(Verb::Trade) && worlds.compare() && worlds.click("bankTab") && worlds.compare()
            && worlds.click("close") && worlds.compare()
            && worlds.play(TradeBank{ cards(count, give), one(Resource::Ore) }) && worlds.undo()
            && worlds.redo();
    };
}

bool asked(TwoWorlds &worlds, PlayerId partner)
{
    return worlds.offer(woolForOre) && worlds.ask(partner);
}

// Ben wants another card, or another one more, and says so.
bool counter(TwoWorlds &worlds)
{
    return worlds.click("counter") && worlds.compare() && worlds.click("get.lumber") && worlds.compare()
        && worlds.click("offerInstead") && worlds.openCurtain();
}

} // namespace

// R-HI-1, R-HI-2: a trade tells what is offered and what was exchanged, and of no hand whether it can pay.
class TestHiddenInTrade : public QObject
{
    Q_OBJECT

private slots:
    void a_trade_tells_no_hidden_card_data();
    void a_trade_tells_no_hidden_card() { QVERIFY(m_moments->playRow()); }
    void initTestCase() { m_moments = std::make_unique<Moments>(); }
    void cleanupTestCase();

private:
    static void addBank();
    static void addAnswers();
    static void addCounters();
    static void addTakingBack();

    std::unique_ptr<Moments> m_moments;
};

void TestHiddenInTrade::cleanupTestCase()
{
    m_moments->tell();
    m_moments.reset();
}

void TestHiddenInTrade::a_trade_tells_no_hidden_card_data()
{
    addMomentColumns();
    addBank();
    addAnswers();
    addCounters();
    addTakingBack();
}

void TestHiddenInTrade::addBank()
{
    moment("R-TR-5 four for one", busyTable(), withBank(Resource::Wool, 4));
    moment("R-TR-6 three for one", atHarbor(Harbor::Any), withBank(Resource::Wool, 3));
    moment("R-TR-6 two for one", atHarbor(Harbor::Brick), withBank(Resource::Brick, 2));
}

void TestHiddenInTrade::addAnswers()
{
    moment("R-TR-2 an offer is withdrawn", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.offer(woolForOre) && worlds.click("withdraw") && worlds.openCurtain();
    });
    moment("R-TR-2 an offer is changed", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.offer(woolForOre) && worlds.click("change") && worlds.openCurtain()
            && worlds.click("give.lumber") && worlds.compare() && worlds.click("offer") && worlds.compare();
    });
    moment("R-TR-2 the wrong name is tapped", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.offer(woolForOre) && worlds.click("ask.blue") && worlds.compare()
            && worlds.click("back") && worlds.compare();
    });
    moment("R-TR-2 somebody accepts", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.play(TradePlayer{ ben, woolForOre.give, woolForOre.get });
    });
    moment("R-TR-2 somebody declines, another accepts", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return asked(worlds, ben) && worlds.click("decline") && worlds.compare() && worlds.ask(cleo)
            && worlds.accept();
    });
    moment("R-TR-4 somebody cannot pay", busyTable().hand(dan, cards(2, Resource::Wool)),
           [](TwoWorlds &worlds, ScriptedChance &) {
               return asked(worlds, dan) && worlds.click("decline") && worlds.compare();
           });
}

void TestHiddenInTrade::addCounters()
{
    moment("R-TR-2 a counter-offer is accepted", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return asked(worlds, ben) && counter(worlds) && worlds.accept();
    });
    moment("R-TR-2 a counter-offer is declined", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return asked(worlds, ben) && counter(worlds) && worlds.click("decline") && worlds.compare();
    });
}

void TestHiddenInTrade::addTakingBack()
{
    const TradePlayer exchange{ ben, woolForOre.give, woolForOre.get };
    moment("R-TR-2 both take it back and make it again", busyTable(),
           [exchange](TwoWorlds &worlds, ScriptedChance &) {
               return worlds.play(exchange) && worlds.undo() && worlds.redo();
           });
    moment("R-TR-2 the partner does not take it back", busyTable(),
           [exchange](TwoWorlds &worlds, ScriptedChance &) {
               return worlds.play(exchange) && worlds.trigger("undo") && worlds.openCurtain()
                   && worlds.click("refuse") && worlds.openCurtain();
           });
    moment("R-TR-2 taking back is given up", busyTable(), [exchange](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.play(exchange) && worlds.trigger("undo") && worlds.compare() && worlds.click("back")
            && worlds.openCurtain();
    });
}

QTEST_MAIN(TestHiddenInTrade)
#include "tst_hiddenintrade.moc"
