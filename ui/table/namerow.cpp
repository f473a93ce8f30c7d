// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/namerow.h"

#include "board/starpainter.h"
#include "hand/iconpainter.h"
#include "hand/paper.h"
#include "look/theme.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal fullHeight = 2.5;
constexpr qreal thinHeight = 1.95;
constexpr qreal pointsWidth = 4.5;
constexpr qreal starGap = 0.2;
// Of the letters' size.
constexpr qreal fullPoints = 2.2;
constexpr qreal thinPoints = 1.8;
// Of the digits' height: a star seems larger than a digit that is as high.
constexpr qreal starOfDigits = 0.9;
constexpr qreal inkOfStar = 0.85; // of its square

} // namespace

NameRow::NameRow(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NameRow::setPerson(const Person &person, int points, bool onTurn)
{
    m_person = person;
    m_points = points;
    m_onTurn = onTurn;
    update();
}

void NameRow::setLine(const QString &line, bool urgent)
{
    m_line = line;
    m_urgent = urgent;
    update();
}

void NameRow::setCompact(bool compact)
{
    m_compact = compact;
    updateGeometry();
}

void NameRow::setRoomBeforePoints(int width)
{
    m_roomBeforePoints = width;
    update();
}

QRect NameRow::roomBeforePoints(const QSize &size) const
{
    const int right = width() - paper::ems(*this, pointsWidth);
    return QStyle::visualRect(layoutDirection(), rect(),
                              QRect({ right - size.width(), (height() - size.height()) / 2 }, size));
}

QSize NameRow::sizeHint() const
{
    return { paper::ems(*this, 12), paper::ems(*this, m_compact ? thinHeight : fullHeight) };
}

void NameRow::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    const qreal textWidth = whole.width() - pointsWidth * em - m_roomBeforePoints;
    const qreal nameHeight = m_line.isEmpty() ? whole.height() : whole.height() / 2;
    paintName(painter, paper::inDirection(painter, { 0, 0, textWidth, nameHeight }, whole));
    const QRectF line(0, nameHeight, textWidth, whole.height() - nameHeight);
    paintLine(painter, paper::inDirection(painter, line, whole));
    const QRectF points(whole.right() - pointsWidth * em, 0, pointsWidth * em, whole.height());
    paintPoints(painter, paper::inDirection(painter, points, whole));
}

void NameRow::paintName(QPainter &painter, const QRectF &place) const
{
    const qreal em = paper::em(*this);
    const qreal sign = m_onTurn ? 0.95 * em : 0;
    painter.setFont(paper::scaled(font(), 1.2, QFont::Bold));
    painter.setPen(theme().text);
    const QRectF name(place.left(), place.top(), place.width() - sign, place.height());
    paper::drawFitted(painter, paper::inDirection(painter, name.translated(sign, 0), place),
                      Qt::AlignLeft | Qt::AlignVCenter, m_person.name);
    if (!m_onTurn)
        return;
    const QRectF arrow(place.left() - 0.1 * em, place.center().y() - 0.45 * em, 0.9 * em, 0.9 * em);
    IconPainter::paint(painter, paper::inDirection(painter, arrow, place), Icon::OnTurn, theme().accentLine);
}

void NameRow::paintLine(QPainter &painter, const QRectF &place) const
{
    painter.setFont(paper::scaled(font(), 0.82, m_urgent ? QFont::Bold : QFont::Normal));
    painter.setPen(m_urgent ? theme().warning : theme().softText);
    paper::drawFitted(painter, place, Qt::AlignLeft | Qt::AlignVCenter, m_line);
}

// The star is centred on the digits themselves: letters have more room above than below.
void NameRow::paintPoints(QPainter &painter, const QRectF &place) const
{
    const QFont font = paper::scaled(this->font(), m_compact ? thinPoints : fullPoints, QFont::Bold);
    const QFontMetricsF letters(font);
    const QRectF digit = letters.tightBoundingRect(locale().toString(0));
    const qreal middle = place.center().y() + (letters.ascent() - letters.descent()) / 2 + digit.center().y();
    const qreal side = starOfDigits * digit.height() / inkOfStar;
    const QRectF star(place.right() - side, middle - side / 2, side, side);
    StarPainter::paint(painter, paper::inDirection(painter, star, place));
    painter.setFont(font);
    painter.setPen(theme().text);
    const QRectF number(place.left(), place.top(), star.left() - starGap * paper::em(*this) - place.left(),
                        place.height());
    painter.drawText(paper::inDirection(painter, number, place), Qt::AlignRight | Qt::AlignVCenter,
                     locale().toString(m_points));
}

void NameRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace holmstead
