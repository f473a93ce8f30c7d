// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/paperstyle.h"

#include <QApplication>

namespace {

void wearPaper()
{
    QApplication::setStyle(new holmstead::PaperStyle);
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(wearPaper)
