// SPDX-License-Identifier: GPL-3.0-or-later
#include "scrollcolumn.h"
#include "sight.h"
#include "tablepicture.h"

#include "board/boardgeometry.h"
#include "board/boardview.h"
#include "hand/cardfan.h"
#include "hand/handtray.h"
#include "table/bankpanel.h"
#include "table/costspanel.h"
#include "table/diceview.h"
#include "table/logpanel.h"
#include "table/pileview.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"
#include "ui/support/opentable.h"

#include <QApplication>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QLabel>
#include <QLayout>
#include <QLineF>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QSplitter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace holmstead;
using namespace holmstead::test;

namespace {

Scenario late()
{
    return Scenario()
        .settlement(ann, "0,0,N")
        .road(ann, "0,0,NE")
        .city(ben, "0,0,SW")
        .hand(ann, ResourceCards::each(1))
        .hand(ben, { { Resource::Ore, 4 } })
        .cards(ann, { { DevelopmentCard::VictoryPoint, 2 } });
}

QAction *entry(QWidget &window, const QString &text)
{
    for (QAction *action : window.findChildren<QAction *>()) {
        if (action->text().remove(u'&') == text)
            return action;
    }
    return nullptr;
}

// Which headings have been painted within less room than they need.
class CutHeadings : public QObject
{
public:
    explicit CutHeadings(const QWidget &window)
    {
        for (QLabel *label : window.findChildren<QLabel *>())
            label->installEventFilter(this);
    }

    QStringList cut;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *label = static_cast<QLabel *>(watched);
        const bool isCut = !label->wordWrap() && label->width() < label->sizeHint().width();
        if (event->type() == QEvent::Paint && isCut)
            cut << label->text();
        return false;
    }
};

} // namespace

// How large things are seen, and pictures of them.
class TestSight : public QObject
{
    Q_OBJECT

private slots:
    void lettersGrowAtOnceAndStayLarge();
    void lettersOutOfRangeAreTheNearest_data();
    void lettersOutOfRangeAreTheNearest();
    void headingsGrowWithTheWindow();
    void theTableFitsWithEverySize();
    void sizesWithoutRoomAreOff();
    void lettersGrowWithTheWindow();
    void nothingIsPaintedHalfLaidOut();
    void theTableLooksTheSameHoweverItGotItsSize_data();
    void theTableLooksTheSameHoweverItGotItsSize();
    void marginsAndGapsGrowWithTheLetters();
    void columnsTakeWhatTheSeaCanSpare_data();
    void columnsTakeWhatTheSeaCanSpare();
    void handAndBankGrowWithTheWindowsHeight_data();
    void handAndBankGrowWithTheWindowsHeight();
    void whatIsToldTwiceGivesWay();
    void theZoomStays();
    void escLeavesFullScreen();
    void escLeavesAModeFirst();
    void aPictureShowsWhatTheTableKnows();
    void aPictureIsWritten();
    void aBadPathIsRefused_data();
    void aBadPathIsRefused();
};

void TestSight::lettersGrowAtOnceAndStayLarge()
{
    const double plain = QApplication::font().pointSizeF();
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    ScriptedChance chance;
    {
        MainWindow window(settings, chance, Random(1));
        entry(window, "150 %")->trigger();
        QCOMPARE(QApplication::font().pointSizeF(), 1.5 * plain);
    }
    QCOMPARE(QApplication::font().pointSizeF(), plain);
    {
        const MainWindow window(settings, chance, Random(1));
        QCOMPARE(QApplication::font().pointSizeF(), 1.5 * plain);
    }
}

void TestSight::lettersOutOfRangeAreTheNearest_data()
{
    QTest::addColumn<QVariant>("kept");
    QTest::addColumn<int>("used");
    QTest::newRow("nothing") << QVariant() << 100;
    QTest::newRow("too small") << QVariant(3) << 100;
    QTest::newRow("too large") << QVariant(100000) << 200;
    QTest::newRow("no number") << QVariant("large") << 100;
}

void TestSight::lettersOutOfRangeAreTheNearest()
{
    QFETCH(QVariant, kept);
    QFETCH(int, used);
    QTemporaryDir folder;
    const QString path = folder.filePath("settings.ini");
    if (kept.isValid())
        QSettings(path, QSettings::IniFormat).setValue("view/textSize", kept);
    Settings settings(path);
    QCOMPARE(Sight(settings).textSize(), used);
}

