// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twoworlds/twoworlds.h"

#include "record/names.h"
#include "ui/support/sessionprobe.h"

#include "dialogs/panel.h"
#include "noteline.h"

#include <algorithm>

namespace holmstead::test {

namespace {

template <typename Part> bool showsAny(WholeGame &game)
{
    const auto parts = game.window().findChildren<Part *>();
    return std::any_of(parts.begin(), parts.end(), [](const QWidget *part) { return part->isVisible(); });
}

} // namespace

TwoWorlds::TwoWorlds(Chance &chance, std::uint64_t seed) : TwoWindows(chance, seed), m_random(seed) {}

bool TwoWorlds::begin(IslandSetup setup, int people)
{
    return first().begin(setup, people) && begin(session().record());
}

bool TwoWorlds::begin(const GameRecord &record)
{
    if (session().start(record) || second().session().start(record))
        return false;
    ++tally.games;
    m_told = {};
    twinChance().setSame(false);
    endMotion();
    return openCurtain() && compare();
}

bool TwoWorlds::play(const Action &action)
{
    if (const auto *trade = std::get_if<TradePlayer>(&action)) {
        ++tally.steps;
        return offer({ *person(), std::nullopt, trade->give, trade->get }) && ask(trade->with) && accept();
    }
    const PlayerId by = *person();
    if (!perform(action))
        return false;
    ++tally.steps;
    noteTold(session().record().actions.back(), by);
    if (person() != by)
        at(m_told, by) = false;
    return compare();
}

bool TwoWorlds::perform(const Action &action)
{
    const GameState before = state();
    if (!first().driver().perform(action))
        return false;
    twinChance().follow(session().record().actions.back());
    // What a Monopoly brings tells the table of all hands, and the end shows all cards.
    twinChance().setSame(session().isOver());
    if (session().isOver() || std::holds_alternative<PlayMonopoly>(action))
        SessionProbe::put(second().session(), before);
    return second().driver().perform(action);
}

// Thief, victim and buyer may know a card that is another in the second world.
void TwoWorlds::noteTold(const Action &played, PlayerId by)
{
    const auto *steal = std::get_if<Steal>(&played);
    if (!twinChance().hasDiffered() || !(steal || std::holds_alternative<BuyCard>(played)))
        return;
    at(m_told, by) = true;
    if (steal)
        at(m_told, steal->from) = true;
}

bool TwoWorlds::undo()
{
    return takeBackOrAgain("undo");
}

bool TwoWorlds::redo()
{
    return takeBackOrAgain("redo");
}

bool TwoWorlds::takeBackOrAgain(const char *entry)
{
    const PlayerId by = *person();
    if (!trigger(entry))
        return false;
    ++tally.steps;
    const auto asked = session().takeBack();
    if (!asked)
        return compare() && openCurtain();
    if (!openCurtain())
        return false;
    share({ by, asked->trade.with });
    return click("agree") && compare() && openCurtain();
}

bool TwoWorlds::offer(const Offer &offer)
{
    return inBoth([&](WholeGame &game) { return game.driver().offer(offer); }) && compare();
}

bool TwoWorlds::ask(PlayerId partner)
{
    const Person &person = personOf(partner, session().people());
    return click(QLatin1String("ask.") + wordFor(person.color)) && openCurtain();
}

bool TwoWorlds::accept()
{
    share({ session().talk().offer().by, session().talk().partner(), state().turn });
    return click("accept") && compare() && openCurtain();
}

bool TwoWorlds::openCurtain()
{
    const auto call = session().curtain();
    if (!call)
        return true;
    if (!compare())
        return false;
    share({ call->next });
    return first().driver().openCurtain() && second().driver().openCurtain() && compare();
}

bool TwoWorlds::cover()
{
    const bool closed = inBoth([](WholeGame &game) {
        game.session().closeCurtain();
        return true;
    });
    return closed && openCurtain();
}

void TwoWorlds::share(std::initializer_list<PlayerId> people)
{
    diverge(people);
}

void TwoWorlds::diverge(std::vector<PlayerId> known)
{
    if (person())
        known.push_back(*person());
    SessionProbe::put(second().session(), twinOf(state(), known, m_random));
    SessionProbe::redraw(session());
}

// Who has been told of a card that differs sees a slip that differs; everybody else sees their curtain, and
// they themselves have put the slip away by then.
bool TwoWorlds::compare(const Pointing &pointing)
{
    if (!compareMoving())
        return false;
    if (person() && isTold(*person())) {
        if (showsAny<Panel>(first()))
            return true; // it says so, too
        at(m_told, *person()) = false;
        return cover();
    }
    diverge({});
    return compareNow(pointing);
}

// Before a curtain that has closed nothing may be drawn anew before it has moved; the worlds differ already.
bool TwoWorlds::compareMoving()
{
    if (!isMoving())
        return true;
    if (!session().curtain())
        diverge({});
    const bool isSaid = person() && isTold(*person()) && showsAny<NoteLine>(first());
    if (!isSaid && !compareNow())
        return false;
    endMotion();
    return true;
}

} // namespace holmstead::test
