// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/coloroffer.h"

#include "text/terms.h"

namespace holmstead {

ColorOffer::ColorOffer(const Person &chooser, const People &people, const Rules &rules)
{
    for (const Color color : allColors) {
        m_offered[indexOf(color)] = color != leftOut(rules, people.size());
        m_about[indexOf(color)] =
            offers(color) ? colorName(color)
                          //: Why a colour cannot be chosen; %1 is the colour.
                          : tr("%1: three people play the beginner island without it.").arg(colorName(color));
    }
    for (const Person &other : people) {
        if (other.color != chooser.color) {
            //: What choosing a colour means; %1 is the colour, %2 the name of whoever has it.
            m_about[indexOf(other.color)] = tr("%1: change with %2").arg(colorName(other.color), other.name);
        }
    }
}

std::optional<Color> leftOut(const Rules &rules, std::size_t players)
{
    const bool all = rules.setup != IslandSetup::Beginner || players != minPlayers;
    return all ? std::nullopt : std::optional(colorLeftOut(rules.edition));
}

void exchangeColors(People &people, std::size_t person, Color color)
{
    for (Person &other : people) {
        if (other.color == color)
            other.color = people[person].color;
    }
    people[person].color = color;
}

} // namespace holmstead
