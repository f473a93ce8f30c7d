// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace holmstead {

// A small round button that draws an arrow, a cross, a minus or a plus.
class StepButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Sign { Up, Down, Remove, Less, More };

    explicit StepButton(Sign sign, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    Sign m_sign;
};

} // namespace holmstead
