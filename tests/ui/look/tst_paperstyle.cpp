// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/daylight.h"
#include "look/paperstyle.h"
#include "look/theme.h"
#include "look/tooltips.h"

#include <QApplication>
#include <QComboBox>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyleOptionSlider>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <cmath>

using namespace holmstead;

namespace {

// Of an opaque colour, as WCAG 2 defines it.
qreal luminance(QRgb color)
{
    const auto channel = [](int value) {
        const qreal part = value / 255.0;
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(qRed(color)) + 0.7152 * channel(qGreen(color)) + 0.0722 * channel(qBlue(color));
}

qreal contrast(QRgb a, QRgb b)
{
    const auto [dark, light] = std::minmax({ luminance(a), luminance(b) });
    return (light + 0.05) / (dark + 0.05);
}

// How far what is written in the middle of `picture` stands out from what it is written on, which is most
// of it.
qreal legibility(const QImage &picture)
{
    QRect middle(0, 0, picture.width() * 6 / 10, picture.height() * 6 / 10);
    middle.moveCenter(picture.rect().center());
    QHash<QRgb, int> count;
    for (int y = middle.top(); y <= middle.bottom(); ++y) {
        for (int x = middle.left(); x <= middle.right(); ++x)
            ++count[picture.pixel(x, y)];
    }
    const QRgb ground = count.key(*std::max_element(count.begin(), count.end()));
    qreal most = 1;
    for (auto each = count.begin(); each != count.end(); ++each)
        most = std::max(most, contrast(each.key(), ground));
    return most;
}

QWidget *shownTip()
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (window->isVisible() && window->inherits("QTipLabel"))
            return window;
    }
    return nullptr;
}

} // namespace

// Qt's own widgets as we draw them.
class TestPaperStyle : public QObject
{
    Q_OBJECT

private slots:
    void wordsAreReadable_data();
    void wordsAreReadable();
    void linesOfMenusAreReadable();
    void scrollBarsHaveNoArrows_data();
    void scrollBarsHaveNoArrows();
    void thumbsGoFromEndToEnd();
    void stepsStandAtBothEnds();
    void propertiesOfLabelsChooseTheirInk();
    void mainButtonsHoldTheirBoldWords();
    void tooltipsAreWrapped_data();
    void tooltipsAreWrapped();
    void tooltipsLeaveFreeWhatTheyExplain_data();
    void tooltipsLeaveFreeWhatTheyExplain();
    void tooltipsSayWhatLooksLikeMarkup();
    void aLongTooltipLeavesItsWidgetFree();
    void aTooltipStandsOnItsSideOfAPanel_data();
    void aTooltipStandsOnItsSideOfAPanel();
};

void TestPaperStyle::wordsAreReadable_data()
{
    QTest::addColumn<Daylight::Wish>("wish");
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QString>("kind");
    for (const Daylight::Wish wish : { Daylight::Wish::Light, Daylight::Wish::Dark }) {
        const char *light = wish == Daylight::Wish::Light ? "day" : "night";
        QTest::addRow("%s: button", light) << wish << QByteArray() << "button";
        QTest::addRow("%s: main button", light) << wish << QByteArray("main") << "button";
        QTest::addRow("%s: flat button", light) << wish << QByteArray("flat") << "button";
        QTest::addRow("%s: tab", light) << wish << QByteArray("tab") << "button";
        QTest::addRow("%s: line", light) << wish << QByteArray() << "line";
        QTest::addRow("%s: choice", light) << wish << QByteArray() << "choice";
        QTest::addRow("%s: number", light) << wish << QByteArray() << "number";
        for (const char *tone : { "", "soft", "warning", "good" })
            QTest::addRow("%s: label %s", light, tone) << wish << QByteArray(tone) << "label";
    }
}

