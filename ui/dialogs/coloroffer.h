// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/table.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <optional>

namespace holmstead {

// The colours that somebody can choose, and what is to be said of each.
class ColorOffer
{
    Q_DECLARE_TR_FUNCTIONS(ColorOffer)

public:
    // For one of `people`. A colour that somebody else has can be had in exchange for one's own; three people
    // on the beginner island leave one in the box (R-SU-2).
    ColorOffer(const Person &chooser, const People &people, const Rules &rules);

    bool offers(Color color) const { return m_offered[indexOf(color)]; }
    // A few words for whoever points at it; one sentence where it is not offered.
    const QString &about(Color color) const { return m_about[indexOf(color)]; }

private:
    std::array<bool, allColors.size()> m_offered;
    std::array<QString, allColors.size()> m_about;
};

// The colour that `players` people leave in the box, if they do (R-SU-2).
std::optional<Color> leftOut(const Rules &rules, std::size_t players);

// The one with that colour wants `color`, and whoever has it gets theirs.
void exchangeColors(People &people, std::size_t person, Color color);

} // namespace holmstead
