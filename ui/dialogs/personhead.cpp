// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/personhead.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/theme.h"

namespace holmstead {

PersonHead::PersonHead(const Person &person, QWidget *parent) : QWidget(parent), m_person(person)
{
    setToolTip(person.name.toHtmlEscaped()); // a name may look like mark-up
    setAccessibleName(person.name);
}

QSize PersonHead::sizeHint() const
{
    return { paper::ems(*this, 4.4), paper::ems(*this, 3.2) };
}

void PersonHead::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    const qreal side = 1.7 * em;
    EmblemPainter::paintBadge(painter, { whole.center().x() - side / 2, 0, side, side }, m_person.color);
    painter.setPen(theme().text);
    paper::drawFitted(painter, { whole.left(), side + 0.1 * em, whole.width(), 1.3 * em }, Qt::AlignCenter,
                      m_person.name);
}

} // namespace holmstead
