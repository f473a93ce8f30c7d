// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/art.h"

#include "look/theme.h"

#include <QCache>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <array>

static void initArt()
{
    Q_INIT_RESOURCE(art); // would be left out of a static library otherwise
}

namespace holmstead {

namespace {

// In KB: all of a board at 4K, with the panels round it.
constexpr int pictureMemory = 32 * 1024;
// What is larger is the sea, which the view keeps as a whole.
constexpr int largestKept = 2 * 1024;
constexpr int drawingsKept = 256;
// Finer than the eye tells pixels apart.
constexpr qreal stepsOfPixel = 4;

// A drawing in the colours asked for.
struct Drawing
{
    QString name;
    std::array<QRgb, 4> tones;
    bool lamplit = false;

    friend bool operator==(const Drawing &, const Drawing &) = default;
};

// A drawing as the device shows it: where its right and lower edges lead from its corner, and where in a
// pixel that corner lies; all in steps of a pixel.
struct Picture
{
    Drawing drawing;
    std::array<int, 6> shape;

    friend bool operator==(const Picture &, const Picture &) = default;
};

size_t qHash(const Drawing &drawing, size_t seed = 0)
{
    return qHashRange(drawing.tones.begin(), drawing.tones.end(),
                      qHashMulti(seed, drawing.name, drawing.lamplit));
}

size_t qHash(const Picture &picture, size_t seed = 0)
{
    return qHashRange(picture.shape.begin(), picture.shape.end(), qHash(picture.drawing, seed));
}

std::array<QRgb, 4> coloursOf(const palette::PlayerTones &tones)
{
    return { tones.base.rgb(), tones.light.rgb(), tones.dark.rgb(), tones.on.rgb() };
}

// The colour that stands for `colour` of the file, which has the red player's and is drawn by day.
QRgb dyed(QRgb colour, const Drawing &drawing)
{
    const std::array<QRgb, 4> red = coloursOf(palette::red);
    const auto *found = std::find(red.begin(), red.end(), colour);
    if (found != red.end())
        colour = drawing.tones[std::size_t(found - red.begin())];
    return drawing.lamplit ? onGround(QColor(colour), Theme::night()).rgb() : colour;
}

QByteArray recoloured(const QByteArray &svg, const Drawing &drawing)
{
    constexpr qsizetype digits = 6;
    QByteArray result;
    qsizetype done = 0;
    for (qsizetype at = svg.indexOf('#'); at >= 0; at = svg.indexOf('#', at + 1)) {
        bool isColour = false; // and no name of another part
        const QRgb colour = 0xff000000 | svg.mid(at + 1, digits).toUInt(&isColour, 16);
        if (!isColour)
            continue;
        result += svg.mid(done, at - done);
        result += QColor(dyed(colour, drawing)).name().toLatin1();
        done = at + 1 + digits;
    }
    return result + svg.mid(done);
}

// The marker for what is missing.
const QByteArray marker = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>"
                          "<path d='M4 4H96V96H4ZM4 4L96 96M96 4L4 96' fill='none' stroke='#A8211A'"
                          " stroke-width='8'/></svg>";

QSvgRenderer *open(const Drawing &drawing)
{
    initArt();
    QFile file(QStringLiteral(":/art/%1.svg").arg(drawing.name));
    const QByteArray svg = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    auto *renderer = new QSvgRenderer(recoloured(svg, drawing));
    if (renderer->isValid())
        return renderer;
    qWarning("The drawing %s cannot be shown", qUtf8Printable(drawing.name));
    renderer->load(marker);
    return renderer;
}

// Lives until the next call.
QSvgRenderer &rendererOf(const Drawing &drawing)
{
    static QCache<Drawing, QSvgRenderer> cache(drawingsKept);
    if (QSvgRenderer *known = cache.object(drawing))
        return *known;
    auto *renderer = open(drawing);
    cache.insert(drawing, renderer);
    return *renderer;
}

QRectF fitted(const QRectF &rect, const QSizeF &size)
{
    const qreal scale = qMin(rect.width() / size.width(), rect.height() / size.height());
    const QSizeF seen = size * scale;
    return { rect.center().x() - seen.width() / 2, rect.bottom() - seen.height(), seen.width(),
             seen.height() };
}

int steps(qreal pixels)
{
    return qRound(pixels * stepsOfPixel);
}

QTransform movedTo(QTransform transform, const QPointF &origin)
{
    return transform * QTransform::fromTranslate(-origin.x(), -origin.y());
}

QImage render(const Drawing &drawing, const QRectF &rect, const QTransform &toPixels, const QSize &size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(toPixels);
    rendererOf(drawing).render(&painter, rect);
    return image;
}

// The whole pixels that `rect` touches, and what to put there.
void paintPixels(QPainter &painter, const QRectF &rect, const Drawing &drawing, const QTransform &toDevice)
{
    static QCache<Picture, QImage> cache(pictureMemory);
    const QRect pixels = toDevice.mapRect(rect).toAlignedRect();
    const QTransform toPixels = movedTo(toDevice, pixels.topLeft());
    const QPointF corner = toPixels.map(rect.topLeft());
    const QPointF right = toPixels.map(rect.topRight()) - corner;
    const QPointF down = toPixels.map(rect.bottomLeft()) - corner;
    const Picture picture{ drawing,
                           { steps(right.x()), steps(right.y()), steps(down.x()), steps(down.y()),
                             steps(corner.x()), steps(corner.y()) } };
    const QImage *known = cache.object(picture);
    const QImage image = known ? *known : render(drawing, rect, toPixels, pixels.size());
    if (!known && image.sizeInBytes() / 1024 <= largestKept)
        cache.insert(picture, new QImage(image), 1 + image.sizeInBytes() / 1024);

    // A painter without a turn or scale of its own copies pixel by pixel.
    const QTransform mine = painter.worldTransform();
    const QTransform rest = mine.inverted() * toDevice;
    painter.setWorldTransform(QTransform::fromTranslate(pixels.x(), pixels.y()) * rest.inverted());
    painter.drawImage(0, 0, image);
    painter.setWorldTransform(mine);
}

void paintDrawing(QPainter &painter, const QRectF &rect, const Drawing &drawing)
{
    const QTransform toDevice = painter.deviceTransform();
    if (rect.isEmpty() || !toDevice.isInvertible())
        return;
    const QRectF seen = fitted(rect, rendererOf(drawing).viewBoxF().size());
    if (toDevice.isAffine())
        paintPixels(painter, seen, drawing, toDevice);
    else
        rendererOf(drawing).render(&painter, seen);
}

} // namespace

void Art::paint(QPainter &painter, const QRectF &rect, const QString &name)
{
    paint(painter, rect, name, palette::red);
}

void Art::paint(QPainter &painter, const QRectF &rect, const QString &name, const palette::PlayerTones &tones)
{
    paintDrawing(painter, rect, { name, coloursOf(tones) });
}

void Art::paintGround(QPainter &painter, const QRectF &rect, const QString &name)
{
    paintDrawing(painter, rect, { name, coloursOf(palette::red), theme().lamplit });
}

QRectF Art::boxOf(const QString &name)
{
    return rendererOf({ name, coloursOf(palette::red) }).viewBoxF();
}

} // namespace holmstead
