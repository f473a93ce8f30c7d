// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace holmstead {

class GameSession;
class Settings;
class WindowPanels;

// What the Help menu opens, and what is said when the program itself has gone wrong.
class HelpPages : public QObject
{
    Q_OBJECT

public:
    // All but `parent` must outlive the pages.
    HelpPages(Settings &settings, const GameSession &session, WindowPanels &panels, QObject *parent);

    // By the rules of the game that is on, or else of the last one.
    void showHowToPlay();
    void showShortcuts();
    // In the desktop's own program, or says where it is.
    void showLog();
    void showAbout();
    // The program has made a mistake: says so, and where to read of it.
    void tellAccident();

private:
    Settings &m_settings;
    const GameSession &m_session;
    WindowPanels &m_panels;
};

} // namespace holmstead
