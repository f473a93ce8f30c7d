// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/exchangesign.h"

#include "hand/paper.h"
#include "look/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace holmstead {

ExchangeSign::ExchangeSign(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ExchangeSign::setUpright(bool upright)
{
    m_upright = upright;
    update();
}

QSize ExchangeSign::sizeHint() const
{
    const int side = paper::ems(*this, 2);
    return { side, side };
}

void ExchangeSign::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect()).center());
    painter.scale(width() / 2.0, width() / 2.0);
    if (m_upright)
        painter.rotate(90);
    painter.setPen(QPen(theme().softText, 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPainterPath arrow(QPointF(-0.7, -0.32));
    arrow.lineTo(0.7, -0.32);
    arrow.moveTo(0.38, -0.62);
    arrow.lineTo(0.7, -0.32);
    arrow.lineTo(0.38, -0.02);
    painter.drawPath(arrow);
    painter.rotate(180);
    painter.drawPath(arrow);
}

} // namespace holmstead
