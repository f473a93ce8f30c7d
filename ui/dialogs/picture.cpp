// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/picture.h"

#include "hand/paper.h"

namespace holmstead {

Picture::Picture(QSizeF size, Paint paint, QWidget *parent)
    : QWidget(parent),
      m_size(size),
      m_paint(std::move(paint))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Picture::sizeHint() const
{
    return (m_size * paper::em(*this)).toSize();
}

void Picture::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    m_paint(painter, QRectF(rect()).adjusted(1, 1, -1, -1));
}

} // namespace holmstead
