// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards.h"

#include <QWidget>

namespace holmstead {

// The resource cards of a hand in one line: a little card and a number for each kind that is in it or was
// before; the numbers that change stand out.
class HandRow : public QWidget
{
    Q_OBJECT

public:
    explicit HandRow(QWidget *parent = nullptr);

    void setHand(const ResourceCards &before, const ResourceCards &after);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ResourceCards m_before;
    ResourceCards m_after;
};

} // namespace holmstead
