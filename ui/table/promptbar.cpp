// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/promptbar.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/palette.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>

namespace holmstead {

PromptBar::PromptBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PromptBar::setPrompt(const QString &sentence, std::optional<Color> color)
{
    if (sentence == m_sentence && color == m_color)
        return;
    m_sentence = sentence;
    m_color = color;
    // Screen readers read the new line out.
    setAccessibleName(sentence);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    // Too long a sentence for the bar can still be read whole.
    setToolTip(sentence);
    update();
}

QSize PromptBar::sizeHint() const
{
    return { paper::ems(*this, 30), paper::ems(*this, 2.9) };
}

QSize PromptBar::minimumSizeHint() const
{
    return { paper::ems(*this, 16), paper::ems(*this, 2.9) };
}

void PromptBar::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    const QColor ground =
        m_color ? paper::mixed(palette::paper, palette::player(*m_color).base, 0.16) : palette::paper;
    painter.fillRect(whole, ground);
    const QRectF edge(0, whole.bottom() - 0.2 * em, whole.width(), 0.2 * em);
    painter.fillRect(edge, m_color ? palette::player(*m_color).base : palette::paperEdge);
    const qreal side = 1.9 * em;
    const QRectF badge(0.7 * em, (edge.top() - side) / 2, side, side);
    if (m_color)
        EmblemPainter::paintBadge(painter, paper::inDirection(painter, badge, whole), *m_color);
    const qreal left = m_color ? badge.right() + 0.7 * em : 0.7 * em;
    const QRectF text(left, 0, whole.width() - left - 0.7 * em, edge.top());
    painter.setFont(paper::scaled(font(), 1.2, QFont::DemiBold));
    painter.setPen(palette::ink);
    paper::drawFitted(painter, paper::inDirection(painter, text, whole),
                      Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_sentence);
}

void PromptBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace holmstead
