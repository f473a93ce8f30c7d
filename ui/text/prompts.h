// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/offer.h"
#include "record/person.h"

#include <QString>

namespace holmstead {

// The line at the top: who has to do what now. It tells what is public only, because everybody can read it.
QString promptSentence(const View &view, const People &people);
// After a 7 several may have to discard (R-RO-3): who does now, if anybody sits there whoever it is, and, to
// be read beside that, who does then; empty: nobody.
QString discardPrompt(const View &view, const People &people);
QString discardsThen(const View &view, const People &people);
// `person`, whose cards lie before them, can only end the turn.
QString endTurnPrompt(PlayerId person, const People &people);

// The line while a trade waits for people, who are not part of a game's state.
// An offer lies open on the table, and somebody may be tapped to answer it (R-TR-2).
// Refused when all the others have said no.
QString offerPrompt(const Offer &offer, bool isRefused, const People &people);
// `person` has the offer before them and accepts, declines or counters.
QString answerPrompt(PlayerId person, const Offer &offer, const People &people);
// `person` puts another offer together instead.
QString otherOfferPrompt(PlayerId person, const Offer &offer, const People &people);
// `person` has the answer to their own offer before them and accepts or declines.
QString counterPrompt(PlayerId person, const Offer &offer, const People &people);
// `person` is asked whether an exchange with `by` is taken back, or made `again`.
QString takeBackPrompt(PlayerId person, PlayerId by, bool again, const People &people);
// The screen is covered until `next` opens it.
QString handOverPrompt(PlayerId next, const People &people);

// A build button is on: `person` picks the place.
QString roadPrompt(PlayerId person, const People &people);
QString settlementPrompt(PlayerId person, const People &people);
QString cityPrompt(PlayerId person, const People &people);

// A panel is open in which `person` chooses: what to exchange, which resources to take (R-DC-6), which to
// collect from all others (R-DC-7).
QString tradePrompt(PlayerId person, const People &people);
QString plentyPrompt(PlayerId person, int cards, const People &people, Edition edition);
QString monopolyPrompt(PlayerId person, const People &people);

// `person` has rolled, and the dice are still in the air.
QString rollingPrompt(PlayerId person, const People &people);

// It is not known yet who begins.
QString beginPrompt();

} // namespace holmstead
