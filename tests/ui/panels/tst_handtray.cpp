// SPDX-License-Identifier: GPL-3.0-or-later
#include "worlds.h"

#include "longtexts.h"

#include "hand/actionbutton.h"
#include "hand/cardfan.h"
#include "hand/costpainter.h"
#include "hand/handtray.h"
#include "hand/lessonpainter.h"
#include "hand/verbtext.h"
#include "look/palette.h"
#include "look/theme.h"
#include "rules/rules.h"
#include "support/islands.h"
#include "text/setuplesson.h"
#include "text/terms.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace holmstead;
using namespace holmstead::test;

namespace {

// A tray with everything in it, on the screen and with the keyboard.
class OpenTray : public HandTray
{
public:
    explicit OpenTray(const GameState &state, std::optional<PlayerId> viewer = ann)
    {
        setView(viewFor(state, viewer), fourPeople());
        resize(1280, 150);
        show();
        activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(this));
    }

    CardFan *fan() const { return findChild<CardFan *>(); }
};

int pixelsOf(const QColor &color, const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    }
    return count;
}

// A moment in which the button of `verb` stands in the tray.
Scenario momentFor(Verb verb)
{
    Scenario scenario = fullTable();
    if (verb == Verb::EndTrading)
        scenario.separatePhases().phase(Phase::Trade);
    if (verb == Verb::EndFreeRoads)
        scenario.phase(Phase::FreeRoads).freeRoads(1).cardPlayed();
    return scenario;
}

void addVerbs()
{
    QTest::addColumn<Verb>("verb");
    for (const Verb verb : allVerbs)
        QTest::newRow(qPrintable(spokenVerb(verb, Edition::Classic))) << verb;
}

Qt::Key keyOf(Verb verb)
{
    return static_cast<Qt::Key>(verbLetter(verb).at(0).unicode());
}

} // namespace

class tst_HandTray : public QObject
{
    Q_OBJECT

private slots:

    void showsTheHandOfWhoLooks();
    void leavesOutWhatIsNotHeld();
    void saysWhichCardsAreNew();
    void everyDevelopmentCardSaysWhatItDoes();
    void aClickOnAButtonChoosesItsVerb_data() { addVerbs(); }
    void aClickOnAButtonChoosesItsVerb();
    void theLetterChoosesTheVerb_data() { addVerbs(); }
    void theLetterChoosesTheVerb();
    void everyLetterIsDifferent();
    void aPriceThatIsLackingKeepsItsColours_data();
    void aPriceThatIsLackingKeepsItsColours();
    void aButtonThatIsOffKeepsTheColoursOfItsPrice();
    void whatIsOffIsNotChosenButSaysWhy_data() { addVerbs(); }
    void whatIsOffIsNotChosenButSaysWhy();
    void enterAndSpacePressTheFocusedButton();
    void tabReachesWhatIsOnAndSkipsWhatIsOff();
    void aModeIsShownOnlyWhenItIsSaidToBeOn();
    void resourceCardsLieStill();
    void coveredItIsTheSameWhateverTheHand();
    void coveredEverythingIsOff();
    void whileNobodyLooksItIsCovered();
    void buttonsOfOtherMomentsAreAway();
    void wordsFollowTheLanguage();
    void ownRatesStandOnTheButtonForTrading();
    void buttonsGiveWayToTheHand();
    void namesAreOfOneSize();
    void theFirstPiecesAreTaught_data();
    void theFirstPiecesAreTaught();
};

void tst_HandTray::showsTheHandOfWhoLooks()
{
    const GameState state = fullTable().state();
    OpenTray tray(state);
    const View view = viewFor(state, ann);
    for (const Resource resource : allResources) {
        QCOMPARE(tray.fan()->pile(resource)->count(), view.hand[resource]);
        QVERIFY(tray.fan()->pile(resource)->isVisible());
    }
    for (const DevelopmentCard card : allDevelopmentCards)
        QCOMPARE(tray.fan()->pile(card)->count(), view.cards[card]);
    QCOMPARE(tray.fan()->pile(Resource::Lumber)->accessibleName(), QString("Lumber: 5 card(s)"));
}

