// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/recorderror.h"

#include <utility>
#include <variant>

namespace holmstead {

// What was read, or what is wrong with it.
template <typename Value> class Result
{
public:
    Result(Value value) : m_content(std::move(value)) {}
    Result(RecordError error) : m_content(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<Value>(m_content); }

    // There must be a value.
    const Value &operator*() const { return *std::get_if<Value>(&m_content); }
    Value &operator*() { return *std::get_if<Value>(&m_content); }
    const Value *operator->() const { return std::get_if<Value>(&m_content); }
    Value *operator->() { return std::get_if<Value>(&m_content); }
    // There must be an error.
    const RecordError &error() const { return *std::get_if<RecordError>(&m_content); }

private:
    std::variant<Value, RecordError> m_content;
};

} // namespace holmstead
