// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/undotexts.h"

#include "text/names.h"
#include "text/terms.h"

#include <QCoreApplication>

namespace holmstead {

namespace {

// One overload for each kind of action that can be taken back, in both directions.
class UndoTexts
{
    Q_DECLARE_TR_FUNCTIONS(UndoTexts)

public:
    enum class Way { Undo, Redo };

    UndoTexts(Way way, const People &people, Edition edition)
        : m_way(way),
          m_people(people),
          m_edition(edition)
    {}

    // In set-up or built.
    QString road() const { return way(tr("Undo road"), tr("Redo road")); }
    QString settlement() const { return way(tr("Undo settlement"), tr("Redo settlement")); }

    QString operator()(const PlaceSettlement &) const { return settlement(); }
    QString operator()(const PlaceRoad &) const { return road(); }
    QString operator()(const Discard &) const { return way(tr("Undo discard"), tr("Redo discard")); }
    QString operator()(const MoveRobber &) const
    {
        return way(tr("Undo move of the robber"), tr("Redo move of the robber"));
    }
    QString operator()(const TradeBank &) const
    {
        return m_edition == Edition::Classic
                 ? way(tr("Undo bank trade"), tr("Redo bank trade"))
                 //: The supply is the bank of the sixth edition.
                 : way(tr("Undo trade with the supply"), tr("Redo trade with the supply"));
    }
    QString operator()(const TradePlayer &trade) const
    {
        const QString name = nameOf(trade.with, m_people);
        return way(tr("Undo trade with %1").arg(name), tr("Redo trade with %1").arg(name));
    }
    QString operator()(const BuildRoad &) const { return road(); }
    QString operator()(const BuildSettlement &) const { return settlement(); }
    QString operator()(const BuildCity &) const { return way(tr("Undo city"), tr("Redo city")); }
    QString operator()(const PlayKnight &) const { return card(DevelopmentCard::Knight); }
    QString operator()(const PlayRoadBuilding &) const { return card(DevelopmentCard::RoadBuilding); }
    QString operator()(const PlayYearOfPlenty &) const { return card(DevelopmentCard::YearOfPlenty); }
    QString operator()(const EndFreeRoads &) const
    {
        return way(tr("Undo end of free roads"), tr("Redo end of free roads"));
    }
    QString operator()(const EndTrading &) const
    {
        return way(tr("Undo end of trading"), tr("Redo end of trading"));
    }
    // What is never taken back (whyNoUndo()).
    QString operator()(const Roll &) const { return nothing(); }
    QString operator()(const Steal &) const { return nothing(); }
    QString operator()(const BuyCard &) const { return nothing(); }
    QString operator()(const PlayMonopoly &) const { return nothing(); }
    QString operator()(const EndTurn &) const { return nothing(); }

    QString nothing() const { return way(tr("Undo"), tr("Redo")); }

    static QString why(Settled settled)
    {
        switch (settled) {
        case Settled::Nothing:
            return tr("Undo: nothing has been played yet");
        case Settled::Roll:
            return tr("Undo: a roll cannot be taken back");
        case Settled::BoughtCard:
            return tr("Undo: a card that was bought cannot be taken back");
        case Settled::Theft:
            return tr("Undo: a theft cannot be taken back");
        case Settled::Monopoly:
            return tr("Undo: a Monopoly cannot be taken back");
        case Settled::Turn:
            return tr("Undo: a turn that has passed cannot be taken back");
        case Settled::Discard:
            return tr("Undo: what others have discarded cannot be taken back");
        case Settled::Game:
            return tr("Undo: the game is over");
        }
        return QString();
    }

private:
    QString way(const QString &undo, const QString &redo) const { return m_way == Way::Undo ? undo : redo; }
    QString card(DevelopmentCard card) const
    {
        //: %1 is the name of a development card that was played
        return way(tr("Undo %1"), tr("Redo %1")).arg(cardName(card, m_edition));
    }

    Way m_way;
    const People &m_people;
    Edition m_edition;
};

} // namespace

QString undoText(const Action &action, const People &people, Edition edition)
{
    return std::visit(UndoTexts(UndoTexts::Way::Undo, people, edition), action);
}

QString redoText(const Action &action, const People &people, Edition edition)
{
    return std::visit(UndoTexts(UndoTexts::Way::Redo, people, edition), action);
}

QString undoText()
{
    return UndoTexts(UndoTexts::Way::Undo, {}, Edition::Classic).nothing();
}

QString redoText()
{
    return UndoTexts(UndoTexts::Way::Redo, {}, Edition::Classic).nothing();
}

QString undoText(Settled settled)
{
    return UndoTexts::why(settled);
}

} // namespace holmstead
