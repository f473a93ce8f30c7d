// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/robberpainter.h"

#include "look/art.h"

namespace holmstead {

void RobberPainter::paint(QPainter &painter, const QRectF &rect)
{
    Art::paint(painter, rect, QStringLiteral("pieces/robber"));
}

} // namespace holmstead
