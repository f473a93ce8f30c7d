// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace holmstead {

// For std::visit over our variants: a function for each kind, none of them left out.
template <typename... Functions> struct Visitor : Functions...
{
    using Functions::operator()...;
};
template <typename... Functions> Visitor(Functions...) -> Visitor<Functions...>;

} // namespace holmstead
