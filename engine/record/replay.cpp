// SPDX-License-Identifier: GPL-3.0-or-later
// From records to games and back.
#include "record/gamerecord.h"

#include "record/jsonreader.h"

#include <algorithm>

namespace holmstead {
namespace {

std::vector<Color> startColors(const People &people)
{
    std::vector<Color> colors;
    for (const Person &person : people)
        colors.push_back(person.start);
    return colors;
}

std::shared_ptr<const Table> tableOf(const GameRecord &record)
{
    return std::make_shared<const Table>(
        Table{ Island(record.board), record.rules, static_cast<int>(record.people.size()) });
}

bool hasStartPieces(const Table &table)
{
    return table.rules.setup == IslandSetup::Variable || !table.island.layout().start.empty();
}

} // namespace

Result<Game> startOf(const GameRecord &record)
{
    const auto table = tableOf(record);
    if (!record.position)
        return Game(table, initialState(*table, startColors(record.people)));
    const Result<GameState> state = stateOf(*record.position, *table);
    if (!state) {
        RecordError error = state.error();
        error.people = record.people;
        return error;
    }
    return Game(table, *state);
}

std::optional<RecordError> playAction(Game &game, const GameRecord &record, std::size_t index)
{
    const Action &action = record.actions[index];
    const auto reason = game.play(action);
    if (!reason)
        return std::nullopt;
    auto refused = std::make_shared<const RefusedAction>(
        RefusedAction{ index + 1, action, *reason, record.people, game.sharedTable(), game.state() });
    return RecordError{
        RecordError::Kind::IllegalAction, actionPlace(index + 1), { describe(action) }, {}, std::move(refused)
    };
}

Result<Game> replay(const GameRecord &record)
{
    Result<Game> game = startOf(record);
    for (std::size_t i = 0; game && i < record.actions.size(); ++i) {
        if (auto error = playAction(*game, record, i))
            return *error;
    }
    return game;
}

GameRecord recordOf(const Game &game, const People &people)
{
    GameRecord record;
    record.rules = game.table().rules;
    record.people = people;
    record.board = game.table().island.layout();
    record.actions.assign(game.actions().begin(), game.actions().end());
    const bool beganAsUsual =
        hasStartPieces(game.table()) && initialState(game.table(), startColors(people)) == game.initial();
    if (!beganAsUsual)
        record.position = positionOf(game.initial());
    return record;
}

GameRecord continued(GameRecord record, const Game &game)
{
    const auto played = game.actions();
    const auto firstChange =
        std::mismatch(record.actions.begin(), record.actions.end(), played.begin(), played.end()).first;
    const auto same = static_cast<std::size_t>(firstChange - record.actions.begin());
    std::erase_if(record.kept, [same](const auto &entry) { return actionNumber(entry.first) > same; });
    record.actions.assign(played.begin(), played.end());
    return record;
}

} // namespace holmstead
