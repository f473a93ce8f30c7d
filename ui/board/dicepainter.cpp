// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/dicepainter.h"

#include "look/art.h"

namespace holmstead {

void DicePainter::paint(QPainter &painter, const QRectF &rect, int value)
{
    Art::paint(painter, rect, QStringLiteral("dice/%1").arg(value));
}

} // namespace holmstead
