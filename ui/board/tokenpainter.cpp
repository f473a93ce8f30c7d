// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/tokenpainter.h"

#include "board/letters.h"
#include "look/art.h"
#include "look/drawingspace.h"

#include <QLocale>
#include <QPainter>

namespace holmstead {

namespace {

void paintPips(QPainter &painter, int count, const QColor &color)
{
    constexpr qreal gap = 8;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (int i = 0; i < count; ++i)
        painter.drawEllipse(QPointF((i - (count - 1) / 2.0) * gap, 19), 3.1, 3.1);
}

} // namespace

void TokenPainter::paint(QPainter &painter, const QRectF &rect, int token)
{
    const QString disc = isRed(token) ? QStringLiteral("tokens/red") : QStringLiteral("tokens/plain");
    const QColor color = isRed(token) ? palette::warning : palette::ink;
    const DrawingSpace space(painter, rect, disc);
    Art::paint(painter, space.box(), disc);
    letters::paint(painter, QRectF(-23.5, -21, 47, 31), QLocale().toString(token), color);
    paintPips(painter, pips(token), color);
}

} // namespace holmstead