// Letters that are larger than the others hear of it too.
void TestSight::headingsGrowWithTheWindow()
{
    OpenTable table(late());
    table.window.resize(1280, 720);
    table.session().closeCurtain();
    QCoreApplication::processEvents();
    const auto *name = table.window.findChild<QLabel *>(QStringLiteral("name"));
    QVERIFY(name && name->isVisible());
    const auto isInStep = [name] {
        return qAbs(QFontInfo(name->font()).pointSizeF() / QFontInfo(QApplication::font()).pointSizeF() - 2.8)
             < 0.1;
    };
    QVERIFY(isInStep());
    const qreal before = QFontInfo(name->font()).pointSizeF();
    for (const QSize size : { QSize(1920, 1080), QSize(2560, 1440), QSize(1000, 640) }) {
        table.window.resize(size);
        QCoreApplication::processEvents();
        QVERIFY(isInStep());
    }
    table.window.resize(1920, 1080);
    QCoreApplication::processEvents();
    QVERIFY(QFontInfo(name->font()).pointSizeF() > before);
}

void TestSight::theTableFitsWithEverySize()
{
    OpenTable table(late());
    const auto *plate = table.window.findChild<PlayerPlate *>();
    const auto *fan = table.window.findChild<CardFan *>();
    const auto *board = table.window.findChild<BoardView *>();
    const auto *log = table.window.findChild<LogPanel *>();
    const int before = plate->fontMetrics().height();
    for (int percent = Sight::smallestText; percent <= Sight::largestText; percent += Sight::textStep) {
        QAction *size = entry(table.window, QStringLiteral("%1 %").arg(percent));
        if (!size->isEnabled())
            continue;
        size->trigger();
        QCoreApplication::processEvents();
        QVERIFY(table.window.width() <= 1280 && table.window.height() <= 720);
        // In so small a window the table has no room for more, and hand and board keep theirs.
        QVERIFY(plate->fontMetrics().height() >= before * std::min(percent, 125) / 100 - 2);
        QVERIFY(fan->width() >= 27 * fan->fontMetrics().height());
        // All four players, and the log, without scrolling.
        for (const auto *column : table.window.findChildren<ScrollColumn *>())
            QCOMPARE(column->verticalScrollBar()->maximum(), 0);
        QVERIFY(log->height() >= 4 * log->fontMetrics().height());
        QVERIFY(board->width() >= table.window.width() * 2 / 5);
    }
}

void TestSight::sizesWithoutRoomAreOff()
{
    OpenTable table(late());
    const auto size = [&table](int percent) {
        return entry(table.window, QStringLiteral("%1 %").arg(percent));
    };
    table.window.resize(1280, 720);
    QTRY_VERIFY(!size(200)->isEnabled());
    QVERIFY(size(200)->toolTip().contains("room"));
    QVERIFY(size(100)->isEnabled() && size(125)->isEnabled());
    QVERIFY(!size(125)->toolTip().contains("room"));
    qreal before = 0;
    for (int percent = Sight::smallestText; percent <= Sight::largestText; percent += Sight::textStep) {
        if (!size(percent)->isEnabled())
            continue;
        size(percent)->trigger();
        QVERIFY(QApplication::font().pointSizeF() > before); // each that is on is a larger one
        before = QApplication::font().pointSizeF();
    }
    size(125)->trigger();
    table.window.resize(3840, 2160);
    QTRY_VERIFY(size(150)->isEnabled() && size(175)->isEnabled());
    // What was chosen in a large window is still marked, and on, in a small one.
    size(175)->trigger();
    table.window.resize(1280, 720);
    QTRY_VERIFY(!size(200)->isEnabled());
    QVERIFY(size(175)->isEnabled() && size(175)->isChecked());
}

void TestSight::lettersGrowWithTheWindow()
{
    OpenTable table(late());
    const double usual = QApplication::font().pointSizeF();
    table.window.resize(2560, 1440);
    QTRY_VERIFY(QApplication::font().pointSizeF() > 1.4 * usual); // those of panels and menus, too
    table.window.resize(3840, 2160);
    QTRY_VERIFY(QApplication::font().pointSizeF() > 1.9 * usual);
    table.window.resize(1280, 720);
    QTRY_COMPARE(QApplication::font().pointSizeF(), usual);
}

void TestSight::nothingIsPaintedHalfLaidOut()
{
    OpenTable table(late());
    table.window.resize(900, 1180);
    QVERIFY(QTest::qWaitForWindowExposed(&table.window));
    QCoreApplication::processEvents();
    CutHeadings watch(table.window);
    table.window.resize(2550, 1380);
    for (int i = 0; i < 20; ++i)
        QCoreApplication::processEvents();
    QCOMPARE(watch.cut.join(u'|'), QString());
}

void TestSight::theTableLooksTheSameHoweverItGotItsSize_data()
{
    QTest::addColumn<QSize>("before");
    QTest::addColumn<QSize>("size");
    QTest::newRow("smaller") << QSize(2560, 1440) << QSize(1280, 720);
    QTest::newRow("larger") << QSize(900, 1180) << QSize(2550, 1380);
    QTest::newRow("flat") << QSize(2560, 1440) << QSize(2556, 780);
    QTest::newRow("high") << QSize(2560, 800) << QSize(900, 1180);
}

