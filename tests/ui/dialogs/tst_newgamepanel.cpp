// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"

#include "dialogs/choicecard.h"
#include "dialogs/choicerow.h"
#include "dialogs/islandcard.h"
#include "dialogs/newgamepanel.h"
#include "record/boardfile.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace holmstead;
using namespace holmstead::test;

class tst_NewGamePanel : public QObject
{
    Q_OBJECT

private slots:
    void enterStartsAGame();
    void enterOnASmallButtonPressesIt();
    void aHeldEnterStartsNone();
    void enterOnWhatIsChosenStartsTheGame();
    void everyAnswerSaysWhatItMeans();
    void moreRulesMakeItGrow();
    void noChoiceMakesItWiderOrNarrower();
    void onlyItsLowerEdgeMoves_data();
    void onlyItsLowerEdgeMoves();
    void withItsRulesItFitsASmallLaptop_data();
    void withItsRulesItFitsASmallLaptop();
    void answersOfARowHaveLettersOfOneSize();
    void inANarrowWindowItIsOneColumn();
    void itTellsWhatBecomesOfTheGameThatIsOn();
    void escStartsNone();
    void namesAndColoursAreTakenOver();
    void aColourThatIsTakenIsExchanged();
    void threeOnTheBeginnerIslandLeaveAColourOut_data();
    void threeOnTheBeginnerIslandLeaveAColourOut();
    void theIslandShowsThePiecesThatPlay();
    void aFourthPersonComesAndGoes();
    void peopleChangePlaces();
    void namesAreRefused_data();
    void namesAreRefused();
    void aRefusedNameCanBePutRight();
    void phasesFollowEditionAndIsland();
    void chosenPhasesStay();
    void theSixthEditionHasNoSeparatePhases();
    void theOldestIsNamed();
    void whoBeginsIsProposed_data();
    void whoBeginsIsProposed();
    void whoBeginsFollowsUntilItIsChosen();
    void theOptionsAreFoldedButThere();
    void theLastGameIsProposed();
    void whatIsImpossibleIsPutRight();
    void theKeyboardReachesEverything();

private:
    static void retype(QWidget *panel, const char *field, const QString &text)
    {
        auto *line = named<QLineEdit>(panel, field);
        line->setFocus();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QGuiApplication::clipboard()->setText(text); // keys of a test know Latin letters only
        QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
    }
    // As a person would: with the keyboard.
    static void choose(QWidget *panel, const QString &row, int answer)
    {
        auto *card = named(panel, qPrintable(QStringLiteral("%1.%2").arg(row).arg(answer)));
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Space);
    }
    static NewGamePanel &openIn(Host &host, const std::optional<NewGame> &proposed = {})
    {
        auto *panel = new NewGamePanel;
        if (proposed)
            panel->setNewGame(*proposed);
        panel->openIn(&host);
        if (!QTest::qWaitForWindowActive(&host))
            qWarning("The window does not become active");
        return *panel;
    }
    static QList<Color> colorsOf(const NewGame &game)
    {
        QList<Color> colors;
        for (const Person &person : game.people)
            colors << person.color;
        return colors;
    }
};

void tst_NewGamePanel::enterStartsAGame()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    QSignalSpy chosen(&panel, &NewGamePanel::gameChosen);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QVERIFY(!panel.isVisible());
    const auto game = chosen[0][0].value<NewGame>();
    QCOMPARE(game.people.size(), 4U);
    QVERIFY(game.rules == Rules({ Edition::Classic, PhaseRule::Separate, IslandSetup::Beginner, 10 }));
    QVERIFY(game == panel.newGame());
}

void tst_NewGamePanel::enterOnASmallButtonPressesIt()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    QSignalSpy chosen(&panel, &NewGamePanel::gameChosen);
    const auto enterOn = [&](const char *button) {
        named(&panel, button)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    };
    const QString second = panel.newGame().people[1].name;
    enterOn("person1.down");
    QCOMPARE(panel.newGame().people[0].name, second);
    enterOn("variable");
    QVERIFY(panel.newGame().rules.setup == IslandSetup::Variable);
    enterOn("person4.remove");
    QCOMPARE(panel.newGame().people.size(), 3U);
    enterOn("person1.white");
    QVERIFY(panel.newGame().people[0].color == Color::White);
    enterOn("more");
    QVERIFY(named<ChoiceRow>(&panel, "edition")->isVisible());
    QCOMPARE(chosen.size(), 0);
    enterOn("cancel");
    QVERIFY(!panel.isVisible());
    QCOMPARE(chosen.size(), 0);
}

