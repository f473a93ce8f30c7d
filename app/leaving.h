// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace holmstead {

class GameFiles;
class GameKeeper;
class GameSession;
class WindowPanels;

// The ways out of a game and out of the program: by a question where something could be lost, at once where
// the system does not wait for answers.
class Leaving : public QObject
{
    Q_OBJECT

public:
    // All of them must outlive it.
    Leaving(GameSession &session, GameKeeper &keeper, GameFiles &files, WindowPanels &panels,
            QObject *parent);

    // Does `next` when nothing is lost by it, asking first.
    void leaveGame(const std::function<void()> &next);
    // Whether the window may close without a question.
    bool isFree() const;
    // Asks, and closes the window unless it is wanted on.
    void askToQuit();
    // Closes the window without a question, the game kept as it is.
    void quit();
    // The same when the system wants it. What could not be kept is tried once more, and is told where
    // somebody may read it.
    void quitAtOnce();
    // The desktop's session ends, and nobody should be asked. Only where the game would be lost, `wait` asks
    // the desktop to go on, which it may refuse.
    void endSession(const std::function<bool()> &wait);

signals:
    void closing();

private:
    bool wouldBeLost() const;
    void tryOnceMore();
    void tellLoss() const;

    GameSession &m_session;
    GameKeeper &m_keeper;
    GameFiles &m_files;
    WindowPanels &m_panels;
    bool m_isDecided = false; // somebody wants to leave; until something is played again
};

} // namespace holmstead
