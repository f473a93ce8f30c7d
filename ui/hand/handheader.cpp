// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/handheader.h"

#include "board/emblempainter.h"
#include "board/starpainter.h"
#include "hand/paper.h"
#include "look/theme.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace holmstead {

HandHeader::HandHeader(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HandHeader::setPerson(const std::optional<Person> &person, int points, int hiddenPoints)
{
    m_person = person;
    m_points = points;
    m_hiddenPoints = hiddenPoints;
    describe();
    update();
}

QString HandHeader::pointsText() const
{
    const QString all = tr("%n victory point(s)", nullptr, m_points);
    //: %1 of the points are on victory point cards that the others do not see
    const QString withHidden =
        tr("%n victory point(s), %1 of them hidden", nullptr, m_points).arg(m_hiddenPoints);
    return m_hiddenPoints > 0 ? withHidden : all;
}

void HandHeader::describe()
{
    //: Above the hand, for screen readers; %1 is a name, %2 how many points: "Hand of Ada: 5 victory points"
    const QString whole = m_person ? tr("Hand of %1: %2").arg(m_person->name, pointsText()) : QString();
    setAccessibleName(whole);
    setToolTip(whole);
}

QSize HandHeader::sizeHint() const
{
    return { paper::ems(*this, 12), paper::ems(*this, 1.6) };
}

QSize HandHeader::minimumSizeHint() const
{
    return { paper::ems(*this, 9), paper::ems(*this, 1.6) };
}

void HandHeader::paintEvent(QPaintEvent *)
{
    if (!m_person)
        return;
    paper::Painter painter(this);
    const QRectF whole = rect();
    const qreal em = paper::em(*this);
    EmblemPainter::paintBadge(
        painter, paper::inDirection(painter, { 0, 0.05 * em, 1.5 * em, 1.5 * em }, whole), m_person->color);
    const QFont bold = paper::scaled(font(), 1, QFont::Bold);
    const qreal nameWidth =
        std::min(QFontMetricsF(bold).horizontalAdvance(m_person->name) + 2, 0.45 * width());
    const int leading = Qt::AlignLeft | Qt::AlignVCenter;
    painter.setFont(bold);
    painter.setPen(theme().text);
    paper::drawFitted(painter, paper::inDirection(painter, { 2 * em, 0, nameWidth, whole.height() }, whole),
                      leading, m_person->name);
    painter.setFont(font());
    painter.setPen(theme().softText);
    const qreal after = 2 * em + nameWidth + em;
    const QRectF points(after, 0, std::max(0.0, width() - after), whole.height());
    if (0.8 * QFontMetricsF(font()).horizontalAdvance(pointsText()) <= points.width())
        paper::drawFitted(painter, paper::inDirection(painter, points, whole), leading, pointsText());
    else
        paintPoints(painter, points);
}

// The number and a star, where the words do not fit.
void HandHeader::paintPoints(QPainter &painter, const QRectF &place) const
{
    const qreal em = paper::em(*this);
    const QString number = locale().toString(m_points);
    const qreal digits = QFontMetricsF(font()).horizontalAdvance(number) + 2;
    painter.drawText(
        paper::inDirection(painter, { place.left(), place.top(), digits, place.height() }, rect()),
        Qt::AlignCenter, number);
    const QRectF star(place.left() + digits + 0.2 * em, place.center().y() - em / 2, em, em);
    StarPainter::paint(painter, paper::inDirection(painter, star, rect()));
}

void HandHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace holmstead
