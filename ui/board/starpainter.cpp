// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/starpainter.h"

#include "look/art.h"

namespace holmstead {

void StarPainter::paint(QPainter &painter, const QRectF &rect)
{
    Art::paint(painter, rect, QStringLiteral("awards/star"));
}

} // namespace holmstead
