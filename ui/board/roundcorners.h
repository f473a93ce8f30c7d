// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace holmstead {

// Rounds the corners of its parent, as the panels beside it have them, by painting the ground over them. It
// must lie over all else that is cut off there.
class RoundCorners : public QWidget
{
    Q_OBJECT

public:
    explicit RoundCorners(QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace holmstead
