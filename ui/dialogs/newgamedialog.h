// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/newgame.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QSpacerItem;
class QVBoxLayout;

namespace holmstead {

class BeginChoice;
class IslandCard;
class PersonRow;
class RulesChoice;
class ScrollBody;

// Asks who plays, on which island and by which rules. What cannot be is not offered; names that are blank or
// alike are refused at their field. Everything is answered when it opens, so that Enter starts a game.
// To be shown by open().
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewGameDialog(QWidget *parent = nullptr);

    // Proposes a game, such as the last one. What is impossible of it is put right.
    void setNewGame(const NewGame &game);
    // As it would start now; names may still be refused.
    NewGame newGame() const;

signals:
    // The dialog is closed.
    void gameChosen(const holmstead::NewGame &game);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addPeople(QVBoxLayout *column);
    void addBeginning(QVBoxLayout *column);
    void addIslands(QVBoxLayout *column);
    void addOptions(QVBoxLayout *column);
    void addButtons(QVBoxLayout *column);

    void start();
    PersonRow *refuseNames();
    void colorAsked(std::size_t row, Color color);
    void movePerson(std::size_t row, int by);
    void setCount(int count);
    void setSetup(IslandSetup setup);

    bool isInBox(Color color) const;
    void dealColors();
    void showFold();
    void unfold(bool more);
    QSize fittingSize(int width) const;
    void growToShowAll();
    void placeAt(QPoint middle);
    void placeInTheMiddle();
    void refresh();
    void retranslate();

    std::size_t count() const { return static_cast<std::size_t>(m_count); }

    int m_count = maxPlayers;
    IslandSetup m_setup = IslandSetup::Beginner;
    std::vector<Color> m_wanted; // a row; what they get may differ while it is taken or not in the box

    ScrollBody *m_body;
    QLabel *m_peopleTitle;
    std::vector<PersonRow *> m_rows;
    QPushButton *m_add;
    QLabel *m_beginTitle;
    BeginChoice *m_begin;
    QCheckBox *m_openHands;
    QLabel *m_islandTitle;
    IslandCard *m_beginner;
    IslandCard *m_variable;
    QPushButton *m_more;
    QLabel *m_summary;
    RulesChoice *m_rules;
    QSpacerItem *m_strut; // what the hidden options need across
    QSize m_folded;       // the size before the options were shown
    QPushButton *m_cancel;
    QPushButton *m_start;
};

} // namespace holmstead
