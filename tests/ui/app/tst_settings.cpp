// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings.h"

#include <QTemporaryDir>
#include <QTest>

using namespace holmstead;

namespace {

NewGame someGame()
{
    NewGame game;
    game.people = { { "Eve", Color::White, Color::White },
                    { "Finn O'Hara, \"the fox\"", Color::Red, Color::Red },
                    { "Gül", Color::Blue, Color::Blue } };
    game.rules.edition = Edition::Sixth;
    game.rules.setup = IslandSetup::Variable;
    game.rules.target = 12;
    game.tokens = TokenDeal::Scattered;
    game.begin = NewGame::Begin::Random;
    game.oldest = PlayerId(2);
    return game;
}

} // namespace

// What is remembered comes back; what makes no sense counts as never set.
class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void nothing_is_remembered_at_first();
    void a_game_comes_back_as_it_was();
    void nonsense_counts_as_never_set_data();
    void nonsense_counts_as_never_set();
    void a_pace_comes_back_unless_it_is_strange();
    void customs_of_the_table_come_back_unless_they_are_strange();
    void a_strange_option_falls_back_alone_data();
    void a_strange_option_falls_back_alone();
    void colours_are_as_the_system_unless_chosen();

private:
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
};

void TestSettings::nothing_is_remembered_at_first()
{
    QCOMPARE(Settings(path("empty.ini")).lastGame(), std::nullopt);
}

void TestSettings::a_game_comes_back_as_it_was()
{
    Settings(path("good.ini")).setLastGame(someGame());
    const auto again = Settings(path("good.ini")).lastGame();
    QVERIFY(again == someGame());
}

void TestSettings::customs_of_the_table_come_back_unless_they_are_strange()
{
    Settings settings(path("customs.ini"));
    QVERIFY(!settings.clock());
    QCOMPARE(settings.coverAfter(), 3);
    settings.setClock(true);
    settings.setCoverAfter(0);
    QVERIFY(settings.clock());
    QCOMPARE(settings.coverAfter(), 0);
    for (const QVariant &strange :
         { QVariant("soon"), QVariant(-3), QVariant(2), QVariant(1e9), QVariant("") }) {
        QSettings(path("odd.ini"), QSettings::IniFormat).setValue("table/coverAfter", strange);
        QCOMPARE(Settings(path("odd.ini")).coverAfter(), 3);
    }
}

void TestSettings::a_pace_comes_back_unless_it_is_strange()
{
    Settings settings(path("pace.ini"));
    QCOMPARE(settings.pace(), std::nullopt);
    for (const Pace pace : allPaces) {
        settings.setPace(pace);
        QCOMPARE(settings.pace(), std::optional(pace));
    }
    QSettings(path("strange.ini"), QSettings::IniFormat).setValue("view/animations", "warp");
    QCOMPARE(Settings(path("strange.ini")).pace(), std::nullopt);
}

void TestSettings::nonsense_counts_as_never_set_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("two people") << "game/people/size" << QVariant(2);
    QTest::newRow("a million people") << "game/people/size" << QVariant(1000000);
    QTest::newRow("a blank name") << "game/people/1/name" << QVariant("  ");
    QTest::newRow("the same name twice") << "game/people/1/name" << QVariant(" finn  o'hara, \"THE fox\" ");
    QTest::newRow("an endless name") << "game/people/1/name" << QVariant(QString(41, u'x'));
    QTest::newRow("the same colour twice") << "game/people/1/color" << QVariant("blue");
    QTest::newRow("an unknown colour, taken for red") << "game/people/1/color" << QVariant("mauve");
}

void TestSettings::nonsense_counts_as_never_set()
{
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    const QString file = m_folder.filePath(QLatin1String(QTest::currentDataTag()) + QStringLiteral(".ini"));
    Settings(file).setLastGame(someGame());
    QSettings(file, QSettings::IniFormat).setValue(key, value);
    QCOMPARE(Settings(file).lastGame(), std::nullopt);
}

void TestSettings::a_strange_option_falls_back_alone_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("a target of a thousand") << "game/target" << QVariant(1000);
    QTest::newRow("a target that is no number") << "game/target" << QVariant("many");
    QTest::newRow("an edition of another game") << "game/edition" << QVariant("chess");
    QTest::newRow("R-ED-4 sixth with separate phases") << "game/phases" << QVariant("separate");
    QTest::newRow("a fifth as the oldest") << "game/oldest" << QVariant(4);
    QTest::newRow("begun by nobody") << "game/begin" << QVariant("never");
}

void TestSettings::a_strange_option_falls_back_alone()
{
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    const QString file = m_folder.filePath(QLatin1String(QTest::currentDataTag()) + QStringLiteral(".ini"));
    Settings(file).setLastGame(someGame());
    QSettings(file, QSettings::IniFormat).setValue(key, value);
    const auto game = Settings(file).lastGame();
    QVERIFY(game);
    QVERIFY(game->people == someGame().people);
    QVERIFY(game->rules.target == 12 || game->rules.target == 10);
    QVERIFY(game->rules.edition == Edition::Classic || game->rules.phases == PhaseRule::Combined);
    QVERIFY(game->oldest.index() < 3);
}

void TestSettings::colours_are_as_the_system_unless_chosen()
{
    const QString file = path("colours.ini");
    QCOMPARE(Settings(file).colors(), Daylight::Wish::AsTheSystem);
    for (const Daylight::Wish wish : Daylight::allWishes) {
        Settings(file).setColors(wish);
        QCOMPARE(Settings(file).colors(), wish);
    }
    QSettings(file, QSettings::IniFormat).setValue("view/colors", "mauve");
    QCOMPARE(Settings(file).colors(), Daylight::Wish::AsTheSystem);
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
