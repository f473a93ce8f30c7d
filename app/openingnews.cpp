// SPDX-License-Identifier: GPL-3.0-or-later
#include "openingnews.h"

#include "noteline.h"

#include "session/gamesession.h"
#include "session/nextturn.h"

#include <QLocale>

namespace holmstead {

OpeningNews::OpeningNews(const GameSession &session, NoteLine *slip, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_slip(slip)
{
    connect(&session, &GameSession::curtainOpened, this, &OpeningNews::forget);
    connect(&session, &GameSession::happened, this, &OpeningNews::forget);
}

void OpeningNews::tellBegun()
{
    if (m_session.hasOpenHands())
        tell(openHands());
}

void OpeningNews::tellResumed()
{
    if (m_session.isOver())
        return;
    QStringList lines{ resumed() };
    if (m_session.view().phase == Phase::Discard) {
        const auto call = m_session.curtain();
        const PlayerId first = call ? call->next : *m_session.person();
        //: Below "The game goes on where it was: it is Ada's turn."; %1 is a name
        lines << tr("%1 has to discard first.").arg(personOf(first, m_session.people()).name);
    }
    if (m_session.hasOpenHands())
        lines << openHands();
    tell(lines.join(u'\n'));
}

void OpeningNews::tell(const QString &sentence)
{
    m_slip->say(sentence);
    m_told = m_slip->text();
}

QString OpeningNews::resumed() const
{
    const QString name = personOf(m_session.view().turn, m_session.people()).name;
    if (const auto round = roundNumber(m_session)) {
        //: A saved game has been opened; %1 is the number of a round, %2 a name.
        return tr("The game goes on where it was, in round %1: it is %2’s turn.")
            .arg(QLocale().toString(*round), name);
    }
    //: A saved game has been opened; %1 is a name.
    return tr("The game goes on where it was: it is %1’s turn.").arg(name);
}

// Nobody should think that the cards are covered.
QString OpeningNews::openHands() const
{
    return tr("This game is played with open hands: everybody sees everybody's cards.");
}

// Whoever plays knows where the game is.
void OpeningNews::forget()
{
    if (m_slip->text() == m_told)
        m_slip->forget();
}

} // namespace holmstead
