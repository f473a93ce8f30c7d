// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/view.h"

#include <QList>
#include <QWidget>

#include <optional>
#include <vector>

namespace holmstead {

class PlayerPlate;

// The players in turn order, one plate each. They share its height: larger than other letters where there is
// room, and compact where not all of them could be seen otherwise. A victim or a partner is picked here.
class PlayersPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersPanel(QWidget *parent = nullptr);

    void setView(const View &view, const People &people);
    // Whose plate is lit; nobody's at first.
    void setActing(std::optional<PlayerId> player);
    // Whose plates answer to a click; none after setChoosable({}).
    void setChoosable(const std::vector<PlayerId> &players);

    // Whose plates stand in the light; none after setLit({}).
    void setLit(const QList<PlayerId> &players);

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
    // Of the plates of those who play, with letters that are `em` high.
    int heightWith(qreal em, bool compact) const;
    void fit();
    PlayerPlate *addPlate(PlayerId player);
    bool isChoice() const;

    std::vector<PlayerPlate *> m_plates;
};

} // namespace holmstead
