// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/verb.h"

#include <QRectF>
#include <QStringList>

class QPainter;
class QWidget;

namespace holmstead {

// A few sentences about a piece where the hand will be, with its picture before them. Where room is short the
// letters get smaller, and then the last sentences give way.
class LessonPainter
{
public:
    // In the letters of `widget`, by which it is measured, as from left to right.
    LessonPainter(const QWidget &widget, const QRectF &place, const QStringList &sentences);

    // Those that have room.
    const QStringList &shown() const { return m_shown; }
    // `verb` builds the piece.
    void paint(QPainter &painter, Verb verb, Color color) const;

private:
    const QWidget &m_widget;
    QRectF m_whole;
    QRectF m_picture;
    QRectF m_text;
    QStringList m_shown;
};

} // namespace holmstead
