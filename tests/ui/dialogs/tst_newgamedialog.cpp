// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"

#include "dialogs/choicerow.h"
#include "dialogs/newgamedialog.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

class tst_NewGameDialog : public QObject
{
    Q_OBJECT

private slots:
    void enterStartsAGame();
    void enterOnASmallButtonPressesIt();
    void aHeldEnterStartsNone();
    void enterOnWhatIsChosenStartsTheGame();
    void everyAnswerSaysWhatItMeans();
    void moreRulesMakeItGrow();
    void itStandsInTheMiddleOfItsWindow();
    void escStartsNone();
    void namesAndColoursAreTakenOver();
    void takenColoursAreNotOffered();
    void threeOnTheBeginnerIslandLeaveAColourOut_data();
    void threeOnTheBeginnerIslandLeaveAColourOut();
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
    static void retype(QWidget *dialog, const char *field, const QString &text)
    {
        auto *line = named<QLineEdit>(dialog, field);
        line->setFocus();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QGuiApplication::clipboard()->setText(text); // keys of a test know Latin letters only
        QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
    }
    // As a person would: with the keyboard.
    static void choose(QWidget *dialog, const QString &row, int answer)
    {
        auto *card = named(dialog, qPrintable(QStringLiteral("%1.%2").arg(row).arg(answer)));
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Space);
    }
    static void open(NewGameDialog &dialog)
    {
        dialog.open();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
    }
    static QList<Color> colorsOf(const NewGame &game)
    {
        QList<Color> colors;
        for (const Person &person : game.people)
            colors << person.color;
        return colors;
    }
};

void tst_NewGameDialog::enterStartsAGame()
{
    NewGameDialog dialog;
    open(dialog);
    QSignalSpy chosen(&dialog, &NewGameDialog::gameChosen);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QVERIFY(!dialog.isVisible());
    const auto game = chosen[0][0].value<NewGame>();
    QCOMPARE(game.people.size(), 4U);
    QVERIFY(game.rules == Rules({ Edition::Classic, PhaseRule::Separate, IslandSetup::Beginner, 10 }));
    QVERIFY(game == dialog.newGame());
}

void tst_NewGameDialog::enterOnASmallButtonPressesIt()
{
    NewGameDialog dialog;
    open(dialog);
    QSignalSpy chosen(&dialog, &NewGameDialog::gameChosen);
    const auto enterOn = [&](const char *button) {
        named(&dialog, button)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    };
    const QString second = dialog.newGame().people[1].name;
    enterOn("person1.down");
    QCOMPARE(dialog.newGame().people[0].name, second);
    enterOn("variable");
    QVERIFY(dialog.newGame().rules.setup == IslandSetup::Variable);
    enterOn("person4.remove");
    QCOMPARE(dialog.newGame().people.size(), 3U);
    enterOn("person1.white");
    QVERIFY(dialog.newGame().people[0].color == Color::White);
    enterOn("more");
    QVERIFY(named<ChoiceRow>(&dialog, "edition")->isVisible());
    QCOMPARE(chosen.size(), 0);
    enterOn("cancel");
    QVERIFY(!dialog.isVisible());
    QCOMPARE(chosen.size(), 0);
}

void tst_NewGameDialog::aHeldEnterStartsNone()
{
    NewGameDialog dialog;
    open(dialog);
    QSignalSpy chosen(&dialog, &NewGameDialog::gameChosen);
    for (QWidget *target : { QApplication::focusWidget(), static_cast<QWidget *>(named(&dialog, "start")),
                             static_cast<QWidget *>(&dialog) }) {
        QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(target, &repeated);
    }
    QCOMPARE(chosen.size(), 0);
}

void tst_NewGameDialog::enterOnWhatIsChosenStartsTheGame()
{
    NewGameDialog dialog;
    open(dialog);
    QSignalSpy chosen(&dialog, &NewGameDialog::gameChosen);
    named(&dialog, "person1.red")->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
}

