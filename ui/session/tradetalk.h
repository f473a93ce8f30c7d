// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/offer.h"

#include <vector>

namespace holmstead {

// The talk between two people before they exchange cards (R-TR-2): the part of a trade that is not in the
// game's state. It knows whose word is waited for, and nothing of what they hold.
//
//   Silent --offer--> Open --ask--> Asked --counter--> Countered
//
// A no brings Asked back to Open, where somebody else may be asked; every other end is Silent.
class TradeTalk
{
public:
    enum class Stage {
        Silent,
        Open,      // the offer lies on the table, no hand on screen
        Asked,     // partner() has it before them
        Countered, // the active player has the partner's answer before them
    };

    Stage stage() const { return m_stage; }
    // In every stage but Silent; in Countered by partner().
    const Offer &offer() const { return m_offer; }
    // The person asked, in Asked and Countered.
    PlayerId partner() const { return m_partner; }
    // Who has said no to the offer that lies open, each once.
    const std::vector<PlayerId> &declined() const { return m_declined; }

    void open(const Offer &offer);
    void ask(PlayerId partner);       // in Open
    void takeBackAsk();               // in Asked, unseen: the offer lies open as before
    void decline();                   // in Asked or Countered
    void counter(const Offer &offer); // in Asked
    void end() { *this = TradeTalk(); }

private:
    Stage m_stage = Stage::Silent;
    Offer m_offer;
    PlayerId m_partner;
    std::vector<PlayerId> m_declined;
};

} // namespace holmstead
