// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QWidget>

namespace holmstead {

// The thin line from a hint to the place that it is about.
class HintLeader : public QWidget
{
    Q_OBJECT

public:
    explicit HintLeader(QWidget *parent);

    // Both in pixels of the parent; nothing where they are close together.
    void lead(const QRect &card, const QRect &place);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLineF m_line; // from the card to the place
};

} // namespace holmstead
