// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/keptgamespanel.h"

#include <QObject>

namespace holmstead {

class GameKeeper;
class WindowPanels;
struct GameRecord;
struct RecordError;

// Offers the games that are kept: to go on with one, to delete one, and what is left of a damaged one.
class GameShelf : public QObject
{
    Q_OBJECT

public:
    // Both must outlive it.
    GameShelf(GameKeeper &keeper, WindowPanels &panels, QObject *parent);

    // At the start of the program: the games that are kept, if there are any.
    void welcome();
    bool isEmpty() const;
    void show();
    // Why the game in `path` cannot be opened, and what is left of it to play on with, if anything is.
    void tellDamage(const QString &path, const RecordError &error);

signals:
    void gameWanted(const QString &path);
    void newGameWanted();
    void openWanted();
    // A damaged game is to go on as another one.
    void restWanted(const holmstead::GameRecord &record);
    // A game has been deleted.
    void changed();
    // What could not be opened was told, and nothing comes of it.
    void leftAlone();

private:
    using Moment = KeptGamesPanel::Moment;
    // Those that come after the first `newer`.
    void open(Moment moment, std::size_t newer = 0);
    void offerRest(const QString &path, const RecordError &error, const GameRecord &rest);
    void askToDelete(const KeptGame &game, Moment moment, std::size_t newer);

    GameKeeper &m_keeper;
    WindowPanels &m_panels;
};

} // namespace holmstead
