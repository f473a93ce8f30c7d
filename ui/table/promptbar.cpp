// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/promptbar.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
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
constexpr qreal thenLetters = 1.1;
// In ems.
constexpr qreal thenGap = 0.7;
constexpr qreal leastOfThen = 4;
constexpr qreal shortName = 9;

} // namespace

PromptBar::PromptBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PromptBar::setPrompt(const QString &sentence, std::optional<Color> color, const QString &then)
{
    if (sentence == m_sentence && color == m_color && then == m_then)
        return;
    m_sentence = sentence;
    m_color = color;
    m_then = then;
    describe();
    // Screen readers read the new line out.
    setAccessibleName(sentence);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    // Too long a sentence for the bar can still be read whole.
    setToolTip(then.isEmpty() ? sentence : sentence + u'\n' + then);
    update();
}

void PromptBar::describe()
{
    //: Whose turn comes after this one
    const QString next = m_next.isEmpty() ? QString() : tr("Next: %1").arg(m_next);
    setAccessibleDescription(m_then.isEmpty() ? next : m_then);
}

void PromptBar::setNext(const QString &name, Color color)
{
    if (name == m_next && color == m_nextColor)
        return;
    m_next = name;
    m_nextColor = color;
    describe();
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
    painter.fillRect(edge, m_color ? theme().stroke(*m_color) : theme().line);
    const qreal side = 1.9 * em;
    const QRectF badge(0.7 * em, (edge.top() - side) / 2, side, side);
    if (m_color)
        EmblemPainter::paintBadge(painter, paper::inDirection(painter, badge, whole), *m_color);
    const qreal left = m_color ? badge.right() + 0.7 * em : 0.7 * em;
    const QRectF text(left, 0, paintTrailing(painter, edge.top()) - left, edge.top());
    paintSentence(painter, text);
}

// A sentence loses its end last of all: long names are cut short before.
QString PromptBar::withShortNames(QString sentence) const
{
    const QFontMetricsF letters(font());
    for (const QString &name : m_names) {
        const QString cut = letters.elidedText(name, Qt::ElideRight, shortName * paper::em(*this));
        if (cut != name)
            sentence.replace(name, cut);
    }
    return sentence;
}

// In one line, unless not even small letters have room for it.
void PromptBar::paintSentence(QPainter &painter, const QRectF &area) const
{
    const QFont loud = paper::scaled(font(), sentenceLetters, QFont::DemiBold);
    const QFont quiet = paper::scaled(font(), thenLetters);
    const qreal gap = m_then.isEmpty() ? 0 : thenGap * paper::em(*this);
    const bool hasRoom = QFontMetricsF(loud).horizontalAdvance(m_sentence) + gap
                           + QFontMetricsF(quiet).horizontalAdvance(m_then)
                      <= area.width();
    const QString sentence = hasRoom ? m_sentence : withShortNames(m_sentence);
    painter.setFont(loud);
    painter.setPen(theme().text);
    constexpr int line = Qt::AlignLeft | Qt::AlignVCenter;
    const QRectF place = paper::inDirection(painter, area, rect());
    const bool fits = paper::canFit(painter.font(), place, line, sentence);
    paper::drawFitted(painter, place, fits ? line : line | Qt::TextWordWrap, sentence);
    const qreal used = QFontMetricsF(loud).horizontalAdvance(sentence) + gap;
    const QRectF rest = area.adjusted(used, 0, 0, 0);
    if (!m_then.isEmpty() && rest.width() >= leastOfThen * paper::em(*this))
        paintThen(painter, rest, hasRoom ? m_then : withShortNames(m_then));
}

// On the line of the sentence.
void PromptBar::paintThen(QPainter &painter, const QRectF &area, const QString &then) const
{
    const auto middle = [](const QFontMetricsF &letters) {
        return (letters.ascent() - letters.descent()) / 2;
    };
    const qreal line = middle(QFontMetricsF(painter.font()));
    const QFont quiet = paper::scaled(font(), thenLetters);
    const QFontMetricsF letters(quiet);
    painter.setFont(quiet);
    painter.setPen(theme().softText);
    const QRectF place = paper::inDirection(painter, area.translated(0, line - middle(letters)), rect());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     letters.elidedText(then, Qt::ElideRight, place.width()));
}

void PromptBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace holmstead
