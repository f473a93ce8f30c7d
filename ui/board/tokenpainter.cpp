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
    constexpr qreal gap = 7;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (int i = 0; i < count; ++i)
        painter.drawEllipse(QPointF((i - (count - 1) / 2.0) * gap, 17), 3, 3);
}

// Two digits stand closer and narrower, so that they keep the height of one and off the rim.
void paintNumber(QPainter &painter, int number, const QColor &color)
{
    const QString digits = QLocale().toString(number);
    const qreal narrow = digits.size() > 1 ? 0.86 : 1;
    const QRectF box = digits.size() > 1 ? QRectF(-21, -18.5, 42, 29) : QRectF(-20, -20.5, 40, 30.5);
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
