// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"

#include <array>
#include <bit>
#include <initializer_list>
#include <iterator>
#include <type_traits>

namespace holmstead {

// A set of ids as bits: union `|`, intersection `&`, difference `-`. Iterating gives the ids in order.
template <typename IdType> class IdSet
{
    // 72 paths in three short words take 12 bytes, in two long ones 16.
    using Word =
        std::conditional_t<(IdType::count > 64 || IdType::count <= 32), std::uint32_t, std::uint64_t>;
    static constexpr int wordBits = 8 * static_cast<int>(sizeof(Word));
    static constexpr int wordCount = (IdType::count + wordBits - 1) / wordBits;

public:
    class Iterator
    {
    public:
        constexpr explicit Iterator(const IdSet &rest) : m_rest(rest) {}
        constexpr IdType operator*() const { return m_rest.first(); }
        constexpr Iterator &operator++()
        {
            m_rest.removeFirst();
            return *this;
        }
        friend constexpr bool operator==(const Iterator &iterator, std::default_sentinel_t)
        {
            return iterator.m_rest.isEmpty();
        }

    private:
        IdSet m_rest;
    };

    constexpr IdSet() = default;
    constexpr IdSet(std::initializer_list<IdType> ids)
    {
        for (const IdType id : ids)
            insert(id);
    }

    static constexpr IdSet all()
    {
        IdSet result;
        for (const IdType id : everyId<IdType>())
            result.insert(id);
        return result;
    }

    constexpr bool contains(IdType id) const { return (m_words[wordOf(id)] & bitOf(id)) != 0; }
    constexpr void insert(IdType id) { m_words[wordOf(id)] |= bitOf(id); }
    constexpr void remove(IdType id) { m_words[wordOf(id)] &= static_cast<Word>(~bitOf(id)); }

    constexpr bool isEmpty() const
    {
        Word any = 0;
        for (const Word word : m_words)
            any |= word;
        return any == 0;
    }
    constexpr int size() const
    {
        int result = 0;
        for (const Word word : m_words)
            result += bitsIn(word);
        return result;
    }
    constexpr bool intersects(const IdSet &other) const { return !(*this & other).isEmpty(); }

    // The lowest id; the set must not be empty.
    constexpr IdType first() const
    {
        std::size_t word = 0;
        while (m_words[word] == 0)
            ++word;
        return IdType(static_cast<int>(word) * wordBits + std::countr_zero(m_words[word]));
    }

    constexpr IdSet &operator|=(const IdSet &other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] |= other.m_words[i];
        return *this;
    }
    constexpr IdSet &operator&=(const IdSet &other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }
    constexpr IdSet &operator-=(const IdSet &other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= static_cast<Word>(~other.m_words[i]);
        return *this;
    }
    friend constexpr IdSet operator|(IdSet a, const IdSet &b) { return a |= b; }
    friend constexpr IdSet operator&(IdSet a, const IdSet &b) { return a &= b; }
    friend constexpr IdSet operator-(IdSet a, const IdSet &b) { return a -= b; }
    friend constexpr bool operator==(const IdSet &, const IdSet &) = default;

    constexpr Iterator begin() const { return Iterator(*this); }
    constexpr std::default_sentinel_t end() const { return {}; }

private:
    static constexpr std::size_t wordOf(IdType id) { return static_cast<std::size_t>(id.index() / wordBits); }
    static constexpr Word bitOf(IdType id) { return static_cast<Word>(Word(1) << (id.index() % wordBits)); }

    // std::popcount, which is a call where the processor's instruction for it may not be used.
    static constexpr int bitsIn(std::uint64_t word)
    {
        word -= (word >> 1) & 0x5555555555555555;
        word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333);
        word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
        return static_cast<int>((word * 0x0101010101010101) >> 56);
    }

    constexpr void removeFirst()
    {
        for (Word &word : m_words) {
            if (word != 0) {
                word &= static_cast<Word>(word - 1);
                return;
            }
        }
    }

    std::array<Word, static_cast<std::size_t>(wordCount)> m_words = {};
};

using HexSet = IdSet<HexId>;
using IntersectionSet = IdSet<IntersectionId>;
using PathSet = IdSet<PathId>;

} // namespace holmstead
