// SPDX-License-Identifier: GPL-3.0-or-later
#include "longtexts.h"
#include "stage.h"
#include "worlds.h"

#include "hand/cardfan.h"
#include "hand/cardpainter.h"
#include "hand/handtray.h"
#include "hand/paper.h"
#include "look/palette.h"
#include "table/bankpanel.h"
#include "table/costspanel.h"
#include "table/diceview.h"
#include "table/heading.h"
#include "table/logpanel.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"
#include "table/promptbar.h"

#include <QApplication>
#include <QTest>
#include <QtMath>

#include <cmath>
#include <memory>

using namespace holmstead;
using namespace holmstead::test;

namespace {

// WCAG 2: the luminance of a colour and how well one stands out from another.
double luminance(const QColor &color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double lighter = std::max(luminance(a), luminance(b));
    const double darker = std::min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
}

// The application's letters, for as long as it lives.
class FontSize
{
public:
    explicit FontSize(int points) : m_before(QApplication::font())
    {
        QFont font = m_before;
        font.setPointSize(points);
        QApplication::setFont(font);
    }
    ~FontSize() { QApplication::setFont(m_before); }

private:
    QFont m_before;
};

void fill(Stage &stage, std::optional<PlayerId> viewer)
{
    stage.setView(viewFor(fullTable().dice(3, 4).state(), viewer), fourPeople());
    Commands commands = allCommands();
    for (const Verb verb : { Verb::Roll, Verb::BuildCity, Verb::PlayKnight })
        commands[verb].enabled = false;
    commands[Verb::BuildRoad].checked = true;
    stage.tray->setCommands(commands);
    stage.prompt->setPrompt("Ann, you may trade, build, buy and play a card, or end your turn.", Color::Red);
    stage.log->append("Dan ends the turn.", Color::White);
    stage.log->append("Ann rolls 3 and 4: a seven. Nobody gets anything.", Color::Red);
    stage.log->append("Ben discards 2 lumber, 1 wool and 1 ore.", Color::Blue);
    stage.log->append("Ann moves the robber to forest 8.", Color::Red);
    stage.log->append("Ann steals a card from Cleo.", Color::Red);
    stage.log->append("The bank has too little ore: nobody gets any.", std::nullopt);
    stage.log->append("Cleo builds a settlement.", Color::Orange);
}

} // namespace

class tst_PanelLayout : public QObject
{
    Q_OBJECT

private slots:
    void everythingFitsTheSmallestWindow_data();
    void everythingFitsTheSmallestWindow();
    void namesOfDevelopmentCardsStandInFull_data();
    void namesOfDevelopmentCardsStandInFull();
    void isMirroredFromRightToLeft();
    void readableInEveryColour_data();
    void readableInEveryColour();
    void looks();
};

void tst_PanelLayout::everythingFitsTheSmallestWindow_data()
{
    QTest::addColumn<bool>("longTexts");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<int>("points"); // of the letters
    QTest::newRow("English") << false << Qt::LeftToRight << 9;
    QTest::newRow("large letters") << false << Qt::LeftToRight << 11;
    QTest::newRow("longer words") << true << Qt::LeftToRight << 9;
    QTest::newRow("longer words from right to left") << true << Qt::RightToLeft << 10;
}

