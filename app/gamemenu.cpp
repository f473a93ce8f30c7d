// SPDX-License-Identifier: GPL-3.0-or-later
#include "gamemenu.h"

namespace holmstead {

GameMenu::GameMenu(QWidget *parent) : Menu([] { return tr("&Game"); }, parent)
{
    connect(add([] { return tr("&New…"); }, QKeySequence::New), &QAction::triggered, this,
            &GameMenu::newWanted);
    addIslands();

    addSeparator();
    connect(add([] { return tr("&Kept games…"); }, QKeySequence(Qt::CTRL | Qt::Key_K)), &QAction::triggered,
            this, &GameMenu::keptGamesWanted);
    connect(add([] { return tr("&Open…"); }, QKeySequence::Open), &QAction::triggered, this,
            &GameMenu::openWanted);
    m_save = add([] { return tr("&Save"); }, QKeySequence::Save);
    connect(m_save, &QAction::triggered, this, &GameMenu::saveWanted);
    m_saveAs = add([] { return tr("Save &as…"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    connect(m_saveAs, &QAction::triggered, this, &GameMenu::saveAsWanted);
    m_picture = add([] { return tr("&Export picture…"); });
    connect(m_picture, &QAction::triggered, this, &GameMenu::pictureWanted);

    addSeparator();
    m_people = add([] { return tr("&People…"); });
    connect(m_people, &QAction::triggered, this, &GameMenu::peopleWanted);
    m_statistics = add([] { return tr("S&tatistics…"); }, QKeySequence(Qt::CTRL | Qt::Key_D));
    m_statistics->setObjectName(QStringLiteral("statistics"));
    connect(m_statistics, &QAction::triggered, this, &GameMenu::statisticsWanted);
    m_result = add([] { return tr("Show the &result"); });
    connect(m_result, &QAction::triggered, this, &GameMenu::resultWanted);
    addSeparator();
    QAction *quit = add([] { return tr("&Quit"); }, QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, this, &GameMenu::quitWanted);
    setGame(false, false);
}

void GameMenu::addIslands()
{
    QMenu *islands = addSubmenu([] { return tr("&Island"); });
    connect(addTo(islands, [] { return tr("&Beginner"); }), &QAction::triggered, this,
            [this] { emit islandWanted(IslandSetup::Beginner); });
    connect(addTo(islands, [] { return tr("&Variable"); }), &QAction::triggered, this,
            [this] { emit islandWanted(IslandSetup::Variable); });
}

void GameMenu::setGame(bool hasGame, bool isOver)
{
    m_save->setEnabled(hasGame);
    m_saveAs->setEnabled(hasGame);
    m_people->setEnabled(hasGame);
    m_picture->setEnabled(hasGame);
    m_statistics->setEnabled(hasGame);
    m_result->setEnabled(isOver);
}

} // namespace holmstead
