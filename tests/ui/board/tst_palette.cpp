// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/emblempainter.h"
#include "board/hexpainter.h"
#include "board/hexvariants.h"
#include "board/islandmaker.h"
#include "board/resourcesymbol.h"
#include "board/tokenpainter.h"
#include "board/topology.h"
#include "look/art.h"
#include "look/daylight.h"
#include "look/palette.h"
#include "look/theme.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>
#include <QToolTip>

#include <cmath>

using namespace holmstead;

namespace {

// Relative luminance and contrast as WCAG 2 defines them.
qreal channel(qreal value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

qreal luminance(const QColor &color)
{
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF())
         + 0.0722 * channel(color.blueF());
}

qreal contrast(const QColor &a, const QColor &b)
{
    const qreal dark = qMin(luminance(a), luminance(b));
    return (qMax(luminance(a), luminance(b)) + 0.05) / (dark + 0.05);
}

// CIE lightness, 0 … 100: what is left of a colour in greyscale.
qreal lightness(const QColor &color)
{
    return 116 * std::cbrt(luminance(color)) - 16;
}

template <typename Paint> QImage picture(Paint paint, int size = 96)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter, QRectF(0, 0, size, size));
    painter.end();
    return image;
}

// The part of all pixels that are clearly covered in one picture and clearly free in the other.
qreal differentShape(const QImage &a, const QImage &b)
{
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            different += qAbs(qAlpha(a.pixel(x, y)) - qAlpha(b.pixel(x, y))) > 128;
    }
    return qreal(different) / (a.width() * a.height());
}

} // namespace

// Colours that can be read, and shapes that do without them.
class TestPalette : public QObject
{
    Q_OBJECT

private slots:
    void textIsReadable_data();
    void textIsReadable();
    void themesAreReadable_data();
    void themesAreReadable();
    void everyColourIsSeenOnItsTurn_data();
    void everyColourIsSeenOnItsTurn();
    void theApplicationWearsTheTheme_data();
    void theApplicationWearsTheTheme();
    void terrainsDifferInGreyscale();
    void lamplightKeepsTheGroundsApart();
    void playersDifferInGreyscale();
    void emblemsDifferInShape();
    void resourcesDifferInShape();
    void terrainsDifferInShape();
    void variantsDiffer();
    void neighboursLookDifferent();
    void symbolsDrawAtEverySize();
    void tokensFollowTheLocale();
    void tokensLookTheSameWhateverWasWrittenBefore();
};

void TestPalette::textIsReadable_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<qreal>("atLeast");
    QTest::newRow("ink on paper") << palette::ink << palette::paper << 7.0;
    QTest::newRow("ink on panels") << palette::ink << palette::panel << 7.0;
    QTest::newRow("soft ink on panels") << palette::inkSoft << palette::panel << 4.5;
    QTest::newRow("red tokens") << palette::warning << palette::paper << 4.5;
    QTest::newRow("paper on accent") << palette::paper << palette::accent << 4.5;
    QTest::newRow("ink on gold") << palette::ink << palette::gold << 4.5;
    QTest::newRow("success on panels") << palette::success << palette::panel << 4.0;
    for (const Color color : allColors)
        QTest::addRow("emblem of colour %d", int(color))
            << palette::player(color).on << palette::player(color).base << 4.5;
}

void TestPalette::textIsReadable()
{
    QFETCH(QColor, text);
    QFETCH(QColor, ground);
    QFETCH(qreal, atLeast);
    QVERIFY2(contrast(text, ground) >= atLeast, qPrintable(QString::number(contrast(text, ground))));
}

// Every text on every surface it may stand on, by day and by lamplight.
void TestPalette::themesAreReadable_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    for (const Theme *theme : { &Theme::day(), &Theme::night() }) {
        const char *light = theme == &Theme::day() ? "day" : "night";
        std::vector<std::pair<const char *, QColor>> grounds = {
            { "sunken", theme->sunken }, { "ground", theme->ground }, { "sheet", theme->sheet },
            { "raised", theme->raised }, { "hover", theme->hover },   { "field", theme->field },
            { "chosen", theme->chosen }, { "lit", theme->lit }
        };
        for (const Color color : allColors)
            grounds.emplace_back("tint", theme->tint(color));
        std::vector<std::pair<const char *, QColor>> texts = { { "text", theme->text },
                                                               { "soft text", theme->softText },
                                                               { "warning", theme->warning },
                                                               { "success", theme->success },
                                                               { "link", theme->accentLine } };
        for (const Color color : allColors)
            texts.emplace_back("name", theme->name(color));
        int row = 0;
        for (const auto &[name, ground] : grounds) {
            for (const auto &[what, text] : texts)
                QTest::addRow("%s: %s on %s, %d", light, what, name, ++row) << text << ground;
        }
        QTest::addRow("%s: on accent", light) << theme->onAccent << theme->accent;
        QTest::addRow("%s: on deep accent", light) << theme->onAccent << theme->accentDeep;
        QTest::addRow("%s: on alarm", light) << theme->onAlarm << theme->alarm;
    }
}

