// SPDX-License-Identifier: GPL-3.0-or-later
#include "placehints.h"

#include "outcometext.h"
#include "reasonkinds.h"

#include "session/outlook.h"
#include "text/names.h"
#include "text/placenames.h"
#include "text/refusals.h"
#include "text/terms.h"

#include <QCoreApplication>
#include <QLocale>

namespace holmstead {

namespace {

using Tone = HintLine::Tone;

// A name that stands within sentences elsewhere, as a title.
QString asTitle(const QString &name)
{
    return QLocale().toUpper(name.left(1)) + name.mid(1);
}

// Writes the hint of one place at one moment.
class HintWriter
{
    Q_DECLARE_TR_FUNCTIONS(PlaceHints)

public:
    HintWriter(const GameSession &session, std::optional<Build> wanted)
        : m_session(session),
          m_view(session.view()),
          m_people(session.people()),
          m_edition(session.table().rules.edition),
          m_wanted(wanted)
    {}

    std::optional<Hint> operator()(IntersectionId at);
    std::optional<Hint> operator()(PathId at);
    std::optional<Hint> operator()(HexId at);
    Hint harbor(PathId at);

private:
    bool isPersonOnTurn() const { return m_view.viewer == m_view.turn; }
    bool isFreeOfCharge() const { return m_view.phase == Phase::Setup || m_view.phase == Phase::FreeRoads; }
    QString name(PlayerId player) const { return nameOf(player, m_people); }
    Color color(PlayerId player) const { return personOf(player, m_people).color; }
    std::optional<Action> actionAt(const Place &place) const
    {
        return modeFor(m_view, m_wanted)->actionAt(place, m_view);
    }

    void say(const QString &text, Tone tone = Tone::Plain) { m_hint.lines.push_back({ {}, text, tone, 0 }); }
    void showOwner(PlayerId player, const QString &title);
    void showSite(IntersectionId at, bool city);
    void showAction(const Action &action, const ResourceCards &cost);
    void showVictim(PlayerId owner);
    void showYields(const HexOutlook &outlook);
    void showChance(const HexOutlook &outlook, Tone tone);
    void showRobber(HexId hex, const HexOutlook &outlook);
    void showBlocked(PlayerId player, const HexOutlook &outlook, bool victim);
    QString harborUse(Harbor harbor) const;

