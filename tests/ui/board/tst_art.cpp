// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/art.h"

#include <QDir>
#include <QDirIterator>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>

using namespace holmstead;

namespace {

const QDir project(QStringLiteral(HOLMSTEAD_SOURCE));

QByteArray contents(const QString &file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
}

// As in the palette's source: "A3201B".
QSet<QString> paletteColours()
{
    QSet<QString> colours;
    static const QRegularExpression entry(QStringLiteral("rgb\\(0x([0-9A-F]{6})\\)"));
    auto found = entry.globalMatch(QString::fromUtf8(contents(project.filePath("ui/look/palette.h"))));
    while (found.hasNext())
        colours.insert(found.next().captured(1));
    return colours;
}

bool isKnownElement(QStringView name)
{
    static const QSet<QString> known = { "svg",    "g",    "defs",     "use",     "path",  "rect",
                                         "circle", "line", "polyline", "polygon", "title", "ellipse" };
    return known.contains(name.toString());
}

// What a drawing may say; "" for fine. Anything that brings its own look or that Qt does not draw is left
// out.
QString faultOf(const QXmlStreamAttribute &attribute, const QSet<QString> &colours)
{
    static const QSet<QString> known = { "viewBox",
                                         "id",
                                         "d",
                                         "x",
                                         "y",
                                         "x1",
                                         "y1",
                                         "x2",
                                         "y2",
                                         "cx",
                                         "cy",
                                         "r",
                                         "rx",
                                         "ry",
                                         "width",
                                         "height",
                                         "points",
                                         "transform",
                                         "fill",
                                         "stroke",
                                         "stroke-width",
                                         "stroke-linecap",
                                         "stroke-linejoin",
                                         "fill-opacity",
                                         "stroke-opacity",
                                         "opacity",
                                         "fill-rule",
                                         "xlink:href" };
    const QString name = attribute.qualifiedName().toString();
    const QString value = attribute.value().toString();
    if (!known.contains(name))
        return name;
    const bool isColour = name == "fill" || name == "stroke";
    if (isColour && value != "none" && !(value.startsWith('#') && colours.contains(value.mid(1))))
        return value + " is not in the palette";
    if (name == "xlink:href" && !value.startsWith('#'))
        return value;
    return {};
}

QString faultOf(const QByteArray &svg)
{
    const QSet<QString> colours = paletteColours();
    QXmlStreamReader reader(svg);
    bool hasBox = false;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (!isKnownElement(reader.name()))
            return QStringLiteral("<%1>").arg(reader.name());
        hasBox |= reader.name() == QLatin1String("svg") && reader.attributes().hasAttribute("viewBox");
        for (const QXmlStreamAttribute &attribute : reader.attributes()) {
            const QString fault = faultOf(attribute, colours);
            if (!fault.isEmpty())
                return QStringLiteral("line %1: %2").arg(reader.lineNumber()).arg(fault);
        }
    }
    return reader.hasError() ? reader.errorString() : hasBox ? QString() : QStringLiteral("no viewBox");
}

QImage canvas(const QSize &size, qreal ratio = 1)
{
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    return image;
}

int difference(QRgb a, QRgb b)
{
    return qMax(qAbs(qRed(a) - qRed(b)), qMax(qAbs(qGreen(a) - qGreen(b)), qAbs(qBlue(a) - qBlue(b))));
}

// The largest difference of one channel of one pixel.
int difference(const QImage &a, const QImage &b)
{
    int most = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            most = qMax(most, difference(a.pixel(x, y), b.pixel(x, y)));
    }
    return most;
}

bool hasColour(const QImage &image, const QColor &colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == colour.rgb())
                return true;
        }
    }
    return false;
}

const QString house = QStringLiteral("pieces/settlement");

} // namespace

// The drawings follow their rules, and are shown to the pixel.
class TestArt : public QObject
{
    Q_OBJECT

private slots:
    void drawingsFollowTheRules_data();
    void drawingsFollowTheRules();
    void faultsAreFound_data();
    void faultsAreFound();
    void drawingsAreSharp_data();
    void drawingsAreSharp();
    void piecesWearTheirPlayersColours();
    void proportionsAreKept();
    void aMissingDrawingShows();
};

void TestArt::drawingsFollowTheRules_data()
{
    QTest::addColumn<QString>("name");
    const QDir art(project.filePath("resources/art"));
    QDirIterator files(art.path(), { "*.svg" }, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString name = art.relativeFilePath(files.next()).chopped(4);
        QTest::newRow(qPrintable(name)) << name;
    }
}

