// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablepicture.h"

#include "board/boardgeometry.h"
#include "board/boardscene.h"
#include "look/theme.h"
#include "session/outlook.h"
#include "table/playerspanel.h"

#include <QCoreApplication>
#include <QPainter>
#include <QSaveFile>

namespace holmstead {

namespace {

struct Pictures
{
    Q_DECLARE_TR_FUNCTIONS(Pictures)
};

// The panel at its own size, however large the letters are.
QPixmap pictureOfPlayers(const View &view, const People &people, qreal sharpness)
{
    PlayersPanel panel;
    panel.setView(view, people);
    panel.setActing(view.turn);
    panel.resize(panel.sizeHint());
    QPixmap picture(panel.size() * sharpness);
    picture.setDevicePixelRatio(sharpness);
    picture.fill(Qt::transparent);
    panel.render(&picture, {}, {}, QWidget::DrawChildren);
    return picture;
}

} // namespace

QImage pictureOfTable(const View &view, const People &people, int height)
{
    const View shown = asTheTableSees(view);
    BoardScene board;
    board.setView(shown, people);
    const qreal scale = height / boardRect.height();
    const QPixmap players = pictureOfPlayers(shown, people, 2);
    // The players beside the island, at most as high as it is.
    const qreal margin = 0.03 * height;
    const qreal playersHeight = qMin<qreal>(players.height(), height - 2 * margin);
    const qreal playersWidth = players.width() * playersHeight / players.height();
    const qreal boardWidth = boardRect.width() * scale;

    QImage picture(qCeil(playersWidth + 2 * margin + boardWidth), height, QImage::Format_RGB32);
    picture.fill(theme().ground);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.drawPixmap(QRectF(margin, (height - playersHeight) / 2, playersWidth, playersHeight), players,
                       QRectF(players.rect()));
    const QRectF place(playersWidth + 2 * margin, 0, boardWidth, height);
    board.render(&painter, place, boardRect);
    return picture;
}

std::optional<QString> writePicture(const QImage &picture, const QString &path)
{
    QSaveFile file(path); // a picture that was there stays until the new one is whole
    if (file.open(QIODevice::WriteOnly) && picture.save(&file, "PNG") && file.commit())
        return std::nullopt;
    //: %1 is what the system says, e.g. "Permission denied"
    return Pictures::tr("The system says: %1.").arg(file.errorString());
}

} // namespace holmstead
