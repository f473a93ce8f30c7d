// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/style.h"

#include "hand/paper.h"
#include "look/palette.h"

#include <QPainter>
#include <QStyle>
#include <QWidget>

namespace holmstead::style {

void setScale(QWidget &widget, qreal factor, QFont::Weight weight)
{
    widget.setFont(paper::scaled(widget.font(), factor, weight));
}

void mark(QWidget &widget, const char *property, bool on)
{
    if (widget.property(property).toBool() == on)
        return;
    widget.setProperty(property, on);
    widget.style()->polish(&widget);
    widget.update();
}

QString onButton(QString words)
{
    return words.replace(QLatin1Char('&'), QLatin1String("&&"));
}

QColor veil()
{
    QColor color = palette::ink;
    color.setAlphaF(0.45F);
    return color;
}

void paintShadow(QPainter &painter, const QRect &sheet)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QColor shade = palette::ink;
    shade.setAlpha(9);
    painter.setBrush(shade);
    for (int spread = 2; spread <= 18; spread += 2) {
        const QRectF around = QRectF(sheet).adjusted(-spread, -spread, spread, spread).translated(0, 5);
        painter.drawRoundedRect(around, 12 + spread, 12 + spread);
    }
    painter.restore();
}

} // namespace holmstead::style
