// SPDX-License-Identifier: GPL-3.0-or-later
#include "worlds.h"

#include "board/dicepainter.h"
#include "hand/rim.h"
#include "look/daylight.h"
#include "look/palette.h"
#include "look/theme.h"
#include "table/bankpanel.h"
#include "table/costspanel.h"
#include "table/diceview.h"
#include "table/gainmark.h"
#include "table/promptbar.h"

#include <QPainter>
#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

bool isInk(QRgb pixel)
{
    return qGray(pixel) < 110;
}

// How many rows of `part` something dark stands in.
int inkHeight(const QImage &image, const QRect &part)
{
    int rows = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        bool isWritten = false;
        for (int x = part.left(); x <= part.right(); ++x)
            isWritten = isWritten || isInk(image.pixel(x, y));
        rows += isWritten ? 1 : 0;
    }
    return rows;
}

} // namespace

class tst_TablePanels : public QObject
{
    Q_OBJECT

private slots:
    void theBankShowsItsPiles();
    void anEmptyPileLooksDifferent();
    void whatTheHandPaysForLightsUp_data();
    void whatTheHandPaysForLightsUp();
    void withNobodyLookingNothingIsLit();
    void thePromptIsReadAloudAndShowsWho();
    void whoActsIsLouderThanWhoIsNext();
    void aLongNameIsCutShort();
    void diceThatNobodyHasRolledAreNotThere();
    void anAmountIsReadFromItsSign();
    void whatChangedAHandIsSaidShortly();
    void aSumOfKindsTellsThemApart();
    void whatAllHaveSeenHasNoBack_data();
    void whatAllHaveSeenHasNoBack();
    void theDiceShowTheRoll();
    void theDiceGrowWithTheirRoom();
    void aSmallThingHasARimInTheDark();
};

void tst_TablePanels::theBankShowsItsPiles()
{
    const GameState state = fullTable().state();
    BankPanel bank;
    bank.setView(viewFor(state, std::nullopt));
    for (const Resource resource : allResources)
        QCOMPARE(bank.count(resource), state.bank[resource]);
    QCOMPARE(bank.deck(), state.deck.total());
    const QStringList words = tellTales(bank);
    QVERIFY(words.contains(QString("Wool: %1 card(s) in the bank").arg(state.bank[Resource::Wool])));
    QVERIFY(words.contains(QString("%1 development card(s) left").arg(state.deck.total())));
}

void tst_TablePanels::anEmptyPileLooksDifferent()
{
    BankPanel some;
    BankPanel none;
    some.setView(viewFor(Scenario().state(), std::nullopt));
    none.setView(viewFor(Scenario().hand(ben, cards(19, Resource::Ore)).state(), std::nullopt));
    QCOMPARE(none.count(Resource::Ore), 0);
    QVERIFY(pictureOf(some) != pictureOf(none));
}

void tst_TablePanels::whatTheHandPaysForLightsUp_data()
{
    using Item = CostsPanel::Item;
    QTest::addColumn<ResourceCards>("hand");
    QTest::addColumn<QList<Item>>("lit");
    QTest::newRow("nothing") << ResourceCards() << QList<Item>();
    QTest::newRow("R-BU-1 road") << cost::road << QList<Item>{ Item::Road };
    QTest::newRow("R-BU-3 settlement, so road too")
        << cost::settlement << QList<Item>{ Item::Road, Item::Settlement };
    QTest::newRow("R-BU-5 city") << cost::city << QList<Item>{ Item::City };
    QTest::newRow("R-BU-7 card") << cost::developmentCard << QList<Item>{ Item::Card };
    QTest::newRow("R-BU-5 one ore short of a city") << cost::city - one(Resource::Ore) << QList<Item>();
}

void tst_TablePanels::whatTheHandPaysForLightsUp()
{
    QFETCH(ResourceCards, hand);
    QFETCH(QList<CostsPanel::Item>, lit);
    CostsPanel costs;
    costs.setView(viewFor(Scenario().hand(ann, hand).state(), ann), fourPeople());
    for (const CostsPanel::Item item : CostsPanel::allItems)
        QCOMPARE(costs.isLit(item), lit.contains(item));
    QCOMPARE(tellTales(costs).join(' ').contains("You can pay"), !lit.isEmpty());
}

void tst_TablePanels::withNobodyLookingNothingIsLit()
{
    CostsPanel rich;
    CostsPanel poor;
    rich.setView(viewFor(fullTable().state(), std::nullopt), fourPeople());
    poor.setView(viewFor(fullTable().hand(ann, {}).state(), std::nullopt), fourPeople());
    for (const CostsPanel::Item item : CostsPanel::allItems)
        QVERIFY(!rich.isLit(item));
    QVERIFY(pictureOf(rich) == pictureOf(poor));
    QCOMPARE(tellTales(rich), tellTales(poor));
}

