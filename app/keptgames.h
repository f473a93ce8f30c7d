// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/keptgame.h"
#include "record/recordwriter.h"

#include <QLockFile>

#include <memory>

namespace holmstead {

// The folder in which the program keeps games: a record a game. Several windows may share it, since whoever
// plays a game holds its lock.
class KeptGames
{
public:
    static constexpr std::size_t most = 20;

    // `folder` need not be there yet.
    explicit KeptGames(const QString &folder) : m_folder(folder) {}

    const QString &folder() const { return m_folder; }
    // The game at `path` as it is called here, in whatever way that leads to it; empty if it is none of them.
    QString ownPath(const QString &path) const;
    // At most `most` of them, the latest first, but for `left`: those that come after the first `newer`.
    // Reads only these.
    std::vector<KeptGame> list(const QString &left = {}, std::size_t newer = 0) const;
    // Read none of them.
    std::size_t count(const QString &left = {}) const;
    bool isEmpty() const;
    // The latest that can go on, if it is among the last `most`.
    std::optional<KeptGame> toContinue() const;

    // A name that nobody has, and its lock; without a lock where the folder cannot be written to.
    struct Place
    {
        QString path;
        std::unique_ptr<QLockFile> lock;
    };
    Place newPlace();
    // Nothing when another window plays that game.
    std::unique_ptr<QLockFile> lock(const QString &path) const;
    // Whether the file of this lock is still there, and nobody else's.
    static bool isOurs(const QLockFile &lock);

    // As replaceBytes(): for the game whose lock one holds.
    std::optional<RecordError> write(const QString &path, const GameRecord &record);
    void remove(const QString &path);
    // For a new game, which is the latest from now on: what is no longer among the last `most` goes if it is
    // over, unless another window has it; and what a crash has left lying about. Nobody is asked: what could
    // still be played, or mended, stays. Looks at no more than `most` games, however many there are.
    void removeOld();
    // A clock that was ahead has left games that would be the latest for days, whatever is played meanwhile:
    // they become as old as this moment, in the order that they have.
    void endFuture();

private:
    QStringList paths() const;
    void removeRests();

    QString m_folder;
    RecordWriter m_writer;
};

} // namespace holmstead
