// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/rollbar.h"

#include "board/terrain.h"
#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "look/palette.h"
#include "look/theme.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainterPath>

namespace holmstead {

RollBar::RollBar(int sum, int count, double expected, double most, QWidget *parent)
    : QWidget(parent),
      m_sum(sum),
      m_count(count),
      m_expected(expected),
      m_most(most)
{
    setObjectName(QStringLiteral("rolled%1").arg(sum));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setReachable(false);
    retranslate();
}

QString RollBar::sentence() const
{
    //: %1 is what two dice show together, %2 a number such as 4.2; the %n counts how often they did
    return tr("%1 was rolled %n time(s); %2 was to be expected.", nullptr, m_count)
        .arg(locale().toString(m_sum), locale().toString(m_expected, 'f', 1));
}

void RollBar::retranslate()
{
    setAccessibleName(sentence());
}

void RollBar::setReachable(bool reachable)
{
    setFocusPolicy(reachable ? Qt::StrongFocus : Qt::ClickFocus);
}

QSize RollBar::sizeHint() const
{
    return { paper::ems(*this, 2), paper::ems(*this, 12) };
}

QSize RollBar::minimumSizeHint() const
{
    return { paper::ems(*this, 1.5), paper::ems(*this, 7) };
}

void RollBar::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF whole = QRectF(rect()).adjusted(1, 1, -1, -1);
    const QRectF foot(whole.left(), whole.bottom() - 1.6 * em, whole.width(), 1.6 * em);
    const qreal highest = foot.top() - whole.top() - 1.5 * em; // the count stands above the bar
    const auto heightOf = [&](double times) { return m_most > 0 ? highest * times / m_most : 0; };
    const qreal gap = 0.16 * whole.width();

    const QRectF bar(whole.left() + gap, foot.top() - heightOf(m_count), whole.width() - 2 * gap,
                     heightOf(m_count));
    if (m_count > 0)
        paintBar(painter, bar, 0.2 * em);
    painter.setPen(QPen(theme().softText, 1));
    painter.drawLine(QPointF(0, foot.top()), QPointF(width(), foot.top()));

    // With a rim of the sheet, so that it stands out from the bar.
    const qreal line = foot.top() - heightOf(m_expected);
    const QLineF mark(whole.left() + gap / 2, line, whole.right() - gap / 2, line);
    for (const auto &[color, width] : { std::pair(theme().sheet, 0.3), std::pair(theme().text, 0.14) }) {
        painter.setPen(QPen(color, width * em, Qt::SolidLine, Qt::RoundCap));
        if (m_expected > 0)
            painter.drawLine(mark);
    }

    painter.setPen(m_count > 0 ? theme().text : theme().softText);
    const qreal over = std::min(bar.top(), line) - 0.15 * em;
    painter.drawText(QRectF(whole.left(), over - 1.3 * em, whole.width(), 1.3 * em),
                     Qt::AlignHCenter | Qt::AlignBottom, locale().toString(m_count));
    painter.setFont(paper::scaled(font(), 1.05, QFont::Bold));
    painter.setPen(isRed(m_sum) ? theme().warning : theme().text);
    painter.drawText(foot, Qt::AlignCenter, locale().toString(m_sum));
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, whole, 0.3 * em);
}

// The light comes from the left. The seven is the robber's.
void RollBar::paintBar(QPainter &painter, const QRectF &bar, qreal radius) const
{
    const bool isRobbers = m_sum == 7;
    QPainterPath shape;
    shape.addRoundedRect(bar, radius, radius);
    painter.fillPath(shape, isRobbers ? palette::night : palette::sea);
    painter.setClipPath(shape);
    painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * 0.3, bar.height()),
                     isRobbers ? palette::nightLight : palette::seaLight);
    painter.setClipping(false);
    painter.strokePath(shape, QPen(isRobbers ? theme().softText : palette::abyss, 1));
}

void RollBar::keyPressEvent(QKeyEvent *event)
{
    const int onward = isRightToLeft() ? -1 : 1;
    if (event->key() == Qt::Key_Right)
        emit stepped(onward);
    else if (event->key() == Qt::Key_Left)
        emit stepped(-onward);
    else
        QWidget::keyPressEvent(event);
}

void RollBar::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    emit lookedAt(true);
}

void RollBar::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    emit lookedAt(false);
}

void RollBar::enterEvent(QEnterEvent *event)
{
    QWidget::enterEvent(event);
    emit lookedAt(true);
}

void RollBar::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    emit lookedAt(false);
}

} // namespace holmstead
