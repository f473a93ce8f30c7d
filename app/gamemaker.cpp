// SPDX-License-Identifier: GPL-3.0-or-later
#include "gamemaker.h"

#include "game/chance.h"
#include "record/boardfile.h"
#include "session/openhands.h"

#include <QJsonArray>

#include <algorithm>

namespace holmstead {

namespace {

BeginRound rollAmong(const std::vector<bool> &rolling, Chance &chance)
{
    BeginRound round(rolling.size());
    for (std::size_t person = 0; person < rolling.size(); ++person) {
        if (rolling[person])
            round[person] = chance.roll();
    }
    return round;
}

// Those of `round` who rolled the highest.
std::vector<bool> highestOf(const BeginRound &round)
{
    int highest = 0;
    for (const auto &dice : round)
        highest = std::max(highest, dice ? dice->sum() : 0);
    std::vector<bool> who;
    for (const auto &dice : round)
        who.push_back(dice && dice->sum() == highest);
    return who;
}

template <typename Container> void seat(Container &people, std::size_t first)
{
    std::rotate(people.begin(), people.begin() + static_cast<std::ptrdiff_t>(first), people.end());
}

QJsonValue jsonOf(const BeginRound &round)
{
    QJsonArray json;
    for (const auto &dice : round)
        json.append(dice ? QJsonArray{ dice->first, dice->second } : QJsonValue());
    return json;
}

Beginning beginningOf(NewGame::Begin begin, Beginner beginner)
{
    Beginning beginning;
    switch (begin) {
    case NewGame::Begin::Oldest:
        beginning.how = BeginHow::Oldest;
        return beginning;
    case NewGame::Begin::Random:
        beginning.how = BeginHow::Random;
        return beginning;
    case NewGame::Begin::Rolled:
        beginning.how = BeginHow::Roll;
        break;
    }
    QJsonArray rolls; // a list a round, an entry a player
    for (BeginRound &round : beginner.rounds) {
        seat(round, beginner.first);
        rolls.append(jsonOf(round));
    }
    beginning.rolls = rolls;
    return beginning;
}

HarborDeal harborDeal(Edition edition)
{
    return edition == Edition::Classic ? HarborDeal::Pieces : HarborDeal::Frame; // R-ED-5
}

Color freeColor(const People &people, Color except)
{
    const auto isFree = [&](Color color) {
        return color != except && std::none_of(people.begin(), people.end(), [&](const Person &person) {
                   return person.color == color;
               });
    };
    return *std::find_if(allColors.begin(), allColors.end(), isFree);
}

} // namespace

Beginner rollForBegin(std::size_t people, Chance &chance)
{
    Beginner beginner;
    std::vector<bool> rolling(people, true);
    do {
        beginner.rounds.push_back(rollAmong(rolling, chance));
        rolling = highestOf(beginner.rounds.back());
    } while (std::count(rolling.begin(), rolling.end(), true) > 1);
    beginner.first =
        static_cast<std::size_t>(std::find(rolling.begin(), rolling.end(), true) - rolling.begin());
    return beginner;
}

GameRecord makeGame(const NewGame &game, const Beginner &beginner, Random &random)
{
    GameRecord record;
    record.rules = game.rules;
    record.people = game.people;
    seat(record.people, beginner.first);
    for (Person &person : record.people)
        person.start = person.color;
    record.board = game.rules.setup == IslandSetup::Beginner
                     ? beginnerIsland()
                     : makeIsland(harborDeal(game.rules.edition), game.tokens, random);
    record.begin = beginningOf(game.begin, beginner);
    setOpenHands(record, game.openHands);
    return record;
}

NewGame onIsland(NewGame game, IslandSetup setup)
{
    Rules &rules = game.rules;
    if (rules.phases == defaultPhases(rules.edition, rules.setup))
        rules.phases = defaultPhases(rules.edition, setup);
    if (game.begin == defaultBegin(rules.edition, rules.setup))
        game.begin = defaultBegin(rules.edition, setup);
    rules.setup = setup;
    if (setup != IslandSetup::Beginner || game.people.size() == maxPlayers)
        return game;
    const Color out = colorLeftOut(rules.edition);
    for (Person &person : game.people) {
        if (person.color == out)
            person.color = freeColor(game.people, out);
    }
    return game;
}

} // namespace holmstead
