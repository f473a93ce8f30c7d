// SPDX-License-Identifier: GPL-3.0-or-later
#include "tableprompt.h"

#include "commands.h"

#include "session/gamesession.h"
#include "session/nextturn.h"
#include "table/promptbar.h"
#include "text/prompts.h"

namespace holmstead {

namespace {

QString buildPrompt(Build build, PlayerId person, const People &people)
{
    switch (build) {
    case Build::Road:
        return roadPrompt(person, people);
    case Build::Settlement:
        return settlementPrompt(person, people);
    case Build::City:
        return cityPrompt(person, people);
    }
    return QString();
}

} // namespace

void TablePrompt::show(std::optional<Build> wanted, Wish wish)
{
    if (m_untold == Untold::Move)
        return; // it goes on saying what is being done
    if (m_untold == Untold::Nothing)
        showNext();
    if (m_beginning) {
        m_person.reset();
        return m_bar.setPrompt(beginPrompt(), std::nullopt);
    }
    if (m_session.hasGame())
        showGame(wanted, wish);
}

// While some have to discard, or somebody is asked about a trade, whose turn comes next is not who is next. A
// curtain names one person, the one it waits for.
bool TablePrompt::isTurnInterrupted() const
{
    const auto person = m_session.person();
    return m_session.curtain() || m_session.talk().stage() != TradeTalk::Stage::Silent || m_session.takeBack()
        || m_session.view().phase == Phase::Discard || (person && *person != m_session.view().turn);
}

void TablePrompt::showNext()
{
    const bool isKnown = m_session.hasGame() && !m_beginning && !isTurnInterrupted();
    const auto next = isKnown ? nextTurn(m_session.view()) : std::optional<PlayerId>();
    if (!next)
        return m_bar.setNext(QString(), Color::Red);
    const Person &person = personOf(*next, m_session.people());
    m_bar.setNext(person.name, person.color);
}

void TablePrompt::showGame(std::optional<Build> wanted, Wish wish)
{
    const People &people = m_session.people();
    const TradeTalk &talk = m_session.talk();
    if (m_untold == Untold::Roll)
        return showFor(m_session.view().turn, rollingPrompt(m_session.view().turn, people));
    if (const auto call = m_session.curtain())
        return showFor(call->next, handOverPrompt(call->next, people));
    if (const auto &asked = m_session.takeBack())
        return showFor(asked->trade.with,
                       takeBackPrompt(asked->trade.with, m_session.view().turn, asked->again, people));
    switch (talk.stage()) {
    case TradeTalk::Stage::Silent:
        return showTurn(wanted, wish);
    case TradeTalk::Stage::Open:
        return showFor(talk.offer().by,
                       offerPrompt(talk.offer(), talk.declined().size() + 1 == people.size(), people));
    case TradeTalk::Stage::Asked: {
        const auto prompt = wish == Wish::CounterOffer ? otherOfferPrompt : answerPrompt;
        return showFor(*m_session.person(), prompt(*m_session.person(), talk.offer(), people));
    }
    case TradeTalk::Stage::Countered:
        return showFor(*m_session.person(), counterPrompt(*m_session.person(), talk.offer(), people));
    }
}

void TablePrompt::showTurn(std::optional<Build> wanted, Wish wish)
{
    const View view = m_session.view();
    const People &people = m_session.people();
    if (wish != Wish::Nothing)
        return showFor(view.turn, wishPrompt(wish));
    if (wanted && mayBuild(view))
        return showFor(view.turn, buildPrompt(*wanted, view.turn, people));
    if (canOnlyEnd(commandsFor(m_session, wanted)))
        return showFor(view.turn, endTurnPrompt(view.turn, people));
    showFor(view.winner.value_or(view.viewer.value_or(view.turn)), promptSentence(view, people),
            view.phase == Phase::Discard ? discardsThen(view, people) : QString());
}

QString TablePrompt::wishPrompt(Wish wish) const
{
    const PlayerId person = m_session.view().turn;
    const People &people = m_session.people();
    switch (wish) {
    case Wish::Nothing:
    case Wish::CounterOffer: // somebody else's
        return QString();
    case Wish::Trade:
        return tradePrompt(person, people);
    case Wish::Plenty:
        return plentyPrompt(person, m_session.plentyCount(), people, m_session.table().rules.edition);
    case Wish::Monopoly:
        return monopolyPrompt(person, people);
    }
    return QString();
}

void TablePrompt::showFor(PlayerId person, const QString &sentence, const QString &then)
{
    const People &people = m_session.people();
    QStringList names;
    for (const Person &each : people)
        names << each.name;
    m_person = person;
    m_bar.setNames(names);
    m_bar.setPrompt(sentence, personOf(person, people).color, then);
}

} // namespace holmstead
