// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include "outcometext.h"
#include "reasonkinds.h"

#include "session/gamesession.h"
#include "session/outlook.h"
#include "text/lists.h"
#include "text/names.h"
#include "text/refusals.h"
#include "text/terms.h"
#include "text/undotexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace holmstead {

namespace {

// Asks the session about every verb at one moment.
class Inquiry
{
    Q_DECLARE_TR_FUNCTIONS(Commands)

public:
    explicit Inquiry(const GameSession &session)
        : m_session(session),
          m_view(session.view()),
          m_choices(session.choices()),
          m_edition(session.table().rules.edition)
    {}

    Command command(Verb verb) const;

private:
    bool isPersonOnTurn() const { return m_view.viewer == m_view.turn; }
    template <typename Choice> bool canDo() const
    {
        return std::any_of(m_choices.begin(), m_choices.end(),
                           [](const Action &action) { return std::holds_alternative<Choice>(action); });
    }
    // `enabled` says what an allowed action does.
    template <typename Choice> Command act(const Choice &action, const QString &enabled) const
    {
        return canDo<Choice>() ? Command{ true, withOutcome(enabled, action), false }
                               : refused(m_session.why(action), action);
    }
    // For pieces that need a place: the reason of the places where only payment stands in the way, if any.
    template <typename Choice, typename IdType>
    Command build(const QString &enabled, const QString &nowhere, Reason cannotPay) const;

    Command refused(std::optional<Reason> reason, const Action &action) const;
    // `sentence`, and what every place or card that the action may be about has in common.
    QString withOutcome(const QString &sentence, const Action &action) const;
    Command trade() const;
    Command undo() const;
    // In the set-up the piece that is due is as good as chosen, and costs nothing (R-SU-8).
    std::optional<Command> placement(bool isDue, const QString &what) const;
    Command road() const;
    Command settlement() const;
    Command city() const;
    QString list(const ResourceCards &cards) const { return resourceList(cards, m_edition); }
    QString effect(DevelopmentCard card) const { return cardEffect(card, m_edition); }

