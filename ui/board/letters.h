// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

class QColor;
class QPainter;

// Short texts as part of a drawing: numbers on tokens and sails.
namespace holmstead::letters {

// `text` in bold, as shapes, as large as fits into `rect` and centred by what is seen of it. It scales with
// the drawing, unlike text from hinted fonts.
void paint(QPainter &painter, const QRectF &rect, const QString &text, const QColor &color);

} // namespace holmstead::letters
