// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace holmstead {

// What is still being seen, so that nothing in words, marks or panels may tell how it comes out: a roll while
// its dice are in the air, a move until what it moves has arrived.
enum class Untold { Nothing, Roll, Move };

} // namespace holmstead