void tst_HandTray::leavesOutWhatIsNotHeld()
{
    OpenTray tray(fullTable().state(), cleo); // seven grain
    for (const Resource resource : allResources)
        QCOMPARE(tray.fan()->pile(resource)->isVisible(), resource == Resource::Grain);
    for (const DevelopmentCard card : allDevelopmentCards)
        QVERIFY(!tray.fan()->pile(card)->isVisible());
}

void tst_HandTray::saysWhichCardsAreNew()
{
    OpenTray tray(fullTable().state());
    QVERIFY(tray.fan()->pile(DevelopmentCard::Knight)->accessibleName().contains("1 of them new"));
    QVERIFY(!tray.fan()->pile(DevelopmentCard::Monopoly)->accessibleName().contains("new"));
}

void tst_HandTray::everyDevelopmentCardSaysWhatItDoes()
{
    OpenTray tray(fullTable().state());
    for (const DevelopmentCard card : allDevelopmentCards) {
        const QStringList told = tray.fan()->pile(card)->toolTip().split('\n');
        QCOMPARE(told.front(), cardName(card, Edition::Classic));
        QCOMPARE(told.count(cardEffect(card, Edition::Classic)), 1);
    }
    // What a card does is not said twice when it can be played.
    Commands commands = allCommands();
    const QString effect = cardEffect(DevelopmentCard::Knight, Edition::Classic);
    commands[Verb::PlayKnight] = { true, effect + QStringLiteral("\nAnn takes Largest Army."), false };
    tray.setCommands(commands);
    QCOMPARE(tray.fan()->pile(DevelopmentCard::Knight)->toolTip().split('\n'),
             QStringList({ QStringLiteral("Knight"), effect, QStringLiteral("Ann takes Largest Army.") }));
}

void tst_HandTray::aClickOnAButtonChoosesItsVerb()
{
    QFETCH(Verb, verb);
    OpenTray tray(momentFor(verb).state());
    tray.setCommands(allCommands());
    QSignalSpy chosen(&tray, &HandTray::verbChosen);
    QVERIFY(tray.buttonFor(verb)->isVisible());
    QTest::mouseClick(tray.buttonFor(verb), Qt::LeftButton);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().front().value<Verb>(), verb);
}

void tst_HandTray::theLetterChoosesTheVerb()
{
    QFETCH(Verb, verb);
    OpenTray tray(momentFor(verb).state());
    tray.setCommands(allCommands());
    QSignalSpy chosen(&tray, &HandTray::verbChosen);
    QTest::keyClick(&tray, keyOf(verb));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().front().value<Verb>(), verb);
}

void tst_HandTray::everyLetterIsDifferent()
{
    std::set<QString> letters;
    for (const Verb verb : allVerbs)
        letters.insert(verbLetter(verb));
    QCOMPARE(letters.size(), allVerbs.size());
}

void tst_HandTray::aPriceThatIsLackingKeepsItsColours_data()
{
    QTest::addColumn<Resource>("resource");
    for (const Resource resource : allResources)
        QTest::addRow("%s", qPrintable(resourceName(resource, Edition::Classic))) << resource;
}

void tst_HandTray::aPriceThatIsLackingKeepsItsColours()
{
    QFETCH(Resource, resource);
    const auto priceOf = [resource](const ResourceCards &hand) {
        QImage image(40, 40, QImage::Format_RGB32);
        image.fill(theme().ground);
        QPainter painter(&image);
        CostPainter::paint(painter, image.rect(), one(resource), hand);
        return image;
    };
    const palette::Tones &tones = palette::resource(resource);
    const QColor color = resource == Resource::Wool ? tones.light : tones.base;
    const int held = pixelsOf(color, priceOf(one(resource)));
    QVERIFY(held > 20);
    QCOMPARE(pixelsOf(color, priceOf({})), held);
    QVERIFY(priceOf({}) != priceOf(one(resource)));
}

void tst_HandTray::aButtonThatIsOffKeepsTheColoursOfItsPrice()
{
    ActionButton button(Verb::BuildRoad, ActionButton::Shape::Wide);
    button.resize(button.sizeHint());
    button.setHand(ResourceCards());
    const QColor color = palette::brick.base;
    const int on = pixelsOf(color, pictureOf(button));
    QVERIFY(on > 0);
    button.setEnabled(false);
    QCOMPARE(pixelsOf(color, pictureOf(button)), on);
}

