// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keptgames.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace holmstead {

class GameSession;

// Keeps the game of the session by itself: every change of its record is in a file before it is drawn, and on
// the disk a moment later. When that fails the game goes on in memory and is tried again with the next action
// and every few seconds.
class GameKeeper : public QObject
{
    Q_OBJECT

public:
    // Games are kept in `folder`.
    GameKeeper(GameSession &session, const QString &folder, QObject *parent);
    ~GameKeeper() override;

    // The ways to begin a game in the session. Otherwise, where a game has a file of its own already, it is
    // kept from its first action on.
    // A new game, kept from the start; it does not stay if nothing is played.
    std::optional<RecordError> startNew(const GameRecord &record);
    // The kept game at `path`, which goes on in its file.
    std::optional<RecordError> resume(const QString &path);

    KeptGames &games() { return m_games; }
    // Where the game of the session is kept; empty while it is not.
    const QString &path() const { return m_path; }
    // Why the game cannot be kept at the moment.
    const std::optional<RecordError> &trouble() const { return m_trouble; }
    // A started game that is kept, or ought to be.
    bool hasGame() const;

public slots:
    void keep();
    // The game of the session is not wanted any more: its file goes, until something is played again.
    void throwAway();
    // Another window may have the game from now on. What is played all the same is kept as another one.
    void letGo();

signals:
    // trouble() has come, is another one or is over.
    void troubleChanged();

private:
    void removeFiles();
    std::optional<RecordError> write();
    void holdLock();
    void flush();

    GameSession &m_session;
    KeptGames m_games;
    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
    bool m_isUntouched = false; // a new game in which nothing has been played
    std::optional<RecordError> m_trouble;
    QTimer m_retry;
    QThreadPool m_flushing; // one at a time
    QString m_flushedPath;  // whose flush is the last that waits there
};

} // namespace holmstead
