// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/view.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace holmstead {

class PlayerPlate;

// The players in turn order, one plate each, which are compact where not all of them could be seen otherwise.
// A victim or a partner is picked here.
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
    // Of compact plates.
    QSize minimumSizeHint() const override;

signals:
    void playerChosen(holmstead::PlayerId player);
    // A click on a plate that is not choosable while others are.
    void playerRefused(holmstead::PlayerId player);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int heightWhen(bool compact) const;
    // Of those who play.
    int heightOfAll(const std::function<int(const PlayerPlate &)> &heightOf) const;
    void fit();
    PlayerPlate *addPlate(PlayerId player);
    bool isChoice() const;

    std::vector<PlayerPlate *> m_plates;
};

} // namespace holmstead
