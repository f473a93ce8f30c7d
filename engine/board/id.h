// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace holmstead {

// The number of one thing among `Count` things of its kind. Hexes, intersections, paths and players
// have types of their own, so that a path never passes for an intersection.
template <typename Kind, int Count> class Id
{
public:
    static constexpr int count = Count;

    constexpr Id() = default;
    // `index` is 0 … count - 1.
    constexpr explicit Id(int index) : m_index(static_cast<std::uint8_t>(index)) {}

    constexpr int index() const { return m_index; }

    friend constexpr auto operator<=>(Id, Id) = default;

private:
    std::uint8_t m_index = 0;
};

using HexId = Id<struct HexKind, 19>;
using IntersectionId = Id<struct IntersectionKind, 54>;
using PathId = Id<struct PathKind, 72>;
using PlayerId = Id<struct PlayerKind, 4>; // clockwise from the player who begins

// An id or nothing, in one byte: std::optional would need two, and a game state has to stay small.
template <typename IdType> class OptionalId
{
public:
    constexpr OptionalId() = default;
    constexpr OptionalId(std::nullopt_t) {}
    constexpr OptionalId(IdType id) : m_index(static_cast<std::uint8_t>(id.index())) {}
    constexpr OptionalId(std::optional<IdType> id) : OptionalId(id ? OptionalId(*id) : OptionalId()) {}

    constexpr bool has_value() const { return m_index != nothing; }
    constexpr explicit operator bool() const { return has_value(); }
    constexpr IdType operator*() const { return IdType(m_index); }
    constexpr operator std::optional<IdType>() const
    {
        return has_value() ? std::optional<IdType>(**this) : std::nullopt;
    }

    friend constexpr bool operator==(OptionalId, OptionalId) = default;
    friend constexpr bool operator==(OptionalId a, IdType b) { return a == OptionalId(b); }

private:
    static constexpr std::uint8_t nothing = 0xff;
    std::uint8_t m_index = nothing;
};

// Every id of a kind in order: `for (const HexId hex : everyId<HexId>())`.
template <typename IdType> class EveryId
{
public:
    class Iterator
    {
    public:
        constexpr explicit Iterator(int index) : m_index(index) {}
        constexpr IdType operator*() const { return IdType(m_index); }
        constexpr Iterator &operator++()
        {
            ++m_index;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        int m_index;
    };

    constexpr explicit EveryId(int count) : m_count(count) {}
    constexpr Iterator begin() const { return Iterator(0); }
    constexpr Iterator end() const { return Iterator(m_count); }

private:
    int m_count;
};

template <typename IdType> constexpr EveryId<IdType> everyId()
{
    return EveryId<IdType>(IdType::count);
}

// The players 0 … count - 1 of a game.
constexpr EveryId<PlayerId> playersOf(int count)
{
    return EveryId<PlayerId>(count);
}

// The entry of a table for an id: at(topology.endsOf, path).
template <typename Value, std::size_t Count, typename IdType>
requires(IdType::count == Count) constexpr const Value &at(const std::array<Value, Count> &table, IdType id)
{
    return table[static_cast<std::size_t>(id.index())];
}
template <typename Value, std::size_t Count, typename IdType>
requires(IdType::count == Count) constexpr Value &at(std::array<Value, Count> &table, IdType id)
{
    return table[static_cast<std::size_t>(id.index())];
}

} // namespace holmstead
