// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/drapery.h"

#include "board/emblempainter.h"
#include "look/palette.h"
#include "look/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace holmstead {

namespace {

// In lines of text.
constexpr qreal foldWidth = 6.4;
constexpr qreal emblemSide = 2.4;
constexpr qreal emblemRow = 6.5;
constexpr qreal valanceHeight = 2.6;
constexpr qreal scallop = 3.2; // its width
constexpr qreal hem = 0.28;

// By lamplight a bright cloth would glare over the whole screen.
palette::PlayerTones clothOf(Color color)
{
    constexpr qreal gloom = 0.45;
    palette::PlayerTones tones = palette::player(color);
    if (theme().lamplit) {
        for (QColor *tone : { &tones.base, &tones.light, &tones.dark })
            *tone = mixed(*tone, palette::ink, gloom);
    }
    return tones;
}

// Each fold is lit from the left: a light edge, the cloth, and the shade towards the next.
void paintFolds(QPainter &painter, const QRectF &rect, const palette::PlayerTones &tones, qreal width)
{
    painter.fillRect(rect, tones.base);
    const QColor light = mixed(tones.base, tones.light, 0.35);
    const QColor shade = mixed(tones.base, tones.dark, 0.3);
    const QColor deep = mixed(tones.base, tones.dark, 0.6);
    for (qreal x = rect.left(); x < rect.right(); x += width) {
        painter.fillRect(QRectF(x, rect.top(), 0.16 * width, rect.height()), light);
        painter.fillRect(QRectF(x + 0.76 * width, rect.top(), 0.15 * width, rect.height()), shade);
        painter.fillRect(QRectF(x + 0.91 * width, rect.top(), 0.09 * width, rect.height()), deep);
    }
}

void weaveEmblems(QPainter &painter, const QRectF &rect, Color color, qreal width, qreal unit)
{
    const palette::PlayerTones tones = clothOf(color);
    const QColor thread = mixed(tones.base, tones.dark, 0.22);
    const qreal side = emblemSide * unit;
    bool lower = false;
    for (qreal x = rect.left() + 0.46 * width; x < rect.right() + side; x += width, lower = !lower) {
        const qreal first = rect.top() + (valanceHeight + 1.5 + (lower ? emblemRow / 2 : 0)) * unit;
        for (qreal y = first; y < rect.bottom(); y += emblemRow * unit)
            EmblemPainter::paint(painter, { x - side / 2, y, side, side }, color, thread);
    }
}

// The lower edge of the valance, from side to side.
QPainterPath scallops(const QRectF &rect, qreal unit)
{
    const qreal count = std::max(1.0, std::round(rect.width() / (scallop * unit)));
    const qreal width = rect.width() / count;
    const qreal straight = rect.top() + 0.55 * valanceHeight * unit;
    const qreal low = rect.top() + 1.35 * valanceHeight * unit;
    QPainterPath path(QPointF(rect.left(), straight));
    for (int each = 0; each < static_cast<int>(count); ++each) {
        const qreal left = rect.left() + each * width;
        path.quadTo(left + width / 2, low, left + width, straight);
    }
    return path;
}

QPainterPath valance(const QRectF &rect, const QPainterPath &edge)
{
    QPainterPath path = edge;
    path.lineTo(rect.topRight());
    path.lineTo(rect.topLeft());
    path.closeSubpath();
    return path;
}

} // namespace

void Drapery::paint(QPainter &painter, const QRectF &rect, Color color, qreal unit)
{
    const palette::PlayerTones tones = clothOf(color);
    // Whole folds, so that none is cut at the side.
    const qreal width = rect.width() / std::max(1.0, std::round(rect.width() / (foldWidth * unit)));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintFolds(painter, rect, tones, width);
    weaveEmblems(painter, rect, color, width, unit);
    const QPainterPath edge = scallops(rect, unit);
    const QPainterPath above = valance(rect, edge);
    QColor shadow = palette::ink;
    shadow.setAlpha(50);
    painter.fillPath(above.translated(0, 0.35 * unit), shadow);
    painter.fillPath(above, tones.dark);
    painter.strokePath(edge, QPen(palette::gold, hem * unit, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.restore();
}

} // namespace holmstead
