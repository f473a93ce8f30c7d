// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardgeometry.h"
#include "board/boardscene.h"
#include "board/boardview.h"
#include "board/thingstosee.h"
#include "dialogs/panel.h"
#include "dialogs/resourcetile.h"
#include "table/bankpanel.h"
#include "table/costspanel.h"
#include "table/diceview.h"
#include "table/hintcard.h"
#include "table/logpanel.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"
#include "ui/support/opentable.h"
#include "ui/support/richann.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextEdit>
#include <QWheelEvent>

#include <functional>
#include <initializer_list>
#include <map>

using namespace holmstead;
using namespace holmstead::test;

namespace {

// Ann is on turn with cards for everything, Ben beside her on the island.
Scenario rich()
{
    return richAnn()
        .hand(ben, { { Resource::Ore, 1 }, { Resource::Wool, 2 } })
        .cards(ann, { { DevelopmentCard::YearOfPlenty, 1 }, { DevelopmentCard::Monopoly, 1 } });
}

Scenario seven()
{
    return rich().hand(ann, ResourceCards::each(2)).dice(3, 4).phase(Phase::Discard).owes(ann, 5);
}

const ResourceCards oneWool{ { Resource::Wool, 1 } };

// Each panel with cards, and how the person at the screen comes to it.
using Way = std::function<bool(OpenTable &)>;
const std::map<QString, std::pair<Scenario, Way>> &allWays()
{
    const auto answer = [](OpenTable &table) {
        return table.driver.offer({ ann, std::nullopt, oneWool, { { Resource::Ore, 1 } } })
            && table.driver.click(QStringLiteral("ask.blue")) && table.driver.openCurtain();
    };
    static const std::map<QString, std::pair<Scenario, Way>> ways = {
        { "people", { rich(), [](OpenTable &table) { return table.driver.click(Verb::Trade); } } },
        { "bank",
          { rich(),
            [](OpenTable &table) {
                return table.driver.click(Verb::Trade) && table.driver.click(QStringLiteral("bankTab"));
            } } },
        { "discard", { seven(), [](OpenTable &) { return true; } } },
        { "plenty", { rich(), [](OpenTable &table) { return table.driver.click(Verb::PlayYearOfPlenty); } } },
        { "monopoly", { rich(), [](OpenTable &table) { return table.driver.click(Verb::PlayMonopoly); } } },
        { "offer",
          { rich(),
            [](OpenTable &table) {
                return table.driver.offer({ ann, std::nullopt, oneWool, { { Resource::Ore, 1 } } });
            } } },
        { "answer", { rich(), answer } },
        { "counter offer",
          { rich(),
            [answer](OpenTable &table) {
                return answer(table) && table.driver.click(QStringLiteral("counter"));
            } } },
    };
    return ways;
}

// A window with a panel open in it.
class Docked : public OpenTable
{
public:
    explicit Docked(const QString &way, const QSize &size = { 1280, 720 })
        : OpenTable(allWays().at(way).first)
    {
        window.resize(size);
        QCoreApplication::processEvents();
        opened = opened && allWays().at(way).second(*this);
        QCoreApplication::processEvents();
    }

    Panel *panel() { return window.findChild<Panel *>(); }
    BoardView *board() { return window.findChild<BoardView *>(); }
    BoardScene *scene() { return static_cast<BoardScene *>(board()->scene()); }
    PlayersPanel *players() { return window.findChild<PlayersPanel *>(); }
    QRect areaOf(const QWidget *widget) { return { widget->mapTo(&window, QPoint()), widget->size() }; }
    QRect areaOf(const QRectF &part)
    {
        return board()->mapFromScene(part).boundingRect().translated(
            board()->viewport()->mapTo(&window, QPoint()));
    }
    QString refusal() const
    {
        const auto *bubble = window.findChild<QWidget *>(QStringLiteral("refusal"));
        return bubble->isVisible() ? bubble->accessibleName() : QString();
    }
    void clickAt(const QPoint &at) { QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, at); }
};

