// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/roundcorners.h"

#include "look/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

namespace holmstead {

namespace {

constexpr qreal radiusInLines = 0.5;

} // namespace

RoundCorners::RoundCorners(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    parent->installEventFilter(this);
    setGeometry(parent->rect());
}

bool RoundCorners::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void RoundCorners::paintEvent(QPaintEvent *)
{
    const qreal radius = radiusInLines * fontMetrics().height();
    QPainterPath round;
    round.addRoundedRect(rect(), radius, radius);
    QPainterPath corners;
    corners.addRect(rect());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(corners.subtracted(round), theme().ground);
}

} // namespace holmstead
