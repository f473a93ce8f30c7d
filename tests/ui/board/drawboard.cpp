// SPDX-License-Identifier: GPL-3.0-or-later
// Draws boards into pictures, to look at them: drawboard FOLDER. Not a test.
#include "positions.h"

#include "board/boardscene.h"
#include "board/boardview.h"
#include "board/citypainter.h"
#include "board/dicepainter.h"
#include "board/emblempainter.h"
#include "board/resourcesymbol.h"
#include "board/robberpainter.h"
#include "board/settlementpainter.h"
#include "look/art.h"
#include "rules/view.h"
#include "support/places.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QTest>

using namespace holmstead;

namespace {

void grab(BoardView &view, int width, int height, const QString &file)
{
    view.resize(width, height);
    view.grab().save(file);
}

void drawBeginner(const QDir &folder)
{
    BoardScene scene;
    BoardView view(&scene);
    view.show();
    scene.setView(viewFor(test::beginnerPosition(), std::nullopt), test::fourPeople());
    scene.setStars(test::beginnerStars());
    for (const int width : { 600, 1000, 2000 })
        grab(view, width, width * 7 / 8, folder.filePath(QStringLiteral("beginner-%1.png").arg(width)));
    view.grab()
        .toImage()
        .convertToFormat(QImage::Format_Grayscale8)
        .scaledToWidth(1000, Qt::SmoothTransformation)
        .save(folder.filePath("beginner-grey.png"));
}

void drawLate(const QDir &folder)
{
    BoardScene scene;
    BoardView view(&scene);
    view.show();
    scene.setView(viewFor(test::latePosition(), std::nullopt), test::fourPeople());
    scene.setTargets(
        { { test::intersection("1,-2,N") }, PathSet::all(), {}, Piece::None, PlayerId(1), true });
    view.resize(1000, 860);
    scene.showNote(test::intersection("1,0,N"),
                   "You can build a settlement only where all neighbouring intersections are empty.");
    grab(view, 1000, 860, folder.filePath("late-marked.png"));
    scene.hideNote();
    scene.setTargets({ {}, {}, HexSet::all(), Piece::Robber, PlayerId(1), true });
    grab(view, 1000, 860, folder.filePath("late-hexes.png"));
    scene.setTargets({});
    grab(view, 600, 520, folder.filePath("late-600.png"));
    grab(view, 1000, 860, folder.filePath("late-1000.png"));
    view.grab().toImage().convertToFormat(QImage::Format_Grayscale8).save(folder.filePath("late-grey.png"));
}

void drawClose(const QDir &folder)
{
    BoardScene scene;
    BoardView view(&scene);
    view.show();
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    scene.setView(viewFor(test::latePosition(), std::nullopt), test::fourPeople());
    scene.setTargets(
        { { test::intersection("0,0,N") }, {}, { test::hex("0,0") }, Piece::None, PlayerId(2), true });
    QTest::keyClick(&view, Qt::Key_Right);
    for (int i = 0; i < 5; ++i)
        view.zoomIn();
    grab(view, 1200, 900, folder.filePath("close.png"));
    QLocale::setDefault(QLocale::c());
}

void drawPieces(const QDir &folder)
{
    QImage image(1000, 700, QImage::Format_RGB32);
    image.fill(palette::panel);
    QPainter painter(&image);
    qreal y = 10;
    for (const qreal size : { 160.0, 60.0, 28.0, 18.0 }) {
        qreal x = 10;
        for (const Resource resource : allResources) {
            ResourceSymbol::paint(painter, QRectF(x, y, size, size), resource);
            x += size + 10;
        }
        y += size + 10;
    }
    for (const qreal size : { 120.0, 50.0, 30.0 }) {
        qreal x = 10;
        for (const Color color : allColors) {
            SettlementPainter::paint(painter, QRectF(x, y, size, size), color);
            CityPainter::paint(painter, QRectF(x + size, y, size, size), color);
            EmblemPainter::paintBadge(painter, QRectF(x, y + size, size / 2, size / 2), color);
            x += 2 * size;
        }
        RobberPainter::paint(painter, QRectF(980 - size, y, size, size));
        y += 1.5 * size + 4;
    }
    for (int value = 0; value <= 6; ++value)
        DicePainter::paint(painter, QRectF(900, 10 + 55 * value, 50, 50), value);
    painter.end();
    image.save(folder.filePath("pieces.png"));
}

// Every drawing at the sizes at which it has to be good, by folder.
void drawSheets(const QDir &folder)
{
    Art::boxOf(QStringLiteral("pieces/road")); // makes sure that the resources are there
    const QDir art(QStringLiteral(":/art"));
    for (const QString &subject : art.entryList(QDir::Dirs)) {
        const QStringList files = QDir(art.filePath(subject)).entryList({ "*.svg" });
        QImage sheet(560, int(410 * files.size()), QImage::Format_RGB32);
        sheet.fill(palette::beach);
        QPainter painter(&sheet);
        for (const QString &file : files) {
            const QString name = subject + QLatin1Char('/') + file.chopped(4);
            Art::paint(painter, QRectF(5, 5, 400, 400), name);
            Art::paint(painter, QRectF(430, 5, 100, 100), name);
            Art::paint(painter, QRectF(430, 125, 40, 40), name);
            painter.translate(0, 410);
        }
        painter.end();
        sheet.save(folder.filePath(QStringLiteral("art-%1.png").arg(subject)));
    }
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    if (argc != 2)
        return 1;
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    drawSheets(folder);
    drawPieces(folder);
    drawBeginner(folder);
    drawLate(folder);
    drawClose(folder);
    return 0;
}
