// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace holmstead {

// Makes `widget` a veil: what lies beneath it in its parent waits.
void setVeil(QWidget &widget);
// Whether a veil lies over `widget`. Then it is not what one should press next, and has no accent.
bool isVeiled(const QWidget &widget);

} // namespace holmstead
