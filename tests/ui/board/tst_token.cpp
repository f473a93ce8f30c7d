// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/tokenpainter.h"
#include "look/palette.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace holmstead;

// The number on a token and the pips under it keep off its rim.
class TestToken : public QObject
{
    Q_OBJECT

private slots:
    void thereIsAirRoundTheNumber_data();
    void thereIsAirRoundTheNumber();
};

void TestToken::thereIsAirRoundTheNumber_data()
{
    QTest::addColumn<int>("number");
    for (const int number : { 2, 3, 4, 5, 6, 8, 9, 10, 11, 12 })
        QTest::addRow("%d", number) << number;
}

void TestToken::thereIsAirRoundTheNumber()
{
    QFETCH(int, number);
    // As the drawing has it, in units of which the disc is 64 wide: to where the rim begins, and the air.
    constexpr int scale = 10;
    constexpr qreal air = 0.05 * 64;
    const qreal inside = isRed(number) ? 28.4 : 30.3;
    const QColor color = isRed(number) ? palette::warning : palette::ink;
    QImage image(72 * scale, 72 * scale, QImage::Format_RGB32);
    image.fill(palette::paper);
    QPainter painter(&image);
    TokenPainter::paint(painter, image.rect(), number);
    painter.end();
    int inked = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const qreal fromMiddle = std::hypot(x + 0.5 - 36 * scale, y + 0.5 - 36 * scale) / scale;
            if (image.pixel(x, y) != color.rgb() || fromMiddle > inside - 0.2)
                continue;
            ++inked;
            QVERIFY2(fromMiddle <= inside - air, qPrintable(QString::number(fromMiddle)));
        }
    }
    QVERIFY(inked > 200 * scale); // the number is there, and large
}

QTEST_MAIN(TestToken)
#include "tst_token.moc"