void TestSight::theTableLooksTheSameHoweverItGotItsSize()
{
    QFETCH(QSize, before);
    QFETCH(QSize, size);
    OpenTable table(late());
    const auto shotAt = [&table](const QSize &wanted) {
        table.window.resize(wanted);
        for (int i = 0; i < 20; ++i)
            QCoreApplication::processEvents();
        return table.window.grab().toImage();
    };
    const QImage straight = shotAt(size);
    shotAt(before);
    const QImage roundabout = shotAt(size);
    QCOMPARE(roundabout, straight);
}

void TestSight::marginsAndGapsGrowWithTheLetters()
{
    OpenTable table(late());
    const auto layouts = table.window.centralWidget()->findChildren<QLayout *>();
    const auto lengths = [&layouts] {
        std::vector<int> result;
        for (const QLayout *layout : layouts) {
            const QMargins margins = layout->contentsMargins();
            for (const int length :
                 { margins.left(), margins.top(), margins.right(), margins.bottom(), layout->spacing() })
                result.push_back(length);
        }
        return result;
    };
    const auto letters = [&layouts] { // those of plates grow more than others
        std::vector<qreal> result;
        for (const QLayout *layout : layouts)
            result.push_back(QFontMetricsF(layout->parentWidget()->font()).height());
        return result;
    };
    const qreal before = QFontMetricsF(QApplication::font()).height();
    const std::vector<int> small = lengths();
    const std::vector<qreal> smallLetters = letters();
    const int handle = table.window.findChild<QSplitter *>()->handleWidth();
    table.window.resize(3840, 2160);
    QTRY_VERIFY(table.window.findChild<LogPanel *>()->fontMetrics().height() > 1.9 * before);
    const std::vector<int> large = lengths();
    const std::vector<qreal> largeLetters = letters();
    for (std::size_t i = 0; i < small.size(); ++i) {
        const QLayout *layout = layouts[static_cast<qsizetype>(i) / 5];
        const qreal growth = largeLetters[i / 5] / smallLetters[i / 5];
        const QByteArray where = layout->parentWidget()->metaObject()->className();
        QVERIFY2(std::abs(large[i] - growth * small[i]) <= growth + 1,
                 where + ": " + QByteArray::number(small[i]) + " became " + QByteArray::number(large[i]));
    }
    QVERIFY(table.window.findChild<QSplitter *>()->handleWidth() >= 1.9 * handle);
}

void TestSight::columnsTakeWhatTheSeaCanSpare_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<qreal>("least");     // of the columns, in ems
    QTest::addColumn<qreal>("leastFoot"); // of the last plate, as a part of the column
    QTest::newRow("1280x720") << QSize(1280, 720) << 18.0 << 0.85;
    QTest::newRow("1920x1080") << QSize(1920, 1080) << 19.0 << 0.85;
    QTest::newRow("3840x2160") << QSize(3840, 2160) << 20.0 << 0.85;
    QTest::newRow("4:3, where the board needs its width") << QSize(1280, 960) << 14.0 << 0.6;
}

void TestSight::columnsTakeWhatTheSeaCanSpare()
{
    QFETCH(QSize, window);
    QFETCH(qreal, least);
    QFETCH(qreal, leastFoot);
    OpenTable table(late());
    table.window.resize(window);
    auto *columns = table.window.findChild<QSplitter *>();
    const auto *board = table.window.findChild<BoardView *>();
    const auto *dice = table.window.findChild<DiceView *>();
    const auto ems = [] { return QFontMetricsF(QApplication::font()).height(); };
    QTRY_VERIFY(columns->sizes().constFirst() >= least * ems());
    QTRY_VERIFY(columns->sizes().constLast() >= least * ems());
    QVERIFY(columns->sizes().constFirst() <= 24.5 * ems());
    QVERIFY(board->width() >= 1.35 * board->height() || columns->sizes().constFirst() <= 18 * ems());
    QVERIFY(dice->height() >= 0.075 * columns->height());
    for (const auto *column : table.window.findChildren<ScrollColumn *>())
        QTRY_COMPARE(column->verticalScrollBar()->maximum(), 0);
    const auto *last = table.window.findChild<PlayersPanel *>()->plate(PlayerId(3));
    QVERIFY(!last->isCompact());
    const auto foot = [last, columns] { return last->mapTo(columns, QPoint(0, last->height())).y(); };
    QTRY_VERIFY(foot() >= leastFoot * columns->height() && foot() <= columns->height());
}