void tst_NewGameDialog::everyAnswerSaysWhatItMeans()
{
    NewGameDialog dialog;
    open(dialog);
    click(&dialog, "more");
    QVERIFY(!named(&dialog, "tokens.1")->isVisible()); // the beginner island has its numbers
    click(&dialog, "variable");
    for (const char *row : { "edition", "phases", "tokens" }) {
        for (int answer : { 0, 1 }) {
            const auto *card = named(&dialog, qPrintable(QStringLiteral("%1.%2").arg(row).arg(answer)));
            QVERIFY2(card->isVisible(), row);
            QVERIFY2(card->accessibleDescription().endsWith(u'.'), row);
            QTRY_VERIFY2(card->height() >= card->heightForWidth(card->width()), row);
        }
    }
}

void tst_NewGameDialog::moreRulesMakeItGrow()
{
    NewGameDialog dialog;
    open(dialog);
    const auto *bar = dialog.findChild<QScrollArea *>()->verticalScrollBar();
    const QSize folded = dialog.size();
    const auto places = [&] {
        QList<int> lefts;
        for (const char *name : { "person1.name", "person1.down", "beginner", "variable", "more" })
            lefts << named<QWidget>(&dialog, name)->mapTo(&dialog, QPoint()).x();
        return lefts;
    };
    QCoreApplication::processEvents();
    const QList<int> before = places();
    click(&dialog, "more");
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
    const int most = dialog.screen()->availableSize().height() * 9 / 10;
    QVERIFY(dialog.height() > folded.height() || dialog.height() >= most);
    QVERIFY(bar->maximum() == 0 || dialog.height() >= most);
    QVERIFY(dialog.screen()->availableGeometry().contains(dialog.frameGeometry()));
    click(&dialog, "more");
    QTRY_COMPARE(dialog.size(), folded);
}

void tst_NewGameDialog::itStandsInTheMiddleOfItsWindow()
{
    Host host({ 780, 580 });
    NewGameDialog dialog(&host);
    open(dialog);
    const auto offCentre = [&] {
        return (dialog.frameGeometry().center() - host.frameGeometry().center()).manhattanLength();
    };
    // As near as the screen lets it.
    const QRect available = dialog.screen()->availableGeometry();
    const bool fits = available.contains(
        QRect(host.frameGeometry().center() - dialog.rect().center(), dialog.frameGeometry().size()));
    QVERIFY(available.contains(dialog.frameGeometry()));
    QVERIFY(!fits || offCentre() <= 2);
    // A window gets its place and size late.
    host.setGeometry(10, 5, 700, 560);
    QTRY_VERIFY(!fits || offCentre() <= 2 || dialog.frameGeometry().left() == available.left()
                || dialog.frameGeometry().top() == available.top());
}

void tst_NewGameDialog::escStartsNone()
{
    NewGameDialog dialog;
    open(dialog);
    QSignalSpy chosen(&dialog, &NewGameDialog::gameChosen);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(chosen.size(), 0);
}

void tst_NewGameDialog::namesAndColoursAreTakenOver()
{
    NewGameDialog dialog;
    open(dialog);
    click(&dialog, "person4.remove");
    click(&dialog, "variable");
    retype(&dialog, "person2.name", "  Zoe   Q ");
    click(&dialog, "person2.white");
    QSignalSpy chosen(&dialog, &NewGameDialog::gameChosen);
    click(&dialog, "start");
    const auto game = chosen.at(0)[0].value<NewGame>();
    QCOMPARE(game.people.size(), 3U);
    QVERIFY(game.people[1] == Person({ "Zoe Q", Color::White, Color::White }));
    QCOMPARE(colorsOf(game), QList<Color>({ Color::Red, Color::White, Color::Orange }));
    QVERIFY(game.rules.setup == IslandSetup::Variable);
}

