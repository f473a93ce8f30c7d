// SPDX-License-Identifier: GPL-3.0-or-later
#include "gamekeeper.h"

#include "record/fileaccess.h"
#include "session/gamesession.h"
#include "support/scenario.h"
#include "ui/support/games.h"
#include "ui/support/smallfiles.h"

#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace holmstead;
using namespace holmstead::test;

namespace {

// A session whose game is kept in a folder of its own, or in that of another one.
struct KeptSession
{
    explicit KeptSession(const QString &place = {})
        : games(place.isEmpty() ? folder.filePath("games") : place)
    {}

    void begin(const Scenario &scenario)
    {
        QVERIFY(!keeper.startNew(gameAt(scenario.state())));
        session.openCurtain();
    }
    void trade() { session.choose(TradeBank{ cards(4, Resource::Wool), one(Resource::Ore) }); }
    std::size_t actionsInFile() const { return readRecordFile(keeper.path())->actions.size(); }
    QStringList files() const { return QDir(games).entryList({ "*.holmstead" }, QDir::Files); }

    QTemporaryDir folder;
    QString games;
    ScriptedChance chance;
    GameSession session{ chance };
    GameKeeper keeper{ session, games, nullptr };
};

// Enough to trade with the bank many times.
Scenario rich()
{
    return Scenario().hand(ann, cards(16, Resource::Wool));
}

// As if the game at `path` had been played when the clock was `seconds` ahead.
void playLater(const QString &path, int seconds)
{
    QFile file(path);
    QVERIFY(file.open(QFile::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(seconds), QFile::FileModificationTime));
}

QByteArray finishedGame()
{
    KeptSession kept;
    kept.begin(Scenario()
                   .target(3)
                   .settlement(ann, "0,0,N")
                   .settlement(ann, "0,0,S")
                   .road(ann, "2,0,NE")
                   .hand(ann, cost::settlement));
    kept.session.choose(BuildSettlement{ intersection("2,0,N") });
    return *readBytes(kept.keeper.path());
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(bytes);
}

} // namespace

// Games that are kept without anybody's doing.
class TestGameKeeper : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { std::signal(SIGXFSZ, SIG_IGN); } // as main() does

    void an_action_is_in_the_file_before_it_is_drawn();
    void a_new_game_is_kept_from_the_start();
    void a_game_in_which_nothing_was_played_does_not_stay();
    void a_game_with_a_file_of_its_own_is_kept_from_its_first_action();
    void a_kept_game_goes_on_in_its_file();
    void a_game_that_is_thrown_away_is_gone();
    void what_is_kept_reaches_the_disk();
    void two_windows_keep_two_games();
    void a_game_of_another_window_is_left_alone();
    void the_lock_of_a_crash_counts_for_nothing();
    void a_lock_that_was_swept_away_is_taken_again();
    void whoever_has_begun_with_a_game_meanwhile_keeps_it();
    void a_clock_that_was_ahead_hides_nothing_that_is_played_now();
    void a_disk_in_trouble_data();
    void a_disk_in_trouble();
    void a_disk_that_fills_up_keeps_the_last_good_file();
    void trouble_ends_by_itself();
    void trouble_is_told_once();
    void the_list_begins_with_the_latest();
    void of_games_that_are_over_the_last_twenty_stay();
    void many_games_are_listed_page_by_page();
    void the_list_tells_nothing_of_a_hand();
    void a_damaged_game_is_listed_and_says_why();
    void names_may_have_any_letters();
    void rests_of_a_crash_go();
};

void TestGameKeeper::an_action_is_in_the_file_before_it_is_drawn()
{
    KeptSession kept;
    kept.begin(rich());
    std::vector<std::size_t> drawn;
    connect(&kept.session, &GameSession::happened, this, [&] { drawn.push_back(kept.actionsInFile()); });
    kept.trade();
    kept.trade();
    kept.session.choose(EndTurn());
    QCOMPARE(drawn, (std::vector<std::size_t>{ 1, 2, 3 }));
    const auto record = readRecordFile(kept.keeper.path());
    QVERIFY(record->actions == kept.session.record().actions);
    QVERIFY(QDateTime::fromString(record->saved, Qt::ISODate).isValid());
}

void TestGameKeeper::a_new_game_is_kept_from_the_start()
{
    KeptSession kept;
    kept.begin(rich());
    QCOMPARE(kept.files().size(), 1);
    QCOMPARE(kept.actionsInFile(), std::size_t(0));
}

