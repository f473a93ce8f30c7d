// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace holmstead {

// One line of a hint: a small sign, and words.
struct HintLine
{
    enum class Tone { Plain, Good, Quiet, Refused };
    // A card's picture, somebody's emblem, or what something costs, with the hand that is to pay.
    struct Cost
    {
        ResourceCards cards;
        std::optional<ResourceCards> hand;

        friend bool operator==(const Cost &, const Cost &) = default;
    };
    using Sign = std::variant<std::monostate, Resource, Color, Cost>;

    Sign sign;
    QString text;
    Tone tone = Tone::Plain;
    int token = 0; // shown with its pips at the end of the line; 0: none

    friend bool operator==(const HintLine &, const HintLine &) = default;
};

// What a place of the board promises, in a few lines under a title.
struct Hint
{
    QString title;
    std::optional<Color> owner; // whose it is
    std::vector<HintLine> lines;

    // All words, a line each.
    QString text() const;

    friend bool operator==(const Hint &, const Hint &) = default;
};

} // namespace holmstead