void TestPalette::themesAreReadable()
{
    QFETCH(QColor, text);
    QFETCH(QColor, ground);
    QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(QString::number(contrast(text, ground))));
}

void TestPalette::everyColourIsSeenOnItsTurn_data()
{
    QTest::addColumn<bool>("lamplit");
    QTest::addColumn<Color>("color");
    QTest::newRow("red by day") << false << Color::Red;
    QTest::newRow("blue by day") << false << Color::Blue;
    QTest::newRow("orange by day") << false << Color::Orange;
    QTest::newRow("white by day") << false << Color::White;
    QTest::newRow("red by lamplight") << true << Color::Red;
    QTest::newRow("blue by lamplight") << true << Color::Blue;
    QTest::newRow("orange by lamplight") << true << Color::Orange;
    QTest::newRow("white by lamplight") << true << Color::White;
}

// White is paper by day, and red nearly as dark as the table by lamplight.
void TestPalette::everyColourIsSeenOnItsTurn()
{
    QFETCH(bool, lamplit);
    QFETCH(Color, color);
    const Theme &theme = lamplit ? Theme::night() : Theme::day();
    QVERIFY2(contrast(theme.tint(color), theme.sheet) >= 1.1,
             qPrintable(QString::number(contrast(theme.tint(color), theme.sheet))));
    QVERIFY2(contrast(theme.stroke(color), theme.sheet) >= 2,
             qPrintable(QString::number(contrast(theme.stroke(color), theme.sheet))));
}

void TestPalette::theApplicationWearsTheTheme_data()
{
    QTest::addColumn<Daylight::Wish>("wish");
    QTest::addColumn<bool>("systemIsDark");
    QTest::addColumn<bool>("dark");
    QTest::newRow("as a light system") << Daylight::Wish::AsTheSystem << false << false;
    QTest::newRow("as a dark system") << Daylight::Wish::AsTheSystem << true << true;
    QTest::newRow("light on a dark system") << Daylight::Wish::Light << true << false;
    QTest::newRow("dark on a light system") << Daylight::Wish::Dark << false << true;
}

void TestPalette::theApplicationWearsTheTheme()
{
    QFETCH(Daylight::Wish, wish);
    QFETCH(bool, systemIsDark);
    QFETCH(bool, dark);
    Daylight colors;
    colors.setWish(wish);
    QApplication::setPalette(QPalette(systemIsDark ? Qt::black : Qt::lightGray)); // the system's news
    const Theme &expected = dark ? Theme::night() : Theme::day();
    QCOMPARE(&theme(), &expected);
    const QWidget window;
    const QPalette tips = QToolTip::palette();
    const std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[] = {
        { QPalette::WindowText, QPalette::Window },    { QPalette::Text, QPalette::Base },
        { QPalette::ButtonText, QPalette::Button },    { QPalette::HighlightedText, QPalette::Highlight },
        { QPalette::PlaceholderText, QPalette::Base }, { QPalette::Link, QPalette::Window },
        { QPalette::LinkVisited, QPalette::Window },   { QPalette::ToolTipText, QPalette::ToolTipBase }
    };
    for (const auto &[text, ground] : pairs) {
        QVERIFY(contrast(window.palette().color(text), window.palette().color(ground)) >= 4.5);
        QVERIFY(contrast(tips.color(text), tips.color(ground)) >= 4.5);
    }
    QCOMPARE(tips.color(QPalette::ToolTipBase), expected.sheet);
    QApplication::setPalette(QPalette());
}

void TestPalette::terrainsDifferInGreyscale()
{
    for (const Terrain a : allTerrains) {
        for (const Terrain b : allTerrains) {
            const qreal apart =
                std::abs(lightness(palette::terrain(a).base) - lightness(palette::terrain(b).base));
            QVERIFY2(a == b || apart > 3.5,
                     qPrintable(QString("%1 %2: %3").arg(int(a)).arg(int(b)).arg(apart)));
        }
    }
}

// By lamplight the sea is dark, and tokens stand out from every ground as they do by day.
void TestPalette::lamplightKeepsTheGroundsApart()
{
    const auto byNight = [](const QColor &color) { return onGround(color, Theme::night()); };
    QCOMPARE(onGround(palette::seaDeep, Theme::day()), palette::seaDeep);
    QVERIFY(lightness(byNight(palette::seaDeep)) < 0.6 * lightness(palette::seaDeep));
    QVERIFY(contrast(palette::paper, byNight(palette::seaDeep)) > 7);
    for (const Terrain a : allTerrains) {
        const QColor ground = palette::terrain(a).base;
        QVERIFY(contrast(palette::paper, byNight(ground)) > contrast(palette::paper, ground));
        for (const Terrain b : allTerrains) {
            const qreal apart =
                std::abs(lightness(byNight(ground)) - lightness(byNight(palette::terrain(b).base)));
            QVERIFY2(a == b || apart > 3,
                     qPrintable(QString("%1 %2: %3").arg(int(a)).arg(int(b)).arg(apart)));
        }
    }
}

