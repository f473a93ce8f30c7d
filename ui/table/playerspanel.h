// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/view.h"

#include <QWidget>

#include <vector>

namespace holmstead {

class PlayerPlate;

// The players in turn order, one plate each. A victim or a partner is picked here.
class PlayersPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersPanel(QWidget *parent = nullptr);

    void setView(const View &view, const People &people);
    // Whose plates answer to a click; none after setChoosable({}).
    void setChoosable(const std::vector<PlayerId> &players);

    // One of the players in the game.
    PlayerPlate *plate(PlayerId player) const;

    // As wide as a plate also before the first view.
    QSize sizeHint() const override;

signals:
    void playerChosen(holmstead::PlayerId player);
    // A click on a plate that is not choosable while others are.
    void playerRefused(holmstead::PlayerId player);

protected:
    void changeEvent(QEvent *event) override;

private:
    PlayerPlate *addPlate(PlayerId player);
    bool isChoice() const;

    std::vector<PlayerPlate *> m_plates;
};

} // namespace holmstead