    const GameSession &m_session;
    View m_view;
    const People &m_people;
    Edition m_edition;
    std::optional<Build> m_wanted;
    Hint m_hint;
};

void HintWriter::showOwner(PlayerId player, const QString &title)
{
    m_hint.title = title;
    m_hint.owner = color(player);
}

std::optional<Hint> HintWriter::operator()(IntersectionId at)
{
    const auto action = actionAt(at);
    if (!action)
        return std::nullopt;
    const auto owner = ownerOf(at, m_view);
    const bool isCity = m_view.cities.contains(at);
    const bool grows = owner == m_view.turn && !isCity && isPersonOnTurn() && !isFreeOfCharge();
    if (!owner)
        m_hint.title = tr("A settlement here");
    else if (grows)
        showOwner(*owner, tr("A city here"));
    else if (isCity) {
        //: %1 is a name
        showOwner(*owner, tr("%1's city").arg(name(*owner)));
    } else {
        //: %1 is a name
        showOwner(*owner, tr("%1's settlement").arg(name(*owner)));
    }
    showSite(at, isCity || grows);
    if (m_view.phase == Phase::Steal && owner && isPersonOnTurn())
        showVictim(*owner);
    else if (!owner)
        showAction(*action, cost::settlement);
    else if (grows)
        showAction(*action, cost::city);
    return m_hint;
}

void HintWriter::showSite(IntersectionId at, bool city)
{
    const SiteOutlook outlook = outlookOf(m_view, at, city);
    for (const SiteOutlook::Yield &yield : outlook.yields) {
        const QString cards = resourceList({ { yield.resource, yield.cards } }, m_edition);
        //: %1 is e.g. "1 lumber"
        const QString text = yield.robbed ? tr("%1, but the robber is there").arg(cards) : cards;
        m_hint.lines.push_back(
            { yield.resource, text, yield.robbed ? Tone::Quiet : Tone::Plain, yield.token });
    }
    if (outlook.chances > 0)
        //: How often a corner brings something; as short as can be
        say(tr("On %n of 36 rolls", nullptr, outlook.chances), Tone::Quiet);
    else
        say(tr("Brings nothing."), Tone::Quiet);
    if (outlook.harbor)
        say(asTitle(harborName(*outlook.harbor, m_edition)));
}

// What it costs and comes to, or why it cannot be done: for the person whose turn it is.
void HintWriter::showAction(const Action &action, const ResourceCards &cost)
{
    if (!isPersonOnTurn() || m_view.phase == Phase::Over)
        return;
    const auto reason = m_session.why(action);
    if (reason && kindOf(*reason) == ReasonKind::Moment)
        return; // it is no question of this place: who clicks there is told
    const auto outcome = reason ? std::nullopt : outcomeOf(m_view, action);
    QStringList changes = outcome ? outcomeSentences(*outcome, m_view, m_people) : QStringList();
    // Where it cannot be it has no price.
    if (!isFreeOfCharge() && (!reason || kindOf(*reason) == ReasonKind::Cost))
        m_hint.lines.push_back({ HintLine::Cost{ cost, m_view.hand }, {}, Tone::Plain, 0 });
    for (const QString &change : changes)
        say(change, Tone::Good);
    if (reason == Reason::IntersectionUnconnected)
        say(tr("None of your roads leads here."), Tone::Refused); // a click says it at length
    else if (reason)
        say(refusalSentence(*reason, m_view, m_people, &action), Tone::Refused);
}

void HintWriter::showVictim(PlayerId owner)
{
    const auto victims = victimsAt(m_view, m_view.robber);
    for (const PlayerId victim : victims) {
        if (victim == owner)
            say(tr("Steals one of %n card(s).", nullptr, m_view.player(owner).resourceCards), Tone::Good);
    }
}

std::optional<Hint> HintWriter::operator()(PathId at)
{
    const auto action = actionAt(at);
    if (!action)
        return std::nullopt;
    if (const auto owner = ownerOf(at, m_view)) {
        //: %1 is a name
        showOwner(*owner, tr("%1's road").arg(name(*owner)));
        say(tr("%n segment(s) without a break", nullptr, m_view.player(*owner).roadLength));
        if (m_view.longestRoad == owner)
            say(termName(Term::LongestRoad, m_edition), Tone::Good);
        return m_hint;
    }
    m_hint.title = tr("A road here");
    showAction(*action, cost::road);
    if (m_hint.lines.empty())
        return std::nullopt; // somebody else is to act, and a path produces nothing
    return m_hint;
}

std::optional<Hint> HintWriter::operator()(HexId at)
{
    const HexOutlook outlook = outlookOf(m_view, at);
    m_hint.title = asTitle(hexName(at, m_view.table->island));
    if (m_view.phase == Phase::Robber && isPersonOnTurn())
        showRobber(at, outlook);
    else
        showYields(outlook);
    return m_hint;
}

void HintWriter::showYields(const HexOutlook &outlook)
{
    if (!outlook.resource)
        return say(tr("The desert brings nothing."));
    if (outlook.robbed)
        say(tr("The robber is here: it brings nothing until it leaves."), Tone::Refused);
    showChance(outlook, outlook.robbed ? Tone::Quiet : Tone::Plain);
    bool settled = false;
    for (const PlayerId player : playersOf(m_view.playerCount())) {
        const int cards = at(outlook.cards, player);
        if (cards == 0)
            continue;
        settled = true;
        const QString list = resourceList({ { *outlook.resource, cards } }, m_edition);
        //: Who gets what from a hex: %1 a name, %2 e.g. "2 lumber"
        m_hint.lines.push_back({ color(player), tr("%1: %2", "yield").arg(name(player), list),
                                 outlook.robbed ? Tone::Quiet : Tone::Plain, 0 });
    }
    if (!settled)
        say(tr("Nobody has built here yet."), Tone::Quiet);
}

void HintWriter::showChance(const HexOutlook &outlook, Tone tone)
{
    //: How often a hex brings something; "5 of 36 rolls", as short as can be
    const QString chance = tr("%n of 36 rolls", nullptr, outlook.chances);
    m_hint.lines.push_back({ *outlook.resource, chance, tone, 0 });
}

// Whom the robber would meet here.
void HintWriter::showRobber(HexId hex, const HexOutlook &outlook)
{
    const Action move = MoveRobber{ hex };
    if (const auto reason = m_session.why(move))
        return say(refusalSentence(*reason, m_view, m_people, &move), Tone::Refused);
    if (outlook.resource)
        showChance(outlook, Tone::Plain);
    const auto victims = victimsAt(m_view, hex);
    bool settled = false;
    for (const PlayerId player : playersOf(m_view.playerCount())) {
        const bool victim = std::find(victims.begin(), victims.end(), player) != victims.end();
        settled = settled || at(outlook.cards, player) > 0;
        if (at(outlook.cards, player) > 0)
            showBlocked(player, outlook, victim);
    }
    if (!settled)
        say(tr("Nobody has built here: nothing is blocked, and there is nobody to rob."), Tone::Quiet);
    else if (victims.isEmpty())
        say(tr("There is nobody to rob here."), Tone::Quiet);
}

void HintWriter::showBlocked(PlayerId player, const HexOutlook &outlook, bool victim)
{
    const int cards = m_view.player(player).resourceCards;
    QStringList words;
    if (outlook.resource) {
        const QString list = resourceList({ { *outlook.resource, at(outlook.cards, player) } }, m_edition);
        //: What the robber would do: %1 a name, %2 e.g. "2 lumber" that they do not get at each such roll
        const QString others = tr("%1: %2 blocked").arg(name(player), list);
        //: What the robber would do to whoever moves it: %1 is e.g. "2 lumber"
        const QString own = tr("Your own: %1 blocked").arg(list);
        words << (player == m_view.viewer ? own : others);
    } else {
        words << name(player);
    }
    if (victim)
        words << tr("Steal one of %n card(s)", nullptr, cards);
    m_hint.lines.push_back(
        { color(player), words.join(u'\n'), player == m_view.turn ? Tone::Refused : Tone::Plain, 0 });
}

QString HintWriter::harborUse(Harbor harbor) const
{
    if (harbor == Harbor::Any)
        return tr("3 cards of a kind for 1 of your choice");
    const QString pair = resourceList({ { static_cast<Resource>(harbor), 2 } }, m_edition);
    //: What a harbor does: %1 is e.g. "2 lumber"
    return tr("%1 for 1 card of your choice").arg(pair);
}

Hint HintWriter::harbor(PathId path)
{
    const auto &ends = at(topology.endsOf, path);
    const Harbor harbor = m_view.table->island.harborAt(ends[0]).value_or(Harbor::Any);
    m_hint.title = asTitle(harborName(harbor, m_edition));
    say(harborUse(harbor));
    bool used = false;
    for (const IntersectionId end : ends) {
        if (const auto owner = ownerOf(end, m_view)) {
            used = true;
            //: At a harbor: %1 is a name
            m_hint.lines.push_back({ color(*owner), tr("%1 trades here").arg(name(*owner)), Tone::Plain, 0 });
        }
    }
    if (!used)
        say(tr("For whoever builds at one of its two corners."), Tone::Quiet);
    return m_hint;
}

} // namespace

std::optional<Hint> hintFor(const GameSession &session, const Place &place, std::optional<Build> wanted)
{
    return std::visit(HintWriter(session, wanted), place);
}

Hint harborHint(const GameSession &session, PathId path)
{
    return HintWriter(session, std::nullopt).harbor(path);
}

} // namespace holmstead
