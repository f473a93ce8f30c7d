// SPDX-License-Identifier: GPL-3.0-or-later
// playthrough FOLDER SEED [FILE]: plays in the real window, with settings and games in FOLDER, going on with
// the game that was played last. What an action did is painted, and then told on a line of its own: how many
// there are, and the action. It ends with the game. With FILE, the game in that file goes on, and every
// action is saved there before it is told.
#include "keptgames.h"
#include "mainwindow.h"
#include "settings.h"

#include "record/actionjson.h"
#include "ui/support/games.h"
#include "ui/support/mover.h"
#include "ui/support/sessionprobe.h"

#include "dialogs/confirmpanel.h"

#include <QAction>
#include <QApplication>
#include <QDir>

#include <cstdio>

using namespace holmstead;
using namespace holmstead::test;

namespace {

bool openGame(MainWindow &window, const Settings &settings)
{
    const KeptGames games(QDir(settings.dataFolder()).filePath(QStringLiteral("games")));
    for (const KeptGame &game : games.list()) {
        if (!game.canGoOn() || !game.damage.isEmpty())
            continue;
        window.openFile(game.path);
        return window.session().hasGame();
    }
    return !window.session().start(variableGame());
}

void playOne(GameSession &session, Mover &mover)
{
    session.openCurtain();
    const GameState &state = SessionProbe::state(session);
    session.choose(mover.next(state, session.person().value_or(state.turn)));
}

void tell(const GameSession &session)
{
    const GameRecord record = session.record();
    std::printf("%zu %s\n", record.actions.size(), actionJson(record.actions.back()).line().constData());
    std::fflush(stdout);
}

// As Ctrl+S does, when the game has a file.
bool save(MainWindow &window)
{
    for (QAction *action : window.findChildren<QAction *>()) {
        if (action->shortcut() == QKeySequence(QKeySequence::Save))
            action->trigger();
    }
    return !window.isWindowModified() && !window.findChild<ConfirmPanel *>();
}

// Goes on with the game in `file`, a new one if there is none.
bool openFile(MainWindow &window, const QString &file)
{
    if (!QFile::exists(file) && writeRecordFile(file, variableGame()))
        return false;
    window.openFile(file);
    return window.session().hasGame();
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    if (words.size() < 3)
        return 2;
    const QString file = words.value(3);
    Settings settings(QDir(words[1]).filePath(QStringLiteral("settings.ini")));
    SeededChance chance(words[2].toULongLong());
    MainWindow window(settings, chance, Random(1));
    window.show();
    if (!(file.isEmpty() ? openGame(window, settings) : openFile(window, file)))
        return 1;
    Mover mover;
    while (!window.session().isOver()) {
        const std::size_t before = window.session().actionCount();
        playOne(window.session(), mover);
        if (window.session().actionCount() == before)
            return 1;
        if (file.isEmpty()) {
            window.repaint();
            QApplication::processEvents();
        } else if (!save(window)) {
            return 1;
        }
        tell(window.session());
    }
    return 0;
}