void TestGameKeeper::a_game_in_which_nothing_was_played_does_not_stay()
{
    KeptSession kept;
    kept.begin(rich());
    kept.begin(rich());
    QCOMPARE(kept.files().size(), 1);
    kept.trade();
    kept.begin(rich());
    QCOMPARE(kept.files().size(), 2);
}

void TestGameKeeper::a_game_with_a_file_of_its_own_is_kept_from_its_first_action()
{
    KeptSession kept;
    QVERIFY(!kept.session.start(gameAt(rich().state())));
    kept.session.openCurtain();
    QVERIFY(kept.files().isEmpty() && !kept.keeper.hasGame());
    kept.trade();
    QCOMPARE(kept.actionsInFile(), std::size_t(1));
    QVERIFY(kept.keeper.hasGame());
}

void TestGameKeeper::a_kept_game_goes_on_in_its_file()
{
    KeptSession kept;
    kept.begin(rich());
    kept.trade();
    const QString path = kept.keeper.path();
    kept.begin(rich());
    QVERIFY(!kept.keeper.resume(path));
    kept.session.openCurtain();
    kept.trade();
    QCOMPARE(kept.files().size(), 1); // the second one was never begun
    QCOMPARE(kept.keeper.path(), path);
    QCOMPARE(kept.actionsInFile(), std::size_t(2));
    QVERIFY(!kept.keeper.resume(path)); // it is the one that is on
    QCOMPARE(kept.session.actionCount(), std::size_t(2));
}

void TestGameKeeper::a_game_that_is_thrown_away_is_gone()
{
    KeptSession kept;
    kept.begin(rich());
    kept.trade();
    kept.keeper.throwAway();
    QCOMPARE(QDir(kept.games).entryList(QDir::Files), QStringList());
    QVERIFY(!kept.keeper.hasGame());
    kept.trade(); // somebody has thought better of it
    QCOMPARE(kept.actionsInFile(), std::size_t(2));
}

void TestGameKeeper::what_is_kept_reaches_the_disk()
{
    KeptSession kept;
    kept.begin(rich());
    kept.trade();
    kept.trade();
    const QString safe = flushedPath(kept.keeper.path());
    QTRY_VERIFY(QFileInfo::exists(safe) && readRecordFile(safe)->actions.size() == 2);
}

void TestGameKeeper::two_windows_keep_two_games()
{
    KeptSession one;
    KeptSession other(one.games);
    one.begin(rich());
    other.begin(rich());
    one.trade();
    QVERIFY(one.keeper.path() != other.keeper.path());
    QCOMPARE(one.actionsInFile(), std::size_t(1));
    QCOMPARE(other.actionsInFile(), std::size_t(0));
}

void TestGameKeeper::a_game_of_another_window_is_left_alone()
{
    KeptSession one;
    KeptSession other(one.games);
    one.begin(rich());
    one.trade();
    const auto listed = other.keeper.games().list();
    QCOMPARE(listed.size(), std::size_t(1));
    QVERIFY(listed[0].isElsewhere && !listed[0].canGoOn());
    const auto error = other.keeper.resume(one.keeper.path());
    QVERIFY(error);
    QCOMPARE(error->kind, RecordError::Kind::InUse);
    QVERIFY(!other.session.hasGame());

    const QString path = one.keeper.path();
    one.begin(rich());
    QVERIFY(!other.keeper.resume(path)); // the first window has another game now
}

void TestGameKeeper::the_lock_of_a_crash_counts_for_nothing()
{
    KeptSession kept;
    kept.begin(rich());
    kept.trade();
    const QString path = kept.keeper.path();
    kept.begin(rich());
    write(path + QStringLiteral(".lock"),
          "999999999\nholmstead\n" + QSysInfo::machineHostName().toLocal8Bit() + '\n');
    QVERIFY(kept.keeper.games().list(kept.keeper.path())[0].canGoOn());
    QVERIFY(!kept.keeper.resume(path));
}

void TestGameKeeper::a_lock_that_was_swept_away_is_taken_again()
{
    KeptSession one;
    KeptSession other(one.games);
    one.begin(rich());
    QTRY_VERIFY(QDir(one.games).removeRecursively()); // a flush may just be making a name in it
    one.trade();
    QCOMPARE(one.actionsInFile(), std::size_t(1));
    QCOMPARE(other.keeper.resume(one.keeper.path())->kind, RecordError::Kind::InUse);
}