void tst_PanelLayout::everythingFitsTheSmallestWindow()
{
    QFETCH(bool, longTexts);
    QFETCH(Qt::LayoutDirection, direction);
    QFETCH(int, points);
    const FontSize letters(points);
    const std::unique_ptr<LongTexts> language(longTexts ? new LongTexts : nullptr);
    Stage stage;
    stage.setLayoutDirection(direction);
    fill(stage, ann);
    stage.show();
    QVERIFY(stage.minimumSizeHint().width() <= 1280);
    QVERIFY(stage.minimumSizeHint().height() <= 720 - 24); // the menu bar
    QCOMPARE(stage.size(), QSize(1280, 720));
    QVERIFY(stage.tray->height() <= 720 / 4);
    QVERIFY(stage.prompt->height() <= 720 / 12);
    QVERIFY(stage.players->width() >= stage.players->plate(ann)->minimumSizeHint().width());
    QVERIFY(stage.players->width() <= 1280 / 4);
    QVERIFY(stage.board->width() >= 1280 / 2);
    QVERIFY(stage.players->plate(dan)->geometry().bottom() <= stage.players->height());
    QVERIFY(stage.log->height() >= 4 * stage.log->fontMetrics().height());
    for (const Verb verb : allVerbs) {
        const QAbstractButton *button = stage.tray->buttonFor(verb);
        QVERIFY(!button->isVisible()
                || stage.tray->rect().contains(QRect(button->mapTo(stage.tray, QPoint()), button->size())));
    }
}

void tst_PanelLayout::namesOfDevelopmentCardsStandInFull_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("points"); // of the letters
    QTest::addColumn<bool>("longTexts");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    const auto row = [](const QSize &size, int points, bool longTexts, Qt::LayoutDirection direction) {
        QTest::addRow("%dx%d, %d points%s%s", size.width(), size.height(), points,
                      longTexts ? ", longer words" : "",
                      direction == Qt::RightToLeft ? ", from right to left" : "")
            << size << points << longTexts << direction;
    };
    for (const auto &[size, largest] : { std::pair(QSize(1280, 720), 11), std::pair(QSize(1366, 768), 11),
                                         std::pair(QSize(1920, 1080), 17) }) {
        for (const int points : { 9, largest }) {
            row(size, points, false, Qt::LeftToRight);
            row(size, points, true, Qt::LeftToRight);
        }
        row(size, 9, false, Qt::RightToLeft);
    }
}

// With every kind of card in the hand. Whoever has a card for the first time learns its name from it.
void tst_PanelLayout::namesOfDevelopmentCardsStandInFull()
{
    QFETCH(QSize, size);
    QFETCH(int, points);
    QFETCH(bool, longTexts);
    QFETCH(Qt::LayoutDirection, direction);
    const FontSize letters(points);
    const std::unique_ptr<LongTexts> language(longTexts ? new LongTexts : nullptr);
    Stage stage;
    stage.setLayoutDirection(direction);
    fill(stage, ann);
    stage.resize(size);
    stage.show();
    QCoreApplication::processEvents(); // what grows with the window has its place
    auto *fan = stage.tray->findChild<CardFan *>();
    const QImage picture = pictureOf(*fan);
    std::vector<const CardView *> piles;
    for (const DevelopmentCard card : allDevelopmentCards)
        piles.push_back(fan->pile(card));
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const CardView *pile = piles[i];
        const QRectF card(pile->pos(), QSizeF(0.7 * pile->height(), pile->height()));
        QRectF band = CardPainter::bandOf(card);
        if (direction == Qt::RightToLeft)
            band.moveRight(pile->geometry().right() - (band.left() - card.left()));
        band.setTop(band.bottom() - std::max(band.height(), pile->bandForName()));
        // The next pile leaves all of it in sight; but for the longest words, of which the letter stands
        // there.
        QVERIFY2(pile->isNamed() || longTexts, qPrintable(pile->accessibleName()));
        if (i + 1 < piles.size() && pile->isNamed()) {
            const int step = std::abs(piles[i + 1]->x() - pile->x());
            QVERIFY2(step >= pile->leastForName(), qPrintable(pile->accessibleName()));
        }
        const QString title = pile->accessibleName().section(u':', 0, 0);
        int ink = 0;
        for (int y = qCeil(band.top()) + 1; y < qFloor(band.bottom()); ++y) {
            for (int x = qCeil(band.left()) + 1; x < qFloor(band.right()); ++x)
                ink += picture.pixelColor(x, y).lightness() < 130 ? 1 : 0;
        }
        const qsizetype shown = pile->isNamed() ? title.size() : 1;
        QVERIFY2(ink > 3 * shown, qPrintable(title + u' ' + QString::number(ink)));
    }
}

