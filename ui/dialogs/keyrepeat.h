// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>

namespace holmstead {

// Tells a key that is pressed from one that is still down. X11 reports a key that repeats as a release and a
// press of one moment, and Qt does not always see that the two are one.
class KeyRepeat
{
public:
    void noteRelease(const QKeyEvent *event)
    {
        m_key = event->key();
        m_at = event->timestamp();
    }
    // Whether a press only repeats.
    bool isRepeated(const QKeyEvent *press) const { return press->isAutoRepeat() || followsAtOnce(press); }

private:
    bool followsAtOnce(const QKeyEvent *press) const
    {
        constexpr quint64 fastestFinger = 5; // in milliseconds
        // Without a clock (0) nothing can be told.
        return press->timestamp() != 0 && press->key() == m_key && press->timestamp() - m_at < fastestFinger;
    }

    int m_key = 0;
    quint64 m_at = 0;
};

} // namespace holmstead
