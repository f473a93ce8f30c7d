// SPDX-License-Identifier: GPL-3.0-or-later
#include "idlecover.h"

#include "session/gamesession.h"

#include <QCoreApplication>
#include <QEvent>

namespace holmstead {

namespace {

bool isInput(QEvent::Type type)
{
    switch (type) {
    case QEvent::KeyPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TabletPress:
    case QEvent::TabletMove:
    case QEvent::NativeGesture: // two fingers on a touchpad
    case QEvent::InputMethod:   // a keyboard on the screen
        return true;
    default:
        return false;
    }
}

} // namespace

IdleCover::IdleCover(GameSession &session, QObject *parent) : QObject(parent), m_session(session)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, &session, &GameSession::closeCurtain);
    connect(&session, &GameSession::changed, this, &IdleCover::update);
    QCoreApplication::instance()->installEventFilter(this);
}

void IdleCover::setTime(std::chrono::milliseconds time)
{
    m_time = time;
    m_timer.stop();
    update();
}

void IdleCover::update()
{
    const bool hasHand = m_session.hasGame() && m_session.person() && !m_session.hasOpenHands();
    if (m_time.count() == 0 || !hasHand)
        m_timer.stop();
    else if (!m_timer.isActive())
        m_timer.start(m_time);
}

bool IdleCover::eventFilter(QObject *watched, QEvent *event)
{
    if (m_timer.isActive() && isInput(event->type()))
        m_timer.start(m_time);
    return QObject::eventFilter(watched, event);
}

} // namespace holmstead
