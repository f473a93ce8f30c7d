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
#include "table/logpanel.h"
#include "table/promptbar.h"

#include <QAccessible>
#include <QPainter>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextEdit>

using namespace holmstead;
using namespace holmstead::test;

namespace {

QString spoken(QWidget *widget)
{
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
    QAccessibleTextInterface *text = interface ? interface->textInterface() : nullptr;
    return text ? text->text(0, text->characterCount()) : QString();
}

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

// The heights of the runs of rows, from above, in which something is written.
QList<int> writtenRows(const QImage &image)
{
    QList<int> runs;
    bool wasWritten = false;
    for (int y = 0; y < image.height(); ++y) {
        const QRgb ground = image.pixel(1, y);
        bool isWritten = false;
        for (int x = 1; x < image.width() && !isWritten; ++x)
            isWritten = image.pixel(x, y) != ground;
        if (isWritten && !wasWritten)
            runs << 0;
        if (isWritten)
            ++runs.last();
        wasWritten = isWritten;
    }
    return runs;
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
    void theLogKeepsLinesAndColours();
    void theLogCutsNoLine();
    void theLogKeepsNumbersAtWhatTheyCount();
    void theLogCanBeReadAloudAndCopied();
    void theLogIsReadWithArrowsAndHasARing();
    void theLogFollowsUnlessSomebodyReadsBack();
    void theLogStartsAnew();
    void aTurnHasAHeading_data();
    void aTurnHasAHeading();
    void aHeadingIsLeftWhenItsTurnIsTakenBack();
    void thePromptIsReadAloudAndShowsWho();
    void whoActsIsLouderThanWhoIsNext();
    void aLongNameIsCutShort();
    void diceThatNobodyHasRolledHaveFaces();
    void anAmountIsReadFromItsSign();
    void whatChangedAHandIsSaidShortly();
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

void tst_TablePanels::theLogKeepsNumbersAtWhatTheyCount()
{
    LogPanel log;
    log.setPeople({ { "R 2 D", Color::Red, Color::Red } });
    const QString sentence =
        QStringLiteral("R 2 D gives the bank 3 brick and gets 1 wool, 2 ore and 1 grain.");
    log.append(sentence, Color::Red);
    log.show();
    const QTextBlock block = log.findChild<QTextEdit *>()->document()->firstBlock();
    QVERIFY(!block.layout()->formats().isEmpty()); // the name stands out all the same
    for (int width = 120; width < 400; width += 10) {
        log.resize(width, 300);
        QCoreApplication::processEvents();
        for (int i = 0; i + 1 < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            const QString words = block.text().mid(line.textStart(), line.textLength()).trimmed();
            QVERIFY2(!words.back().isDigit(), qPrintable(words));
        }
    }
    QCOMPARE(log.line(0), sentence);
}

void tst_TablePanels::theLogCutsNoLine()
{
    LogPanel log;
    for (int line = 0; line < 20; ++line)
        log.append(QStringLiteral("nnnn"), std::nullopt);
    log.show();
    auto *text = log.findChild<QTextEdit *>();
    text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (int height = 120; height < 150; height += 3) {
        log.resize(240, height);
        for (const int back : { 0, 7 }) {
            text->verticalScrollBar()->setValue(text->verticalScrollBar()->maximum() - back);
            const QPoint corner = text->viewport()->mapTo(&log, QPoint());
            const QList<int> runs =
                writtenRows(log.grab(QRect(corner, text->viewport()->size() - QSize(8, 0))).toImage());
            QVERIFY(runs.size() > 2);
            for (const int run : runs)
                QCOMPARE(run, runs[1]);
        }
    }
}

void tst_TablePanels::theLogKeepsLinesAndColours()
{
    LogPanel log;
    log.append("Ann rolls 8.", Color::Red);
    log.append("Nobody gets anything.", std::nullopt);
    log.append("Dan builds a road.", Color::White);
    QCOMPARE(log.lineCount(), 3);
    QCOMPARE(log.line(1), QString("Nobody gets anything."));
    QCOMPARE(log.colorOf(0), std::optional(Color::Red));
    QCOMPARE(log.colorOf(1), std::optional<Color>());
    QCOMPARE(log.colorOf(2), std::optional(Color::White));

    LogPanel other;
    other.append("Ann rolls 8.", Color::Blue);
    other.append("Nobody gets anything.", std::nullopt);
    other.append("Dan builds a road.", Color::White);
    QVERIFY(pictureOf(log) != pictureOf(other));
}

void tst_TablePanels::theLogCanBeReadAloudAndCopied()
{
    LogPanel log;
    log.append("Ann rolls 8.", Color::Red);
    log.append("Ben gets 1 ore.", Color::Blue);
    auto *text = log.findChild<QTextEdit *>();
    QVERIFY(spoken(text).contains("Ann rolls 8."));
    QVERIFY(spoken(text).replace(QChar::Nbsp, u' ').contains("Ben gets 1 ore."));
    QVERIFY(!text->accessibleName().isEmpty());
    QCOMPARE(text->toPlainText(), QString("Ann rolls 8.\nBen gets 1 ore."));
    log.show();
    QVERIFY(QTest::qWaitForWindowActive(&log));
    log.setFocus();
    QVERIFY(text->hasFocus());
}

void tst_TablePanels::theLogIsReadWithArrowsAndHasARing()
{
    LogPanel log;
    log.resize(250, 120);
    for (int line = 0; line < 40; ++line)
        log.append(QStringLiteral("Nobody gets anything."), std::nullopt);
    log.show();
    QVERIFY(QTest::qWaitForWindowActive(&log));
    auto *text = log.findChild<QTextEdit *>();
    const int foot = text->verticalScrollBar()->value();
    const QImage before = text->grab().toImage();
    text->setFocus(Qt::TabFocusReason);
    QTest::keyClick(text, Qt::Key_Up);
    QVERIFY(text->verticalScrollBar()->value() < foot);
    text->verticalScrollBar()->setValue(foot);
    QVERIFY(text->grab().toImage() != before);
    text->clearFocus();
    QVERIFY(text->grab().toImage() == before);
}

void tst_TablePanels::theLogFollowsUnlessSomebodyReadsBack()
{
    LogPanel log;
    log.resize(250, 120);
    log.show();
    QScrollBar *bar = log.findChild<QTextEdit *>()->verticalScrollBar();
    for (int i = 0; i < 40; ++i)
        log.append(QString("Something happens, number %1.").arg(i), Color::Orange);
    QVERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), bar->maximum());
    bar->setValue(10);
    log.append("One more.", Color::Red);
    QCOMPARE(bar->value(), 10);
}