void TestGameKeeper::whoever_has_begun_with_a_game_meanwhile_keeps_it()
{
    QProcess somebody;
    somebody.start(QStringLiteral("sleep"), { QStringLiteral("1000") });
    QVERIFY(somebody.waitForStarted());
    KeptSession kept;
    kept.begin(rich());
    kept.trade();
    const QString path = kept.keeper.path();
    const QByteArray before = *readBytes(path);
    write(path + QStringLiteral(".lock"), QByteArray::number(somebody.processId()) + "\nsleep\n"
                                              + QSysInfo::machineHostName().toLocal8Bit() + '\n');
    kept.trade();
    QCOMPARE(*readBytes(path), before);
    QVERIFY(kept.keeper.path() != path);
    QCOMPARE(kept.actionsInFile(), std::size_t(2));
    kept.begin(rich());
    QVERIFY(QFileInfo::exists(path + QStringLiteral(".lock")));
    somebody.kill();
    somebody.waitForFinished();
}

void TestGameKeeper::a_clock_that_was_ahead_hides_nothing_that_is_played_now()
{
    KeptSession kept;
    QStringList paths;
    for (const int ahead : { 7200, 3600, 0 }) {
        kept.begin(rich());
        kept.trade();
        paths.append(kept.keeper.path());
        if (ahead > 0)
            playLater(paths.last(), ahead);
    }
    const auto listed = [&kept] {
        QStringList all;
        for (const KeptGame &game : kept.keeper.games().list())
            all << (game.played <= QDateTime::currentDateTime() ? game.path
                                                                : QStringLiteral("of the future"));
        return all;
    };
    QCOMPARE(listed(), QStringList({ paths[2], paths[1], paths[0] }));
    // And while a game is on.
    playLater(paths[0], 3600);
    playLater(paths[2], 1800);
    kept.trade();
    QCOMPARE(listed(), QStringList({ paths[2], paths[0], paths[1] }));
    // And when one goes on.
    playLater(paths[1], 3600);
    QVERIFY(!kept.keeper.resume(paths[0]));
    kept.session.openCurtain();
    kept.trade();
    QCOMPARE(listed()[0], paths[0]);
}

void TestGameKeeper::a_disk_in_trouble_data()
{
    // Both get the folder of games.
    using Change = void (*)(const QString &folder);
    QTest::addColumn<Change>("hurt");
    QTest::addColumn<Change>("heal");
    QTest::addColumn<RecordError::Kind>("kind");

    QTest::newRow("a file where the folder should be") << Change([](const QString &folder) {
        QTRY_VERIFY(QDir(folder).removeRecursively()); // a flush may just be making a name in it
        write(folder, "a file");
    }) << Change([](const QString &folder) { QVERIFY(QFile::remove(folder)); })
                                                       << RecordError::Kind::NoSuchFolder;
    QTest::newRow("a folder in the way of the file") << Change([](const QString &folder) {
        const QString name = QDir(folder).entryList({ "*.holmstead" }, QDir::Files).value(0);
        QVERIFY(QDir(folder).mkdir(name + QStringLiteral(".new")));
    }) << Change([](const QString &folder) {
        const QString name = QDir(folder).entryList({ "*.holmstead" }, QDir::Files).value(0);
        QVERIFY(QDir(folder).rmdir(name + QStringLiteral(".new")));
    }) << RecordError::Kind::CannotWrite;
}

void TestGameKeeper::a_disk_in_trouble()
{
    using Change = void (*)(const QString &folder);
    QFETCH(Change, hurt);
    QFETCH(Change, heal);
    QFETCH(RecordError::Kind, kind);

    KeptSession kept;
    kept.begin(rich());
    kept.trade();
    QSignalSpy told(&kept.keeper, &GameKeeper::troubleChanged);
    hurt(kept.games);
    kept.trade();
    QVERIFY(kept.keeper.trouble());
    QCOMPARE(kept.keeper.trouble()->kind, kind);
    QCOMPARE(kept.session.actionCount(), std::size_t(2)); // and in memory it goes on
    heal(kept.games);
    kept.trade();
    QVERIFY(!kept.keeper.trouble());
    QCOMPARE(told.size(), 2);
    QCOMPARE(kept.actionsInFile(), std::size_t(3));
}

