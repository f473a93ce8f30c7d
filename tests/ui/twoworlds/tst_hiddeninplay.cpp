// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twoworlds/moments.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

// Whoever is to act does, until `phase` is over: for all who owe a discard, and the robber.
bool playOut(TwoWorlds &worlds, Phase phase)
{
    while (worlds.state().phase == phase) {
        if (!worlds.openCurtain() || !worlds.play(worlds.first().next()))
            return false;
    }
    return worlds.openCurtain();
}

bool rollSeven(TwoWorlds &worlds, ScriptedChance &chance)
{
    chance.addRoll({ 3, 4 });
    return worlds.play(Roll()) && playOut(worlds, Phase::Discard);
}

bool backAndAgain(TwoWorlds &worlds)
{
    return worlds.undo() && worlds.redo();
}

// Thief and victim are told of the card, one after the other; nobody else is.
bool passTurn(TwoWorlds &worlds)
{
    return worlds.play(EndTurn()) && worlds.openCurtain();
}

ResourceCards eight()
{
    return { { Resource::Wool, 3 }, { Resource::Ore, 3 }, { Resource::Lumber, 2 } };
}

ResourceCards five()
{
    return { { Resource::Wool, 2 }, { Resource::Grain, 2 }, { Resource::Brick, 1 } };
}

Steps buying(DevelopmentCard card)
{
    return [card](TwoWorlds &worlds, ScriptedChance &chance) {
        chance.addDraw(card);
        return worlds.play(BuyCard()) && worlds.cover() && passTurn(worlds);
    };
}

} // namespace

// R-HI-1, R-HI-2: whatever is played, nothing on the screen tells more than the person before it may know.
class TestHiddenInPlay : public QObject
{
    Q_OBJECT

private slots:
    void a_step_tells_no_hidden_card_data();
    void a_step_tells_no_hidden_card() { QVERIFY(m_moments->playRow()); }
    void initTestCase() { m_moments = std::make_unique<Moments>(); }
    void cleanupTestCase();

private:
    static void addDice();
    static void addBuilding();
    static void addBuying();
    static void addCards();

    std::unique_ptr<Moments> m_moments;
};

void TestHiddenInPlay::cleanupTestCase()
{
    m_moments->tell();
    m_moments.reset();
}

void TestHiddenInPlay::a_step_tells_no_hidden_card_data()
{
    addMomentColumns();
    moment("R-SU-8 placements", variableGame(),
           [](TwoWorlds &worlds, ScriptedChance &) { return playOut(worlds, Phase::Setup); });
    moment("R-SU-8 placements are taken back", variableGame(), [](TwoWorlds &worlds, ScriptedChance &) {
        for (int pieces = 0; pieces < 2 * 4 + 4; ++pieces) { // into the second round, which brings cards
            if (!worlds.play(worlds.first().next()) || !worlds.openCurtain() || !backAndAgain(worlds))
                return false;
        }
        return true;
    });
    addDice();
    addBuilding();
    addBuying();
    addCards();
    moment("R-TU-1 the turn passes", busyTable(), [](TwoWorlds &worlds, ScriptedChance &chance) {
        chance.addRoll({ 1, 1 });
        return passTurn(worlds) && worlds.play(Roll()) && passTurn(worlds);
    });
    moment("R-WI-4 hidden points win",
           busyTable().target(3).cards(ann, { { DevelopmentCard::VictoryPoint, 1 } }),
           [](TwoWorlds &worlds, ScriptedChance &chance) {
               chance.addDraw(DevelopmentCard::VictoryPoint);
               return worlds.play(BuyCard()) && worlds.session().isOver() && worlds.click("board")
                   && worlds.compare();
           });
}

