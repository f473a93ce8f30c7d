// SPDX-License-Identifier: GPL-3.0-or-later
#include "gamemaker.h"

#include "game/chance.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace holmstead;

namespace {

NewGame someGame(int people, IslandSetup setup)
{
    NewGame game;
    game.rules.setup = setup;
    game.rules.phases = defaultPhases(game.rules.edition, setup);
    game.begin = defaultBegin(game.rules.edition, setup);
    for (int i = 0; i < people; ++i) {
        const Color color = allColors[static_cast<std::size_t>(i)];
        game.people.push_back({ QString(QChar(u'A' + i)), color, color });
    }
    return game;
}

QString namesOf(const People &people)
{
    QString names;
    for (const Person &person : people)
        names += person.name;
    return names;
}

} // namespace

class TestGameMaker : public QObject
{
    Q_OBJECT

private slots:
    void the_highest_roll_begins();
    void the_tied_roll_again();
    void the_one_who_begins_is_the_first_player();
    void the_rolls_are_kept_in_the_order_of_the_seats();
    void every_choice_makes_a_game_that_can_be_played_data();
    void every_choice_makes_a_game_that_can_be_played();
    void another_island_brings_its_own_defaults();
    void a_choice_of_ones_own_survives_another_island();
    void a_colour_that_is_not_in_the_box_is_exchanged();
};

// R-SU-7
void TestGameMaker::the_highest_roll_begins()
{
    ScriptedChance chance;
    for (const Dice dice : { Dice{ 1, 2 }, Dice{ 5, 6 }, Dice{ 3, 3 } })
        chance.addRoll(dice);
    const Beginner beginner = rollForBegin(3, chance);
    QCOMPARE(beginner.first, std::size_t(1));
    QCOMPARE(beginner.rounds.size(), std::size_t(1));
}

// R-SU-7
void TestGameMaker::the_tied_roll_again()
{
    ScriptedChance chance;
    for (const Dice dice : { Dice{ 6, 4 }, Dice{ 1, 1 }, Dice{ 5, 5 }, Dice{ 4, 6 }, // three tied
                             Dice{ 2, 2 }, Dice{ 3, 1 }, Dice{ 1, 1 },               // two of them
                             Dice{ 1, 2 }, Dice{ 6, 6 } })
        chance.addRoll(dice);
    const Beginner beginner = rollForBegin(4, chance);
    QCOMPARE(beginner.rounds.size(), std::size_t(3));
    QVERIFY(!beginner.rounds[1][1]);
    QVERIFY(!beginner.rounds[2][3]);
    QCOMPARE(beginner.first, std::size_t(2));
}

void TestGameMaker::the_one_who_begins_is_the_first_player()
{
    Random random(1);
    const GameRecord record = makeGame(someGame(4, IslandSetup::Variable), { 2, {} }, random);
    QCOMPARE(namesOf(record.people), QStringLiteral("CDAB"));
}

void TestGameMaker::the_rolls_are_kept_in_the_order_of_the_seats()
{
    Random random(1);
    NewGame game = someGame(3, IslandSetup::Variable);
    game.begin = NewGame::Begin::Rolled;
    const Beginner beginner = {
        1, { { Dice{ 1, 6 }, Dice{ 6, 1 }, Dice{ 1, 1 } }, { Dice{ 1, 2 }, Dice{ 4, 5 }, {} } }
    };
    const GameRecord record = makeGame(game, beginner, random);
    QVERIFY(record.begin);
    QCOMPARE(record.begin->how, std::optional(BeginHow::Roll));
    QCOMPARE(QJsonDocument(record.begin->rolls.toArray()).toJson(QJsonDocument::Compact),
             QByteArray("[[[6,1],[1,1],[1,6]],[[4,5],null,[1,2]]]"));
}

void TestGameMaker::every_choice_makes_a_game_that_can_be_played_data()
{
    QTest::addColumn<NewGame>("game");
    for (const auto setup : { IslandSetup::Beginner, IslandSetup::Variable }) {
        for (const auto edition : { Edition::Classic, Edition::Sixth }) {
            for (const auto tokens : { TokenDeal::LetterOrder, TokenDeal::Scattered }) {
                NewGame game = someGame(4, setup);
                game.rules.edition = edition;
                game.rules.phases = defaultPhases(edition, setup);
                game.tokens = tokens;
                QTest::addRow("setup %d, edition %d, tokens %d", int(setup), int(edition), int(tokens))
                    << game;
            }
        }
    }
}

void TestGameMaker::every_choice_makes_a_game_that_can_be_played()
{
    QFETCH(NewGame, game);
    Random random(3);
    const GameRecord record = makeGame(game, { 0, {} }, random);
    const auto read = readRecord(writeRecord(record));
    QVERIFY(read);
    const auto started = replay(*read);
    QVERIFY(started);
    QVERIFY(!legalActions(started->state()).isEmpty());
    QCOMPARE(started->state().phase == Phase::Setup, game.rules.setup == IslandSetup::Variable);
}

// R-ED-4, R-SU-7
void TestGameMaker::another_island_brings_its_own_defaults()
{
    const NewGame game = onIsland(someGame(4, IslandSetup::Beginner), IslandSetup::Variable);
    QCOMPARE(game.rules.setup, IslandSetup::Variable);
    QCOMPARE(game.rules.phases, PhaseRule::Combined);
    QCOMPARE(game.begin, NewGame::Begin::Rolled);
}

void TestGameMaker::a_choice_of_ones_own_survives_another_island()
{
    NewGame game = someGame(4, IslandSetup::Beginner);
    game.rules.phases = PhaseRule::Combined;
    game.begin = NewGame::Begin::Random;
    game = onIsland(game, IslandSetup::Variable);
    QCOMPARE(game.rules.phases, PhaseRule::Combined);
    QCOMPARE(game.begin, NewGame::Begin::Random);
}

// R-SU-2
void TestGameMaker::a_colour_that_is_not_in_the_box_is_exchanged()
{
    const NewGame game = onIsland(someGame(3, IslandSetup::Variable), IslandSetup::Beginner);
    QCOMPARE(game.people[0].color, Color::White); // red stays in the box
    QCOMPARE(game.people[1].color, Color::Blue);
    QCOMPARE(game.people[2].color, Color::Orange);
}

QTEST_GUILESS_MAIN(TestGameMaker)
#include "tst_gamemaker.moc"
