// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/programicon.h"

#include "look/art.h"

#include <QIcon>
#include <QPainter>
#include <QPixmap>

namespace holmstead {

QIcon programIcon()
{
    // In pixmaps, since Qt's plugin for icons from SVG need not be installed.
    QIcon icon;
    for (const int side : { 16, 24, 32, 48, 64, 128 }) {
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        Art::paint(painter, pixmap.rect(), QStringLiteral("icons/holmstead"));
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace holmstead