void TestHiddenInPlay::addDice()
{
    const Scenario rolling = busyTable().phase(Phase::Roll).hand(ann, five());
    const Scenario robbing = busyTable().phase(Phase::Robber);
    const auto seven = [](TwoWorlds &worlds, ScriptedChance &chance) {
        return rollSeven(worlds, chance) && playOut(worlds, Phase::Robber);
    };
    const auto steal = [](const char *where, PlayerId from) {
        return [where, from](TwoWorlds &worlds, ScriptedChance &) {
            return worlds.play(MoveRobber{ hex(where) }) && worlds.play(Steal{ from, {} })
                && passTurn(worlds);
        };
    };
    moment("R-PR-1 a roll that brings cards", rolling, [](TwoWorlds &worlds, ScriptedChance &chance) {
        chance.addRoll({ 4, 4 });
        return worlds.play(Roll());
    });
    moment("R-RO-2 nobody discards", rolling, seven);
    moment("R-RO-2 one person discards", Scenario(rolling).hand(ben, eight()), seven);
    moment("R-RO-2 three people discard",
           Scenario(rolling).hand(ann, eight()).hand(ben, eight()).hand(dan, eight()), seven);
    moment("R-RO-4 the robber is taken back", robbing, [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.play(MoveRobber{ hex("0,0") }) && backAndAgain(worlds);
    });
    moment("R-RO-5 nobody to rob", robbing, [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.play(MoveRobber{ hex("-2,0") }) && passTurn(worlds);
    });
    moment("R-RO-6 a card is stolen from the only victim", robbing, steal("1,0", ben));
    moment("R-RO-6 a card is stolen from one of two", robbing, steal("0,0", cleo));
}

void TestHiddenInPlay::addBuilding()
{
    const auto building = [](const Action &build) {
        return [build](TwoWorlds &worlds, ScriptedChance &) {
            return worlds.play(build) && backAndAgain(worlds) && passTurn(worlds);
        };
    };
    moment("R-BU-1 a road", busyTable(), building(BuildRoad{ path("0,-1,NW") }));
    moment("R-BU-3 a settlement", busyTable(), building(BuildSettlement{ intersection("0,-1,N") }));
    moment("R-BU-5 a city", busyTable(), building(BuildCity{ intersection("0,0,N") }));
}

void TestHiddenInPlay::addBuying()
{
    moment("R-DC-3 a knight is bought", busyTable(), buying(DevelopmentCard::Knight));
    moment("R-DC-3 Road Building is bought", busyTable(), buying(DevelopmentCard::RoadBuilding));
    moment("R-DC-3 Year of Plenty is bought", busyTable(), buying(DevelopmentCard::YearOfPlenty));
    moment("R-DC-3 Monopoly is bought", busyTable(), buying(DevelopmentCard::Monopoly));
    moment("R-DC-8 a victory point is bought", busyTable(), buying(DevelopmentCard::VictoryPoint));
}

void TestHiddenInPlay::addCards()
{
    // What the picker shows before anything is chosen, and once it has been given up.
    const auto picker = [](TwoWorlds &worlds, Verb verb) {
        return worlds.click(verb) && worlds.compare() && worlds.press(Qt::Key_Escape) && worlds.compare();
    };
    moment("R-DC-4 a knight", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.play(PlayKnight()) && backAndAgain(worlds) && worlds.play(MoveRobber{ hex("0,0") })
            && worlds.play(Steal{ ben, {} }) && passTurn(worlds);
    });
    moment("R-DC-5 Road Building", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.play(PlayRoadBuilding()) && backAndAgain(worlds)
            && worlds.play(BuildRoad{ path("0,-1,NW") }) && backAndAgain(worlds)
            && worlds.play(BuildRoad{ path("0,-1,W") }) && passTurn(worlds);
    });
    moment("R-DC-5 Road Building for one road", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.play(PlayRoadBuilding()) && worlds.play(BuildRoad{ path("0,-1,NW") })
            && worlds.play(EndFreeRoads());
    });
    moment("R-DC-6 Year of Plenty", busyTable(), [picker](TwoWorlds &worlds, ScriptedChance &) {
        return picker(worlds, Verb::PlayYearOfPlenty)
            && worlds.play(PlayYearOfPlenty{ { { Resource::Ore, 1 }, { Resource::Wool, 1 } } })
            && passTurn(worlds);
    });
    moment("R-DC-7 Monopoly", busyTable(), [picker](TwoWorlds &worlds, ScriptedChance &) {
        return picker(worlds, Verb::PlayMonopoly) && worlds.play(PlayMonopoly{ Resource::Ore })
            && passTurn(worlds);
    });
}

QTEST_MAIN(TestHiddenInPlay)
#include "tst_hiddeninplay.moc"
