// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/picture.h"
#include "rules/cards.h"
#include "rules/table.h"

#include <QString>

#include <vector>

namespace holmstead {

// How one plays, for a family in one page: chapters of a few pictures, each with a sentence or two.
struct GuideLine
{
    Picture::Paint picture;
    QString words;
    ResourceCards cost = {}; // what it is about has a price
};

struct GuideChapter
{
    QString title;
    std::vector<GuideLine> lines;
};

// In the words of the edition of `rules`, with their target.
std::vector<GuideChapter> howToPlay(const Rules &rules);

} // namespace holmstead
