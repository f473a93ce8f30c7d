// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/promptbar.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/palette.h"
#include "look/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

// Of the letters' size.
constexpr qreal sentenceLetters = 1.4;
constexpr qreal nextLetters = 1.3;

} // namespace

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

void PromptBar::setNext(const QString &name, Color color)
{
    if (name == m_next && color == m_nextColor)
        return;
    m_next = name;
    m_nextColor = color;
    //: Whose turn comes after this one
    setAccessibleDescription(name.isEmpty() ? QString() : tr("Next: %1").arg(name));
    update();
}

void PromptBar::setTime(const QString &time)
{
    m_time = time;
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

// Large enough to be read from across the table, and yet not louder than who is to act now; the sentence
// keeps most of the line.
qreal PromptBar::paintTrailing(QPainter &painter, qreal height) const
{
    const qreal em = paper::em(*this);
    qreal right = width() - 0.7 * em;
    const auto write = [&](const QString &text, const QFont &font, const QColor &color, qreal most) {
        const qreal wide = std::min(QFontMetricsF(font).horizontalAdvance(text) + 0.2 * em, most);
        const QRectF place(right - wide, 0, wide, height);
        painter.setFont(font);
        painter.setPen(color);
        paper::drawFitted(painter, paper::inDirection(painter, place, rect()),
                          Qt::AlignRight | Qt::AlignVCenter, text);
        right = place.left();
    };
    if (!m_next.isEmpty()) {
        write(m_next, paper::scaled(font(), nextLetters), theme().text, 0.2 * width());
        const qreal side = 1.4 * em;
        const QRectF badge(right - side - 0.3 * em, (height - side) / 2, side, side);
        EmblemPainter::paintBadge(painter, paper::inDirection(painter, badge, rect()), m_nextColor);
        right = badge.left() - 0.4 * em;
        //: Before the name of whose turn comes after this one
        write(tr("Next:"), paper::scaled(font(), 1, QFont::Normal), theme().softText, 0.1 * width());
        right -= 1.2 * em;
    }
    if (!m_time.isEmpty()) {
        write(m_time, paper::scaled(font(), 1.1, QFont::Normal), theme().softText, 0.1 * width());
        right -= 1.2 * em;
    }
    return right;
}

void PromptBar::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    const QColor ground = m_color ? theme().tint(*m_color) : theme().sheet;
    painter.fillRect(whole, ground);
    const QRectF edge(0, whole.bottom() - 0.2 * em, whole.width(), 0.2 * em);
    painter.fillRect(edge, m_color ? palette::player(*m_color).base : theme().line);
    const qreal side = 1.9 * em;
    const QRectF badge(0.7 * em, (edge.top() - side) / 2, side, side);
    if (m_color)
        EmblemPainter::paintBadge(painter, paper::inDirection(painter, badge, whole), *m_color);
    const qreal left = m_color ? badge.right() + 0.7 * em : 0.7 * em;
    const QRectF text(left, 0, paintTrailing(painter, edge.top()) - left, edge.top());
    painter.setFont(paper::scaled(font(), sentenceLetters, QFont::DemiBold));
    painter.setPen(theme().text);
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
