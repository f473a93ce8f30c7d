// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game.h"
#include "record/boardfile.h"
#include "record/gamerecord.h"
#include "support/islands.h"
#include "support/play.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

// A record that says of its rules what `rules` says, for three players of these colours.
QByteArray recordWith(const char *rules, const char *colors)
{
    QByteArray players;
    int number = 0;
    for (const QByteArray &color : QByteArray(colors).split(' ')) {
        players += (number ? "," : "") + QByteArray("{\"name\":\"P") + QByteArray::number(number)
                 + "\",\"color\":\"" + color + "\"}";
        ++number;
    }
    return QByteArray("{\"format\":\"holmstead-game\",\"version\":1,\"rules\":{") + rules + "},\"players\":["
         + players + "],\"actions\":[]}";
}

} // namespace

// R-ED: the two editions. Words (R-ED-1) and who is proposed as first player (R-ED-3) are the window's.
class TestEditions : public QObject
{
    Q_OBJECT

private slots:
    void R_ED_2_colorLeftOut_data();
    void R_ED_2_colorLeftOut();
    void R_ED_4_defaultPhases_data();
    void R_ED_4_defaultPhases();
    void R_ED_4_sixthWithSeparatePhasesIsRefused();
    void R_ED_5_islandsOfBoth();
    void R_ED_6_defaultEdition();
    void R_SU_1_builtInBeginnerIsland();
};

void TestEditions::R_ED_2_colorLeftOut_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("colors");
    QTest::addColumn<bool>("fine");
    const auto row = [](const char *name, const char *edition, const char *setup, const char *colors,
                        bool fine) {
        QTest::newRow(name) << QByteArray("\"edition\":\"") + edition + "\",\"setup\":\"" + setup + "\""
                            << QByteArray(colors) << fine;
    };
    row("R-ED-2 classic leaves out red", "classic", "beginner", "blue orange white", true);
    row("R-ED-2 classic refuses red", "classic", "beginner", "red orange white", false);
    row("R-ED-2 sixth leaves out white", "sixth", "beginner", "red blue orange", true);
    row("R-ED-2 sixth refuses white", "sixth", "beginner", "red blue white", false);
    row("R-SU-2 four play with all colours", "classic", "beginner", "red blue orange white", true);
}

void TestEditions::R_ED_2_colorLeftOut()
{
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, colors);
    QFETCH(bool, fine);
    const auto record = readRecord(recordWith(rules, colors));
    QCOMPARE(bool(record), fine);
    if (!fine)
        QCOMPARE(record.error().kind, RecordError::Kind::ColorLeftOut);
}

void TestEditions::R_ED_4_defaultPhases_data()
{
    QTest::addColumn<Edition>("edition");
    QTest::addColumn<IslandSetup>("setup");
    QTest::addColumn<PhaseRule>("phases");
    QTest::newRow("R-ED-4 classic beginner: separate")
        << Edition::Classic << IslandSetup::Beginner << PhaseRule::Separate;
    QTest::newRow("R-ED-4 classic variable: combined")
        << Edition::Classic << IslandSetup::Variable << PhaseRule::Combined;
    QTest::newRow("R-ED-4 sixth beginner: combined")
        << Edition::Sixth << IslandSetup::Beginner << PhaseRule::Combined;
    QTest::newRow("R-ED-4 sixth variable: combined")
        << Edition::Sixth << IslandSetup::Variable << PhaseRule::Combined;
}

void TestEditions::R_ED_4_defaultPhases()
{
    QFETCH(Edition, edition);
    QFETCH(IslandSetup, setup);
    QFETCH(PhaseRule, phases);
    QVERIFY(defaultPhases(edition, setup) == phases);
}

void TestEditions::R_ED_4_sixthWithSeparatePhasesIsRefused()
{
    const char *colors = "red blue orange white";
    const auto refused =
        readRecord(recordWith(R"("edition":"sixth","phases":"separate","setup":"beginner")", colors));
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, RecordError::Kind::SeparateSixth);
    QVERIFY(readRecord(recordWith(R"("edition":"sixth","phases":"combined","setup":"beginner")", colors)));

    const auto leftOut = readRecord(recordWith(R"("edition":"classic","setup":"beginner")", colors));
    QVERIFY(leftOut);
    QVERIFY(leftOut->rules.phases == PhaseRule::Separate);
}

// Both editions play by the same rules on the same island; harbors of a variable one come by R-SU-6.
void TestEditions::R_ED_5_islandsOfBoth()
{
    for (const Edition edition : { Edition::Classic, Edition::Sixth }) {
        const Rules rules = { edition, PhaseRule::Combined, IslandSetup::Variable, 10 };
        const GameState state = initialState(tableFor(testIsland(), rules, 4), {});
        QCOMPARE(legalActions(state).size(), std::size_t(54));
        QVERIFY(state.rules() == rules);
    }
}

void TestEditions::R_ED_6_defaultEdition()
{
    QVERIFY(Rules{}.edition == Edition::Classic);
    const auto record = readRecord(recordWith(R"("setup":"beginner")", "red blue orange white"));
    QVERIFY(record);
    QVERIFY(record->rules.edition == Edition::Classic);
    QCOMPARE(record->rules.target, 10);
}

// The file that the game is built with says what the map says.
void TestEditions::R_SU_1_builtInBeginnerIsland()
{
    const IslandLayout &built = beginnerIsland();
    const IslandLayout &typed = beginnerIslandByHand();
    QVERIFY(built.terrain == typed.terrain);
    QVERIFY(built.token == typed.token);
    QVERIFY(built.start == typed.start);
    QCOMPARE(Island(built).robberStart(), Island(typed).robberStart());
    QCOMPARE(built.harbors.size(), typed.harbors.size());
    for (const HarborPlace &harbor : typed.harbors)
        QVERIFY(std::find(built.harbors.begin(), built.harbors.end(), harbor) != built.harbors.end());
}

QTEST_GUILESS_MAIN(TestEditions)
#include "tst_editions.moc"
