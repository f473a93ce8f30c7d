// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

class QPainter;
class QRectF;

namespace holmstead {

// The name of a card, laid out so that all of it stands within a width: in one line or two, or one for each
// word, smaller where it has to be. A word is never broken: see leastWidth().
class CardName
{
public:
    CardName(const QString &name, const QFont &font, qreal width);

    // Of all its lines, in pixels.
    qreal height() const { return m_height; }
    // In the middle of `place`, which is as wide as was said.
    void paint(QPainter &painter, const QRectF &place) const;

    // The width from which every word has room.
    static qreal leastWidth(const QString &name, const QFont &font);

private:
    bool tryLayout(const QFont &font, qreal width, int flags, int mostLines);

    QString m_name;
    QFont m_font;
    int m_flags = 0;
    qreal m_height = 0;
};

} // namespace holmstead