void tst_TablePanels::theLogStartsAnew()
{
    LogPanel log;
    log.append("Ann rolls 8.", Color::Red);
    log.clear();
    QCOMPARE(log.lineCount(), 0);
    log.append("A new game.", std::nullopt);
    QCOMPARE(log.lineCount(), 1);
    QCOMPARE(log.line(0), QString("A new game."));
    QCOMPARE(log.colorOf(0), std::optional<Color>());
}

void tst_TablePanels::aTurnHasAHeading_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("from left to right") << Qt::LeftToRight;
    QTest::newRow("from right to left") << Qt::RightToLeft;
}

void tst_TablePanels::aTurnHasAHeading()
{
    QFETCH(Qt::LayoutDirection, direction);
    LogPanel log;
    log.setLayoutDirection(direction);
    log.resize(280, 120);
    log.append("Ann builds a road.", Color::Red);
    log.appendHeading("Ben’s turn", Color::Blue);
    log.append("Ben rolls 1 and 3: 4.", Color::Blue);
    QVERIFY(!log.isHeading(0) && log.isHeading(1) && !log.isHeading(2));
    QCOMPARE(log.colorOf(1), std::optional(Color::Blue));
    auto *text = log.findChild<QTextEdit *>();
    QVERIFY(spoken(text).contains("Ben’s turn"));
    QCOMPARE(text->toPlainText().section(u'\n', 1, 1), QString("Ben’s turn"));
    // Of every line of pixels of the heading, how much is in the colour of the rule at the far side.
    log.show();
    QVERIFY(QTest::qWaitForWindowExposed(&log));
    const QImage picture = text->viewport()->grab().toImage();
    const int half = picture.width() / 2;
    int longest = 0;
    for (int y = 0; y < picture.height(); ++y) {
        int length = 0;
        for (int x = 0; x < half; ++x) {
            const int at = direction == Qt::LeftToRight ? half + x : x;
            length += picture.pixel(at, y) == theme().stroke(Color::Blue).rgb() ? 1 : 0;
        }
        longest = std::max(longest, length);
    }
    QVERIFY2(longest > half / 2, qPrintable(QString::number(longest)));
}

void tst_TablePanels::aHeadingIsLeftWhenItsTurnIsTakenBack()
{
    LogPanel log;
    log.appendHeading("Ben’s turn", Color::Blue);
    log.append("Ben rolls 1 and 3: 4.", Color::Blue);
    const QTextDocument *document = log.findChild<QTextEdit *>()->document();
    const QTextBlockFormat before = document->firstBlock().blockFormat();
    log.dropLast(1);
    QVERIFY(log.isHeading(0));
    QCOMPARE(document->firstBlock().blockFormat(), before);
    log.append("Ben rolls 1 and 4: 5.", Color::Blue);
    QVERIFY(!log.isHeading(1));
    QVERIFY(document->lastBlock().blockFormat() != before);
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

// Empty squares would be boxes to tick.
void tst_TablePanels::diceThatNobodyHasRolledHaveFaces()
{
    DiceView dice;
    dice.resize(300, 80);
    const QRect first(0, 0, 140, 80);
    const QImage fresh = pictureOf(dice).copy(first);
    dice.setDice(std::nullopt, unrolledDice);
    QCOMPARE(fresh, pictureOf(dice).copy(first));
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
