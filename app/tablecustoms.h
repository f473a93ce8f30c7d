// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace holmstead {

class GameSession;
class GameTable;
class IdleCover;
class Settings;
class TableMenu;
class WindowPanels;

// What is usual at this table, from one day to the next, as its menu says: the clock, when an idle hand is
// covered, and open hands, which are asked about first.
class TableCustoms : public QObject
{
    Q_OBJECT

public:
    // All of them must outlive it; `window` becomes its parent.
    TableCustoms(const Settings &settings, GameSession &session, GameTable &table, WindowPanels &panels,
                 TableMenu *menu, QWidget *window);

private:
    void wishOpenHands(bool open);
    void showOpenHands();

    GameSession &m_session;
    WindowPanels &m_panels;
    TableMenu *m_menu;
    IdleCover *m_cover;
};

} // namespace holmstead