void tst_HandTray::whatIsOffIsNotChosenButSaysWhy()
{
    QFETCH(Verb, verb);
    OpenTray tray(momentFor(verb).state());
    tray.setCommands(noCommands());
    QSignalSpy chosen(&tray, &HandTray::verbChosen);
    QSignalSpy refused(&tray, &HandTray::verbRefused);
    const QString why = noCommands()[verb].why;
    QCOMPARE(tray.buttonFor(verb)->toolTip().split('\n').back(), why);
    // A card's tooltip begins with its name, which screen readers say anyway.
    QVERIFY(tray.buttonFor(verb)->accessibleDescription().endsWith(why));
    QVERIFY(tray.buttonFor(verb)->toolTip().endsWith(tray.buttonFor(verb)->accessibleDescription()));

    // As a person clicks: at a spot of the window, not at a widget.
    const QPoint spot = tray.buttonFor(verb)->mapTo(&tray, tray.buttonFor(verb)->rect().center());
    QTest::mouseClick(tray.windowHandle(), Qt::LeftButton, {}, spot);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.front().back().toString(), why);
    QTest::keyClick(&tray, keyOf(verb));
    QCOMPARE(refused.size(), 2);
    QCOMPARE(chosen.size(), 0);
}

void tst_HandTray::enterAndSpacePressTheFocusedButton()
{
    OpenTray tray(fullTable().state());
    tray.setCommands(allCommands());
    QSignalSpy chosen(&tray, &HandTray::verbChosen);
    for (const Verb verb : { Verb::BuildRoad, Verb::PlayKnight }) {
        tray.buttonFor(verb)->setFocus();
        QTest::keyClick(tray.buttonFor(verb), Qt::Key_Return);
        QTest::keyClick(tray.buttonFor(verb), Qt::Key_Space);
        QCOMPARE(chosen.size(), 2);
        QCOMPARE(chosen.back().front().value<Verb>(), verb);
        chosen.clear();
    }
}

void tst_HandTray::tabReachesWhatIsOnAndSkipsWhatIsOff()
{
    OpenTray tray(fullTable().state());
    Commands commands = noCommands();
    commands[Verb::PlayMonopoly].enabled = true;
    commands[Verb::BuildCity].enabled = true;
    commands[Verb::EndTurn].enabled = true;
    tray.setCommands(commands);
    tray.buttonFor(Verb::PlayMonopoly)->setFocus();
    QTest::keyClick(&tray, Qt::Key_Tab);
    QVERIFY(tray.buttonFor(Verb::BuildCity)->hasFocus());
    QTest::keyClick(&tray, Qt::Key_Tab);
    QVERIFY(tray.buttonFor(Verb::EndTurn)->hasFocus());
    QTest::keyClick(&tray, Qt::Key_Tab);
    QVERIFY(tray.buttonFor(Verb::PlayMonopoly)->hasFocus());
}

void tst_HandTray::aModeIsShownOnlyWhenItIsSaidToBeOn()
{
    OpenTray tray(fullTable().state());
    Commands commands = allCommands();
    tray.setCommands(commands);
    QTest::mouseClick(tray.buttonFor(Verb::BuildRoad), Qt::LeftButton);
    QVERIFY(!tray.buttonFor(Verb::BuildRoad)->isChecked());
    const QImage off = pictureOf(*tray.buttonFor(Verb::BuildRoad));
    commands[Verb::BuildRoad].checked = true;
    tray.setCommands(commands);
    QVERIFY(tray.buttonFor(Verb::BuildRoad)->isChecked());
    QVERIFY(pictureOf(*tray.buttonFor(Verb::BuildRoad)) != off);
}

void tst_HandTray::resourceCardsLieStill()
{
    OpenTray tray(fullTable().state());
    tray.setCommands(allCommands());
    QSignalSpy chosen(&tray, &HandTray::verbChosen);
    QSignalSpy refused(&tray, &HandTray::verbRefused);
    const CardView *pile = tray.fan()->pile(Resource::Ore);
    QTest::mouseClick(tray.windowHandle(), Qt::LeftButton, {}, pile->mapTo(&tray, pile->rect().center()));
    QCOMPARE(pile->focusPolicy(), Qt::NoFocus);
    QCOMPARE(chosen.size() + refused.size(), 0);
}