void tst_NewGamePanel::aHeldEnterStartsNone()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    QSignalSpy chosen(&panel, &NewGamePanel::gameChosen);
    for (QWidget *target : { QApplication::focusWidget(), static_cast<QWidget *>(named(&panel, "start")),
                             static_cast<QWidget *>(&panel) }) {
        QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(target, &repeated);
    }
    QCOMPARE(chosen.size(), 0);
}

void tst_NewGamePanel::enterOnWhatIsChosenStartsTheGame()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    QSignalSpy chosen(&panel, &NewGamePanel::gameChosen);
    named(&panel, "person1.red")->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
}

void tst_NewGamePanel::everyAnswerSaysWhatItMeans()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    click(&panel, "more");
    QVERIFY(!named(&panel, "tokens.1")->isVisible()); // the beginner island has its numbers
    click(&panel, "variable");
    for (const char *row : { "edition", "phases", "tokens" }) {
        for (int answer : { 0, 1 }) {
            const auto *card = named(&panel, qPrintable(QStringLiteral("%1.%2").arg(row).arg(answer)));
            QVERIFY2(card->isVisible(), row);
            QVERIFY2(card->accessibleDescription().endsWith(u'.'), row);
            QTRY_VERIFY2(card->height() >= card->heightForWidth(card->width()), row);
        }
    }
}

void tst_NewGamePanel::moreRulesMakeItGrow()
{
    Host host({ 1400, 1000 });
    NewGamePanel &panel = openIn(host);
    const auto *bar = panel.findChild<QScrollArea *>()->verticalScrollBar();
    const QSize folded = panel.size();
    const auto places = [&] {
        QList<int> lefts;
        for (const char *name : { "person1.name", "person1.down", "beginner", "variable", "more" })
            lefts << named<QWidget>(&panel, name)->mapTo(&panel, QPoint()).x();
        return lefts;
    };
    const QList<int> before = places();
    click(&panel, "more");
    QTRY_VERIFY(panel.height() > folded.height());
    QCOMPARE(panel.width(), folded.width());
    QCOMPARE(places(), before);
    QCOMPARE(bar->maximum(), 0);
    click(&panel, "begin.1"); // who is the oldest? is asked as well
    QCoreApplication::processEvents();
    QCOMPARE(bar->maximum(), 0);
    click(&panel, "variable"); // and where the numbers lie
    QCoreApplication::processEvents();
    QCOMPARE(bar->maximum(), 0);
    click(&panel, "beginner");
    click(&panel, "more");
    QTRY_COMPARE(panel.size(), folded);
}

// Nor does anything move sideways under the mouse.
void tst_NewGamePanel::noChoiceMakesItWiderOrNarrower()
{
    Host host({ 1400, 1000 });
    NewGamePanel &panel = openIn(host);
    const auto places = [&] {
        QList<int> lefts = { panel.width() };
        for (const char *name :
             { "begin.0", "begin.1", "begin.2", "openHands", "beginner", "variable", "more" })
            lefts << named<QWidget>(&panel, name)->mapTo(&panel, QPoint()).x();
        return lefts;
    };
    const QList<int> before = places();
    for (const char *choice : { "begin.0", "begin.1", "begin.2", "variable", "more", "begin.1", "edition.1",
                                "edition.0", "beginner", "begin.0", "person4.remove", "more" }) {
        click(&panel, choice);
        QCoreApplication::processEvents();
        QVERIFY2(places() == before, choice);
    }
}

void tst_NewGamePanel::onlyItsLowerEdgeMoves_data()
{
    QTest::addColumn<QSize>("room");
    QTest::newRow("1024x600") << QSize(1024, 550);
    QTest::newRow("1280x720") << QSize(1280, 670);
    QTest::newRow("1920x1080") << QSize(1920, 1030);
}

// What one has just clicked stays under the mouse.
void tst_NewGamePanel::onlyItsLowerEdgeMoves()
{
    QFETCH(QSize, room);
    Host host(room);
    NewGamePanel &panel = openIn(host);
    const auto places = [&] {
        const QPoint corner = panel.mapTo(&host, QPoint());
        return QList<int>{ corner.x(), corner.y(), panel.width(),
                           named<QWidget>(&panel, "variable")->mapTo(&host, QPoint()).x(),
                           named<QWidget>(&panel, "person1.name")->mapTo(&host, QPoint()).x() };
    };
    const QList<int> before = places();
    for (const char *choice : { "person4.remove", "addPerson", "begin.1", "variable", "more", "beginner",
                                "variable", "person4.remove", "more", "begin.0" }) {
        click(&panel, choice);
        QCoreApplication::processEvents();
        QVERIFY2(places() == before, choice);
        QVERIFY(host.rect().contains(QRect(panel.mapTo(&host, QPoint()), panel.size())));
    }
}