void tst_NewGameDialog::takenColoursAreNotOffered()
{
    NewGameDialog dialog;
    open(dialog);
    click(&dialog, "variable");
    click(&dialog, "person4.remove");
    QVERIFY(!named(&dialog, "person1.blue")->isEnabled());
    QVERIFY(!named(&dialog, "person1.orange")->isEnabled());
    QVERIFY(named(&dialog, "person1.white")->isEnabled());
    click(&dialog, "person1.blue");
    QVERIFY(named(&dialog, "person1.red")->isChecked());
    click(&dialog, "person1.white");
    QVERIFY(!named(&dialog, "person2.white")->isEnabled());
    QVERIFY(named(&dialog, "person2.red")->isEnabled());
}

void tst_NewGameDialog::threeOnTheBeginnerIslandLeaveAColourOut_data()
{
    QTest::addColumn<int>("edition");
    QTest::addColumn<QString>("chip");
    QTest::newRow("R-SU-2 R-ED-2 classic without red") << int(Edition::Classic) << "red";
    QTest::newRow("R-SU-2 R-ED-2 sixth without white") << int(Edition::Sixth) << "white";
}

void tst_NewGameDialog::threeOnTheBeginnerIslandLeaveAColourOut()
{
    QFETCH(const int, edition);
    QFETCH(const QString, chip);
    NewGameDialog dialog;
    open(dialog);
    click(&dialog, "more");
    choose(&dialog, "edition", edition);
    click(&dialog, "person4.remove");
    for (int person = 1; person <= 3; ++person) {
        const auto *button = named(&dialog, qPrintable(QString("person%1.%2").arg(person).arg(chip)));
        QVERIFY(!button->isEnabled());
        QVERIFY(!button->isChecked());
    }
    QVERIFY(!colorsOf(dialog.newGame()).contains(colorLeftOut(static_cast<Edition>(edition))));
    // On the other island, and with four, it plays.
    click(&dialog, "variable");
    QVERIFY(named(&dialog, qPrintable("person1." + chip))->isEnabled()
            || colorsOf(dialog.newGame()).contains(colorLeftOut(static_cast<Edition>(edition))));
    click(&dialog, "beginner");
    click(&dialog, "addPerson");
    QVERIFY(colorsOf(dialog.newGame()).contains(colorLeftOut(static_cast<Edition>(edition))));
}

void tst_NewGameDialog::aFourthPersonComesAndGoes()
{
    NewGameDialog dialog;
    open(dialog);
    const QString second = named<QLineEdit>(&dialog, "person2.name")->text();
    QVERIFY(!named(&dialog, "addPerson")->isVisible());
    click(&dialog, "person2.remove");
    QCOMPARE(dialog.newGame().people.size(), 3U);
    for (const Person &person : dialog.newGame().people)
        QVERIFY(person.name != second);
    QVERIFY(!named(&dialog, "person1.remove")->isVisible()); // never fewer than three
    click(&dialog, "addPerson");
    QCOMPARE(dialog.newGame().people.size(), 4U);
    QCOMPARE(dialog.newGame().people[3].name, second);
}

void tst_NewGameDialog::peopleChangePlaces()
{
    NewGameDialog dialog;
    open(dialog);
    const People before = dialog.newGame().people;
    click(&dialog, "person3.up");
    click(&dialog, "person1.down");
    const People after = dialog.newGame().people;
    QVERIFY(after[0] == before[2]);
    QVERIFY(after[1] == before[0]);
    QVERIFY(after[2] == before[1]);
    QVERIFY(!named(&dialog, "person1.up")->isEnabled());
    QVERIFY(!named(&dialog, "person4.down")->isEnabled());
}

void tst_NewGameDialog::namesAreRefused_data()
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