void TestGameKeeper::a_disk_that_fills_up_keeps_the_last_good_file()
{
    KeptSession kept;
    kept.begin(rich());
    kept.trade();
    {
        const SmallFiles full(512);
        kept.trade();
        QVERIFY(kept.keeper.trouble());
        QCOMPARE(kept.actionsInFile(), std::size_t(1));
    }
    kept.trade();
    QVERIFY(!kept.keeper.trouble());
    QCOMPARE(kept.actionsInFile(), std::size_t(3));

    QVERIFY(QFile::link(QStringLiteral("/dev/full"), kept.keeper.path() + QStringLiteral(".new")));
    kept.trade();
    QCOMPARE(kept.keeper.trouble()->kind, RecordError::Kind::DiskFull);
    QCOMPARE(kept.actionsInFile(), std::size_t(3));
}

void TestGameKeeper::trouble_ends_by_itself()
{
    KeptSession kept;
    write(kept.games, "a file where the folder should be");
    kept.begin(rich());
    QVERIFY(kept.keeper.trouble());
    kept.trade();
    QVERIFY(QFile::remove(kept.games));
    QTRY_VERIFY_WITH_TIMEOUT(!kept.keeper.trouble(), 20000);
    QCOMPARE(kept.actionsInFile(), std::size_t(1));
}

void TestGameKeeper::trouble_is_told_once()
{
    KeptSession kept;
    QSignalSpy told(&kept.keeper, &GameKeeper::troubleChanged);
    write(kept.games, "a file where the folder should be");
    kept.begin(rich());
    kept.trade();
    kept.trade();
    QCOMPARE(told.size(), 1);
}

void TestGameKeeper::the_list_begins_with_the_latest()
{
    KeptSession kept;
    QStringList paths;
    for (int i = 0; i < 3; ++i) {
        kept.begin(rich().turn(PlayerId(i)));
        kept.session.choose(EndTurn());
        paths.prepend(kept.keeper.path());
        QTest::qWait(10); // the clock of files ticks every few milliseconds
    }
    QVERIFY(!kept.keeper.resume(paths[2]));
    kept.session.openCurtain();
    kept.session.choose(Roll());
    const auto listed = kept.keeper.games().list();
    QCOMPARE(listed.size(), std::size_t(3));
    QCOMPARE(listed[0].path, paths[2]);
    QCOMPARE(listed[0].turn, ben);
    QCOMPARE(listed[1].turn, PlayerId(3));
    QVERIFY(!listed[0].isOver && listed[0].damage.isEmpty());
    QVERIFY(listed[0].people == kept.session.people());
    QCOMPARE(kept.keeper.games().list(paths[2]).size(), std::size_t(2));
}

void TestGameKeeper::of_games_that_are_over_the_last_twenty_stay()
{
    KeptSession kept;
    kept.begin(rich());
    kept.trade();
    const QByteArray open = *readBytes(kept.keeper.path());
    const QByteArray over = finishedGame();
    for (int i = 0; i < 27; ++i) {
        const QString path = kept.games + QStringLiteral("/old %1.holmstead").arg(i, 2, 10, QChar(u'0'));
        write(path, i == 25 ? open : i == 26 ? QByteArray("{") : over);
        QFile file(path);
        QVERIFY(file.open(QFile::ReadWrite));
        file.setFileTime(QDateTime::currentDateTime().addDays(-i - 1), QFile::FileModificationTime);
    }
    // The oldest of those that are over is open in another window.
    KeptSession other(kept.games);
    QVERIFY(!other.keeper.resume(kept.games + QStringLiteral("/old 24.holmstead")));
    kept.begin(rich());
    QVERIFY(kept.files().contains(QStringLiteral("old 17.holmstead")));
    QVERIFY(!kept.files().contains(QStringLiteral("old 18.holmstead")));
    QVERIFY(kept.files().contains(QStringLiteral("old 24.holmstead")));
    // What can be played on, or perhaps mended, goes only when somebody says so, and is found.
    QVERIFY(kept.files().contains(QStringLiteral("old 25.holmstead")));
    QVERIFY(kept.files().contains(QStringLiteral("old 26.holmstead")));
    const auto older = kept.keeper.games().list({}, KeptGames::most);
    QCOMPARE(older.size(), std::size_t(3));
    for (std::size_t i = 0; i < older.size(); ++i)
        QCOMPARE(QFileInfo(older[i].path).fileName(), QStringLiteral("old %1.holmstead").arg(24 + i));
}

