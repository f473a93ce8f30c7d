// SPDX-License-Identifier: GPL-3.0-or-later
// The fuzz target of the record and board readers: what must hold of any bytes at all, and how to change
// bytes so that something new happens. libFuzzer (https://llvm.org/docs/LibFuzzer.html) calls the two
// functions at the end.

#include "jsonmutator.h"

#include "game/randommover.h"
#include "record/boardfile.h"
#include "record/gamerecord.h"
#include "rules/invariants.h"
#include "text/fileerrors.h"

#include <QJsonDocument>

#include <cstdio>
#include <cstdlib>

using namespace holmstead;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t maxSize);

namespace {

constexpr int furtherActions = 40;

void require(bool holds, const char *promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "This does not hold: %s.\n", promise);
    std::abort();
}

void checkError(const RecordError &error)
{
    require(!fileErrorSentence(error).isEmpty(), "an error has its sentence");
    require(fileErrorWithRule(error).contains(error.place), "the sentence of an error names the place");
}

// A moment of a game from a file need not be reachable by play, but whatever is played from there is sound.
void checkMoment(GameState state)
{
    RandomMover mover(1, true);
    for (int i = 0; i <= furtherActions; ++i) {
        require(!brokenInvariant(state), "every state keeps the invariants");
        require(legalActions(state).isEmpty() == (state.phase == Phase::Over),
                "there is something to do until the end");
        if (state.phase == Phase::Over)
            return;
        const Action action = mover.next(state);
        require(!why(state, action), "what is listed is legal");
        apply(state, action);
    }
}

// apply() asserts the invariants of the states between.
void checkReplay(const GameRecord &record)
{
    const Result<Game> start = startOf(record);
    require(bool(start), "a record that was read can be begun");
    checkMoment(start->state());
    const Result<Game> game = replay(record);
    if (game) {
        require(continued(record, *game) == record, "a game that was opened and saved is the same");
        return checkMoment(game->state());
    }
    checkError(game.error());
    require(game.error().place.startsWith(QLatin1StringView("action ")), "a refusal names its action");
    checkMoment(game.error().refused->before);
}

void checkRecord(const QByteArray &text)
{
    const Result<GameRecord> record = readRecord(text);
    if (!record)
        return checkError(record.error());
    checkReplay(*record);
    const QByteArray written = writeRecord(*record);
    // Spaces and longer ways to write a number can take a file that barely fits over the limit.
    if (written.size() > maxFileBytes)
        return;
    const Result<GameRecord> again = readRecord(written);
    require(again && *again == *record, "a record that was written reads as the same");
}

void checkBoard(const QByteArray &text)
{
    const Result<BoardFile> board = readBoard(text);
    if (!board)
        return checkError(board.error());
    require(!faultOf(board->island), "a board that was read has no fault");
    const QByteArray written = writeBoard(*board);
    if (written.size() > maxFileBytes)
        return;
    const Result<BoardFile> again = readBoard(written);
    require(again && *again == *board, "a board that was written reads as the same");
}

// Makes positions of every phase.
void beginLater(GameRecord &record, const Game &game, int moment)
{
    record.position = positionOf(game.stateAfter(static_cast<std::size_t>(moment)));
    record.actions.erase(record.actions.begin(), record.actions.begin() + moment);
}

// The game of a record begun at a later moment or, if one of its actions is refused, without that action.
// Nothing if the text is no record.
QByteArray changedGame(const QByteArray &text, Random &random)
{
    Result<GameRecord> record = readRecord(text);
    if (!record)
        return {};
    const Result<Game> game = replay(*record);
    if (game)
        beginLater(*record, *game, random.below(static_cast<int>(record->actions.size()) + 1));
    else
        record->actions.erase(record->actions.begin() + static_cast<int>(game.error().refused->number) - 1);
    return writeRecord(*record);
}

// Nothing if the text is no JSON object.
QByteArray changedJson(const QByteArray &text, Random &random)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return {};
    QJsonObject file = document.object();
    for (int changes = 1 + random.below(2); changes > 0; --changes)
        file = JsonMutator(random).changed(file);
    return QJsonDocument(file).toJson(QJsonDocument::Compact);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    checkRecord(text);
    checkBoard(text);
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t maxSize,
                                               unsigned int seed)
{
    Random random(seed);
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    QByteArray changed;
    if (random.below(8) == 0)
        changed = changedGame(text, random);
    else if (random.below(4) != 0)
        changed = changedJson(text, random);
    const auto changedSize = static_cast<std::size_t>(changed.size());
    if (changed.isEmpty() || changedSize > maxSize)
        return LLVMFuzzerMutate(data, size, maxSize);
    std::copy(changed.begin(), changed.end(), data);
    return changedSize;
}