void tst_TablePanels::thePromptIsReadAloudAndShowsWho()
{
    PromptBar bar;
    bar.resize(800, 44);
    bar.setPrompt("Ann rolls the dice.", Color::Red);
    QCOMPARE(bar.prompt(), QString("Ann rolls the dice."));
    QCOMPARE(bar.accessibleName(), bar.prompt());
    const QImage red = pictureOf(bar);
    bar.setPrompt("Ann rolls the dice.", Color::Blue);
    QVERIFY(pictureOf(bar) != red);
    bar.setPrompt("The game is over.", std::nullopt);
    QCOMPARE(bar.accessibleName(), QString("The game is over."));
}

void tst_TablePanels::whoActsIsLouderThanWhoIsNext()
{
    PromptBar bar;
    bar.setPrompt("MMMM", std::nullopt);
    bar.setNext("MMMM", Color::Red);
    bar.resize(1280, bar.sizeHint().height());
    const QImage image = pictureOf(bar);
    const int em = bar.fontMetrics().height();
    const int height = image.height() - em / 2; // without the line at its foot
    const int now = inkHeight(image, { em, 0, 3 * em, height });
    const int next = inkHeight(image, { image.width() - 3 * em, 0, 2 * em, height });
    QVERIFY2(now > next, qPrintable(QString("%1 %2").arg(now).arg(next)));
    QVERIFY(next >= 1.2 * QFontMetrics(bar.font()).capHeight()); // for those across the table
}

// A name that fills the line is cut short, not what is to be done; and there is one line.
void tst_TablePanels::aLongNameIsCutShort()
{
    PromptBar bar;
    const QString name(40, u'W');
    bar.setNames({ name });
    bar.resize(1280, bar.sizeHint().height());
    const auto picture = [&](const QString &what, const QString &then) {
        bar.setPrompt(name + what, std::nullopt, then);
        return pictureOf(bar);
    };
    const QString then = QStringLiteral("then ") + name + QStringLiteral(" 5");
    const QImage five = picture(QStringLiteral(": discard 5 cards."), then);
    QVERIFY(picture(QStringLiteral(": discard 6 cards."), then) != five);
    QCOMPARE(bar.toolTip(), name + QStringLiteral(": discard 6 cards.\n") + then);
    QVERIFY(picture(QStringLiteral(": discard 5 cards."), QString()) != five);
    const int em = bar.fontMetrics().height();
    QVERIFY(inkHeight(five, { em, 0, five.width() - 2 * em, five.height() - em / 2 }) < 1.5 * em);
}

void tst_TablePanels::whatChangedAHandIsSaidShortly()
{
    GainMark mark;
    const auto said = [&mark](const HandChange &change) {
        mark.setChange(change, Edition::Classic);
        return mark.toolTip();
    };
    QCOMPARE(said({ cards(10, Resource::Lumber), {} }), QString("Got 10 lumber."));
    QCOMPARE(said({ one(Resource::Ore), cards(4, Resource::Wool) }), QString("Gave 4 wool and got 1 ore."));
    const int twoKinds = mark.sizeHint().width();
    QCOMPARE(said({ {}, ResourceCards::each(1) }),
             QString("Gave up 1 brick, 1 lumber, 1 wool, 1 grain and 1 ore."));
    QVERIFY(mark.sizeHint().width() <= twoKinds); // five cards
    said({ {}, ResourceCards::each(2) });
    QVERIFY(mark.sizeHint().width() <= 1.2 * twoKinds); // ten
    QCOMPARE(said({ {}, {}, 1 }), QString("Stole a card."));
    QCOMPARE(said({ {}, {}, -1 }), QString("Was robbed of a card."));
    mark.resize(mark.sizeHint());
    const QImage fresh = pictureOf(mark);
    said({ {}, {}, -1, true });
    QVERIFY(pictureOf(mark) != fresh);
    QCOMPARE(said({}), QString());
    QVERIFY(mark.isHidden());
}

void tst_TablePanels::whatAllHaveSeenHasNoBack_data()
{
    QTest::addColumn<HandChange>("change");
    QTest::addColumn<bool>("hasBack");
    const ResourceCards each = ResourceCards::each(1);
    QTest::newRow("R-RO-6 a theft") << HandChange{ {}, {}, 1 } << true;
    QTest::newRow("R-RO-6 a robbery") << HandChange{ {}, {}, -1 } << true;
    QTest::newRow("R-RO-8 a discard of one kind") << HandChange{ {}, cards(4, Resource::Wool) } << false;
    QTest::newRow("R-RO-8 a discard of every kind") << HandChange{ {}, each } << false;
    QTest::newRow("R-TR-2 a trade of three kinds")
        << HandChange{ one(Resource::Ore), one(Resource::Wool) + one(Resource::Brick) } << false;
}

// Of several kinds it is seen how many there are of each.
void tst_TablePanels::aSumOfKindsTellsThemApart()
{
    GainMark mark;
    const auto picture = [&mark](int lumber, int wool) {
        mark.setChange(
            { cards(lumber, Resource::Lumber) + cards(wool, Resource::Wool) + one(Resource::Ore), {} },
            Edition::Classic);
        mark.resize(mark.sizeHint());
        return pictureOf(mark);
    };
    QVERIFY(picture(3, 1) != picture(1, 3));
}