    const GameSession &m_session;
    View m_view;
    ActionList m_choices;
    Edition m_edition;
};

// Whether a reason is about one place, so that another place might do.
bool isAboutPlace(Reason reason)
{
    constexpr std::array reasons = { Reason::PathTaken,        Reason::PathUnconnected,
                                     Reason::PathBlocked,      Reason::IntersectionTaken,
                                     Reason::TooClose,         Reason::IntersectionUnconnected,
                                     Reason::NothingToUpgrade, Reason::UpgradeOthers,
                                     Reason::AlreadyCity };
    return std::find(reasons.begin(), reasons.end(), reason) != reasons.end();
}

Command Inquiry::refused(std::optional<Reason> reason, const Action &action) const
{
    Command command;
    if (reason) {
        command.why = refusalSentence(*reason, m_view, m_session.people(), &action);
        command.unpaid = kindOf(*reason) == ReasonKind::Cost;
    }
    return command;
}

template <typename Choice, typename IdType>
Command Inquiry::build(const QString &enabled, const QString &nowhere, Reason cannotPay) const
{
    for (const Action &action : m_choices) {
        if (std::holds_alternative<Choice>(action))
            return { true, withOutcome(enabled, action), false };
    }
    for (const IdType place : everyId<IdType>()) {
        const auto reason = m_session.why(Choice{ place });
        if (reason && (reason == cannotPay || !isAboutPlace(*reason)))
            return refused(reason, Choice{ place });
    }
    return { false, nowhere, false };
}

QString Inquiry::withOutcome(const QString &sentence, const Action &action) const
{
    auto outcome = outcomeOf(m_view, action);
    if (!outcome)
        return sentence;
    // Roads and what they win are of one place; so are the points of a road.
    outcome->roadLength = {};
    outcome->longestRoad = outcome->longestRoadBefore;
    if (std::holds_alternative<BuildRoad>(action))
        outcome->points.after = outcome->points.before;
    if (std::holds_alternative<BuildSettlement>(action))
        outcome->points.after = outcome->points.before + 1;
    outcome->wins = outcome->points.after >= m_view.table->rules.target;
    const QStringList changes = outcomeSentences(*outcome, m_view, m_session.people());
    return (QStringList(sentence) + changes).join(u'\n');
}

std::optional<Command> Inquiry::placement(bool isDue, const QString &what) const
{
    if (m_view.phase != Phase::Setup || !isDue)
        return std::nullopt;
    Command command{ true, what, true };
    command.free = 1;
    return command;
}

Command Inquiry::road() const
{
    if (const auto due =
            placement(m_view.unconnected.has_value(), tr("This road is free: click one of the lit paths.")))
        return *due;
    if (m_view.phase == Phase::FreeRoads) {
        const QString free = tr("%n road(s) for free: click a highlighted path.", nullptr, m_view.freeRoads);
        Command command = build<BuildRoad, PathId>(free, QString(), Reason::CannotPayRoad);
        command.checked = command.enabled;
        command.free = m_view.freeRoads;
        return command;
    }
    return build<BuildRoad, PathId>(tr("Build a road for %1.").arg(list(cost::road)),
                                    tr("There is no open path next to your roads."), Reason::CannotPayRoad);
}

Command Inquiry::settlement() const
{
    if (const auto due =
            placement(!m_view.unconnected, tr("This settlement is free: click one of the lit corners.")))
        return *due;
    return build<BuildSettlement, IntersectionId>(
        tr("Build a settlement for %1.").arg(list(cost::settlement)),
        tr("None of the free corners on your roads is far enough from all other settlements."),
        Reason::CannotPaySettlement);
}

Command Inquiry::city() const
{
    return build<BuildCity, IntersectionId>(tr("Turn a settlement into a city for %1.").arg(list(cost::city)),
                                            tr("You have no settlement that could become a city."),
                                            Reason::CannotPayCity);
}

// An exchange is always worth proposing while one has cards, whatever others hold; so this asks for an empty
// trade with the bank, which is refused for being empty exactly when trading is on.
Command Inquiry::trade() const
{
    const Action nothing = TradeBank();
    const auto reason = m_session.why(nothing);
    if (reason != Reason::GivesNothing)
        return refused(reason, nothing);
    if (m_view.hand.isEmpty())
        return { false, tr("You have no cards to trade with."), false };
    QStringList prices;
    for (const Resource resource : allResources)
        prices << list({ { resource, bankRate(m_view, m_view.turn, resource) } });
    //: Below "Trade with the bank or with another player."; %1 is a list like "4 lumber, 2 brick and 3 ore"
    const QString bank = tr("Each of these buys one card from the bank: %1.").arg(listOf(prices));
    //: As before; in the sixth edition the bank is called supply
    const QString supply = tr("Each of these buys one card from the supply: %1.").arg(listOf(prices));
    const QString what = inWordsOf(m_edition, tr("Trade with the bank or with another player."),
                                   tr("Trade with the supply or with another player."));
    return { true, what + u'\n' + inWordsOf(m_edition, bank, supply), false };
}

Command Inquiry::undo() const
{
    if (const Action *action = m_session.actionToUndo())
        return { true, undoText(*action, m_session.people(), m_edition), false };
    const auto settled = m_session.whyNoUndo();
    return { false, settled ? undoText(*settled) : QString(), false };
}

Command Inquiry::command(Verb verb) const
{
    if (!isPersonOnTurn())
        return { false, tr("It is %1's turn.").arg(nameOf(m_view.turn, m_session.people())), false };
    switch (verb) {
    case Verb::Roll:
        return act(Roll(), tr("Roll the dice."));
    case Verb::BuildRoad:
        return road();
    case Verb::BuildSettlement:
        return settlement();
    case Verb::BuildCity:
        return city();
    case Verb::BuyCard:
        return act(BuyCard(), tr("Buy the top development card for %1.").arg(list(cost::developmentCard)));
    case Verb::Trade:
        return trade();
    case Verb::EndTrading:
        return act(EndTrading(), tr("No more trades this turn; from now on you build."));
    case Verb::EndFreeRoads:
        return act(EndFreeRoads(), tr("Build no second free road."));
    case Verb::EndTurn:
        return act(EndTurn(), tr("Your turn is over and the next player begins."));
    case Verb::PlayKnight:
        return act(PlayKnight(), effect(DevelopmentCard::Knight));
    case Verb::PlayRoadBuilding:
        return act(PlayRoadBuilding(), effect(DevelopmentCard::RoadBuilding));
    case Verb::PlayYearOfPlenty:
        return act(PlayYearOfPlenty(), effect(DevelopmentCard::YearOfPlenty));
    case Verb::PlayMonopoly:
        return act(PlayMonopoly(), effect(DevelopmentCard::Monopoly));
    case Verb::Undo:
        return undo();
    }
    return {};
}

} // namespace

std::optional<Build> buildOf(Verb verb)
{
    if (verb == Verb::BuildRoad)
        return Build::Road;
    if (verb == Verb::BuildSettlement)
        return Build::Settlement;
    if (verb == Verb::BuildCity)
        return Build::City;
    return std::nullopt;
}

Verb verbOf(Build build)
{
    switch (build) {
    case Build::Road:
        return Verb::BuildRoad;
    case Build::Settlement:
        return Verb::BuildSettlement;
    case Build::City:
        return Verb::BuildCity;
    }
    return Verb::BuildRoad;
}

Commands commandsFor(const GameSession &session, std::optional<Build> wanted)
{
    Commands commands;
    if (!session.person())
        return commands;
    const Inquiry inquiry(session);
    for (const Verb verb : allVerbs) {
        commands[verb] = inquiry.command(verb);
        if (wanted && buildOf(verb) == wanted)
            commands[verb].checked = true;
    }
    commands[Verb::Roll].due = commands[Verb::Roll].enabled;
    commands[Verb::EndTurn].due = canOnlyEnd(commands);
    return commands;
}

// To end trading is of no use to whoever cannot build, and what is taken back is not more.
bool canOnlyEnd(const Commands &commands)
{
    return commands[Verb::EndTurn].enabled && std::none_of(allVerbs.begin(), allVerbs.end(), [&](Verb verb) {
               const bool ends = verb == Verb::EndTurn || verb == Verb::EndTrading || verb == Verb::Undo;
               return !ends && commands[verb].enabled;
           });
}

} // namespace holmstead
