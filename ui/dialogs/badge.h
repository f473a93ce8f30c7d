// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QWidget>

namespace holmstead {

// The emblem of a colour on a disc of it, to look at.
class Badge : public QWidget
{
    Q_OBJECT

public:
    // `size` is in lines of text.
    Badge(Color color, qreal size, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Color m_color;
    qreal m_size;
};

} // namespace holmstead
