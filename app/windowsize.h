// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QWidget;

namespace holmstead {

// `window` gets the size and place that `kept` says (QWidget::saveGeometry()) where a screen has them; else
// four fifths of a large screen, all of a small one.
void sizeWindow(QWidget &window, const QByteArray &kept);

} // namespace holmstead