void TestArt::drawingsFollowTheRules()
{
    QFETCH(QString, name);
    const QByteArray svg = contents(project.filePath("resources/art/" + name + ".svg"));
    QVERIFY(svg.startsWith("<!-- SPDX-License-Identifier: GPL-3.0-or-later -->"));
    QCOMPARE(faultOf(svg), QString());
    QVERIFY(Art::boxOf(name).isValid()); // makes sure that the resources are there
    QCOMPARE(contents(":/art/" + name + ".svg"), svg);
    QVERIFY(QSvgRenderer(svg).isValid());
}

void TestArt::faultsAreFound_data()
{
    QTest::addColumn<QByteArray>("svg");
    const QByteArray box = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>";
    QTest::newRow("colour") << box + "<path d='M0 0' fill='#123456'/></svg>";
    QTest::newRow("colour by name") << box + "<path d='M0 0' stroke='red'/></svg>";
    QTest::newRow("style") << box + "<path d='M0 0' style='fill:#A3201B'/></svg>";
    QTest::newRow("filter") << box + "<filter id='f'/></svg>";
    QTest::newRow("clip") << box + "<g clip-path='url(#a)'/></svg>";
    QTest::newRow("text") << box + "<text>3</text></svg>";
    QTest::newRow("broken") << box + "<g>";
    QTest::newRow("no viewBox") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'/>");
}

void TestArt::faultsAreFound()
{
    QFETCH(QByteArray, svg);
    QVERIFY(!faultOf(svg).isEmpty());
}

void TestArt::drawingsAreSharp_data()
{
    QTest::addColumn<qreal>("ratio");
    QTest::addColumn<QTransform>("transform");
    QTest::newRow("plain") << 1.0 << QTransform();
    QTest::newRow("between pixels") << 1.0 << QTransform::fromTranslate(3.25, 7.5);
    QTest::newRow("scale 1.5") << 1.5 << QTransform();
    QTest::newRow("scale 2, zoomed") << 2.0 << QTransform::fromScale(0.75, 0.75).translate(10, 4);
    QTest::newRow("turned") << 1.0 << QTransform::fromTranslate(60, 60).rotate(30).translate(-40, -40);
    QTest::newRow("mirrored") << 1.25 << QTransform::fromTranslate(100, 0).scale(-1, 1);
}

void TestArt::drawingsAreSharp()
{
    QFETCH(qreal, ratio);
    QFETCH(QTransform, transform);
    const QRectF rect(10, 10, 60, 60 * Art::boxOf(house).height() / Art::boxOf(house).width());
    QImage direct = canvas({ 120, 120 }, ratio);
    QPainter painter(&direct);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(transform);
    QSvgRenderer(":/art/" + house + ".svg").render(&painter, rect);
    painter.end();
    for (const bool again : { false, true }) {
        QImage drawn = canvas({ 120, 120 }, ratio);
        QPainter second(&drawn);
        second.setTransform(transform);
        Art::paint(second, rect, house);
        QCOMPARE(second.worldTransform(), transform);
        second.end();
        QVERIFY2(difference(drawn, direct) <= 4,
                 qPrintable(QString("%1 %2").arg(again).arg(difference(drawn, direct))));
    }
}

void TestArt::piecesWearTheirPlayersColours()
{
    for (const Color color : allColors) {
        QImage image = canvas({ 200, 200 });
        QPainter painter(&image);
        Art::paint(painter, QRectF(0, 0, 200, 200), house, palette::player(color));
        painter.end();
        QVERIFY(hasColour(image, palette::player(color).base));
        QVERIFY(hasColour(image, palette::player(color).dark));
        QCOMPARE(hasColour(image, palette::red.base), color == Color::Red);
    }
}

void TestArt::proportionsAreKept()
{
    QImage image = canvas({ 300, 100 });
    QPainter painter(&image);
    Art::paint(painter, QRectF(0, 0, 300, 100), house);
    painter.end();
    QVERIFY(difference(image.copy(0, 0, 90, 100), canvas({ 90, 100 })) == 0);
    QVERIFY(difference(image.copy(210, 0, 90, 100), canvas({ 90, 100 })) == 0);
    QVERIFY(difference(image.copy(140, 40, 20, 20), canvas({ 20, 20 })) > 100);
}

void TestArt::aMissingDrawingShows()
{
    QTest::ignoreMessage(QtWarningMsg, "The drawing nowhere/nothing cannot be shown");
    QTest::failOnWarning(QRegularExpression(QStringLiteral("cannot be shown")));
    for (int i = 0; i < 2; ++i) {
        QImage image = canvas({ 40, 40 });
        QPainter painter(&image);
        Art::paint(painter, QRectF(0, 0, 40, 40), QStringLiteral("nowhere/nothing"));
        painter.end();
        QVERIFY(difference(image, canvas({ 40, 40 })) > 50);
    }
}

QTEST_MAIN(TestArt)
#include "tst_art.moc"
