// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/place.h"
#include "game/offer.h"
#include "hand/verb.h"
#include "rules/action.h"

#include <QAbstractButton>

class QWidget;

namespace holmstead {
class GameSession;
class MainWindow;
} // namespace holmstead

namespace holmstead::test {

// Plays at a real window with mouse and keys, as a person would. Every step ends in an answer: false, with a
// warning that says what did not answer, when it was not possible.
class TableDriver
{
public:
    explicit TableDriver(MainWindow &window);

    // The button, tile or field of that name that can be seen now; null, with a warning, when there is none.
    QWidget *find(const QString &name) const;
    bool isShown(const QString &name) const;
    bool click(const QString &name, int times = 1);
    bool click(Verb verb);
    void clickPlace(const Place &place);
    // A key for whatever has the keyboard.
    void press(Qt::Key key);
    // What the bubble on the board says.
    QString note() const;
    // What the slips of paper say that can be seen.
    QString slip() const;

    // Opens the curtain if it is closed.
    bool openCurtain();
    // Whatever is asked before the first turn: who begins.
    bool passBeginning();
    // Does `action`, chance left out, for whoever sits at the screen, with all the hand-overs of a trade.
    bool perform(const Action &action);

    // The steps of a trade with people.
    bool offer(const Offer &offer);
    bool chooseCards(const QString &row, const ResourceCards &cards);

private:
    bool performSteps(const Action &action);
    bool build(Verb verb, const Place &place);
    bool trade(const TradeBank &trade);
    bool trade(const TradePlayer &trade);
    bool pick(Verb verb, const ResourceCards &cards);

    MainWindow &m_window;
    GameSession &m_session;
    int m_builds = 0;
};

} // namespace holmstead::test
