// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/random.h"

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

std::uint64_t seedFor(std::uint64_t seed, std::uint64_t index)
{
    return mixed(mixed(seed + goldenGamma) + index);
}

} // namespace holmstead