void TestPaperStyle::wordsAreReadable()
{
    QFETCH(Daylight::Wish, wish);
    QFETCH(QByteArray, property);
    QFETCH(QString, kind);
    const Daylight colors(wish);
    const QString words = QStringLiteral("HHHHHHHH");
    QWidget sheet;
    sheet.setBackgroundRole(QPalette::ToolTipBase);
    QWidget *shown = nullptr;
    if (kind == "button") {
        shown = new QPushButton(words, &sheet);
    } else if (kind == "line") {
        shown = new QLineEdit(words, &sheet);
    } else if (kind == "choice") {
        auto *box = new QComboBox(&sheet);
        box->addItem(words);
        shown = box;
    } else if (kind == "number") {
        auto *box = new QSpinBox(&sheet);
        box->setRange(0, 88888888);
        box->setValue(88888888);
        shown = box;
    } else {
        shown = new QLabel(words, &sheet);
    }
    if (!property.isEmpty())
        shown->setProperty(property, true);
    QFont large = shown->font();
    large.setPixelSize(40); // where the middle of a stroke has its ink unmixed
    shown->setFont(large);
    shown->adjustSize();
    sheet.resize(shown->size());
    sheet.show();
    sheet.setFocus();
    const qreal reached = legibility(sheet.grab().toImage());
    QVERIFY2(reached >= 4.5, qPrintable(QString::number(reached)));
}

void TestPaperStyle::linesOfMenusAreReadable()
{
    for (const Daylight::Wish wish : { Daylight::Wish::Light, Daylight::Wish::Dark }) {
        const Daylight colors(wish);
        QMenu menu;
        QFont large = menu.font();
        large.setPixelSize(40);
        menu.setFont(large);
        QAction *entry = menu.addAction("HHHHHHHHHHHH");
        menu.popup(QPoint(0, 0));
        QTRY_VERIFY(menu.isVisible());
        const auto line = [&] { return menu.grab(menu.actionGeometry(entry)).toImage(); };
        const QImage plain = line();
        QVERIFY(legibility(plain) >= 4.5);
        menu.setActiveAction(entry);
        QVERIFY(line() != plain);
        QVERIFY(legibility(line()) >= 4.5);
        menu.close();
    }
}

void TestPaperStyle::scrollBarsHaveNoArrows_data()
{
    QTest::addColumn<Qt::Orientation>("orientation");
    QTest::newRow("upright") << Qt::Vertical;
    QTest::newRow("lying") << Qt::Horizontal;
}

void TestPaperStyle::scrollBarsHaveNoArrows()
{
    QFETCH(Qt::Orientation, orientation);
    QScrollBar bar(orientation);
    bar.setRange(0, 100);
    bar.setPageStep(50);
    bar.resize(orientation == Qt::Vertical ? QSize(20, 300) : QSize(300, 20));
    QStyleOptionSlider option;
    option.initFrom(&bar);
    option.orientation = orientation;
    option.maximum = 100;
    option.pageStep = 50;
    option.sliderPosition = 100;
    const auto part = [&](QStyle::SubControl which) {
        return bar.style()->subControlRect(QStyle::CC_ScrollBar, &option, which, &bar);
    };
    QVERIFY(part(QStyle::SC_ScrollBarAddLine).isEmpty());
    QVERIFY(part(QStyle::SC_ScrollBarSubLine).isEmpty());
    const QRect thumb = part(QStyle::SC_ScrollBarSlider);
    QCOMPARE(thumb.bottomRight(), bar.rect().bottomRight());
    const int length = orientation == Qt::Vertical ? thumb.height() : thumb.width();
    QCOMPARE(length, 100); // a third, as much as can be seen
    const int em = bar.fontMetrics().height();
    const int extent = bar.style()->pixelMetric(QStyle::PM_ScrollBarExtent, &option, &bar);
    QVERIFY(extent < 1.1 * em);
    // What is scrolled does not touch the thumb.
    bar.resize(orientation == Qt::Vertical ? QSize(extent, 300) : QSize(300, extent));
    const QImage picture = bar.grab().toImage();
    const auto at = [&](int across) {
        return orientation == Qt::Vertical ? picture.pixel(across, 30) : picture.pixel(30, across);
    };
    for (int across = 0; across < 0.3 * em - 1; ++across)
        QCOMPARE(at(across), at(0));
    QVERIFY(at(extent / 2 + em / 4) != at(0));
}