void tst_NewGamePanel::withItsRulesItFitsASmallLaptop_data()
{
    QTest::addColumn<QSize>("room"); // below menus
    QTest::newRow("1280x720") << QSize(1280, 680);
    QTest::newRow("1280x720 below the line at the top") << QSize(1280, 630);
}

void tst_NewGamePanel::withItsRulesItFitsASmallLaptop()
{
    QFETCH(QSize, room);
    Host host(room);
    NewGamePanel &panel = openIn(host);
    panel.setLeavesGame(room.height() < 650);
    const auto *bar = panel.findChild<QScrollArea *>()->verticalScrollBar();
    click(&panel, "variable");
    click(&panel, "begin.1");
    click(&panel, "more");
    QCoreApplication::processEvents();
    QVERIFY(named(&panel, "tokens.0")->isVisible());
    QTRY_COMPARE(bar->maximum(), 0);
    // The numbers of the beginner island are not asked for, and keep no room.
    const QWidget *part = named<ChoiceRow>(&panel, "edition")->parentWidget();
    const int withNumbers = part->height();
    click(&panel, "beginner");
    QTRY_VERIFY(part->height() < withNumbers - named(&panel, "tokens.0")->height());
}

void tst_NewGamePanel::answersOfARowHaveLettersOfOneSize()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    const auto cards = named<ChoiceRow>(&panel, "begin")->findChildren<ChoiceCard *>();
    QCOMPARE(cards.size(), 3);
    // All of them in full: without losing an end, and with every word whole.
    for (const ChoiceCard *card : cards) {
        QCOMPARE(card->letters(), cards.front()->letters());
        QVERIFY(card->letters() <= card->lettersFor(card->width()));
        QCOMPARE(card->height(), cards.front()->height());
    }
    QVERIFY(cards.front()->letters() >= 0.9); // in two lines rather than small
}

void tst_NewGamePanel::inANarrowWindowItIsOneColumn()
{
    Host host({ 560, 700 });
    NewGamePanel &panel = openIn(host);
    const auto placeOf = [&](const char *name) {
        return named<QWidget>(&panel, name)->mapTo(&panel, QPoint());
    };
    QVERIFY(placeOf("beginner").y() > placeOf("begin.0").y());
    QVERIFY(placeOf("beginner").x() < panel.width() / 2);
    QCOMPARE(panel.findChild<QScrollArea *>()->horizontalScrollBar()->maximum(), 0);
    // What the button unfolds lies below it.
    click(&panel, "more");
    QCoreApplication::processEvents();
    QVERIFY(placeOf("phases.0").y() > placeOf("more").y());
    host.resize(1280, 700);
    QTRY_VERIFY(placeOf("beginner").x() > panel.width() / 2);
}

void tst_NewGamePanel::itTellsWhatBecomesOfTheGameThatIsOn()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    const auto *lead = named<QLabel>(&panel, "lead");
    QVERIFY(!lead->isVisible());
    panel.setLeavesGame(true);
    QVERIFY(lead->isVisible());
    QVERIFY(lead->text().contains("kept"));
}

void tst_NewGamePanel::escStartsNone()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    QSignalSpy chosen(&panel, &NewGamePanel::gameChosen);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!panel.isVisible());
    QCOMPARE(chosen.size(), 0);
}

void tst_NewGamePanel::namesAndColoursAreTakenOver()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    click(&panel, "person4.remove");
    click(&panel, "variable");
    retype(&panel, "person2.name", "  Zoe   Q ");
    click(&panel, "person2.white");
    QSignalSpy chosen(&panel, &NewGamePanel::gameChosen);
    click(&panel, "start");
    const auto game = chosen.at(0)[0].value<NewGame>();
    QCOMPARE(game.people.size(), 3U);
    QVERIFY(game.people[1] == Person({ "Zoe Q", Color::White, Color::White }));
    QCOMPARE(colorsOf(game), QList<Color>({ Color::Red, Color::White, Color::Orange }));
    QVERIFY(game.rules.setup == IslandSetup::Variable);
}

