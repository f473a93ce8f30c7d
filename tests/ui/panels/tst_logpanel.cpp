// SPDX-License-Identifier: GPL-3.0-or-later
#include "worlds.h"

#include "look/theme.h"
#include "table/logpanel.h"

#include <QAccessible>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextEdit>

#include <algorithm>

using namespace holmstead;
using namespace holmstead::test;

namespace {

QString spoken(QWidget *widget)
{
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
    QAccessibleTextInterface *text = interface ? interface->textInterface() : nullptr;
    return text ? text->text(0, text->characterCount()) : QString();
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

class tst_LogPanel : public QObject
{
    Q_OBJECT

private slots:
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
};

void tst_LogPanel::theLogKeepsLinesAndColours()
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

void tst_LogPanel::theLogCutsNoLine()
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

void tst_LogPanel::theLogKeepsNumbersAtWhatTheyCount()
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

void tst_LogPanel::theLogCanBeReadAloudAndCopied()
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

void tst_LogPanel::theLogIsReadWithArrowsAndHasARing()
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

void tst_LogPanel::theLogFollowsUnlessSomebodyReadsBack()
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

void tst_LogPanel::theLogStartsAnew()
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

void tst_LogPanel::aTurnHasAHeading_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("from left to right") << Qt::LeftToRight;
    QTest::newRow("from right to left") << Qt::RightToLeft;
}

void tst_LogPanel::aTurnHasAHeading()
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

void tst_LogPanel::aHeadingIsLeftWhenItsTurnIsTakenBack()
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

QTEST_MAIN(tst_LogPanel)
#include "tst_logpanel.moc"
