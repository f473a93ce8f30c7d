// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace holmstead {

// Seeded random numbers that are the same on every platform; the standard distributions are not.
// The generator is xoshiro256** (Blackman and Vigna, public domain), seeded through splitmix64.
class Random
{
public:
    explicit Random(std::uint64_t seed);

    std::uint64_t next();
    // Uniform in 0 … bound - 1 without modulo bias; bound is at least 1.
    int below(int bound);

    // Every order equally likely (Fisher and Yates).
    template <typename Container> void shuffle(Container &items)
    {
        for (auto i = static_cast<int>(items.size()); i > 1; --i) {
            const auto other = static_cast<std::size_t>(below(i));
            std::swap(items[static_cast<std::size_t>(i - 1)], items[other]);
        }
    }

private:
    std::array<std::uint64_t, 4> m_state;
};

// A seed for part `index` of something seeded with `seed`, e.g. game 17 of a simulation.
std::uint64_t seedFor(std::uint64_t seed, std::uint64_t index);

} // namespace holmstead
