// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/random.h"

#include <bit>
#include <cassert>

namespace holmstead {
namespace {

constexpr std::uint64_t goldenGamma = 0x9e3779b97f4a7c15;

// splitmix64's output function, one to one.
constexpr std::uint64_t mixed(std::uint64_t value)
{
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
}

} // namespace

Random::Random(std::uint64_t seed)
{
    for (std::uint64_t &word : m_state)
        word = mixed(seed += goldenGamma);
}

std::uint64_t Random::next()
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

// Lemire's multiplication: of the 2^32 products, those whose low half is below 2^32 mod bound are the
// ones too many and are drawn again. That remainder is below bound, so it is seldom needed.
int Random::below(int bound)
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

std::uint64_t seedFor(std::uint64_t seed, std::uint64_t index)
{
    return mixed(mixed(seed + goldenGamma) + index);
}

} // namespace holmstead
