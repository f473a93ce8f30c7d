// SPDX-License-Identifier: GPL-3.0-or-later
#include "noteline.h"

#include "look/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

constexpr std::chrono::milliseconds timeToNotice(4000);
constexpr std::chrono::milliseconds timeToRead(80); // a letter

} // namespace

NoteLine::NoteLine(QWidget *parent, Qt::Edge edge) : QLabel(parent), m_edge(edge)
{
    const int em = fontMetrics().height();
    setObjectName(QStringLiteral("noteLine"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setContentsMargins(em, em / 2, em, em / 2);
    setForegroundRole(QPalette::ToolTipText);
    m_readTime.setSingleShot(true);
    connect(&m_readTime, &QTimer::timeout, this, &NoteLine::forget);
    parent->installEventFilter(this);
    hide();
}

void NoteLine::say(const QString &sentence)
{
    setText(sentence);
    setVisible(!sentence.isEmpty());
    m_readTime.start(readingTime(sentence));
    if (isVisible())
        place();
}

std::chrono::milliseconds NoteLine::readingTime(const QString &sentence)
{
    return timeToNotice + timeToRead * sentence.size();
}

// As wide as its longest line, if the parent is that wide.
void NoteLine::place()
{
    const int em = fontMetrics().height();
    const QMargins margins = contentsMargins();
    const QRect lines = fontMetrics().boundingRect(QRect(), Qt::AlignCenter, text());
    const int width =
        std::min(lines.width() + margins.left() + margins.right() + em, parentWidget()->width() - 2 * em);
    const int height = heightForWidth(width);
    const int top = m_edge == Qt::TopEdge ? em / 2 : parentWidget()->height() - height - em / 2;
    setGeometry((parentWidget()->width() - width) / 2, top, width, height);
    raise();
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
    QLabel::paintEvent(event);
}

void NoteLine::mousePressEvent(QMouseEvent *)
{
    forget();
}

} // namespace holmstead
