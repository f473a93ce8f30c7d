// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/personhead.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/theme.h"

#include <QFontMetricsF>

namespace holmstead {

namespace {

constexpr qreal usualWidth = 4.4; // in ems

} // namespace

PersonHead::PersonHead(const Person &person, QWidget *parent) : QWidget(parent), m_person(person)
{
    setToolTip(person.name.toHtmlEscaped()); // a name may look like mark-up
    setAccessibleName(person.name);
}

// A long name has two lines, rather than small letters.
bool PersonHead::needsTwoLines() const
{
    return QFontMetricsF(font()).horizontalAdvance(m_person.name) > usualWidth * paper::em(*this);
}

QSize PersonHead::sizeHint() const
{
    return needsTwoLines() ? QSize(paper::ems(*this, 5.8), paper::ems(*this, 4.2))
                           : QSize(paper::ems(*this, usualWidth), paper::ems(*this, 3.2));
}

void PersonHead::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    const qreal side = 1.7 * em;
    EmblemPainter::paintBadge(painter, { whole.center().x() - side / 2, 0, side, side }, m_person.color);
    painter.setPen(theme().text);
    const QRectF place(whole.left(), side + 0.1 * em, whole.width(), (needsTwoLines() ? 2.3 : 1.3) * em);
    const int inLines = Qt::AlignCenter | Qt::TextWordWrap;
    const bool wraps = needsTwoLines() && paper::canFit(painter.font(), place, inLines, m_person.name);
    paper::drawFitted(painter, place, wraps ? inLines : int(Qt::AlignCenter), m_person.name);
}

} // namespace holmstead
