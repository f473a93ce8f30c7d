// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace holmstead {

// The word above a panel of the table.
class Heading : public QLabel
{
    Q_OBJECT

public:
    // Where a layout puts it: beyond it a label is at the side that its words are written from, not at the
    // one that the window is read from.
    static constexpr Qt::Alignment side = Qt::AlignLeft;

    explicit Heading(QWidget *parent = nullptr);
};

} // namespace holmstead