void TestGameKeeper::many_games_are_listed_page_by_page()
{
    KeptSession kept;
    kept.begin(rich());
    kept.trade();
    constexpr int many = 310;
    const QByteArray over = finishedGame();
    const QByteArray open = *readBytes(kept.keeper.path());
    const auto nameOf = [](int number) { return QStringLiteral("old %1.holmstead").arg(number); };
    for (int i = 0; i < many; ++i) {
        const QString path = kept.games + u'/' + nameOf(i);
        write(path, i < 50 ? open : over);
        QFile file(path);
        QVERIFY(file.open(QFile::ReadWrite));
        file.setFileTime(QDateTime::currentDateTime().addDays(-i - 1), QFile::FileModificationTime);
    }
    const KeptGames &games = kept.keeper.games();
    QCOMPARE(games.count(), std::size_t(many + 1));
    QCOMPARE(games.count(kept.keeper.path()), std::size_t(many));
    std::vector<KeptGame> all;
    while (all.size() < many) {
        const auto page = games.list(kept.keeper.path(), all.size());
        QCOMPARE(page.size(), std::min(KeptGames::most, many - all.size()));
        all.insert(all.end(), page.begin(), page.end());
    }
    for (int i = 0; i < many; ++i)
        QCOMPARE(QFileInfo(all[static_cast<std::size_t>(i)].path).fileName(), nameOf(i));
    QVERIFY(games.list({}, many + 1).empty());
    // The folder is not searched for what could go: that has been seen to while it was younger.
    kept.begin(rich());
    QCOMPARE(games.count(), std::size_t(many + 2));
}

void TestGameKeeper::the_list_tells_nothing_of_a_hand()
{
    const auto listed = [](int hidden) {
        KeptSession kept;
        kept.begin(Scenario()
                       .settlement(ann, "0,0,N")
                       .cards(ann, { { DevelopmentCard::VictoryPoint, hidden } })
                       .hand(ann, cards(4, Resource::Wool)));
        kept.trade();
        return kept.keeper.games().list()[0].points;
    };
    QCOMPARE(listed(0), listed(2));
}

void TestGameKeeper::a_damaged_game_is_listed_and_says_why()
{
    KeptSession kept;
    kept.begin(rich());
    kept.trade();
    kept.trade();
    const QString path = kept.keeper.path();
    const QByteArray text = *readBytes(path);
    kept.begin(rich());
    QFile::remove(flushedPath(path));
    write(path, text.first(text.lastIndexOf("tradeBank")));
    write(kept.games + QStringLiteral("/garbage.holmstead"), "garbage");
    const auto listed = kept.keeper.games().list(kept.keeper.path());
    QCOMPARE(listed.size(), std::size_t(2));
    for (const KeptGame &game : listed) {
        QVERIFY(!game.damage.isEmpty());
        QCOMPARE(game.canGoOn(), game.path == path);
    }
    QVERIFY(kept.keeper.resume(path)); // not without a word
}

void TestGameKeeper::names_may_have_any_letters()
{
    QTemporaryDir folder;
    KeptSession kept(folder.filePath(QStringLiteral("Zug 3 – ßžŁΩ保")));
    GameRecord record = gameAt(rich().state());
    record.people[0].name = QStringLiteral("Ωmégà 保 “& <b>");
    QVERIFY(!kept.keeper.startNew(record));
    kept.session.openCurtain();
    kept.trade();
    QCOMPARE(kept.keeper.games().list()[0].people[0].name, record.people[0].name);
}

void TestGameKeeper::rests_of_a_crash_go()
{
    KeptSession kept;
    QVERIFY(QDir().mkpath(kept.games));
    for (const auto &end : { ".new", ".flushed", ".flushed.new" })
        write(kept.games + QStringLiteral("/gone.holmstead") + QLatin1StringView(end), "{");
    kept.begin(rich());
    for (const QString &name : QDir(kept.games).entryList(QDir::Files))
        QVERIFY2(!name.startsWith(QStringLiteral("gone")), qPrintable(name));
}

QTEST_GUILESS_MAIN(TestGameKeeper)
#include "tst_gamekeeper.moc"
