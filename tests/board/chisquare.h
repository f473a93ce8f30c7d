// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How far `counts` are from `expected` each, relative to chance: about the number of counts when they are
// what an even distribution gives.
template <typename Counts> double chiSquare(const Counts &counts, double expected)
{
    double sum = 0;
    for (const int count : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}
