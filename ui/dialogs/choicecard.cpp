// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/choicecard.h"

#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "look/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal corner = 0.45;
constexpr qreal dotSide = 1;
constexpr qreal margin = 0.55;
// Without more words.
constexpr int mostLines = 2;
constexpr qreal smallestLetters = 0.75;
constexpr qreal stepOfLetters = 0.05;

qreal heightOf(const QString &text, const QFont &font, qreal width)
{
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10000), Qt::TextWordWrap, text).height();
}

} // namespace

ChoiceCard::ChoiceCard(QWidget *parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChoiceCard::setWords(const QString &title, const QString &about)
{
    m_about = about;
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(about);
    updateGeometry();
    update();
}

void ChoiceCard::setLetters(qreal factor)
{
    m_letters = factor;
    update();
}

qreal ChoiceCard::lettersFor(int width) const
{
    const qreal room = wordsIn(QRectF(0, 0, width, 0)).width();
    qreal factor = 1;
    while (factor > smallestLetters + stepOfLetters / 2 && !standsIn(titleFont(factor), room))
        factor -= stepOfLetters;
    return factor;
}

// In lines as many as it may have, with every word whole.
bool ChoiceCard::standsIn(const QFont &font, qreal width) const
{
    const QFontMetricsF metrics(font);
    const QStringList words = text().split(u' ');
    return heightOf(text(), font, width) <= mostLines * metrics.lineSpacing() + 1
        && std::all_of(words.begin(), words.end(), [&metrics, width](const QString &word) {
               return metrics.horizontalAdvance(word) <= width;
           });
}

QFont ChoiceCard::titleFont(qreal factor) const
{
    return paper::scaled(font(), factor, QFont::DemiBold);
}

QFont ChoiceCard::aboutFont() const
{
    return paper::scaled(font(), 0.88);
}

// Beside the dot.
QRectF ChoiceCard::wordsIn(const QRectF &box) const
{
    const qreal em = paper::em(*this);
    return box.adjusted((margin + dotSide + 0.45) * em, 0.4 * em, -margin * em, -0.4 * em);
}

QSize ChoiceCard::sizeHint() const
{
    const int width = paper::ems(*this, m_about.isEmpty() ? 6 : 13);
    return { width, heightForWidth(width) };
}

QSize ChoiceCard::minimumSizeHint() const
{
    return { paper::ems(*this, m_about.isEmpty() ? 6 : 9), paper::ems(*this, 2) };
}

int ChoiceCard::heightForWidth(int width) const
{
    const QRectF words = wordsIn(QRectF(0, 0, width, 10000));
    const qreal em = paper::em(*this);
    if (m_about.isEmpty()) {
        const QFont letters = titleFont(lettersFor(width));
        const qreal inner = standsIn(letters, words.width()) ? heightOf(text(), letters, words.width()) : em;
        return qRound(std::max(inner + 0.8 * em, 2.2 * em));
    }
    const qreal inner =
        heightOf(text(), titleFont(), words.width()) + heightOf(m_about, aboutFont(), words.width());
    return qRound(std::max(inner + 0.8 * em, 2.2 * em));
}

void ChoiceCard::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    const QRectF box = whole.adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(isChecked() ? QPen(theme().accentLine, 2.5) : QPen(theme().line, 1));
    const bool lit = isEnabled() && underMouse();
    painter.setBrush(isChecked() ? theme().chosen : lit ? theme().hover : theme().raised);
    if (!isEnabled())
        painter.setBrush(theme().sheet);
    painter.drawRoundedRect(box, corner * em, corner * em);

    const QRectF words = wordsIn(whole);
    const qreal first = m_about.isEmpty() ? whole.center().y() : words.top() + 0.5 * em;
    const QRectF dot(margin * em, first - dotSide * em / 2, dotSide * em, dotSide * em);
    const QRectF ring = paper::inDirection(painter, dot, whole);
    painter.setPen(QPen(isChecked() ? theme().accentLine : theme().line, 2));
    painter.setBrush(theme().field);
    painter.drawEllipse(ring.adjusted(1, 1, -1, -1));
    if (isChecked()) {
        const qreal inset = 0.28 * dotSide * em;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().accentLine);
        painter.drawEllipse(ring.adjusted(inset, inset, -inset, -inset));
    }

    const QRectF text = paper::inDirection(painter, words, whole);
    painter.setPen(isEnabled() ? theme().text : theme().disabledText);
    painter.setFont(titleFont());
    if (m_about.isEmpty()) {
        paintAlone(painter, text);
    } else {
        const qreal height = heightOf(this->text(), titleFont(), text.width());
        painter.drawText(QRectF(text.left(), text.top(), text.width(), height),
                         Qt::AlignLeft | Qt::TextWordWrap, this->text());
        painter.setPen(isEnabled() ? theme().softText : theme().disabledText);
        painter.setFont(aboutFont());
        painter.drawText(text.adjusted(0, height, 0, 0), Qt::AlignLeft | Qt::TextWordWrap, m_about);
    }
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, whole, corner * em);
}

void ChoiceCard::paintAlone(QPainter &painter, const QRectF &place) const
{
    const QFont letters = titleFont(m_letters);
    const bool stands = standsIn(letters, place.width());
    painter.setFont(letters);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | (stands ? Qt::TextWordWrap : 0),
                     stands ? text()
                            : QFontMetricsF(letters).elidedText(text(), Qt::ElideRight, place.width()));
}

void ChoiceCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

void ChoiceCard::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void ChoiceCard::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace holmstead