void tst_NewGamePanel::aColourThatIsTakenIsExchanged()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    QVERIFY(named(&panel, "person1.blue")->isEnabled());
    QVERIFY(named(&panel, "person1.blue")->toolTip().contains("Ben"));
    click(&panel, "person1.blue");
    QCOMPARE(colorsOf(panel.newGame()),
             QList<Color>({ Color::Blue, Color::Red, Color::Orange, Color::White }));
    QVERIFY(named(&panel, "person1.blue")->isChecked());
    QVERIFY(named(&panel, "person2.red")->isChecked());
    QVERIFY(!named(&panel, "person2.blue")->isChecked());
    retype(&panel, "person1.name", "Zoe");
    QVERIFY(named(&panel, "person2.blue")->toolTip().contains("Zoe"));
    // One that nobody has is taken without more ado.
    click(&panel, "variable");
    click(&panel, "person4.remove");
    click(&panel, "person1.white");
    QCOMPARE(colorsOf(panel.newGame()), QList<Color>({ Color::White, Color::Red, Color::Orange }));
}

void tst_NewGamePanel::threeOnTheBeginnerIslandLeaveAColourOut_data()
{
    QTest::addColumn<int>("edition");
    QTest::addColumn<QString>("chip");
    QTest::newRow("R-SU-2 R-ED-2 classic without red") << int(Edition::Classic) << "red";
    QTest::newRow("R-SU-2 R-ED-2 sixth without white") << int(Edition::Sixth) << "white";
}

void tst_NewGamePanel::threeOnTheBeginnerIslandLeaveAColourOut()
{
    QFETCH(const int, edition);
    QFETCH(const QString, chip);
    Host host;
    NewGamePanel &panel = openIn(host);
    click(&panel, "more");
    choose(&panel, "edition", edition);
    const auto *note = named<QLabel>(&panel, "leftOut");
    QVERIFY(!note->isVisible());
    click(&panel, "person4.remove");
    QVERIFY(note->isVisible());
    QVERIFY2(note->text().startsWith(chip, Qt::CaseInsensitive), qUtf8Printable(note->text()));
    for (int person = 1; person <= 3; ++person) {
        const auto *button = named(&panel, qPrintable(QString("person%1.%2").arg(person).arg(chip)));
        QVERIFY(!button->isEnabled());
        QVERIFY(!button->isChecked());
    }
    QVERIFY(!colorsOf(panel.newGame()).contains(colorLeftOut(static_cast<Edition>(edition))));
    // On the other island, and with four, it plays.
    click(&panel, "variable");
    QVERIFY(named(&panel, qPrintable("person1." + chip))->isEnabled()
            || colorsOf(panel.newGame()).contains(colorLeftOut(static_cast<Edition>(edition))));
    QVERIFY(!note->isVisible());
    click(&panel, "beginner");
    click(&panel, "addPerson");
    QVERIFY(colorsOf(panel.newGame()).contains(colorLeftOut(static_cast<Edition>(edition))));
    QVERIFY(!note->isVisible());
}

// R-SU-2
void tst_NewGamePanel::theIslandShowsThePiecesThatPlay()
{
    IslandCard card(beginnerIsland());
    card.resize(200, 150);
    const QImage all = card.grab().toImage();
    card.setLeftOut(Color::Red);
    const QImage withoutRed = card.grab().toImage();
    QVERIFY(withoutRed != all);
    card.setLeftOut(Color::White);
    QVERIFY(card.grab().toImage() != all && card.grab().toImage() != withoutRed);
    card.setLeftOut(std::nullopt);
    QCOMPARE(card.grab().toImage(), all);
}

void tst_NewGamePanel::aFourthPersonComesAndGoes()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    const QString second = named<QLineEdit>(&panel, "person2.name")->text();
    QVERIFY(!named(&panel, "addPerson")->isVisible());
    click(&panel, "person2.remove");
    QCOMPARE(panel.newGame().people.size(), 3U);
    for (const Person &person : panel.newGame().people)
        QVERIFY(person.name != second);
    QVERIFY(!named(&panel, "person1.remove")->isVisible()); // never fewer than three
    click(&panel, "addPerson");
    QCOMPARE(panel.newGame().people.size(), 4U);
    QCOMPARE(panel.newGame().people[3].name, second);
}