void TestPaperStyle::thumbsGoFromEndToEnd()
{
    for (const Qt::LayoutDirection direction : { Qt::LeftToRight, Qt::RightToLeft }) {
        QScrollBar bar(Qt::Horizontal);
        bar.setLayoutDirection(direction);
        bar.setRange(0, 100);
        bar.setPageStep(20);
        bar.resize(300, bar.sizeHint().height());
        bar.show();
        const int middle = bar.height() / 2;
        const bool fromLeft = direction == Qt::LeftToRight;
        QTest::mouseClick(&bar, Qt::LeftButton, {}, QPoint(fromLeft ? 298 : 1, middle));
        QVERIFY2(bar.value() > 90, qPrintable(QString::number(bar.value())));
        QTest::mouseClick(&bar, Qt::LeftButton, {}, QPoint(fromLeft ? 1 : 298, middle));
        QVERIFY2(bar.value() < 10, qPrintable(QString::number(bar.value())));
    }
}

void TestPaperStyle::stepsStandAtBothEnds()
{
    QSpinBox box;
    box.setRange(3, 15);
    box.setValue(10);
    box.resize(box.sizeHint());
    box.show();
    const int middle = box.height() / 2;
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(box.width() - 6, middle));
    QCOMPARE(box.value(), 11);
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(6, middle));
    QCOMPARE(box.value(), 10);
}

void TestPaperStyle::propertiesOfLabelsChooseTheirInk()
{
    QLabel label;
    label.setForegroundRole(QPalette::ToolTipText);
    label.ensurePolished();
    QCOMPARE(label.foregroundRole(), QPalette::ToolTipText); // nobody asked for anything else
    QLabel soft;
    soft.setProperty("soft", true);
    soft.ensurePolished();
    QCOMPARE(soft.foregroundRole(), QPalette::PlaceholderText);
}

void TestPaperStyle::mainButtonsHoldTheirBoldWords()
{
    QPushButton button(QStringLiteral("A word or two that is quite long"));
    const int plain = button.sizeHint().width();
    button.setProperty("main", true);
    button.updateGeometry();
    QPushButton strong(button.text());
    strong.setProperty("main", true);
    QVERIFY(strong.sizeHint().width() > plain);
}

void TestPaperStyle::tooltipsAreWrapped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("lines");
    QTest::newRow("short") << "Roll the dice." << 1;
    QTest::newRow("two sentences") << "Roll the dice.\nThen trade." << 2;
    QTest::newRow("long") << QStringLiteral("word ").repeated(60) << 0;
    QTest::newRow("one endless word") << QString(400, QLatin1Char('w')) << 0;
    QTest::newRow("nothing") << QString() << 1;
}

void TestPaperStyle::tooltipsAreWrapped()
{
    QFETCH(QString, text);
    QFETCH(int, lines);
    const QStringList wrapped = ToolTips::wrapped(text).split('\n');
    if (lines > 0)
        QCOMPARE(wrapped.size(), lines);
    else
        QVERIFY(wrapped.size() > 2);
    const QFontMetrics metrics(QToolTip::font());
    for (const QString &line : wrapped)
        QVERIFY(metrics.horizontalAdvance(line) <= 28 * metrics.height());
    QCOMPARE(wrapped.join("").remove(' '), QString(text).remove(' ').remove('\n')); // nothing is lost
}

void TestPaperStyle::tooltipsLeaveFreeWhatTheyExplain_data()
{
    QTest::addColumn<QRect>("what");
    QTest::addColumn<bool>("above");
    QTest::newRow("at the foot") << QRect(600, 650, 80, 50) << true;
    QTest::newRow("in the middle") << QRect(600, 350, 80, 50) << true;
    QTest::newRow("at the top") << QRect(600, 0, 80, 50) << false;
    QTest::newRow("in a corner") << QRect(0, 0, 80, 50) << false;
    QTest::newRow("in the other corner") << QRect(1200, 670, 80, 50) << true;
    QTest::newRow("a wide line") << QRect(0, 0, 1280, 40) << false;
}

