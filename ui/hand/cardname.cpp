// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/cardname.h"

#include "hand/paper.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <climits>

namespace holmstead {

namespace {

constexpr qreal smallestOfName = 0.75;
constexpr qreal stepOfName = 0.05;
constexpr qreal beforeTwoLines = 0.9; // a name rather breaks than gets smaller than this
constexpr qreal highest = 10000;

} // namespace

CardName::CardName(const QString &name, const QFont &font, qreal width) : m_name(name)
{
    for (qreal factor = 1; factor > beforeTwoLines - stepOfName / 2; factor -= stepOfName) {
        if (tryLayout(paper::scaled(font, factor, font.weight()), width, 0, 1))
            return;
    }
    for (qreal factor = 1; factor > smallestOfName - stepOfName / 2; factor -= stepOfName) {
        if (tryLayout(paper::scaled(font, factor, font.weight()), width, Qt::TextWordWrap, 2))
            return;
    }
    tryLayout(paper::scaled(font, smallestOfName, font.weight()), width, Qt::TextWordWrap, INT_MAX);
}

bool CardName::tryLayout(const QFont &font, qreal width, int flags, int mostLines)
{
    const QFontMetricsF metrics(font);
    m_font = font;
    m_flags = Qt::AlignCenter | flags;
    const QRectF extent = metrics.boundingRect(QRectF(0, 0, width, highest), m_flags, m_name);
    m_height = extent.height();
    return extent.width() <= width && extent.height() <= mostLines * metrics.lineSpacing() + 0.5;
}

void CardName::paint(QPainter &painter, const QRectF &place) const
{
    painter.setFont(m_font);
    painter.drawText(place, m_flags, m_name);
}

qreal CardName::leastWidth(const QString &name, const QFont &font)
{
    const QFontMetricsF metrics(paper::scaled(font, smallestOfName, font.weight()));
    qreal widest = 0;
    for (const QString &word : name.split(u' '))
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest + 1; // fractions of a pixel
}

} // namespace holmstead
