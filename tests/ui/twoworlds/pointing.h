// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/place.h"
#include "hand/verb.h"
#include "ui/twoworlds/twowindows.h"

namespace holmstead::test {

// A part of the window that can be pointed at.
using PartOf = std::function<QWidget *(WholeGame &)>;
PartOf plateOf(PlayerId player);
PartOf buttonFor(Verb verb);

// The mouse over the middle of a part.
TwoWindows::Pointing over(const PartOf &part);
// What the mouse is told when it rests there.
TwoWindows::Pointing tipOf(const PartOf &part);
// The mouse rests on the board until what explains that place is shown.
TwoWindows::Pointing onBoard(const Place &place);

} // namespace holmstead::test
