// SPDX-License-Identifier: GPL-3.0-or-later
#include "noteline.h"

#include "hand/cardpainter.h"
#include "look/theme.h"
#include "text/readingtime.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

// In heights of a line.
constexpr qreal noteCardHeight = 3.4;
constexpr int wideNote = 14;
constexpr int slimNote = 8;
constexpr int slimmest = 5;
constexpr qreal noteCardStep = CardPainter::widthOfHeight * noteCardHeight + 0.3;

} // namespace

NoteLine::NoteLine(QWidget *parent, Qt::Edge edge) : QLabel(parent), m_edge(edge)
{
    setObjectName(QStringLiteral("noteLine"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setForegroundRole(QPalette::ToolTipText);
    m_readTime.setSingleShot(true);
    connect(&m_readTime, &QTimer::timeout, this, &NoteLine::forget);
    parent->installEventFilter(this);
    hide();
}

void NoteLine::say(const QString &sentence, const std::vector<CardFace> &cards)
{
    m_cards = cards;
    setText(sentence);
    setVisible(!sentence.isEmpty());
    if (sentence.isEmpty())
        return m_readTime.stop(); // or it would wake the program every few seconds, for ever
    m_readTime.start(readingTime(sentence));
    if (isVisible())
        place();
}

void NoteLine::place()
{
    const int em = fontMetrics().height();
    const int room = roomForCards();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    setContentsMargins(em + (mirrored ? 0 : room), em / 2, em + (mirrored ? room : 0), em / 2);
    const int widest = parentWidget()->width() - 2 * em;
    if (m_ground) {
        setGeometry(freePlace(widest));
    } else {
        const QSize size = sizeFor(widest);
        const int top = m_edge == Qt::TopEdge ? em / 2 : parentWidget()->height() - size.height() - em / 2;
        setGeometry(QRect(QPoint((parentWidget()->width() - size.width()) / 2, top), size));
    }
    raise();
}

int NoteLine::roomForCards() const
{
    return static_cast<int>(noteCardStep * fontMetrics().height() * static_cast<qreal>(m_cards.size()));
}

// As wide as its longest line, if there is so much room.
QSize NoteLine::sizeFor(int widest) const
{
    const int em = fontMetrics().height();
    const QMargins margins = contentsMargins();
    const QRect lines = fontMetrics().boundingRect(QRect(), Qt::AlignCenter, text());
    const int width = std::min(lines.width() + margins.left() + margins.right() + em, widest);
    const int leastHeight = m_cards.empty() ? 0 : static_cast<int>((noteCardHeight + 1) * em);
    return { width, std::max(heightForWidth(width), leastHeight) };
}

// As near to the middle of the foot as it is free, in one line or in more.
QRect NoteLine::freePlace(int widest) const
{
    const int em = fontMetrics().height();
    const HintGround ground = m_ground();
    const QRect foot(QPoint(ground.space.center().x(), ground.space.bottom()), QSize(0, 0));
    const auto sizeOf = [&](int words) { return sizeFor(std::min(words + roomForCards() + 2 * em, widest)); };
    const int widths[] = { widest, wideNote * em, slimNote * em, slimmest * em };
    return placeForHint(widths, sizeOf, foot, ground, em / 2).rect;
}

QRectF NoteLine::placeOfCard(std::size_t index) const
{
    const int em = fontMetrics().height();
    const qreal left = em + noteCardStep * em * static_cast<qreal>(index);
    const QSizeF size = QSizeF(CardPainter::widthOfHeight, 1) * noteCardHeight * em;
    const QRectF card(QPointF(left, (height() - size.height()) / 2), size);
    return layoutDirection() == Qt::LeftToRight ? card : card.translated(width() - 2 * card.center().x(), 0);
}

bool NoteLine::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize && isVisible())
        place();
    return QLabel::eventFilter(watched, event);
}

void NoteLine::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().text, 2));
    painter.setBrush(theme().sheet);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        CardPainter::paintFront(painter, placeOfCard(i), m_cards[i]);
    QLabel::paintEvent(event);
}

void NoteLine::mousePressEvent(QMouseEvent *)
{
    forget();
}

} // namespace holmstead
