// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/letters.h"

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>
#include <QPainter>
#include <QPainterPath>

#include <utility>

namespace holmstead::letters {

namespace {

QFont boldFont()
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(100);
    font.setBold(true);
    return font;
}

// A font's outlines differ by a hair with what was drawn before them; kept, they are the same everywhere.
QPainterPath outlineOf(const QString &text, const QFont &font)
{
    static QHash<std::pair<QString, QString>, QPainterPath> known;
    QPainterPath &path = known[{ font.key(), text }];
    if (path.isEmpty())
        path.addText(0, 0, font, text);
    return path;
}

} // namespace

void paint(QPainter &painter, const QRectF &rect, const QString &text, const QColor &color)
{
    const QFont font = boldFont();
    const QPainterPath path = outlineOf(text, font);
    // The height of capitals serves all digits alike; else a 4 and a 6 would differ in size.
    const QRectF seen = path.boundingRect();
    const qreal height = qMax(QFontMetricsF(font).capHeight(), seen.height());
    const qreal scale = qMin(rect.width() / seen.width(), rect.height() / height);
    painter.save();
    painter.translate(rect.center());
    painter.scale(scale, scale);
    painter.translate(-seen.center());
    painter.fillPath(path, color);
    painter.restore();
}

} // namespace holmstead::letters