void tst_HandTray::coveredItIsTheSameWhateverTheHand()
{
    OpenTray rich(fullTable().state());
    OpenTray poor(fullTable().hand(ann, one(Resource::Ore)).cards(ann, {}).bought({}).state());
    rich.setCommands(allCommands());
    poor.setCommands(noCommands());
    // Open, the two differ; else the test could not fail.
    QVERIFY(pictureOf(rich) != pictureOf(poor));
    QVERIFY(tellTales(rich) != tellTales(poor));
    for (OpenTray *tray : { &rich, &poor }) {
        tray->setCovered(true);
        tray->clearFocus();
    }
    QVERIFY(pictureOf(rich) == pictureOf(poor));
    QCOMPARE(tellTales(rich), tellTales(poor));
}

void tst_HandTray::coveredEverythingIsOff()
{
    OpenTray tray(fullTable().state());
    tray.setCommands(allCommands());
    tray.setCovered(true);
    QSignalSpy chosen(&tray, &HandTray::verbChosen);
    for (const Verb verb : allVerbs) {
        QVERIFY(!tray.buttonFor(verb)->isEnabled());
        QTest::mouseClick(tray.buttonFor(verb), Qt::LeftButton);
        QTest::keyClick(&tray, keyOf(verb));
    }
    QCOMPARE(chosen.size(), 0);
    tray.setCovered(false);
    QTest::keyClick(&tray, keyOf(Verb::Roll));
    QCOMPARE(chosen.size(), 1);
}

void tst_HandTray::whileNobodyLooksItIsCovered()
{
    OpenTray nobody(fullTable().state(), std::nullopt);
    OpenTray covered(fullTable().state());
    covered.setCovered(true);
    QVERIFY(nobody.isCovered());
    QVERIFY(pictureOf(nobody) == pictureOf(covered));
    QCOMPARE(tellTales(nobody), tellTales(covered));
}

void tst_HandTray::buttonsOfOtherMomentsAreAway()
{
    OpenTray combined(fullTable().state());
    QVERIFY(!combined.buttonFor(Verb::EndTrading)->isVisible());
    QVERIFY(!combined.buttonFor(Verb::EndFreeRoads)->isVisible());
    OpenTray separate(momentFor(Verb::EndTrading).state());
    QVERIFY(separate.buttonFor(Verb::EndTrading)->isVisible());
    OpenTray freeRoads(momentFor(Verb::EndFreeRoads).state());
    QVERIFY(freeRoads.buttonFor(Verb::EndFreeRoads)->isVisible());
    // And no other has moved.
    for (const Verb verb : { Verb::Roll, Verb::Trade, Verb::BuildRoad, Verb::BuyCard })
        QCOMPARE(freeRoads.buttonFor(verb)->geometry(), combined.buttonFor(verb)->geometry());
}

void tst_HandTray::wordsFollowTheLanguage()
{
    OpenTray tray(fullTable().state());
    const QString before = tray.buttonFor(Verb::EndTurn)->accessibleName();
    {
        const LongTexts language;
        QTRY_VERIFY(tray.buttonFor(Verb::EndTurn)->accessibleName().size() > before.size());
    }
    QTRY_COMPARE(tray.buttonFor(Verb::EndTurn)->accessibleName(), before);
}

// R096: one looks for them before one opens the trade.
void tst_HandTray::ownRatesStandOnTheButtonForTrading()
{
    const Island island(testIsland());
    const GameState state = Scenario()
                                .settlement(ann, island.served(Harbor::Lumber).first())
                                .settlement(ann, island.served(Harbor::Any).first())
                                .state();
    OpenTray tray(state);
    const auto *trade = static_cast<const ActionButton *>(tray.buttonFor(Verb::Trade));
    QVERIFY(trade->rates() == Rates({ 3, 2, 3, 3, 3 }));
    tray.setView(viewFor(state, ben), fourPeople());
    QVERIFY(trade->rates() == Rates({ 4, 4, 4, 4, 4 }));
    tray.setCovered(true);
    QVERIFY(!trade->rates());
    tray.setCovered(false);
    tray.setView(viewFor(state, std::nullopt), fourPeople());
    QVERIFY(!trade->rates());
}

