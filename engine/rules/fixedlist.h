// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace holmstead {

// A list of at most `capacity` plain values that never allocates and does not touch what it does not hold.
template <typename Value, std::size_t listCapacity> class FixedList
{
    static_assert(std::is_trivially_copyable_v<Value> && std::is_trivially_destructible_v<Value>);

public:
    static constexpr std::size_t capacity = listCapacity;

    FixedList() {}
    FixedList(const FixedList &other) { *this = other; }
    FixedList &operator=(const FixedList &other)
    {
        if (this != &other) {
            std::uninitialized_copy(other.begin(), other.end(), data());
            m_size = other.m_size;
        }
        return *this;
    }

    template <typename Item = Value> void append(Item &&item)
    {
        assert(m_size < capacity);
        new (data() + m_size) Value(std::forward<Item>(item));
        ++m_size;
    }
    void clear() { m_size = 0; }

    std::size_t size() const { return m_size; }
    bool isEmpty() const { return m_size == 0; }
    const Value &operator[](std::size_t index) const { return data()[index]; }
    const Value *begin() const { return data(); }
    const Value *end() const { return data() + m_size; }

private:
    Value *data() { return std::launder(reinterpret_cast<Value *>(m_storage)); }
    const Value *data() const { return std::launder(reinterpret_cast<const Value *>(m_storage)); }

    alignas(Value) std::byte m_storage[capacity * sizeof(Value)];
    std::size_t m_size = 0;
};

} // namespace holmstead
