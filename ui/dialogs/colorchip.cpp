// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/colorchip.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "look/theme.h"

#include <QPainter>

namespace holmstead {

ColorChip::ColorChip(Color color, QWidget *parent) : QAbstractButton(parent), m_color(color)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize ColorChip::sizeHint() const
{
    const int side = paper::ems(*this, 2.1);
    return { side, side };
}

void ColorChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal em = paper::em(*this);
    const QRectF whole = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    if (isChecked() || (isEnabled() && underMouse())) {
        painter.setPen(isChecked() ? QPen(theme().accentLine, 2.5) : QPen(theme().line, 2));
        painter.setBrush(theme().sheet);
        painter.drawEllipse(whole);
    }
    painter.setOpacity(isEnabled() ? 1 : 0.4);
    const qreal inset = (isChecked() ? 0.22 : 0.32) * em;
    const QRectF badge = whole.adjusted(inset, inset, -inset, -inset);
    EmblemPainter::paintBadge(painter, badge, m_color);
    painter.setOpacity(1);
    if (!isEnabled())
        paintTaken(painter, badge);
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, rect(), width() / 2.0);
}

// Struck through, with a rim of the sheet so that it is seen on every colour.
void ColorChip::paintTaken(QPainter &painter, const QRectF &badge) const
{
    const QPointF reach = 0.36 * QPointF(badge.width(), -badge.height());
    const QLineF stroke(badge.center() - reach, badge.center() + reach);
    const qreal width = 0.14 * paper::em(*this);
    painter.setPen(QPen(theme().sheet, 2.2 * width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(stroke);
    painter.setPen(QPen(theme().softText, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(stroke);
}

void ColorChip::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void ColorChip::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace holmstead
