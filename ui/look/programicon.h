// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QIcon;

namespace holmstead {

// The icon of the program, for its windows.
QIcon programIcon();

} // namespace holmstead
