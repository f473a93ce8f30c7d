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
    constexpr qreal gap = 6.25;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (int i = 0; i < count; ++i)
        painter.drawEllipse(QPointF((i - (count - 1) / 2.0) * gap, 15.5), 2.6, 2.6);
}

// Two digits stand closer and narrower, so that they keep the height of one and off the rim.
void paintNumber(QPainter &painter, int number, const QColor &color)
{
    const QString digits = QLocale().toString(number);
    const qreal narrow = digits.size() > 1 ? 0.84 : 1;
    const QRectF box = digits.size() > 1 ? QRectF(-18.5, -16.5, 37, 25) : QRectF(-18, -18.5, 36, 27.5);
    painter.save();
    painter.scale(narrow, 1);
    letters::paint(painter, { box.x() / narrow, box.y(), box.width() / narrow, box.height() }, digits, color);
    painter.restore();
}

} // namespace

void TokenPainter::paint(QPainter &painter, const QRectF &rect, int token)
{
    const QString disc = isRed(token) ? QStringLiteral("tokens/red") : QStringLiteral("tokens/plain");
    const QColor color = isRed(token) ? palette::warning : palette::ink;
    const DrawingSpace space(painter, rect, disc);
    Art::paint(painter, space.box(), disc);
    paintNumber(painter, token, color);
    paintPips(painter, pips(token), color);
}

} // namespace holmstead
