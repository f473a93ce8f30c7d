// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/topology.h"

#include <QTest>

// What a failed comparison of places prints: their names.
namespace holmstead {

inline char *toString(HexId hex)
{
    return QTest::toString(nameOf(hex).c_str());
}
inline char *toString(IntersectionId intersection)
{
    return QTest::toString(nameOf(intersection).c_str());
}
inline char *toString(PathId path)
{
    return QTest::toString(nameOf(path).c_str());
}

template <typename IdType> char *toString(const std::optional<IdType> &place)
{
    return place ? toString(*place) : QTest::toString("no place");
}

template <typename IdType> char *toString(const IdSet<IdType> &places)
{
    std::string names;
    for (const IdType place : places)
        names += '{' + nameOf(place) + '}';
    return QTest::toString(names.c_str());
}

} // namespace holmstead
