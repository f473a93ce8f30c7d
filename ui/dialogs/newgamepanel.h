// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/newgame.h"
#include "dialogs/panel.h"

class QBoxLayout;
class QCheckBox;
class QSpacerItem;

namespace holmstead {

class BeginChoice;
class IslandCard;
class PeopleChoice;
class RulesChoice;

// Asks who plays, on which island and by which rules. What cannot be is not offered; names that are blank or
// alike are refused at their field. Everything is answered when it opens, so that Enter starts a game.
class NewGamePanel : public Panel
{
    Q_OBJECT

public:
    explicit NewGamePanel(QWidget *parent = nullptr);

    // Proposes a game, such as the last one. What is impossible of it is put right.
    void setNewGame(const NewGame &game);
    // As it would start now; names may still be refused.
    NewGame newGame() const;
    // Whoever is in the middle of a game should know what becomes of it.
    void setLeavesGame(bool leaves);

    qreal tallest() const override { return 40; }

signals:
    // The panel is closed.
    void gameChosen(const holmstead::NewGame &game);

protected:
    void retranslate() override;
    void settle(int width) override;
    QWidget *firstFocus() const override;

private:
    void addPeople();
    void addIslands();
    void addFold();
    void placeRulesOfPlay(bool inOneColumn);
    void start();
    void refresh();
    void showFold();
    IslandSetup setup() const;

    bool m_leavesGame = false;

    QBoxLayout *m_columns;
    QBoxLayout *m_left;
    QBoxLayout *m_right;
    QLabel *m_peopleTitle;
    PeopleChoice *m_people;
    QLabel *m_beginTitle;
    BeginChoice *m_begin;
    QCheckBox *m_openHands;
    QLabel *m_islandTitle;
    IslandCard *m_beginner;
    IslandCard *m_variable;
    QPushButton *m_more;
    QLabel *m_summary;
    RulesChoice *m_rules;
    std::vector<QSpacerItem *> m_struts; // what the hidden parts need across, in both columns
    QPushButton *m_cancel;
    QPushButton *m_start;
};

} // namespace holmstead
