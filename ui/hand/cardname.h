// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

class QPainter;
class QRectF;

namespace holmstead {

// The name of a card, laid out so that all of it stands within a width: in one line or two, smaller where it
// has to be, and within a word only where nothing else helps.
class CardName
{
public:
    CardName(const QString &name, const QFont &font, qreal width);

    // Of all its lines, in pixels.
    qreal height() const { return m_height; }
    // In the middle of `place`, which is as wide as was said.
    void paint(QPainter &painter, const QRectF &place) const;

    // The width from which no word has to be broken.
    static qreal leastWidth(const QString &name, const QFont &font);

private:
    bool tryLayout(const QFont &font, qreal width, int flags, int mostLines);

    QString m_name;
    QFont m_font;
    int m_flags = 0;
    qreal m_height = 0;
};

} // namespace holmstead