const QString tradeFirst = QStringLiteral("First finish the trade or close it.");

// A row for every panel in a window of each of the sizes.
void addWays(std::initializer_list<QSize> sizes)
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<QSize>("size");
    for (const auto &[way, scenario] : allWays()) {
        for (const QSize size : sizes)
            QTest::addRow("%s, %dx%d", qPrintable(way), size.width(), size.height()) << way << size;
    }
}

} // namespace

class TestDockedPanels : public QObject
{
    Q_OBJECT

private slots:
    void theIslandStaysInSight_data();
    void theIslandStaysInSight();
    void islandAndLogEndAboveIt_data();
    void islandAndLogEndAboveIt();
    void allElseStaysAndAllReturns();
    void whatIsZoomedStays();
    void nothingDimsTheTable();
    void smallWindowsAndLargeLettersKeepItUsable_data();
    void smallWindowsAndLargeLettersKeepItUsable();
    void itComesToRest();
    void aClickOnThePlaceToBuildIsRefusedThere();
    void aClickBesideTheBoardIsRefusedThere();
    void otherPanelsSayWhatComesFirst();
    void nothingOffersItselfToBeBuilt();
    void theBoardIsExplained();
    void hintsKeepOutFromUnderIt();
    void theBoardIsZoomed();
    void theKeyboardStays();
    void theTableIsFreeAgain();
};

void TestDockedPanels::theIslandStaysInSight_data()
{
    addWays({ QSize(1280, 720), QSize(1366, 768), QSize(1920, 1080) });
}

void TestDockedPanels::theIslandStaysInSight()
{
    QFETCH(const QString, way);
    QFETCH(const QSize, size);
    Docked table(way, size);
    QVERIFY(table.opened);
    QVERIFY(table.panel()->isVisible());
    const QRect panel = table.areaOf(table.panel());
    QVERIFY2(panel.height() <= 0.32 * size.height(), qPrintable(QString::number(panel.height())));
    for (const HexId hex : everyId<HexId>()) {
        const QRectF token(centerOf(hex) + QPointF(-30, -5), QSizeF(60, 60));
        QVERIFY2(!panel.intersects(table.areaOf(token)), qPrintable(QString::number(hex.index())));
    }
    for (const PlayerId player : playersOf(4))
        QVERIFY(!panel.intersects(table.areaOf(table.players()->plate(player))));
    // No dice are cut.
    auto *dice = table.window.findChild<DiceView *>();
    const QImage shown = dice->grab().toImage();
    dice->setCovered(true);
    QCOMPARE(dice->grab().toImage() == shown, panel.intersects(table.areaOf(dice)));
    QVERIFY(!panel.intersects(table.areaOf(table.window.findChild<BankPanel *>())));
}

void TestDockedPanels::islandAndLogEndAboveIt_data()
{
    addWays({ QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080) });
}

// With all its ships, and with the newest line.
void TestDockedPanels::islandAndLogEndAboveIt()
{
    QFETCH(const QString, way);
    QFETCH(const QSize, size);
    Docked table(way, size);
    QVERIFY(table.opened);
    QVERIFY(table.panel()->isDocked());
    const int top = table.areaOf(table.panel()).top();
    QVERIFY(table.areaOf(boardRect).bottom() <= top);
    const auto *log = table.window.findChild<LogPanel *>();
    QVERIFY(table.areaOf(log).bottom() < top);
    const auto *lines = log->findChild<QTextEdit *>();
    QVERIFY(lines->viewport()->height() > 2 * lines->fontMetrics().height());
    QCOMPARE(lines->verticalScrollBar()->value(), lines->verticalScrollBar()->maximum());
}

