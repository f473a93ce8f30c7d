// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/newgame.h"

#include <QWidget>

#include <optional>

namespace holmstead {

class ChoiceRow;

// Who begins a new game: by the dice, the oldest, whom one names, or anybody.
class BeginChoice : public QWidget
{
    Q_OBJECT

public:
    explicit BeginChoice(QWidget *parent = nullptr);

    // What is usual with edition and island holds until somebody chooses.
    void setUsual(NewGame::Begin begin);
    void setBegin(NewGame::Begin begin);
    NewGame::Begin begin() const;

    // The names of those who play, as they sit.
    void setNames(const QStringList &names);
    PlayerId oldest() const;
    // Somebody who does not play: the first, as before anybody is chosen.
    void setOldest(PlayerId oldest);

    // Also while nobody has to name the oldest.
    int widthWithOldest() const;

    void retranslate();

signals:
    void changed();

private:
    void refresh();

    NewGame::Begin m_usual = NewGame::Begin::Rolled;
    std::optional<NewGame::Begin> m_chosen;
    int m_people = maxPlayers;
    ChoiceRow *m_begin;
    ChoiceRow *m_oldest;
};

} // namespace holmstead
