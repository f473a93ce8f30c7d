// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/view.h"
#include "table/platestats.h"

#include <QAbstractButton>

#include <memory>
#include <optional>

class QSpacerItem;

namespace holmstead {

class NameRow;
class OpenHand;

// What everybody may know of one player (R-HI-2): colour and emblem, name, visible points, how many cards,
// knights, road length, awards and pieces left. While it may be chosen it is a button.
class PlayerPlate : public QAbstractButton
{
    Q_OBJECT

public:
    using Stat = PlateStat;

    explicit PlayerPlate(PlayerId player, QWidget *parent = nullptr);
    ~PlayerPlate() override;

    PlayerId player() const { return m_player; }
    // `view` may be anybody's: only what is public is taken from it.
    void setView(const View &view, const Person &person);
    // Whether it is they who do something now, whosever turn it is: their plate lies in their colour, while
    // an arrow before the name tells the turn.
    void setActing(bool acting);
    bool isActing() const { return m_acting; }
    // The hand lies open: `own` is the player's view. Nothing: it is hidden.
    void setOpenHand(const std::optional<View> &own);
    void setChoosable(bool choosable);
    bool isChoosable() const { return m_choosable; }

    // Somebody at the screen asks about this player; it does not ask for a click.
    void setLit(bool lit);
    bool isLit() const { return m_lit; }

    // Without the pieces that are left and with smaller numbers, where there is little room.
    void setCompact(bool compact);
    bool isCompact() const { return m_compact; }
    // Makes room for a sign of that size, and says where it is.
    QRect roomForNews(const QSize &size);
    // What it needs, in ems of its letters.
    qreal heightNeeded(bool compact) const;
    static constexpr qreal widthNeeded = 17;

    // What stands on the screen. Victory point cards count once they lie open (R-WI-4).
    int points() const { return m_facts.visiblePoints + m_facts.victoryPointCards; }
    int number(Stat stat) const;
    // Where that number stands, in this widget's pixels.
    QRect placeOf(Stat stat) const;
    bool warnsOfSeven() const;
    bool isOnTurn() const { return m_onTurn; }
    bool holdsLongestRoad() const { return m_longestRoad; }
    bool holdsLargestArmy() const { return m_largestArmy; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void addStats();
    void limit();
    void refresh();
    void describe();
    QString line() const;
    QRect placeOfNews(const QSize &size) const;

    PlayerId m_player;
    Person m_person;
    PlayerView m_facts;
    Edition m_edition = Edition::Classic;
    bool m_isOver = false;
    bool m_onTurn = false;
    bool m_acting = false;
    bool m_won = false;
    bool m_longestRoad = false;
    bool m_largestArmy = false;
    bool m_choosable = false;
    bool m_compact = false;
    bool m_lit = false;

    NameRow *m_nameRow = nullptr;
    OpenHand *m_openHand = nullptr;
    QSpacerItem *m_newsRoom = nullptr; // beside the pieces that are left
    std::unique_ptr<PlateStats> m_stats;
};

} // namespace holmstead