void TestDockedPanels::allElseStaysAndAllReturns()
{
    OpenTable table(rich());
    const auto places = [&table] {
        QList<QRect> found;
        for (const PlayerPlate *plate : table.window.findChildren<PlayerPlate *>())
            found << plate->geometry();
        for (const QWidget *part : std::initializer_list<QWidget *>{ table.window.findChild<BankPanel *>(),
                                                                     table.window.findChild<CostsPanel *>(),
                                                                     table.window.findChild<BoardView *>() })
            found << QRect(part->mapTo(&table.window, QPoint()), part->size());
        return found;
    };
    const QList<QRect> before = places();
    const QImage seen = table.window.grab().toImage();
    QVERIFY(table.driver.click(Verb::Trade));
    QCOMPARE(places(), before);
    QVERIFY(table.driver.click(QStringLiteral("close")));
    QTRY_COMPARE(table.window.grab().toImage(), seen);
}

void TestDockedPanels::whatIsZoomedStays()
{
    OpenTable table(rich());
    auto *board = table.window.findChild<BoardView *>();
    const auto *log = table.window.findChild<LogPanel *>();
    const auto bottomOf = [&table](const QWidget *widget) {
        return widget->mapTo(&table.window, QPoint(0, widget->height())).y();
    };
    board->setZoom(1.7);
    board->centerOn(centerOf(hex("1,1")));
    const QTransform before = board->viewportTransform();
    const int foot = bottomOf(log);
    QVERIFY(table.driver.click(Verb::Trade));
    QCOMPARE(board->viewportTransform(), before);
    QTRY_VERIFY(bottomOf(log) < foot); // that has no zoom
    board->fit();
    const int panel = table.window.findChild<Panel *>()->mapTo(&table.window, QPoint()).y()
                    - board->mapTo(&table.window, QPoint()).y();
    QVERIFY(board->viewportTransform().mapRect(boardRect).bottom() <= panel);
    QVERIFY(table.driver.click(QStringLiteral("close")));
    QCOMPARE(board->zoom(), 1.0);
    QVERIFY(board->viewportTransform().mapRect(boardRect).bottom() > panel);
    QTRY_COMPARE(bottomOf(log), foot);
}

void TestDockedPanels::nothingDimsTheTable()
{
    OpenTable table(rich());
    auto *board = table.window.findChild<BoardView *>();
    const auto above = [&](const QWidget *widget) {
        const QRect part(widget->mapTo(&table.window, QPoint()), QSize(widget->width(), 60));
        return table.window.grab(part).toImage();
    };
    const auto *plate = table.window.findChild<PlayerPlate *>();
    const auto *bank = table.window.findChild<BankPanel *>();
    const auto sea = [&] { return above(board).pixelColor(board->width() / 2, 3).lightness(); };
    const int seaBefore = sea();
    const QImage plateBefore = above(plate);
    const QImage bankBefore = above(bank);
    QVERIFY(table.driver.click(Verb::Trade));
    QVERIFY(qAbs(sea() - seaBefore) < 10); // it is nearer to the coast, or farther
    QCOMPARE(above(plate), plateBefore);
    QCOMPARE(above(bank), bankBefore);
}

void TestDockedPanels::smallWindowsAndLargeLettersKeepItUsable_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("letters"); // in percent
    QTest::addColumn<bool>("mirrored");
    for (const QString &way :
         { QStringLiteral("bank"), QStringLiteral("answer"), QStringLiteral("discard") }) {
        const QByteArray words = way.toUtf8();
        const char *name = words.constData();
        QTest::addRow("%s, 1024x600", name) << way << QSize(1024, 600) << 100 << false;
        QTest::addRow("%s, large letters", name) << way << QSize(1280, 720) << 150 << false;
        QTest::addRow("%s, huge letters", name) << way << QSize(1920, 1080) << 200 << false;
        QTest::addRow("%s, right to left", name) << way << QSize(1280, 720) << 100 << true;
        QTest::addRow("%s, tiny", name) << way << QSize(640, 480) << 100 << false;
    }
}

