// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <bit>
#include <initializer_list>
#include <utility>

namespace holmstead {

enum class DevelopmentCard : std::uint8_t { Knight, RoadBuilding, YearOfPlenty, Monopoly, VictoryPoint };
inline constexpr std::array allDevelopmentCards = { DevelopmentCard::Knight, DevelopmentCard::RoadBuilding,
                                                    DevelopmentCard::YearOfPlenty, DevelopmentCard::Monopoly,
                                                    DevelopmentCard::VictoryPoint };

// How many cards of each of five kinds: a hand, a pile, a cost. The counts lie side by side in one word,
// a lane each whose top bit stays free, so that adding, taking away and comparing are one operation.
template <typename Kind, typename Word, int laneBits> class Counts
{
    static constexpr int kindCount = 5;

public:
    static constexpr int laneMax = (1 << (laneBits - 1)) - 1; // of one kind
    static_assert(kindCount * laneBits <= 8 * static_cast<int>(sizeof(Word)));

    // Some of the kinds; iterating gives them in order.
    class Kinds
    {
    public:
        constexpr explicit Kinds(Word guardBits) : m_guards(guardBits) {}

        constexpr bool isEmpty() const { return m_guards == 0; }
        constexpr bool isSingle() const { return !isEmpty() && (m_guards & (m_guards - 1)) == 0; }
        constexpr bool intersects(Kinds other) const { return (m_guards & other.m_guards) != 0; }
        constexpr Kinds without(Kind kind) const
        {
            return Kinds(static_cast<Word>(m_guards & ~(laneMask << shiftOf(kind))));
        }
        friend constexpr bool operator==(Kinds, Kinds) = default;

        // They are their own iterator, which is the kinds that are left.
        constexpr Kinds begin() const { return *this; }
        constexpr Kinds end() const { return Kinds(0); }
        constexpr Kind operator*() const { return static_cast<Kind>(std::countr_zero(m_guards) / laneBits); }
        constexpr Kinds &operator++()
        {
            m_guards = static_cast<Word>(m_guards & (m_guards - 1));
            return *this;
        }

    private:
        Word m_guards; // the guard bit of each kind's lane
    };

    constexpr Counts() = default;
    // Counts({ { Resource::Ore, 3 }, { Resource::Grain, 2 } })
    constexpr Counts(std::initializer_list<std::pair<Kind, int>> counts)
    {
        for (const auto &[kind, count] : counts)
            add(kind, count);
    }
    // `count` of every kind.
    static constexpr Counts each(int count)
    {
        Counts result;
        result.m_word = static_cast<Word>(ones * static_cast<Word>(count));
        return result;
    }

    constexpr int operator[](Kind kind) const
    {
        return static_cast<int>((m_word >> shiftOf(kind)) & laneMask);
    }
    // All kinds together; the sum must fit in a whole lane.
    constexpr int total() const
    {
        return static_cast<int>((static_cast<Word>(m_word * ones) >> ((kindCount - 1) * laneBits))
                                & laneMask);
    }
    constexpr bool isEmpty() const { return m_word == 0; }

    // The kinds of which there are any.
    constexpr Kinds present() const { return Kinds(static_cast<Word>(m_word + (guards - ones)) & guards); }
    // The kinds that count no less than in `other`.
    constexpr Kinds reaching(Counts other) const
    {
        return Kinds(static_cast<Word>((m_word | guards) - other.m_word) & guards);
    }
    // No kind counts less than in `other`.
    constexpr bool contains(Counts other) const { return reaching(other) == Kinds(guards); }
    // Some kind is in both.
    constexpr bool overlaps(Counts other) const { return present().intersects(other.present()); }

    constexpr void add(Kind kind, int count = 1) { m_word = static_cast<Word>(m_word + lane(kind, count)); }
    // There must be as many.
    constexpr void remove(Kind kind, int count = 1)
    {
        m_word = static_cast<Word>(m_word - lane(kind, count));
    }

    constexpr Counts &operator+=(Counts other)
    {
        m_word = static_cast<Word>(m_word + other.m_word);
        return *this;
    }
    // Must contain `other`.
    constexpr Counts &operator-=(Counts other)
    {
        m_word = static_cast<Word>(m_word - other.m_word);
        return *this;
    }
    friend constexpr Counts operator+(Counts a, Counts b) { return a += b; }
    friend constexpr Counts operator-(Counts a, Counts b) { return a -= b; }
    friend constexpr bool operator==(Counts, Counts) = default;

    // The kind of card number `index` (0 … total - 1) when the cards lie sorted by kind.
    constexpr Kind kindOf(int index) const
    {
        int kind = 0;
        while (index >= (*this)[static_cast<Kind>(kind)]) {
            index -= (*this)[static_cast<Kind>(kind)];
            ++kind;
        }
        return static_cast<Kind>(kind);
    }

private:
    static constexpr Word laneMask = (Word(1) << laneBits) - 1;
    static constexpr Word ones = [] {
        Word word = 0;
        for (int kind = 0; kind < kindCount; ++kind)
            word |= Word(1) << (kind * laneBits);
        return word;
    }();
    static constexpr Word guards = ones << (laneBits - 1);

    static constexpr int shiftOf(Kind kind) { return static_cast<int>(kind) * laneBits; }
    static constexpr Word lane(Kind kind, int count)
    {
        return static_cast<Word>(Word(static_cast<Word>(count)) << shiftOf(kind));
    }

    Word m_word = 0;
};

// At most 95 of these are in the game, 19 of a kind (R-CO-6).
using ResourceCards = Counts<Resource, std::uint64_t, 8>;
// At most 25 of these are in the game, 14 of a kind (R-CO-7).
using DevelopmentCards = Counts<DevelopmentCard, std::uint32_t, 6>;

inline constexpr int resourceCardsOfAKind = 19;
inline constexpr DevelopmentCards fullDeck = { { DevelopmentCard::Knight, 14 },
                                               { DevelopmentCard::RoadBuilding, 2 },
                                               { DevelopmentCard::YearOfPlenty, 2 },
                                               { DevelopmentCard::Monopoly, 2 },
                                               { DevelopmentCard::VictoryPoint, 5 } };

namespace cost {
inline constexpr ResourceCards road = { { Resource::Brick, 1 }, { Resource::Lumber, 1 } }; // R-BU-1
inline constexpr ResourceCards settlement = {                                              // R-BU-3
    { Resource::Brick, 1 },
    { Resource::Lumber, 1 },
    { Resource::Wool, 1 },
    { Resource::Grain, 1 }
};
inline constexpr ResourceCards city = { { Resource::Ore, 3 }, { Resource::Grain, 2 } }; // R-BU-5
inline constexpr ResourceCards developmentCard = { { Resource::Ore, 1 },
                                                   { Resource::Wool, 1 },
                                                   { Resource::Grain, 1 } }; // R-BU-7
} // namespace cost

} // namespace holmstead
