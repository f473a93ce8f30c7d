// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/stepbutton.h"

#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "look/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace holmstead {

namespace {

// The sign as strokes in a square of side 2 about the origin.
QPainterPath strokesOf(StepButton::Sign sign)
{
    QPainterPath path;
    const auto line = [&path](QPointF from, QPointF to) {
        path.moveTo(from);
        path.lineTo(to);
    };
    switch (sign) {
    case StepButton::Sign::Up:
        line({ -1, 0.5 }, { 0, -0.5 });
        line({ 0, -0.5 }, { 1, 0.5 });
        break;
    case StepButton::Sign::Down:
        line({ -1, -0.5 }, { 0, 0.5 });
        line({ 0, 0.5 }, { 1, -0.5 });
        break;
    case StepButton::Sign::Remove:
        line({ -0.8, -0.8 }, { 0.8, 0.8 });
        line({ -0.8, 0.8 }, { 0.8, -0.8 });
        break;
    case StepButton::Sign::More:
        line({ 0, -1 }, { 0, 1 });
        [[fallthrough]];
    case StepButton::Sign::Less:
        line({ -1, 0 }, { 1, 0 });
        break;
    }
    return path;
}

} // namespace

StepButton::StepButton(Sign sign, QWidget *parent) : QAbstractButton(parent), m_sign(sign)
{
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize StepButton::sizeHint() const
{
    const int side = paper::ems(*this, 1.5);
    return { side, side };
}

void StepButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF disc = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    const bool lit = isEnabled() && (underMouse() || isDown());
    painter.setPen(isEnabled() ? QPen(theme().line, 1) : Qt::NoPen);
    painter.setBrush(lit ? theme().hover : isEnabled() ? theme().raised : QColor(Qt::transparent));
    painter.drawEllipse(disc);
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, rect(), width() / 2.0);

    painter.translate(QRectF(rect()).center());
    const qreal half = disc.width() * 0.2;
    painter.scale(half, half);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isEnabled() ? theme().text : theme().line, 2 / half, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(strokesOf(m_sign));
}

void StepButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void StepButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace holmstead