void TestDockedPanels::smallWindowsAndLargeLettersKeepItUsable()
{
    QFETCH(const QString, way);
    QFETCH(const QSize, size);
    QFETCH(const int, letters);
    QFETCH(const bool, mirrored);
    const QFont usual = QApplication::font();
    Docked table(way, size);
    QVERIFY(table.opened);
    if (mirrored)
        table.window.setLayoutDirection(Qt::RightToLeft);
    if (letters != 100) {
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * letters / 100);
        QApplication::setFont(large);
    }
    QCoreApplication::processEvents();
    const Panel *panel = table.panel();
    const QRect area = table.areaOf(panel);
    const auto *host = panel->parentWidget()->parentWidget();
    const bool isInside = table.areaOf(host).contains(area);
    int cut = 0;
    for (const QAbstractButton *button : panel->findChildren<QAbstractButton *>()) {
        const bool isButton = button->isVisible() && !qobject_cast<const ResourceTile *>(button->parent());
        cut += isButton && !area.contains(table.areaOf(button)) ? 1 : 0;
    }
    QApplication::setFont(usual);
    QVERIFY(isInside);
    QCOMPARE(cut, 0);
}

// Or it would be laid out again and again, and the machine get warm.
void TestDockedPanels::itComesToRest()
{
    for (const QString &way : { QStringLiteral("people"), QStringLiteral("counter offer") }) {
        for (const QSize size : { QSize(1280, 720), QSize(1024, 600) }) {
            Docked table(way, size);
            QVERIFY(table.opened);
            QSignalSpy placed(table.panel(), &Panel::placed);
            for (int turn = 0; turn < 30; ++turn)
                QCoreApplication::processEvents();
            QVERIFY2(placed.size() < 10, qPrintable(way + QString::number(placed.size())));
        }
    }
}

void TestDockedPanels::aClickOnThePlaceToBuildIsRefusedThere()
{
    Docked table(QStringLiteral("people"));
    QVERIFY(table.driver.chooseCards(QStringLiteral("give"), oneWool));
    table.driver.clickPlace(path("0,-1,E")); // where a road may go
    QCOMPARE(table.driver.note(), tradeFirst);
    QCOMPARE(table.session().actionCount(), std::size_t(0));
    QVERIFY(table.driver.chooseCards(QStringLiteral("get"), { { Resource::Ore, 1 } }));
    QVERIFY(table.driver.click(QStringLiteral("offer")));
    QCOMPARE(table.session().talk().offer().give, oneWool); // what was entered has stayed
}

void TestDockedPanels::aClickBesideTheBoardIsRefusedThere()
{
    Docked table(QStringLiteral("people"), { 1920, 1080 });
    const QRect plate = table.areaOf(table.players()->plate(ben));
    const QRect bank = table.areaOf(table.window.findChild<BankPanel *>());
    const QRect tray(0, table.window.height() - 60, 5, 50); // beside the panel
    for (const QRect &spot : { plate, bank, tray }) {
        QCOMPARE(table.refusal(), QString());
        table.clickAt(spot.center());
        QCOMPARE(table.refusal(), tradeFirst);
        const auto *bubble = table.window.findChild<QWidget *>(QStringLiteral("refusal"));
        QVERIFY(table.areaOf(bubble).adjusted(-20, -20, 20, 20).contains(spot.center()));
        QVERIFY(table.panel()->isVisible());
        table.driver.press(Qt::Key_Plus); // one more card; only the mouse or Esc takes the bubble away
        QTest::mouseClick(table.panel(), Qt::LeftButton, {}, QPoint(3, 3));
    }
    QCOMPARE(table.session().actionCount(), std::size_t(0));
}

