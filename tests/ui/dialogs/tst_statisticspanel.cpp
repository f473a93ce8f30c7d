// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"

#include "dialogs/personhead.h"
#include "dialogs/rollbar.h"
#include "dialogs/rollchart.h"

#include <QLabel>
#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

class tst_StatisticsPanel : public QObject
{
    Q_OBJECT

private slots:
    void aCountStandsOnItsBar_data();
    void aCountStandsOnItsBar();
    void beforeTheFirstRollTheChartSaysSo();
    void aLongNameHasTwoLines();
};

void tst_StatisticsPanel::aCountStandsOnItsBar_data()
{
    QTest::addColumn<double>("expected");
    QTest::addColumn<bool>("isInside");
    QTest::newRow("a line far below the top of the bar") << 4.0 << false;
    QTest::newRow("a line just below the top of the bar") << 9.8 << true;
    QTest::newRow("a line at the top of the bar") << 10.1 << true;
    QTest::newRow("a line where the count would stand") << 10.8 << true;
    QTest::newRow("a line above the count") << 13.0 << false;
}

// On the line it would seem to be what was expected.
void tst_StatisticsPanel::aCountStandsOnItsBar()
{
    QFETCH(double, expected);
    QFETCH(bool, isInside);
    RollBar bar(6, 10, expected, 20);
    bar.resize(60, 300);
    const QRectF place = bar.placeOfCount();
    const qreal line = bar.expectedLine().y1();
    QVERIFY(line < place.top() || line > place.bottom());
    QCOMPARE(bar.bar().contains(place), isInside);
    QVERIFY(isInside || qAbs(place.bottom() - bar.bar().top()) < bar.fontMetrics().height() / 4);
    RollBar other(6, 11, expected, 20);
    other.resize(60, 300);
    const QRect pixels = place.toAlignedRect();
    QVERIFY(bar.grab().toImage().copy(pixels) != other.grab().toImage().copy(pixels));
}

void tst_StatisticsPanel::beforeTheFirstRollTheChartSaysSo()
{
    const auto told = [](const Statistics &statistics) {
        RollChart chart(statistics);
        chart.show();
        QStringList sentences;
        for (const QLabel *label : chart.findChildren<QLabel *>())
            sentences += label->isVisible() ? label->text() : QString();
        return sentences.join(u' ').trimmed();
    };
    QCOMPARE(told({}), QStringLiteral("From the first roll on, this shows how often each sum was rolled."));
    QCOMPARE(told(longStatistics()), QStringLiteral("The lines show what average luck would bring."));
}

void tst_StatisticsPanel::aLongNameHasTwoLines()
{
    const PersonHead usual({ "Ben", Color::Blue, Color::Blue });
    const PersonHead longer({ "Grandmother Eleonore", Color::Red, Color::Red });
    QVERIFY(longer.sizeHint().width() > usual.sizeHint().width());
    QVERIFY(longer.sizeHint().height()
            >= usual.sizeHint().height() + QFontMetrics(usual.font()).height() - 1);
}

QTEST_MAIN(tst_StatisticsPanel)
#include "tst_statisticspanel.moc"
