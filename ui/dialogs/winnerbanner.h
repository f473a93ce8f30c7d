// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QWidget>

namespace holmstead {

// A banner for who has won: their emblem in gold before rays of their colour, between stars.
class WinnerBanner : public QWidget
{
    Q_OBJECT

public:
    explicit WinnerBanner(Color color, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Color m_color;
};

} // namespace holmstead
