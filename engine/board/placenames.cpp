// SPDX-License-Identifier: GPL-3.0-or-later
// The names that places have in the record format.
#include "board/topology.h"

#include <charconv>

namespace holmstead {
namespace {

// In the order of Corner and of Side.
constexpr std::array<std::string_view, 6> cornerNames = { "N", "NE", "SE", "S", "SW", "NW" };
constexpr std::array<std::string_view, 6> sideNames = { "NE", "E", "SE", "SW", "W", "NW" };

std::string nameOf(Cell cell)
{
    return std::to_string(cell.q) + ',' + std::to_string(cell.r);
}

// What stands before the next comma, and takes it with the comma off `text`; without a comma all of it.
std::string_view takeField(std::string_view &text)
{
    const std::size_t comma = text.find(',');
    const std::string_view field = text.substr(0, comma);
    text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
    return field;
}

// As JSON has it: no plus, no spaces, no leading zeros. What does not fit an int is no place anyway.
std::optional<int> numberIn(std::string_view text)
{
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    if (digits.size() > 1 && digits.starts_with('0'))
        return std::nullopt;
    int result = 0;
    const char *const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, result);
    if (error != std::errc() || stop != end)
        return std::nullopt;
    return result;
}

// Takes "q,r" and the comma after it off `text`.
std::optional<Cell> takeCell(std::string_view &text)
{
    const auto q = numberIn(takeField(text));
    const auto r = numberIn(takeField(text));
    if (!q || !r)
        return std::nullopt;
    return Cell{ *q, *r };
}

template <typename Place>
std::optional<Place> placeNamed(const std::array<std::string_view, 6> &names, std::string_view name)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name)
            return static_cast<Place>(i);
    }
    return std::nullopt;
}

} // namespace

std::string nameOf(HexId hex)
{
    return nameOf(at(topology.cellOfHex, hex));
}

std::string nameOf(IntersectionId intersection)
{
    const CornerPlace place = placeOf(intersection);
    return nameOf(place.cell) + ',' + std::string(cornerNames[static_cast<std::size_t>(place.corner)]);
}

std::string nameOf(PathId path)
{
    const SidePlace place = placeOf(path);
    return nameOf(place.cell) + ',' + std::string(sideNames[static_cast<std::size_t>(place.side)]);
}

std::optional<HexId> hexNamed(std::string_view name)
{
    // A comma too many would vanish with the fields it ends.
    if (name.ends_with(','))
        return std::nullopt;
    const auto cell = takeCell(name);
    return cell && name.empty() ? hexAt(*cell) : std::nullopt;
}

std::optional<IntersectionId> intersectionNamed(std::string_view name)
{
    const auto cell = takeCell(name);
    const auto corner = placeNamed<Corner>(cornerNames, name);
    return cell && corner ? intersectionAt(*cell, *corner) : std::nullopt;
}

std::optional<PathId> pathNamed(std::string_view name)
{
    const auto cell = takeCell(name);
    const auto side = placeNamed<Side>(sideNames, name);
    return cell && side ? pathAt(*cell, *side) : std::nullopt;
}

} // namespace holmstead