void tst_PanelLayout::isMirroredFromRightToLeft()
{
    Stage stage;
    stage.setLayoutDirection(Qt::RightToLeft);
    fill(stage, ann);
    stage.show();
    const auto x = [&stage](const QWidget *widget) { return widget->mapTo(&stage, QPoint()).x(); };
    QVERIFY(x(stage.players) > x(stage.board));
    QVERIFY(x(stage.tray->buttonFor(Verb::Roll)) > x(stage.tray->buttonFor(Verb::BuildRoad)));
    QVERIFY(x(stage.tray->buttonFor(Verb::BuildRoad)) > x(stage.tray->buttonFor(Verb::EndTurn)));
    const auto headings = stage.findChildren<Heading *>();
    QVERIFY(!headings.isEmpty());
    for (const Heading *heading : headings)
        QVERIFY(heading->geometry().right() > heading->parentWidget()->width() - 20);
}

void tst_PanelLayout::readableInEveryColour_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    using paper::mixed;
    QTest::newRow("text on paper") << palette::ink << palette::paper;
    QTest::newRow("quiet text on paper") << palette::inkSoft << palette::paper;
    QTest::newRow("quiet text on a panel") << palette::inkSoft << palette::panel;
    QTest::newRow("quiet text where cards would lie") << palette::inkSoft << paper::hollow().fill;
    QTest::newRow("the button of the roll") << palette::paper << palette::accent;
    QTest::newRow("a button whose mode is on") << palette::ink << mixed(palette::paper, palette::accent, 0.2);
    QTest::newRow("a button under the mouse") << palette::ink << paper::hovered(paper::button()).fill;
    QTest::newRow("too many cards") << palette::paper << palette::warning;
    QTest::newRow("has to discard") << palette::warning << palette::panel;
    QTest::newRow("an award") << palette::ink << palette::gold;
    QTest::newRow("what can be paid") << palette::ink << mixed(palette::paper, palette::gold, 0.35);
    for (const Resource resource : allResources)
        QTest::newRow(qPrintable("a card, " + QString::number(indexOf(resource))))
            << palette::ink << mixed(palette::paper, palette::resource(resource).base, 0.34);
    for (const Color color : allColors)
        QTest::newRow(qPrintable("the prompt, " + QString::number(indexOf(color))))
            << palette::ink << mixed(palette::paper, palette::player(color).base, 0.16);
}

void tst_PanelLayout::readableInEveryColour()
{
    QFETCH(QColor, text);
    QFETCH(QColor, ground);
    QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(QString::number(contrast(text, ground))));
}

// Draws the panels for the eye: HOLMSTEAD_PICTURES=folder tst_panellayout looks
void tst_PanelLayout::looks()
{
    if (!qEnvironmentVariableIsSet("HOLMSTEAD_PICTURES"))
        QSKIP("HOLMSTEAD_PICTURES names no folder for the pictures.");
    Stage stage;
    fill(stage, ann);
    stage.show();
    stage.save("open");
    stage.tray->setCovered(true);
    stage.save("covered");
    stage.tray->setCovered(false);
    stage.players->setChoosable({ ben, cleo });
    stage.players->plate(cleo)->setFocus();
    stage.save("choosing");
    stage.setLayoutDirection(Qt::RightToLeft);
    stage.save("mirrored");
    stage.setLayoutDirection(Qt::LeftToRight);
    const LongTexts language;
    stage.save("long");
    stage.setLayoutDirection(Qt::RightToLeft);
    stage.save("longmirrored");
    stage.setLayoutDirection(Qt::LeftToRight);
    stage.resize(1920, 1080);
    stage.save("large");
}

QTEST_MAIN(tst_PanelLayout)
#include "tst_panellayout.moc"
