// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/hintplace.h"

#include <QLineF>
#include <QWidget>

namespace holmstead {

// The thin line from a hint to the place that it is about.
class HintLeader : public QWidget
{
    Q_OBJECT

public:
    explicit HintLeader(QWidget *parent);

    // All in pixels of the parent. It shows nothing where card and place are close together, nor where it
    // would cross something to be kept in sight, as if it spoke of that; a rim marks the place anyway.
    void lead(const QRect &card, const QRect &place, const HintGround &ground);
    const QLineF &line() const { return m_line; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLineF m_line; // from under the card to the rim of the place
};

} // namespace holmstead
