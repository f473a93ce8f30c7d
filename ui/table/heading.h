// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace holmstead {

// The word above a panel of the table.
class Heading : public QLabel
{
    Q_OBJECT

public:
    explicit Heading(QWidget *parent = nullptr);
};

} // namespace holmstead
