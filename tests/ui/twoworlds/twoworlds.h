// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/twoworlds/twowindows.h"

#include <initializer_list>

namespace holmstead::test {

// One game played in two windows. Again and again the second world is given other hidden cards, and stolen
// and bought cards are others there too; so whatever the two windows show differently, they should not show.
class TwoWorlds : public TwoWindows
{
public:
    // `chance` decides in the first world and must outlive this.
    explicit TwoWorlds(Chance &chance, std::uint64_t seed = 11);

    // A new game, chosen in the dialog of the first window.
    bool begin(IslandSetup setup, int people);
    // The game of `record`, its curtain open.
    bool begin(const GameRecord &record);

    // Does `action` in both, chance left out, and compares while it moves and when it has been told; an
    // exchange with people in all its steps.
    bool play(const Action &action);
    // What was played last is taken back and played again; an exchange with both people's word.
    bool undo();
    bool redo();

    // The steps of an exchange: the offer, the person who is asked, and what they say to it.
    bool offer(const Offer &offer);
    bool ask(PlayerId partner);
    bool accept();

    // Compares before the curtain, opens it, and compares behind it; nothing when it is open.
    bool openCurtain();
    // Nobody touches anything for a while: the curtain of whoever sits there closes and opens again.
    bool cover();

    // Whatever only others may know is another than before; compares what is seen of that, in the middle of
    // what moves and when it has been told.
    bool compare(const Pointing &pointing = {});
    // Until the next comparison `people` hold the same in both worlds, as for what they agree on.
    void share(std::initializer_list<PlayerId> people);

private:
    bool perform(const Action &action);
    bool takeBackOrAgain(const char *entry);
    void diverge(std::vector<PlayerId> known);
    bool compareMoving();
    // Whether `player` has seen a card that is another in the second world, and theirs to see.
    bool isTold(PlayerId player) const { return at(m_told, player); }
    void noteTold(const Action &played, PlayerId by);

    Random m_random;
    std::array<bool, PlayerId::count> m_told = {};
};

} // namespace holmstead::test