void TestPaperStyle::tooltipsLeaveFreeWhatTheyExplain()
{
    QFETCH(QRect, what);
    QFETCH(bool, above);
    const QRect room(0, 0, 1280, 720);
    const QRect tip = ToolTips::place(QSize(300, 60), what, what.center(), room);
    QCOMPARE(tip.size(), QSize(300, 60));
    QVERIFY(room.contains(tip));
    QVERIFY(!tip.intersects(what));
    QCOMPARE(tip.bottom() < what.top(), above);
}

void TestPaperStyle::tooltipsSayWhatLooksLikeMarkup()
{
    QWidget widget;
    widget.resize(100, 40);
    widget.setToolTip(QStringLiteral("<b>Ada</b> & Ben"));
    widget.show();
    QHelpEvent help(QEvent::ToolTip, QPoint(20, 20), widget.mapToGlobal(QPoint(20, 20)));
    QApplication::sendEvent(&widget, &help);
    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY2(QToolTip::text().contains("&lt;b&gt;Ada"), qPrintable(QToolTip::text()));
    QToolTip::hideText();
}

void TestPaperStyle::aLongTooltipLeavesItsWidgetFree()
{
    QWidget widget;
    widget.setGeometry(200, 300, 100, 40);
    widget.setToolTip(QStringLiteral("word ").repeated(30));
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
    QHelpEvent help(QEvent::ToolTip, QPoint(20, 20), widget.mapToGlobal(QPoint(20, 20)));
    QApplication::sendEvent(&widget, &help);
    QTRY_VERIFY(QToolTip::isVisible());
    const QWidget *tip = shownTip();
    QVERIFY(tip);
    const QRect what(widget.mapToGlobal(QPoint()), widget.size());
    QVERIFY(!tip->geometry().intersects(what));
    QVERIFY(tip->width() <= 30 * tip->fontMetrics().height());
    QToolTip::hideText();
}

void TestPaperStyle::aTooltipStandsOnItsSideOfAPanel_data()
{
    QTest::addColumn<ToolTips::Side>("side");
    QTest::addColumn<bool>("isMirrored");
    QTest::addColumn<bool>("isLeft");
    using Side = ToolTips::Side;
    QTest::newRow("before") << Side::Before << false << true;
    QTest::newRow("before, mirrored") << Side::Before << true << false;
    QTest::newRow("behind") << Side::Behind << false << false;
    QTest::newRow("behind, mirrored") << Side::Behind << true << true;
}

void TestPaperStyle::aTooltipStandsOnItsSideOfAPanel()
{
    QFETCH(const ToolTips::Side, side);
    QFETCH(const bool, isMirrored);
    QFETCH(const bool, isLeft);
    QWidget panel;
    panel.setGeometry(300, 100, 100, 200);
    panel.setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
    ToolTips::keepBeside(panel, side);
    auto *row = new QWidget(&panel);
    row->setGeometry(0, 50, 100, 20);
    row->setToolTip(QStringLiteral("Road"));
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QHelpEvent help(QEvent::ToolTip, QPoint(20, 10), row->mapToGlobal(QPoint(20, 10)));
    QApplication::sendEvent(row, &help);
    QTRY_VERIFY(QToolTip::isVisible());
    const QWidget *tip = shownTip();
    QVERIFY(tip);
    const QRect what(panel.mapToGlobal(QPoint()), panel.size());
    QVERIFY(!tip->geometry().intersects(what));
    QCOMPARE(tip->geometry().center().x() < what.center().x(), isLeft);
    QToolTip::hideText();
}

QTEST_MAIN(TestPaperStyle)
#include "tst_paperstyle.moc"
