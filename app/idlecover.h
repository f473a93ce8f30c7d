// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

namespace holmstead {

class GameSession;

// Covers the hand on the screen when nobody has touched anything for a while. Nothing runs while there is no
// hand to cover.
class IdleCover : public QObject
{
    Q_OBJECT

public:
    // `session` must outlive it.
    explicit IdleCover(GameSession &session, QObject *parent = nullptr);

    // 0: never, as at first.
    void setTime(std::chrono::milliseconds time);
    std::chrono::milliseconds time() const { return m_time; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void update();

    GameSession &m_session;
    std::chrono::milliseconds m_time{ 0 };
    QTimer m_timer;
};

} // namespace holmstead
