// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace holmstead {

// Two arrows, one each way, between what is given and what is taken.
class ExchangeSign : public QWidget
{
    Q_OBJECT

public:
    explicit ExchangeSign(QWidget *parent = nullptr);

    // The two sides stand above each other instead of side by side.
    void setUpright(bool upright);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_upright = false;
};

} // namespace holmstead