void tst_NewGameDialog::namesAreRefused()
{
    QFETCH(const QString, name);
    NewGameDialog dialog;
    open(dialog);
    retype(&dialog, "person2.name", "Ben");
    retype(&dialog, "person3.name", name);
    QSignalSpy chosen(&dialog, &NewGameDialog::gameChosen);
    click(&dialog, "start");
    QCOMPARE(chosen.size(), 0);
    QVERIFY(dialog.isVisible());
    QVERIFY(!named<QLabel>(&dialog, "person3.refusal")->text().isEmpty());
    QVERIFY(named<QLabel>(&dialog, "person3.refusal")->isVisible());
    QVERIFY(named<QLabel>(&dialog, "person1.refusal")->text().isEmpty());
    QCOMPARE(QApplication::focusWidget(), named<QLineEdit>(&dialog, "person3.name"));
}

void tst_NewGameDialog::aRefusedNameCanBePutRight()
{
    NewGameDialog dialog;
    open(dialog);
    retype(&dialog, "person1.name", "");
    QSignalSpy chosen(&dialog, &NewGameDialog::gameChosen);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 0);
    QTest::keyClicks(QApplication::focusWidget(), "Eve");
    QVERIFY(!named<QLabel>(&dialog, "person1.refusal")->isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<NewGame>().people[0].name, "Eve");
}

void tst_NewGameDialog::phasesFollowEditionAndIsland()
{
    NewGameDialog dialog;
    open(dialog);
    QVERIFY(dialog.newGame().rules.phases == PhaseRule::Separate);
    click(&dialog, "variable");
    QVERIFY(dialog.newGame().rules.phases == PhaseRule::Combined);
    click(&dialog, "beginner");
    QVERIFY(dialog.newGame().rules.phases == PhaseRule::Separate);
}

void tst_NewGameDialog::chosenPhasesStay()
{
    NewGameDialog dialog;
    open(dialog);
    click(&dialog, "more");
    choose(&dialog, "phases", int(PhaseRule::Combined));
    click(&dialog, "variable");
    choose(&dialog, "phases", int(PhaseRule::Separate));
    QVERIFY(dialog.newGame().rules.phases == PhaseRule::Separate);
    click(&dialog, "beginner");
    click(&dialog, "variable");
    QVERIFY(dialog.newGame().rules.phases == PhaseRule::Separate);
}

void tst_NewGameDialog::theSixthEditionHasNoSeparatePhases()
{
    NewGameDialog dialog;
    open(dialog);
    click(&dialog, "more");
    choose(&dialog, "phases", int(PhaseRule::Separate));
    choose(&dialog, "edition", int(Edition::Sixth));
    QVERIFY(dialog.newGame().rules.phases == PhaseRule::Combined);
    QVERIFY(!named(&dialog, "phases.1")->isEnabled());
    QVERIFY(!named(&dialog, "phases.1")->toolTip().isEmpty());
}

void tst_NewGameDialog::theOldestIsNamed()
{
    NewGameDialog dialog;
    open(dialog);
    choose(&dialog, "begin", int(NewGame::Begin::Oldest));
    QVERIFY(named<ChoiceRow>(&dialog, "oldest")->isVisible());
    choose(&dialog, "oldest", 2);
    QVERIFY(dialog.newGame().oldest == PlayerId(2));
    // The oldest stays the oldest on another chair.
    click(&dialog, "person3.up");
    QVERIFY(dialog.newGame().oldest == PlayerId(1));
    // Without them the first is the oldest again, whoever that is.
    click(&dialog, "person2.remove");
    QVERIFY(dialog.newGame().oldest == PlayerId(0));
    choose(&dialog, "begin", int(NewGame::Begin::Rolled));
    QVERIFY(!named<ChoiceRow>(&dialog, "oldest")->isVisible());
}

void tst_NewGameDialog::whoBeginsIsProposed_data()
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

void tst_NewGameDialog::whoBeginsIsProposed()
{
    QFETCH(int, edition);
    QFETCH(QString, island);
    NewGameDialog dialog;
    open(dialog);
    click(&dialog, "more");
    choose(&dialog, "edition", edition);
    click(&dialog, qPrintable(island));
    QTEST(int(dialog.newGame().begin), "begin");
}