// As far as their names can be read.
void tst_HandTray::buttonsGiveWayToTheHand()
{
    OpenTray tray(fullTable().state());
    const int em = tray.fontMetrics().height();
    tray.resize(110 * em, tray.height());
    QTRY_VERIFY(tray.fan()->width() >= 60 * em);
    for (const Verb verb : { Verb::Roll, Verb::BuildCity, Verb::EndTurn })
        QVERIFY(tray.buttonFor(verb)->width() <= 11 * em);
    tray.resize(69 * em, tray.height());
    QTRY_VERIFY(tray.fan()->width() >= 27 * em);
    for (const Verb verb : allVerbs) {
        const QAbstractButton *button = tray.buttonFor(verb);
        QVERIFY(cardOf(verb) || !button->isVisible() || button->width() >= button->minimumSizeHint().width());
    }
    QVERIFY(tray.buttonFor(Verb::BuildSettlement)->width()
            < tray.buttonFor(Verb::BuildSettlement)->sizeHint().width());
}

// A long one makes all smaller.
void tst_HandTray::namesAreOfOneSize()
{
    OpenTray tray(fullTable().state());
    const auto *settlement = static_cast<const ActionButton *>(tray.buttonFor(Verb::BuildSettlement));
    const auto *road = static_cast<const ActionButton *>(tray.buttonFor(Verb::BuildRoad));
    const int em = tray.fontMetrics().height();
    tray.resize(110 * em, tray.height());
    QTRY_COMPARE(settlement->scale(), 1.0);
    QCOMPARE(road->scale(), 1.0);
    tray.resize(66 * em, tray.height());
    QTRY_VERIFY(settlement->scale() < 1);
    QCOMPARE(road->ownScale(), 1.0);
    for (const Verb verb : { Verb::BuildRoad, Verb::BuildCity, Verb::BuyCard, Verb::Trade, Verb::EndTurn })
        QCOMPARE(static_cast<const ActionButton *>(tray.buttonFor(verb))->scale(), settlement->scale());
    QCOMPARE(settlement->scale(), settlement->ownScale());
    tray.resize(110 * em, tray.height());
    QTRY_COMPARE(road->scale(), 1.0);
}

void tst_HandTray::theFirstPiecesAreTaught_data()
{
    QTest::addColumn<int>("width"); // of the window
    QTest::addColumn<bool>("longer");
    for (const int width : { 1024, 1280 }) {
        QTest::addRow("%d", width) << width << false;
        QTest::addRow("%d, longer words", width) << width << true;
    }
}

// Where the hand will be: every sentence of every placement has room.
void tst_HandTray::theFirstPiecesAreTaught()
{
    QFETCH(const int, width);
    QFETCH(const bool, longer);
    LongTexts words;
    if (longer)
        QCoreApplication::installTranslator(&words);
    GameState state = Scenario().players(3).phase(Phase::Setup).state();
    OpenTray tray(state);
    tray.resize(width, 138);
    while (state.phase == Phase::Setup) {
        const QStringList sentences = setupLesson(viewFor(state, state.turn));
        tray.setView(viewFor(state, state.turn), fourPeople());
        QCoreApplication::processEvents();
        QCOMPARE(LessonPainter(*tray.fan(), tray.fan()->geometry(), sentences).shown(), sentences);
        if (viewFor(state, state.turn).hand.isEmpty())
            QCOMPARE(tray.accessibleDescription(), sentences.join(u' '));
        else
            QVERIFY(tray.accessibleDescription().isEmpty());
        apply(state, *legalActions(state).begin());
    }
    tray.setView(viewFor(state, state.turn), fourPeople());
    QVERIFY(tray.accessibleDescription().isEmpty());
    QCoreApplication::removeTranslator(&words);
}

QTEST_MAIN(tst_HandTray)
#include "tst_handtray.moc"