void TestPalette::playersDifferInGreyscale()
{
    for (const Color a : allColors) {
        for (const Color b : allColors) {
            const qreal apart =
                std::abs(lightness(palette::player(a).base) - lightness(palette::player(b).base));
            QVERIFY2(a == b || apart > 10,
                     qPrintable(QString("%1 %2: %3").arg(int(a)).arg(int(b)).arg(apart)));
        }
    }
}

void TestPalette::emblemsDifferInShape()
{
    const auto emblem = [](Color color) {
        return picture([&](QPainter &painter, const QRectF &rect) {
            EmblemPainter::paint(painter, rect, color, Qt::black);
        });
    };
    for (const Color a : allColors) {
        for (const Color b : allColors)
            QVERIFY(a == b || differentShape(emblem(a), emblem(b)) > 0.15);
    }
}

void TestPalette::resourcesDifferInShape()
{
    const auto symbol = [](Resource resource) {
        return picture(
            [&](QPainter &painter, const QRectF &rect) { ResourceSymbol::paint(painter, rect, resource); });
    };
    for (const Resource a : allResources) {
        for (const Resource b : allResources)
            QVERIFY(a == b || differentShape(symbol(a), symbol(b)) > 0.06);
    }
}

void TestPalette::terrainsDifferInShape()
{
    // What stands on the ground, without the ground: a drawing keeps it in a group of its own.
    const auto symbols = [](const QString &terrain) {
        return picture([&](QPainter &painter, const QRectF &rect) {
            QSvgRenderer(QStringLiteral(":/art/terrain/%1-0.svg").arg(terrain))
                .render(&painter, "land", rect);
        });
    };
    QVERIFY(Art::boxOf("terrain/hills-0").isValid()); // makes sure that the resources are there
    const QStringList terrains{ "hills", "forest", "pasture", "fields", "mountains", "desert" };
    for (const QString &a : terrains) {
        for (const QString &b : terrains)
            QVERIFY2(a == b || differentShape(symbols(a), symbols(b)) > 0.06, qPrintable(a + b));
    }
}

void TestPalette::variantsDiffer()
{
    const auto hex = [](Terrain terrain, int variant) {
        return picture([&](QPainter &painter, const QRectF &rect) {
            HexPainter::paint(painter, rect, terrain, variant);
        });
    };
    for (const Terrain terrain : allTerrains) {
        QVERIFY(hex(terrain, 0) != hex(terrain, 1));
        QVERIFY(hex(terrain, 1) != hex(terrain, 2));
        QVERIFY(hex(terrain, 0) == hex(terrain, HexPainter::variants * 2)); // any number will do
    }
}

void TestPalette::neighboursLookDifferent()
{
    Random random(7);
    for (int game = 0; game < 100; ++game) {
        const IslandLayout island = makeIsland(HarborDeal::Pieces, TokenDeal::LetterOrder, random);
        const auto variants = hexVariants(island);
        for (const HexId hex : everyId<HexId>()) {
            for (const HexId other : at(topology.neighboursOfHex, hex)) {
                const bool sameTerrain = at(island.terrain, hex) == at(island.terrain, other);
                QVERIFY(!sameTerrain || at(variants, hex) != at(variants, other));
            }
        }
    }
}

void TestPalette::symbolsDrawAtEverySize()
{
    for (const Resource resource : allResources) {
        for (const int size : { 12, 16, 40, 400 }) {
            const QImage image =
                picture([&](QPainter &painter,
                            const QRectF &rect) { ResourceSymbol::paint(painter, rect, resource); },
                        size);
            const QImage nothing = picture([](QPainter &, const QRectF &) {}, size);
            QVERIFY(differentShape(image, nothing) > 0.2);
            QVERIFY(differentShape(image, nothing) < 0.95);
        }
    }
}

void TestPalette::tokensFollowTheLocale()
{
    const auto token = [] {
        return picture([](QPainter &painter, const QRectF &rect) { TokenPainter::paint(painter, rect, 8); });
    };
    const QImage latin = token();
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    const QImage arabic = token();
    QLocale::setDefault(QLocale::c());
    QVERIFY(latin != arabic);
    QVERIFY(latin == token());
}

// Each size of letters that is written makes the outlines of a font a hair different.
void TestPalette::tokensLookTheSameWhateverWasWrittenBefore()
{
    const auto token = [] {
        return picture([](QPainter &painter, const QRectF &rect) { TokenPainter::paint(painter, rect, 12); });
    };
    const QImage before = token();
    for (int size = 7; size < 60; ++size) {
        picture([size](QPainter &painter, const QRectF &rect) {
            QFont font = QGuiApplication::font();
            font.setBold(true);
            font.setPixelSize(size);
            painter.setFont(font);
            painter.drawText(rect, QStringLiteral("1, 2 or 12"));
        });
        QVERIFY(token() == before);
    }
}

QTEST_MAIN(TestPalette)
#include "tst_palette.moc"