void tst_NewGamePanel::peopleChangePlaces()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    const People before = panel.newGame().people;
    click(&panel, "person3.up");
    click(&panel, "person1.down");
    const People after = panel.newGame().people;
    QVERIFY(after[0] == before[2]);
    QVERIFY(after[1] == before[0]);
    QVERIFY(after[2] == before[1]);
    QVERIFY(!named(&panel, "person1.up")->isEnabled());
    QVERIFY(!named(&panel, "person4.down")->isEnabled());
}

void tst_NewGamePanel::namesAreRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << "";
    QTest::newRow("spaces") << "   ";
    QTest::newRow("nothing that can be seen") << QString(QChar(0x200B)) + QChar(0x200E);
    QTest::newRow("what turns the letters after it round") << QStringLiteral("A") + QChar(0x202E) + "da";
    QTest::newRow("another's name") << "Ben";
    QTest::newRow("another's name in small letters") << "ben";
    QTest::newRow("another's name with spaces") << " B en ";
}

void tst_NewGamePanel::namesAreRefused()
{
    QFETCH(const QString, name);
    Host host;
    NewGamePanel &panel = openIn(host);
    retype(&panel, "person2.name", "Ben");
    retype(&panel, "person3.name", name);
    QSignalSpy chosen(&panel, &NewGamePanel::gameChosen);
    click(&panel, "start");
    QCOMPARE(chosen.size(), 0);
    QVERIFY(panel.isVisible());
    QVERIFY(!named<QLabel>(&panel, "person3.refusal")->text().isEmpty());
    QVERIFY(named<QLabel>(&panel, "person3.refusal")->isVisible());
    QVERIFY(named<QLabel>(&panel, "person1.refusal")->text().isEmpty());
    QCOMPARE(QApplication::focusWidget(), named<QLineEdit>(&panel, "person3.name"));
}

void tst_NewGamePanel::aRefusedNameCanBePutRight()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    retype(&panel, "person1.name", "");
    QSignalSpy chosen(&panel, &NewGamePanel::gameChosen);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 0);
    QTest::keyClicks(QApplication::focusWidget(), "Eve");
    QVERIFY(!named<QLabel>(&panel, "person1.refusal")->isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<NewGame>().people[0].name, "Eve");
}

void tst_NewGamePanel::phasesFollowEditionAndIsland()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    QVERIFY(panel.newGame().rules.phases == PhaseRule::Separate);
    click(&panel, "variable");
    QVERIFY(panel.newGame().rules.phases == PhaseRule::Combined);
    click(&panel, "beginner");
    QVERIFY(panel.newGame().rules.phases == PhaseRule::Separate);
}

void tst_NewGamePanel::chosenPhasesStay()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    click(&panel, "more");
    choose(&panel, "phases", int(PhaseRule::Combined));
    click(&panel, "variable");
    choose(&panel, "phases", int(PhaseRule::Separate));
    QVERIFY(panel.newGame().rules.phases == PhaseRule::Separate);
    click(&panel, "beginner");
    click(&panel, "variable");
    QVERIFY(panel.newGame().rules.phases == PhaseRule::Separate);
}

void tst_NewGamePanel::theSixthEditionHasNoSeparatePhases()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    click(&panel, "more");
    choose(&panel, "phases", int(PhaseRule::Separate));
    choose(&panel, "edition", int(Edition::Sixth));
    QVERIFY(panel.newGame().rules.phases == PhaseRule::Combined);
    QVERIFY(!named(&panel, "phases.1")->isEnabled());
    QVERIFY(!named(&panel, "phases.1")->toolTip().isEmpty());
}

void tst_NewGamePanel::theOldestIsNamed()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    choose(&panel, "begin", int(NewGame::Begin::Oldest));
    QVERIFY(named<ChoiceRow>(&panel, "oldest")->isVisible());
    choose(&panel, "oldest", 2);
    QVERIFY(panel.newGame().oldest == PlayerId(2));
    // The oldest stays the oldest on another chair.
    click(&panel, "person3.up");
    QVERIFY(panel.newGame().oldest == PlayerId(1));
    // Without them the first is the oldest again, whoever that is.
    click(&panel, "person2.remove");
    QVERIFY(panel.newGame().oldest == PlayerId(0));
    choose(&panel, "begin", int(NewGame::Begin::Rolled));
    QVERIFY(!named<ChoiceRow>(&panel, "oldest")->isVisible());
}

