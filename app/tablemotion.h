// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "untold.h"

#include "motion/act.h"
#include "motion/movingtable.h"
#include "motion/pace.h"
#include "rules/event.h"

#include <QObject>

class QWidget;

namespace holmstead {

class BankPanel;
class BoardScene;
class BoardView;
class DiceView;
class GameSession;
class MotionLayer;
class PlayersPanel;
class PromptBar;

// Shows what happened at the table as movement. It knows nothing but what the whole table may know, so that
// no card is face up that somebody may not see; what happens while the curtain closes is shown to the person
// who opens it.
class TableMotion : public QObject, private MovingTable
{
    Q_OBJECT

public:
    // The parts of the table between which things move.
    struct Parts
    {
        PromptBar *prompt = nullptr;
        PlayersPanel *players = nullptr;
        DiceView *dice = nullptr;
        BoardScene *board = nullptr;
        BoardView *view = nullptr;
        BankPanel *bank = nullptr;
    };

    // `parts` lie on `table`, which owns this.
    TableMotion(const GameSession &session, const Parts &parts, QWidget *table);

    Pace pace() const;
    void setPace(Pace pace);

    // Something has changed: before the table is drawn anew, says what must not be told on it yet.
    void announce();
    // The table has been drawn anew: what happened can be shown on it.
    void play();

    bool isMoving() const;

signals:
    // Nothing moves any more.
    void ended();
    void untold(Untold what);

private:
    void note(const Events &events);
    void forget();
    bool isShownNow() const;
    void setUntold(Untold what);

    QRectF placeOf(const Spot &spot) const override;
    void setPose(const Pose &pose) override;
    QRectF placeOf(const QWidget *widget) const;
    QRectF placeOf(const QWidget *widget, const QRect &part) const;
    // A point of the island, held within what is seen of it.
    QRectF placeOnBoard(const QPointF &point) const;

    const GameSession &m_session;
    Parts m_parts;
    QWidget *m_table;
    MotionLayer *m_layer;
    Script m_kept; // not shown yet: until the table is drawn anew, or the curtain opened
    Untold m_untold = Untold::Nothing;
};

} // namespace holmstead
