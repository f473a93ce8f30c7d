// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/heading.h"

namespace holmstead {

Heading::Heading(QWidget *parent) : QLabel(parent)
{
    // Only the weight is ours: the size goes on following the application's.
    QFont bold;
    bold.setWeight(QFont::DemiBold);
    setFont(bold);
    setForegroundRole(QPalette::PlaceholderText);
}

} // namespace holmstead
