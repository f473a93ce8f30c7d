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

#include <algorithm>

namespace holmstead {

namespace {

constexpr int robbersSum = 7;
// In ems.
constexpr qreal footHeight = 1.6;
constexpr qreal roomForCount = 1.5;
constexpr qreal gapOfWidth = 0.16; // at each side of a bar

} // namespace

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
    return tr("%1 was rolled %n time(s); with average luck it would be %2.", nullptr, m_count)
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

QRectF RollBar::foot() const
{
    const qreal em = paper::em(*this);
    const QRectF whole = QRectF(rect()).adjusted(1, 1, -1, -1);
    return { whole.left(), whole.bottom() - footHeight * em, whole.width(), footHeight * em };
}

qreal RollBar::heightOf(double times) const
{
    const qreal highest = foot().top() - 1 - roomForCount * paper::em(*this);
    return m_most > 0 ? highest * times / m_most : 0;
}

QRectF RollBar::bar() const
{
    const qreal gap = gapOfWidth * foot().width();
    return { foot().left() + gap, foot().top() - heightOf(m_count), foot().width() - 2 * gap,
             heightOf(m_count) };
}

QLineF RollBar::expectedLine() const
{
    const qreal gap = gapOfWidth * foot().width() / 2;
    const qreal height = foot().top() - heightOf(m_expected);
    return { foot().left() + gap, height, foot().right() - gap, height };
}

// On the bar that it counts, never on the line: there it would seem to be what was expected.
QRectF RollBar::placeOfCount() const
{
    const qreal em = paper::em(*this);
    const QFontMetricsF letters(font());
    const qreal wide = letters.horizontalAdvance(locale().toString(m_count)) + 0.3 * em;
    const qreal high = letters.ascent() + 0.1 * em;
    QRectF place(bar().center().x() - wide / 2, bar().top() - 0.05 * em - high, wide, high);
    const qreal line = expectedLine().y1();
    const bool wouldStandOnLine = line > place.top() - 0.2 * em && line < bar().top() + 0.4 * em;
    const qreal inside = std::max(bar().top(), line) + 0.2 * em;
    if (wouldStandOnLine && inside + high <= foot().top())
        place.moveTop(inside);
    return place;
}

void RollBar::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    if (m_count > 0)
        paintBar(painter, bar(), 0.2 * em);
    painter.setPen(QPen(theme().softText, 1));
    painter.drawLine(QPointF(0, foot().top()), QPointF(width(), foot().top()));
    if (m_expected > 0) {
        paintExpected(painter, expectedLine());
        paintCount(painter, placeOfCount());
    }
    painter.setFont(paper::scaled(font(), 1.05, QFont::Bold));
    painter.setPen(isRed(m_sum) ? theme().warning : theme().text);
    painter.drawText(foot(), Qt::AlignCenter, locale().toString(m_sum));
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, QRectF(rect()).adjusted(1, 1, -1, -1), 0.3 * em);
}

// With a rim of the sheet, so that it stands out from the bar.
void RollBar::paintExpected(QPainter &painter, const QLineF &line) const
{
    const qreal em = paper::em(*this);
    for (const auto &[color, width] : { std::pair(theme().sheet, 0.3), std::pair(theme().text, 0.14) }) {
        painter.setPen(QPen(color, width * em, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(line);
    }
}

void RollBar::paintCount(QPainter &painter, const QRectF &place) const
{
    const bool isInside = place.bottom() > bar().top();
    if (isInside) {
        painter.setPen(m_sum == robbersSum ? palette::paper : palette::ink);
    } else {
        painter.fillRect(place,
                         theme().sheet); // a low bar has no room in it: the line is broken for the count
        painter.setPen(m_count > 0 ? theme().text : theme().softText);
    }
    painter.drawText(QPointF(place.left() + 0.15 * paper::em(*this), place.bottom() - 0.1 * paper::em(*this)),
                     locale().toString(m_count));
}

// The light comes from the left. The seven is the robber's.
void RollBar::paintBar(QPainter &painter, const QRectF &bar, qreal radius) const
{
    const bool isRobbers = m_sum == robbersSum;
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