void TestDockedPanels::otherPanelsSayWhatComesFirst()
{
    const std::map<QString, QString> sentences = {
        { "discard", "First choose the cards to discard." },
        { "plenty", "First choose what the card brings, or leave it for now." },
        { "monopoly", "First choose what the card brings, or leave it for now." },
        { "offer", "First finish the offer: click the name of whoever answers, or withdraw it." },
        { "answer", "First answer the offer." },
        { "counter offer", "First answer the offer." },
    };
    for (const auto &[way, sentence] : sentences) {
        Docked table(way);
        QVERIFY(table.opened);
        table.driver.clickPlace(path("0,-1,E"));
        QCOMPARE(table.driver.note(), sentence);
        QVERIFY(table.panel()->isVisible());
    }
}

void TestDockedPanels::nothingOffersItselfToBeBuilt()
{
    Docked table(QStringLiteral("people"));
    QVERIFY(table.scene()->targets().isEmpty());
    QVERIFY(table.driver.click(QStringLiteral("close")));
    QVERIFY(table.scene()->targets().contains(path("0,-1,E")));
}

void TestDockedPanels::theBoardIsExplained()
{
    Docked table(QStringLiteral("people"));
    QTest::mouseMove(table.board()->viewport(), table.board()->mapFromScene(centerOf(hex("0,0"))));
    QTRY_VERIFY(table.window.findChild<HintCard *>()->isVisible());
}

void TestDockedPanels::hintsKeepOutFromUnderIt()
{
    Docked table(QStringLiteral("people"));
    const QRect panel = table.areaOf(table.panel());
    const auto *card = table.window.findChild<HintCard *>();
    for (const Place &place : { Place(hex("0,2")), Place(hex("-2,2")) }) {
        table.driver.clickPlace(place);
        const QRectF box = table.scene()->noteBox();
        const QPoint anchor = table.board()->mapFromScene(centerOf(place));
        const QRect note =
            box.toRect().translated(anchor + table.board()->viewport()->mapTo(&table.window, QPoint()));
        QVERIFY(!note.isEmpty());
        QVERIFY(!panel.intersects(note));
        table.scene()->hideNote();
        QTest::mouseMove(table.board()->viewport(), QPoint(3, 3));
        QTest::mouseMove(table.board()->viewport(), anchor);
        QTRY_VERIFY(card->isVisible());
        QVERIFY(!panel.intersects(table.areaOf(card)));
    }
}

void TestDockedPanels::theBoardIsZoomed()
{
    Docked table(QStringLiteral("people"));
    const qreal before = table.board()->zoom();
    QWidget *viewport = table.board()->viewport();
    const QPoint at(200, 200);
    QWheelEvent turn(at, viewport->mapToGlobal(at), {}, { 0, 240 }, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(viewport, &turn);
    QVERIFY(table.board()->zoom() > before);
}

void TestDockedPanels::theKeyboardStays()
{
    Docked table(QStringLiteral("people"));
    const QWidget *focused = QApplication::focusWidget();
    QVERIFY(table.panel()->isAncestorOf(focused));
    table.driver.clickPlace(hex("0,0"));
    QCOMPARE(QApplication::focusWidget(), focused);
    table.driver.press(Qt::Key_E); // would end the turn
    QCOMPARE(table.session().actionCount(), std::size_t(0));
    for (int press = 0; press < 15; ++press) {
        table.driver.press(Qt::Key_Tab);
        QVERIFY(table.panel()->isAncestorOf(QApplication::focusWidget()));
    }
    table.driver.press(Qt::Key_Escape);
    QTRY_VERIFY(!table.panel());
}

void TestDockedPanels::theTableIsFreeAgain()
{
    Docked table(QStringLiteral("people"));
    QVERIFY(table.driver.click(QStringLiteral("close")));
    QTRY_VERIFY(!table.panel());
    table.clickAt(table.areaOf(table.players()->plate(ben)).center());
    QCOMPARE(table.refusal(), QString());
    table.driver.clickPlace(path("0,-1,E"));
    QCOMPARE(table.session().actionCount(), std::size_t(1));
}

QTEST_MAIN(TestDockedPanels)
#include "tst_dockedpanels.moc"
