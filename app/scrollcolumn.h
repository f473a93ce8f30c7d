// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace holmstead {

// A column beside the board: as wide as what stands in it, and scrolled where a small window leaves it too
// little height.
class ScrollColumn : public QScrollArea
{
    Q_OBJECT

public:
    // Takes `content` over.
    explicit ScrollColumn(QWidget *content, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace holmstead
