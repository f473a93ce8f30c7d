// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace holmstead {

class BoardScene;
struct GameRecord;

// Shows `board` with the beginner island: what lies there before anybody plays.
void showSampleIsland(BoardScene &board);
// Shows `board` as it is before the first action of `game`, which has one.
void showStart(BoardScene &board, const GameRecord &game);

} // namespace holmstead
