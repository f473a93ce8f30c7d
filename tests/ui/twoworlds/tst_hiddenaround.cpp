// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twoworlds/moments.h"
#include "ui/twoworlds/pointing.h"

#include "look/tooltips.h"
#include "table/logtext.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>
#include <QToolTip>

using namespace holmstead;
using namespace holmstead::test;

namespace {

bool hoverEverything(TwoWorlds &worlds)
{
    for (const PlayerId player : playersOf(maxPlayers)) {
        if (!worlds.compare(over(plateOf(player))) || !worlds.compare(tipOf(plateOf(player))))
            return false;
    }
    for (const Verb verb : allVerbs) {
        if (!worlds.compare(over(buttonFor(verb))) || !worlds.compare(tipOf(buttonFor(verb))))
            return false;
    }
    QToolTip::hideText();
    return true;
}

bool copyLog(TwoWorlds &worlds)
{
    const bool same = worlds.compare([](WholeGame &game) {
        auto *log = game.window().findChild<LogText *>();
        log->selectAll();
        log->copy();
    });
    const bool copied = QGuiApplication::clipboard()->text().contains(QStringLiteral("Ann"));
    QGuiApplication::clipboard()->clear();
    return same && copied;
}

bool renameAnn(TwoWorlds &worlds)
{
    return worlds.trigger("People…") && worlds.compare() && worlds.inBoth([](WholeGame &game) {
        auto *field = static_cast<QLineEdit *>(game.driver().find(QStringLiteral("person1.name")));
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("Zoe"));
        return true;
    }) && worlds.compare()
        && worlds.click("person1.blue") && worlds.compare() && worlds.click("confirm") && worlds.compare();
}

QStringList filesOfGames(const WholeGame &game)
{
    const QDir folder(QDir(game.folder()).filePath(QStringLiteral("games")));
    QStringList paths;
    for (const QString &name : folder.entryList({ QStringLiteral("*.holmstead") }, QDir::Files))
        paths.append(folder.filePath(name));
    return paths;
}

// Lists tell to the minute when a game was played last.
void setPlayed(WholeGame &game, const QDateTime &time)
{
    for (const QString &path : filesOfGames(game)) {
        QFile file(path);
        if (file.open(QFile::ReadWrite))
            file.setFileTime(time, QFile::FileModificationTime);
    }
}

// One game is kept and another one is on when the list opens. Those of before go, whose order would hang on
// the clock; the one that is on is written again.
bool listKeptGames(TwoWorlds &worlds)
{
    worlds.inBoth([](WholeGame &game) {
        for (const QString &path : filesOfGames(game))
            QFile::remove(path);
        return true;
    });
    if (!worlds.play(BuyCard()) || !worlds.begin(variableGame()))
        return false;
    return worlds.inBoth([](WholeGame &game) {
        setPlayed(game, QDateTime(QDate(2024, 6, 14), QTime(20, 30)));
        return true;
    }) && worlds.trigger("Kept games…")
        && worlds.compare();
}

QImage savedPicture(WholeGame &game)
{
    const QString path = QDir(game.folder()).filePath(QStringLiteral("table.png"));
    auto *dialog = game.window().findChild<QFileDialog *>();
    dialog->selectFile(path);
    QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
    return QImage(path);
}

bool savePicture(TwoWorlds &worlds)
{
    if (!worlds.trigger("Export picture…"))
        return false;
    const QImage first = savedPicture(worlds.first());
    return !first.isNull() && first == savedPicture(worlds.second()) && worlds.compare();
}

// All hands show, on purpose, so the worlds do differ meanwhile.
bool openHands(TwoWorlds &worlds)
{
    return worlds.trigger("openHands") && worlds.compare() && worlds.click("answer0")
        && !worlds.differenceNow().isEmpty() && worlds.trigger("openHands") && worlds.compare();
}

} // namespace

// R-HI-1, R-HI-2: what people look at and do beside playing tells no hidden card either.
class TestHiddenAround : public QObject
{
    Q_OBJECT

private slots:
    void beside_the_game_no_hidden_card_is_told_data();
    void beside_the_game_no_hidden_card_is_told() { QVERIFY(m_moments->playRow()); }
    void initTestCase();
    void cleanupTestCase();

private:
    static void addCurtains();
    static void addRefusals();
    static void addHints();
    static void addMenus();

    std::unique_ptr<Moments> m_moments;
};

void TestHiddenAround::initTestCase()
{
    new ToolTips(qApp);
    m_moments = std::make_unique<Moments>();
}

void TestHiddenAround::cleanupTestCase()
{
    m_moments->tell();
    m_moments.reset();
}

void TestHiddenAround::beside_the_game_no_hidden_card_is_told_data()
{
    addMomentColumns();
    addCurtains();
    addRefusals();
    addHints();
    addMenus();
}