void tst_NewGamePanel::whoBeginsIsProposed_data()
{
    QTest::addColumn<int>("edition");
    QTest::addColumn<QString>("island");
    QTest::addColumn<int>("begin");
    QTest::newRow("R-ED-3 classic, beginner island: the oldest")
        << 0 << "beginner" << int(NewGame::Begin::Oldest);
    QTest::newRow("R-ED-3 sixth, beginner island: the highest roll")
        << 1 << "beginner" << int(NewGame::Begin::Rolled);
    QTest::newRow("R-SU-7 classic, variable island: the highest roll")
        << 0 << "variable" << int(NewGame::Begin::Rolled);
}

void tst_NewGamePanel::whoBeginsIsProposed()
{
    QFETCH(int, edition);
    QFETCH(QString, island);
    Host host;
    NewGamePanel &panel = openIn(host);
    click(&panel, "more");
    choose(&panel, "edition", edition);
    click(&panel, qPrintable(island));
    QTEST(int(panel.newGame().begin), "begin");
}

void tst_NewGamePanel::whoBeginsFollowsUntilItIsChosen()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    QVERIFY(panel.newGame().begin == NewGame::Begin::Oldest); // R-ED-3
    click(&panel, "variable");
    QVERIFY(panel.newGame().begin == NewGame::Begin::Rolled);
    choose(&panel, "begin", int(NewGame::Begin::Random));
    click(&panel, "beginner");
    QVERIFY(panel.newGame().begin == NewGame::Begin::Random);
}

void tst_NewGamePanel::theOptionsAreFoldedButThere()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    QVERIFY(!named<ChoiceRow>(&panel, "edition")->isVisible());
    click(&panel, "variable");
    click(&panel, "more");
    QVERIFY(named<ChoiceRow>(&panel, "edition")->isVisible());
    choose(&panel, "tokens", int(TokenDeal::Scattered));
    click(&panel, "target.more");
    QTest::keyClick(named(&panel, "target.more"), Qt::Key_Up);
    const NewGame game = panel.newGame();
    QVERIFY(game.tokens == TokenDeal::Scattered);
    QCOMPARE(game.rules.target, 12);
    click(&panel, "more");
    QVERIFY(named<QLabel>(&panel, "summary")->text().contains("12"));
}

void tst_NewGamePanel::theLastGameIsProposed()
{
    NewGame last;
    last.people = { { "Uma", Color::White, Color::White },
                    { "Vik", Color::Red, Color::Red },
                    { "Wu", Color::Blue, Color::Blue } };
    last.rules = { Edition::Classic, PhaseRule::Separate, IslandSetup::Variable, 7 };
    last.tokens = TokenDeal::Scattered;
    last.begin = NewGame::Begin::Oldest;
    last.oldest = PlayerId(2);
    Host host;
    NewGamePanel &panel = openIn(host, last);
    QVERIFY(panel.newGame() == last);
    QSignalSpy chosen(&panel, &NewGamePanel::gameChosen);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(chosen.at(0)[0].value<NewGame>() == last);
}

void tst_NewGamePanel::whatIsImpossibleIsPutRight()
{
    NewGame wrong;
    wrong.people = { { "Uma", Color::Red, Color::Red },
                     { "Vik", Color::Red, Color::Red },
                     { "Wu", Color::Blue, Color::Blue } };
    wrong.rules = { Edition::Sixth, PhaseRule::Separate, IslandSetup::Beginner, 99 };
    wrong.oldest = PlayerId(3);
    NewGamePanel panel;
    panel.setNewGame(wrong);
    const NewGame game = panel.newGame();
    QCOMPARE(colorsOf(game), QList<Color>({ Color::Red, Color::Orange, Color::Blue }));
    QVERIFY(game.rules == Rules({ Edition::Sixth, PhaseRule::Combined, IslandSetup::Beginner, maxTarget }));
    QVERIFY(game.oldest == PlayerId(0));
}

void tst_NewGamePanel::theKeyboardReachesEverything()
{
    Host host;
    NewGamePanel &panel = openIn(host);
    QStringList reached;
    for (int press = 0; press < 60; ++press) {
        reached << QApplication::focusWidget()->objectName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (const char *name : { "person1.name", "person4.name", "person1.red", "person2.down", "person3.remove",
                              "begin.1", "oldest.0", "more", "start", "cancel" })
        QVERIFY2(reached.contains(name), name);
    QVERIFY(reached.contains("beginner") || reached.contains("variable"));
    for (const QAbstractButton *button : panel.findChildren<QAbstractButton *>()) {
        if (!button->objectName().startsWith("qt_"))
            QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                     qPrintable(button->objectName()));
    }
}

QTEST_MAIN(tst_NewGamePanel)
#include "tst_newgamepanel.moc"
