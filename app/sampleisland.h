// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace holmstead {

class BoardScene;

// Shows `board` with the beginner island: what lies there before anybody plays.
void showSampleIsland(BoardScene &board);

} // namespace holmstead
