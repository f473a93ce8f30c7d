// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/wholegame.h"
#include "ui/twoworlds/glance.h"
#include "ui/twoworlds/twin.h"

#include <functional>
#include <utility>

namespace holmstead::test {

// How much has been compared, to be told at the end.
struct Tally
{
    int games = 0;
    int steps = 0;   // actions, and those taken back or played again
    int moments = 0; // each compared as a whole, by a picture
    int moving = 0;  // moments in the middle of what moves
    int afresh = 0;  // moments for which both windows were painted once more
    int texts = 0;

    void tell() const;
};

// Two windows in which the same is done. Every step ends in an answer: false, with a warning that says what
// differs, or what could not be done.
class TwoWindows
{
public:
    // What somebody does last before a window is looked at, e.g. move the mouse.
    using Pointing = std::function<void(WholeGame &)>;

    // `chance` decides in the first window, and the second one follows; it must outlive this.
    TwoWindows(Chance &chance, std::uint64_t seed);

    WholeGame &first() { return m_first; }
    WholeGame &second() { return m_second; }
    // Of the first window.
    GameSession &session() { return m_first.session(); }
    std::optional<PlayerId> person() { return m_first.session().person(); }
    const GameState &state();

    bool inBoth(const std::function<bool(WholeGame &)> &act);
    bool click(const char *name) { return click(QString::fromLatin1(name)); }
    bool click(const QString &name);
    bool click(Verb verb);
    bool clickPlace(const Place &place);
    bool press(Qt::Key key);
    // The entry of a menu, by the name of its action or by its text.
    bool trigger(const char *entry);

    // Things move from now on and stand still in the middle, the next time at another moment.
    void holdMotion();
    bool isMoving();
    // What waited for it is told.
    void endMotion();

    // What somebody could tell the windows apart by as they are; empty when nothing.
    QString differenceNow(const Pointing &pointing = {});
    // The same as an answer, that leaves pictures in the working folder.
    bool compareNow(const Pointing &pointing = {});

    Tally tally;

protected:
    TwinChance &twinChance() { return m_twinChance; }

private:
    std::pair<Glance, Glance> look(const Pointing &pointing);
    std::pair<Glance, Glance> look(Paint paint, const Pointing &pointing);
    QString lastAction();

    TwinChance m_twinChance;
    WholeGame m_first;
    WholeGame m_second;
};

} // namespace holmstead::test
