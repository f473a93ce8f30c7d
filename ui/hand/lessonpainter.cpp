// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/lessonpainter.h"

#include "hand/paper.h"
#include "hand/verbpainter.h"
#include "look/theme.h"

#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal margin = 0.5;
constexpr qreal largestPicture = 3.2;
constexpr qreal widestText = 44; // lines that are longer are hard to follow

constexpr int inParagraphs = Qt::AlignVCenter | Qt::TextWordWrap;

} // namespace

LessonPainter::LessonPainter(const QWidget &widget, const QRectF &place, const QStringList &sentences)
    : m_widget(widget),
      m_shown(sentences)
{
    const qreal em = paper::em(widget);
    m_whole = place.adjusted(margin * em, 0.6 * margin * em, -margin * em, -0.6 * margin * em);
    const qreal side = std::min(largestPicture * em, m_whole.height());
    m_picture = QRectF(m_whole.left(), m_whole.center().y() - side / 2, side, side);
    m_text = m_whole;
    m_text.setLeft(m_picture.right() + 1.5 * margin * em);
    m_text.setWidth(std::min(m_text.width(), widestText * em));
    while (m_shown.size() > 1 && !paper::canFit(widget.font(), m_text, inParagraphs, m_shown.join(u'\n')))
        m_shown.removeLast();
}

void LessonPainter::paint(QPainter &painter, Verb verb, Color color) const
{
    VerbPainter::paint(painter, paper::inDirection(painter, m_picture, m_whole), verb, color, true,
                       theme().text);
    const bool mirrored = painter.layoutDirection() == Qt::RightToLeft;
    painter.setFont(m_widget.font());
    painter.setPen(theme().text);
    paper::drawFitted(painter, paper::inDirection(painter, m_text, m_whole),
                      inParagraphs | (mirrored ? Qt::AlignRight : Qt::AlignLeft), m_shown.join(u'\n'));
}

} // namespace holmstead