void tst_NewGameDialog::whoBeginsFollowsUntilItIsChosen()
{
    NewGameDialog dialog;
    open(dialog);
    QVERIFY(dialog.newGame().begin == NewGame::Begin::Oldest); // R-ED-3
    click(&dialog, "variable");
    QVERIFY(dialog.newGame().begin == NewGame::Begin::Rolled);
    choose(&dialog, "begin", int(NewGame::Begin::Random));
    click(&dialog, "beginner");
    QVERIFY(dialog.newGame().begin == NewGame::Begin::Random);
}

void tst_NewGameDialog::theOptionsAreFoldedButThere()
{
    NewGameDialog dialog;
    open(dialog);
    QVERIFY(!named<ChoiceRow>(&dialog, "edition")->isVisible());
    click(&dialog, "variable");
    click(&dialog, "more");
    QVERIFY(named<ChoiceRow>(&dialog, "edition")->isVisible());
    choose(&dialog, "tokens", int(TokenDeal::Scattered));
    click(&dialog, "target.more");
    QTest::keyClick(named(&dialog, "target.more"), Qt::Key_Up);
    const NewGame game = dialog.newGame();
    QVERIFY(game.tokens == TokenDeal::Scattered);
    QCOMPARE(game.rules.target, 12);
    click(&dialog, "more");
    QVERIFY(named<QLabel>(&dialog, "summary")->text().contains("12"));
}

void tst_NewGameDialog::theLastGameIsProposed()
{
    NewGame last;
    last.people = { { "Uma", Color::White, Color::White },
                    { "Vik", Color::Red, Color::Red },
                    { "Wu", Color::Blue, Color::Blue } };
    last.rules = { Edition::Classic, PhaseRule::Separate, IslandSetup::Variable, 7 };
    last.tokens = TokenDeal::Scattered;
    last.begin = NewGame::Begin::Oldest;
    last.oldest = PlayerId(2);
    NewGameDialog dialog;
    dialog.setNewGame(last);
    open(dialog);
    QVERIFY(dialog.newGame() == last);
    QSignalSpy chosen(&dialog, &NewGameDialog::gameChosen);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(chosen.at(0)[0].value<NewGame>() == last);
}

void tst_NewGameDialog::whatIsImpossibleIsPutRight()
{
    NewGame wrong;
    wrong.people = { { "Uma", Color::Red, Color::Red },
                     { "Vik", Color::Red, Color::Red },
                     { "Wu", Color::Blue, Color::Blue } };
    wrong.rules = { Edition::Sixth, PhaseRule::Separate, IslandSetup::Beginner, 99 };
    wrong.oldest = PlayerId(3);
    NewGameDialog dialog;
    dialog.setNewGame(wrong);
    const NewGame game = dialog.newGame();
    QCOMPARE(colorsOf(game), QList<Color>({ Color::Red, Color::Orange, Color::Blue }));
    QVERIFY(game.rules == Rules({ Edition::Sixth, PhaseRule::Combined, IslandSetup::Beginner, maxTarget }));
    QVERIFY(game.oldest == PlayerId(2));
}

void tst_NewGameDialog::theKeyboardReachesEverything()
{
    NewGameDialog dialog;
    open(dialog);
    QStringList reached;
    for (int press = 0; press < 60; ++press) {
        reached << QApplication::focusWidget()->objectName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (const char *name : { "person1.name", "person4.name", "person1.red", "person2.down", "person3.remove",
                              "begin.1", "oldest.0", "more", "start", "cancel" })
        QVERIFY2(reached.contains(name), name);
    QVERIFY(reached.contains("beginner") || reached.contains("variable"));
    for (const QAbstractButton *button : dialog.findChildren<QAbstractButton *>()) {
        if (!button->objectName().startsWith("qt_"))
            QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                     qPrintable(button->objectName()));
    }
}

QTEST_MAIN(tst_NewGameDialog)
#include "tst_newgamedialog.moc"
