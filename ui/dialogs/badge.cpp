// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/badge.h"

#include "board/emblempainter.h"
#include "hand/paper.h"

#include <QPainter>

namespace holmstead {

Badge::Badge(Color color, qreal size, QWidget *parent) : QWidget(parent), m_color(color), m_size(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Badge::sizeHint() const
{
    const int side = paper::ems(*this, m_size);
    return { side, side };
}

void Badge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    EmblemPainter::paintBadge(painter, QRectF(rect()).adjusted(1, 1, -1, -1), m_color);
}

} // namespace holmstead
