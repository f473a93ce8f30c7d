// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cassert>
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

    std::uint64_t next()
    {
        const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    // Uniform in 0 … bound - 1 without modulo bias; bound is at least 1. Lemire's multiplication: of the 2^32
    // products, those whose low half is below 2^32 mod bound are the ones too many and are drawn again. That
    // remainder is below bound, so it is seldom needed.
    int below(int bound)
    {
        assert(bound >= 1);
        const auto range = static_cast<std::uint32_t>(bound);
        std::uint64_t product = (next() >> 32) * range;
        if (static_cast<std::uint32_t>(product) < range) {
            const std::uint32_t surplus = (0u - range) % range;
            while (static_cast<std::uint32_t>(product) < surplus)
                product = (next() >> 32) * range;
        }
        return static_cast<int>(product >> 32);
    }

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
