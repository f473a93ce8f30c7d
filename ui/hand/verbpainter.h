// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/verb.h"

#include <QColor>

class QPainter;
class QRectF;

namespace holmstead {

// The picture of a verb on its button: the piece it builds, in `color`, or a sign, in `ink`. Cards are played
// from the hand and have none.
class VerbPainter
{
public:
    static void paint(QPainter &painter, const QRectF &square, Verb verb, Color color, bool enabled,
                      const QColor &ink);
};

} // namespace holmstead