void TestSight::handAndBankGrowWithTheWindowsHeight_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<qreal>("least"); // to other letters
    QTest::addColumn<qreal>("most");
    QTest::newRow("1280x720") << QSize(1280, 720) << 1.0 << 1.0;
    QTest::newRow("1920x1080") << QSize(1920, 1080) << 1.1 << 1.3;
    QTest::newRow("3840x2160") << QSize(3840, 2160) << 1.25 << 1.4;
    QTest::newRow("high and narrow") << QSize(1100, 1400) << 1.0 << 1.4;
}

void TestSight::handAndBankGrowWithTheWindowsHeight()
{
    QFETCH(QSize, window);
    QFETCH(qreal, least);
    QFETCH(qreal, most);
    OpenTable table(late());
    table.window.resize(window);
    const auto isInStep = [least, most](const QWidget &part) {
        const qreal growth = part.font().pointSizeF() / QApplication::font().pointSizeF();
        return growth >= least - 0.01 && growth <= most + 0.01;
    };
    const auto *fan = table.window.findChild<CardFan *>();
    const auto *bank = table.window.findChild<BankPanel *>();
    QTRY_VERIFY(isInStep(*fan));
    QTRY_VERIFY(isInStep(*bank->deckPile()));
    QVERIFY(isInStep(*table.window.findChild<HandTray *>()->buttonFor(Verb::Roll)));
    for (const auto *column : table.window.findChildren<ScrollColumn *>())
        QTRY_COMPARE(column->verticalScrollBar()->maximum(), 0);
}

void TestSight::whatIsToldTwiceGivesWay()
{
    OpenTable table(late());
    const auto *plate = table.window.findChild<PlayerPlate *>();
    const auto *costs = table.window.findChild<CostsPanel *>();
    QVERIFY(costs->isVisible());
    QVERIFY(!plate->isCompact());
    table.window.resize(1024, 560);
    QTRY_VERIFY(plate->isCompact());
    table.window.resize(1024, 520);
    QTRY_VERIFY(!costs->isVisible());
}

void TestSight::theZoomStays()
{
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    ScriptedChance chance;
    {
        MainWindow window(settings, chance, Random(1));
        window.findChild<BoardView *>()->setZoom(2.5);
    }
    MainWindow window(settings, chance, Random(1));
    const auto *board = window.findChild<BoardView *>();
    QCOMPARE(board->zoom(), 2.5);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QPointF middle = board->mapToScene(board->viewport()->rect().center());
    QVERIFY(QLineF(middle, boardRect.center()).length() < 0.1 * hexSide);
}

void TestSight::escLeavesFullScreen()
{
    OpenTable table(late());
    QTest::keyClick(&table.window, Qt::Key_F11);
    QTRY_VERIFY(table.window.isFullScreen());
    QTest::keyClick(table.window.findChild<BoardView *>(), Qt::Key_Escape);
    QTRY_VERIFY(!table.window.isFullScreen());
    QVERIFY(!entry(table.window, "Full screen")->isChecked());
}

void TestSight::escLeavesAModeFirst()
{
    OpenTable table(late());
    QTest::keyClick(&table.window, Qt::Key_F11);
    QTRY_VERIFY(table.window.isFullScreen());
    QVERIFY(table.driver.click(Verb::BuildRoad));
    QTest::keyClick(table.window.findChild<BoardView *>(), Qt::Key_Escape);
    QVERIFY(table.window.isFullScreen());
    QTest::keyClick(table.window.findChild<BoardView *>(), Qt::Key_Escape);
    QTRY_VERIFY(!table.window.isFullScreen());
}

void TestSight::aPictureShowsWhatTheTableKnows()
{
    const GameState state = late().state();
    const QImage forTable = pictureOfTable(viewFor(state, std::nullopt), people(4), 600);
    QCOMPARE(forTable.height(), 600);
    for (const PlayerId viewer : playersOf(4))
        QVERIFY(pictureOfTable(viewFor(state, viewer), people(4), 600) == forTable);
    const GameState other = late().settlement(cleo, "-1,0,N").state();
    QVERIFY(pictureOfTable(viewFor(other, std::nullopt), people(4), 600) != forTable);
}

void TestSight::aPictureIsWritten()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("Zug 3 – ßŁΩ保.png"));
    const QImage picture = pictureOfTable(viewFor(late().state(), std::nullopt), people(4), 300);
    QVERIFY(!writePicture(picture, path));
    QVERIFY(QImage(path) == picture);
}

void TestSight::aBadPathIsRefused_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("no folder") << "missing/picture.png";
    QTest::newRow("a folder") << ".";
}

void TestSight::aBadPathIsRefused()
{
    QFETCH(QString, path);
    QTemporaryDir folder;
    const QImage picture(4, 4, QImage::Format_RGB32);
    const auto why = writePicture(picture, folder.filePath(path));
    QVERIFY(why && why->endsWith(u'.'));
    QVERIFY(QDir(folder.path()).isEmpty());
}

QTEST_MAIN(TestSight)
#include "tst_sight.moc"
