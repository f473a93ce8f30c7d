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

    bool isEmpty() const;
    // The game that was played last of those that are not over; the rest of it when it is damaged.
    std::optional<KeptGame> toContinue() const;
    void show();
    // Why the game in `path` cannot be opened, and what is left of it to play on with, if anything is.
    void tellDamage(const QString &path, const RecordError &error);

signals:
    void gameWanted(const QString &path);
    // A damaged game is to go on as another one.
    void restWanted(const holmstead::GameRecord &record);
    // A game has been deleted.
    void changed();
    // What could not be opened was told, and nothing comes of it.
    void leftAlone();

private:
    using Page = KeptGamesPanel::Page;
    // Those that come after the first `newer`.
    void open(Page page, std::size_t newer = 0);
    void offerRest(const QString &path, const RecordError &error, const GameRecord &rest);
    void askToDelete(const KeptGame &game, Page page, std::size_t newer);

    GameKeeper &m_keeper;
    WindowPanels &m_panels;
};

} // namespace holmstead
