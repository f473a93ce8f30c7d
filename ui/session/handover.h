// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/state.h"

namespace holmstead {

// Why somebody has to take the laptop.
enum class CurtainReason {
    Placement,   // set-up waits for their piece (R-SU-8)
    Turn,        // their turn begins
    Discard,     // they owe cards after a 7 (R-RO-2)
    Robber,      // it is their turn still, and the robber waits to be moved (R-RO-4)
    TradeAnswer, // an offer waits for their word
    TradeReturn, // the person asked has answered; it is their turn still
    TakeBack,    // an exchange with them is to be taken back, or made again
    Resume,      // their turn goes on
};

// Somebody is called to the screen.
struct Call
{
    PlayerId next;
    CurtainReason reason = CurtainReason::Turn;

    friend bool operator==(const Call &, const Call &) = default;
};

// Whom the game waits for, given who sits at the screen: of several who owe a discard, somebody who sits
// there already, else the first clockwise from the active player. Nobody once the game is over.
std::optional<Call> callIn(const GameState &state, std::optional<PlayerId> atScreen);

// Who sits at the laptop. A hand shows to its owner alone, so it is covered by a curtain from the moment at
// which another person is called until that person opens it.
class HandOver
{
public:
    // Whose hand may show: nobody while the curtain is closed, or while all look at the screen.
    std::optional<PlayerId> person() const { return m_person; }
    // Whom the curtain waits for; nothing while it is open.
    std::optional<Call> curtain() const { return m_curtain; }

    // Closes the curtain for somebody else; nothing changes when they sit there already. True if it closed.
    bool call(const Call &call);
    // The person called has opened the curtain.
    void open();
    // Closes the curtain for the one who sits there.
    void cover(const Call &call);
    // All look at the screen together: no hand shows, and nobody has to open anything.
    void gather();

private:
    std::optional<PlayerId> m_person;
    std::optional<Call> m_curtain;
};

} // namespace holmstead
