// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards.h"

namespace holmstead {

// What last came into somebody's hand and left it, other than what was paid, as all may know it.
struct HandChange
{
    ResourceCards got;
    ResourceCards gave;
    int unseen = 0;      // face down: so many more for a thief, fewer for whoever was robbed
    bool isPast = false; // the next turn has begun

    bool isNothing() const { return got.isEmpty() && gave.isEmpty() && unseen == 0; }
    friend bool operator==(const HandChange &, const HandChange &) = default;
};

} // namespace holmstead