void TestHiddenAround::addCurtains()
{
    const Scenario discarding = busyTable().phase(Phase::Discard).owes(ann, 10);
    moment("R-HI-1 nobody touches anything", busyTable(),
           [](TwoWorlds &worlds, ScriptedChance &) { return worlds.cover(); });
    moment("R-HI-1 a trade waits half entered", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.click(Verb::Trade) && worlds.click("give.wool") && worlds.compare() && worlds.cover();
    });
    moment("R-RO-2 a discard waits half entered", discarding, [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.click("discard.wool") && worlds.compare() && worlds.cover();
    });
    moment("R-HI-1 a card waits for its choice", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.click(Verb::PlayYearOfPlenty) && worlds.click("pick.ore") && worlds.compare()
            && worlds.cover();
    });
    moment("R-HI-1 a new game is offered and given up", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.trigger("New…") && worlds.compare() && worlds.press(Qt::Key_Escape)
            && worlds.openCurtain();
    });
}

void TestHiddenAround::addRefusals()
{
    const Scenario poor = busyTable().hand(ann, one(Resource::Wool));
    moment("R-BU-5 a button that is off says why", poor, [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.press(Qt::Key_C) && worlds.compare() && worlds.press(Qt::Key_B) && worlds.compare();
    });
    moment("R-BU-3 a place says why not", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.click(Verb::BuildSettlement) && worlds.compare()
            && worlds.clickPlace(intersection("0,1,N")) && worlds.compare() && worlds.press(Qt::Key_Escape)
            && worlds.compare();
    });
    moment("R-RO-5 a plate says why not", busyTable().phase(Phase::Steal).robber("1,0"),
           [](TwoWorlds &worlds, ScriptedChance &) {
               return worlds.inBoth([](WholeGame &game) {
                   QTest::mouseClick(plateOf(dan)(game), Qt::LeftButton);
                   return true;
               }) && worlds.compare();
           });
}

void TestHiddenAround::addHints()
{
    moment("R-HI-2 plates and buttons", busyTable(),
           [](TwoWorlds &worlds, ScriptedChance &) { return hoverEverything(worlds); });
    moment("R-HI-2 places to build", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.click(Verb::BuildCity) && worlds.compare(onBoard(intersection("0,0,N")));
    });
    moment("R-HI-2 hexes, buildings and roads", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.compare(onBoard(hex("0,0"))) && worlds.compare(onBoard(intersection("0,1,N")))
            && worlds.compare(onBoard(path("0,-1,E")));
    });
    moment("R-RO-5 whom the robber would meet", busyTable().phase(Phase::Robber),
           [](TwoWorlds &worlds, ScriptedChance &) { return worlds.compare(onBoard(hex("0,0"))); });
    moment("R-RO-5 whom to rob", busyTable().phase(Phase::Steal).robber("0,0"),
           [](TwoWorlds &worlds, ScriptedChance &) {
               return worlds.compare(onBoard(intersection("0,1,N"))) && worlds.compare(over(plateOf(ben)));
           });
}

void TestHiddenAround::addMenus()
{
    const auto looking = [](const char *entry) {
        return [entry](TwoWorlds &worlds, ScriptedChance &) {
            return worlds.trigger(entry) && worlds.compare() && worlds.cover();
        };
    };
    moment("R-HI-2 statistics", busyTable(), [looking](TwoWorlds &worlds, ScriptedChance &chance) {
        return worlds.play(PlayKnight()) && worlds.play(MoveRobber{ hex("1,0") })
            && worlds.play(Steal{ ben, {} }) && looking("statistics")(worlds, chance);
    });
    moment("R-HI-1 the log is copied", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.play(BuyCard()) && worlds.play(EndTurn()) && worlds.openCurtain() && copyLog(worlds);
    });
    moment("R-HI-1 people are renamed", busyTable(),
           [](TwoWorlds &worlds, ScriptedChance &) { return renameAnn(worlds); });
    moment("R-HI-1 the clock", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.trigger("clock") && worlds.compare() && worlds.trigger("clock");
    });
    moment("R-HI-1 by lamplight", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.trigger("colors.2") && worlds.compare() && worlds.cover() && worlds.trigger("colors.1")
            && worlds.compare();
    });
    moment("R-HI-1 larger letters", busyTable(), [](TwoWorlds &worlds, ScriptedChance &) {
        return worlds.trigger("125 %") && worlds.compare() && worlds.cover() && worlds.trigger("100 %")
            && worlds.compare();
    });
    moment("R-HI-1 hands are opened and covered again", busyTable(),
           [](TwoWorlds &worlds, ScriptedChance &) { return openHands(worlds); });
    moment("R-HI-2 kept games", busyTable(),
           [](TwoWorlds &worlds, ScriptedChance &) { return listKeptGames(worlds); });
    moment("R-HI-1 a picture is saved", busyTable(),
           [](TwoWorlds &worlds, ScriptedChance &) { return savePicture(worlds); });
    moment("R-HI-1 all shortcuts", busyTable(), looking("Shortcuts"));
}

QTEST_MAIN(TestHiddenAround)
#include "tst_hiddenaround.moc"
