// SPDX-License-Identifier: GPL-3.0-or-later
#include "leaving.h"

#include "gamefiles.h"
#include "gamekeeper.h"
#include "windowpanels.h"

#include "session/gamesession.h"
#include "text/fileerrors.h"

#include <QFileInfo>

namespace holmstead {

Leaving::Leaving(GameSession &session, GameKeeper &keeper, GameFiles &files, WindowPanels &panels,
                 QObject *parent)
    : QObject(parent),
      m_session(session),
      m_keeper(keeper),
      m_files(files),
      m_panels(panels)
{
    // A desktop that wanted to end may have been told to go on.
    connect(&session, &GameSession::recorded, this, [this] { m_isDecided = false; });
}

bool Leaving::wouldBeLost() const
{
    return m_keeper.trouble() && m_files.hasUnsavedMoves();
}

void Leaving::leaveGame(const std::function<void()> &next)
{
    if (!wouldBeLost())
        return next();
    enum { Save, Discard, Cancel };
    const auto words = [] {
        return ConfirmPanel::Words{ tr("Save this game first?"),
                                    tr("It is not over, and it could not be kept by itself."),
                                    { tr("Save"), tr("Discard the game"), tr("Go on playing") } };
    };
    auto *panel = new ConfirmPanel(words, Save, Cancel);
    connect(panel, &ConfirmPanel::answered, this, [this, next](int answer) {
        if (answer == Save)
            m_files.save(next);
        else if (answer == Discard)
            next();
    });
    m_panels.ask(panel);
}

bool Leaving::isFree() const
{
    const bool isUnfinished = m_keeper.hasGame() && m_session.actionCount() > 0 && !m_session.isOver();
    return m_isDecided || !isUnfinished;
}

// A game that is kept can be thrown away, one that cannot be kept should have another file.
void Leaving::askToQuit()
{
    m_keeper.keep(); // somebody may have tidied up since the last action
    if (m_keeper.trouble())
        return leaveGame([this] { quit(); });
    enum { Keep, ThrowAway, Cancel };
    const bool hasFile = !m_files.path().isEmpty() && m_files.hasUnsavedMoves();
    const auto words = [hasFile, name = QFileInfo(m_files.path()).fileName()] {
        return hasFile ? ConfirmPanel::Words{ tr("Stop playing for now?"),
                                              //: %1 is the name of a file
                                              tr("The game is kept: next time it goes on from here. The file "
                                                 "“%1” does not have the last moves yet.")
                                                  .arg(name),
                                              { tr("Save and quit"), tr("Quit without saving"),
                                                tr("Go on playing") } }
                       : ConfirmPanel::Words{ tr("Stop playing for now?"),
                                              tr("The game is kept: next time it goes on from here."),
                                              { tr("Keep and quit"), tr("Throw it away and quit"),
                                                tr("Go on playing") } };
    };
    auto *panel = new ConfirmPanel(words, Keep, Cancel);
    connect(panel, &ConfirmPanel::answered, this, [this, hasFile](int answer) {
        if (answer == Keep && hasFile)
            return m_files.save([this] { quit(); });
        if (answer == ThrowAway)
            m_keeper.throwAway();
        if (answer != Cancel)
            quit();
    });
    m_panels.ask(panel);
}

void Leaving::quit()
{
    m_isDecided = true;
    emit closing();
}

void Leaving::quitAtOnce()
{
    tryOnceMore();
    if (wouldBeLost())
        tellLoss();
    quit();
}

void Leaving::endSession(const std::function<bool()> &wait)
{
    tryOnceMore();
    if (wouldBeLost() && wait())
        return askToQuit();
    if (wouldBeLost())
        tellLoss();
    m_isDecided = true; // the window is closed by what comes next
}

void Leaving::tryOnceMore()
{
    if (m_keeper.trouble())
        m_keeper.keep();
}

// On stderr and in the log, which may lie on another disk.
void Leaving::tellLoss() const
{
    qCritical("The program had to end while the game could not be kept; its last moves are lost: %s",
              qUtf8Printable(fileErrorSentence(*m_keeper.trouble())));
}

} // namespace holmstead
