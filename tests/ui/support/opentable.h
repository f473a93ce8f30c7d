// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mainwindow.h"
#include "settings.h"
#include "support/scenario.h"
#include "ui/support/games.h"
#include "ui/support/tabledriver.h"

#include <QTemporaryDir>

namespace holmstead::test {

// The real window on a game that stands where a test wants it, the curtain open.
class OpenTable
{
public:
    explicit OpenTable(const GameRecord &record)
        : settings(folder.filePath(QStringLiteral("settings.ini"))),
          window(settings, chance, Random(1)),
          driver(window)
    {
        window.setWindowState(Qt::WindowNoState); // the offscreen screen is a small one
        window.resize(1280, 720);
        window.show();
        opened = !session().start(record) && driver.openCurtain();
    }
    explicit OpenTable(const Scenario &scenario) : OpenTable(gameAt(scenario.state())) {}

    GameSession &session() { return window.session(); }

    QTemporaryDir folder;
    Settings settings;
    ScriptedChance chance;
    MainWindow window;
    TableDriver driver;
    bool opened = false; // the record was one, and somebody sits there
};

} // namespace holmstead::test
