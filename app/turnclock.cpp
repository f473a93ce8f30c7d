// SPDX-License-Identifier: GPL-3.0-or-later
#include "turnclock.h"

#include "session/gamesession.h"
#include "table/promptbar.h"

#include <QLocale>

#include <algorithm>

namespace holmstead {

namespace {

constexpr qint64 minute = 60000; // milliseconds

} // namespace

TurnClock::TurnClock(const GameSession &session, PromptBar &bar, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_bar(bar)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &TurnClock::show);
    connect(&session, &GameSession::started, this, &TurnClock::restart);
    connect(&session, &GameSession::happened, this, [this](const Events &events) {
        const auto begins = [](const Event &event) { return std::holds_alternative<TurnBegan>(event); };
        if (m_session.isOver() || std::any_of(events.begin(), events.end(), begins))
            restart();
    });
}

void TurnClock::setShown(bool shown)
{
    m_shown = shown;
    show();
}

void TurnClock::restart()
{
    m_turn.start();
    show();
}

void TurnClock::show()
{
    m_next.stop();
    if (!m_shown || !m_session.hasGame() || m_session.isOver())
        return m_bar.setTime(QString());
    const qint64 passed = m_turn.elapsed();
    //: How long the turn has taken, in minutes: as short as can be
    m_bar.setTime(tr("%1 min").arg(m_bar.locale().toString(passed / minute)));
    m_next.start(static_cast<int>(minute - passed % minute));
}

} // namespace holmstead
