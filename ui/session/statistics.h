// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "rules/view.h"

namespace holmstead {

// What a game has come to so far: how the dice fell, and what that and the others did to everybody. All of it
// is public, and counted from what the table was told, so that it is the same after saving and opening.
struct Statistics
{
    struct Person
    {
        int produced = 0;     // cards, by rolls
        int thirtySixths = 0; // of cards that as many rolls bring on average, past the robber
        int blocked = 0;      // cards that the robber kept from them
        int sevens = 0;       // that they rolled
        int discarded = 0;    // cards
        int taken = 0;        // cards from others, by thefts and Monopolies
        int lost = 0;         // cards to others, in the same ways
        int tradesWithPeople = 0;
        int tradesWithBank = 0;
        int cardsBought = 0; // development cards

        friend bool operator==(const Person &, const Person &) = default;
    };

    static constexpr int lowest = 2; // that two dice show
    static constexpr int highest = 12;

    std::array<int, highest + 1> rolls = {}; // how often each sum was rolled
    View::PerPlayer<Person> people = {};

    int rollCount() const;
    // How often two dice show `sum` in so many rolls, on average.
    double expected(int sum) const;

    friend bool operator==(const Statistics &, const Statistics &) = default;
};

// From everything that has happened, as the table knows it, and the moment that it has led to.
Statistics statisticsOf(const Events &log, const View &view);

} // namespace holmstead
