// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/position.h"

namespace holmstead {

// Builds the state that a position describes, part by part; each part judges what it puts in, and the first
// thing wrong ends it all.
class PositionBuilder
{
public:
    PositionBuilder(const Position &position, const Table &table) : m_position(position), m_table(table) {}

    Result<GameState> build();

private:
    using Kind = RecordError::Kind;
    using Part = void (PositionBuilder::*)();

    void refuse(Kind kind, const QString &key, const QStringList &arguments = {});
    void placeBuildings();
    void placeRoads();
    void dealResources();
    void judgeResource(Resource resource);
    void dealCards();
    void judgeCards();
    void judgeProgress(DevelopmentCard card);
    void enterPhase();
    void judgePhaseRule(const QString &key, Phase phase);
    void enterSetup();
    bool judgeSetupPieces(int settlements, int roads);
    void judgeSetupBank(int settlements);
    void takeRoll();
    void takeBought();
    void oweDiscards();
    void layFreeRoads();
    void judgeSteal();
    void giveLongestRoad();
    void judgeLongestRoadHolder(PlayerId holder);
    void giveLargestArmy();
    void judgeLargestArmyHolder(PlayerId holder);
    void endIfWon();

    bool isBeforeRoll() const;
    QString phaseWord() const;

    const Position &m_position;
    const Table &m_table;
    GameState m_state;
    std::optional<RecordError> m_error;
};

// Whether a phase comes back to another one, told by `then`.
constexpr bool isInterruption(Phase phase)
{
    return phase == Phase::Discard || phase == Phase::Robber || phase == Phase::Steal
        || phase == Phase::FreeRoads;
}

// Players and places as the file writes them, for the arguments of an error.
inline QString textOf(PlayerId player)
{
    return QString::number(player.index());
}
template <typename Place>
requires requires(Place place)
{
    nameOf(place);
}
QString textOf(Place place)
{
    return QString::fromStdString(nameOf(place));
}

} // namespace holmstead