// A card's back is something that others do not know.
void tst_TablePanels::whatAllHaveSeenHasNoBack()
{
    QFETCH(HandChange, change);
    QFETCH(bool, hasBack);
    GainMark mark;
    QFont font = mark.font();
    font.setPixelSize(60);
    mark.setFont(font);
    mark.setChange(change, Edition::Classic);
    mark.resize(mark.sizeHint());
    const QImage shown = pictureOf(mark);
    bool isShown = false;
    for (int y = 0; y < shown.height(); ++y) {
        for (int x = 0; x < shown.width(); ++x)
            isShown = isShown || shown.pixelColor(x, y) == palette::wood; // the back of a card
    }
    QCOMPARE(isShown, hasBack);
}

// Empty squares would be boxes to tick, and faces would look like a roll.
void tst_TablePanels::diceThatNobodyHasRolledAreNotThere()
{
    DiceView dice;
    dice.resize(300, 80);
    const QImage fresh = pictureOf(dice);
    dice.setDice(std::nullopt, Dice{ 5, 3 });
    const QImage last = pictureOf(dice);
    QVERIFY(last != fresh);
    dice.setCovered(true);
    QCOMPARE(fresh, pictureOf(dice));
}

void tst_TablePanels::anAmountIsReadFromItsSign()
{
    GainMark mark;
    QFont font = mark.font();
    font.setPixelSize(60);
    mark.setFont(font);
    mark.setLayoutDirection(Qt::RightToLeft);
    mark.setChange({ cards(1, Resource::Lumber), {} }, Edition::Classic);
    mark.resize(mark.sizeHint());
    const QImage image = pictureOf(mark);
    const int em = mark.fontMetrics().height();
    // Beyond the picture of the resource: a plus, then a one, which is the taller.
    std::vector<QRect> signs;
    for (int x = image.width() - 14 * em / 10; x < image.width() - em / 4; ++x) {
        const bool isWritten = inkHeight(image, { x, em / 5, 1, 6 * em / 5 }) > 0;
        const bool goesOn = !signs.empty() && signs.back().right() == x - 1;
        if (isWritten && goesOn)
            signs.back().setRight(x);
        else if (isWritten)
            signs.emplace_back(x, em / 5, 1, 6 * em / 5);
    }
    QCOMPARE(signs.size(), 2U);
    QVERIFY(inkHeight(image, signs[0]) < inkHeight(image, signs[1]));
}

void tst_TablePanels::theDiceShowTheRoll()
{
    DiceView dice;
    const QImage blank = pictureOf(dice);
    QVERIFY(!dice.accessibleName().isEmpty());
    dice.setDice(Dice{ 3, 5 });
    QVERIFY(pictureOf(dice) != blank);
    QVERIFY(dice.accessibleName().contains("3 and 5"));
    QVERIFY(dice.accessibleName().contains("8"));
    const QImage rolled = pictureOf(dice);
    dice.setDice(std::nullopt);
    QVERIFY(pictureOf(dice) == blank);
    // Before the next roll the last one stays to be seen, and is told apart from it.
    dice.setDice(std::nullopt, Dice{ 3, 5 });
    QVERIFY(pictureOf(dice) != blank);
    QVERIFY(pictureOf(dice) != rolled);
    QVERIFY(dice.accessibleName().contains("Not rolled yet"));
    QVERIFY(dice.accessibleName().contains("3 and 5"));
    dice.setDice(Dice{ 3, 5 }, Dice{ 1, 1 });
    QVERIFY(pictureOf(dice) == rolled);
}

void tst_TablePanels::theDiceGrowWithTheirRoom()
{
    DiceView dice;
    dice.setDice(Dice{ 3, 5 });
    const auto heightOfInk = [&dice](int ems) {
        dice.resize(24 * dice.fontMetrics().height(), ems * dice.fontMetrics().height());
        return inkHeight(pictureOf(dice), dice.rect());
    };
    const int usual = heightOfInk(3);
    QVERIFY(heightOfInk(5) >= 1.6 * usual);
}

void tst_TablePanels::aSmallThingHasARimInTheDark()
{
    const auto edgeOf = [](Daylight::Wish wish) {
        const Daylight colors(wish);
        QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
        image.fill(theme().sheet);
        {
            QPainter painter(&image);
            paintRimmed(painter, { 0, 0, 40, 40 }, [](QPainter &to, const QRectF &square) {
                to.fillRect(square.adjusted(10, 10, -10, -10), palette::blue.dark);
            });
        }
        return image.pixelColor(20, 9);
    };
    QCOMPARE(edgeOf(Daylight::Wish::Dark), palette::paper);
    QVERIFY(edgeOf(Daylight::Wish::Light) != palette::blue.dark);
}

QTEST_MAIN(tst_TablePanels)
#include "tst_tablepanels.moc"
