// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/keyrepeat.h"

#include <QObject>
#include <QTimer>

#include <chrono>

class QWidget;

namespace holmstead {

// Lets a dialog take only what is meant for it: no Enter or Space that a key held down from before repeats,
// and no second half of a double click that began before the dialog was there. A fresh Enter presses the
// button that has the keyboard, of whatever kind, unless that is an answer which is chosen already.
class FreshInput : public QObject
{
    Q_OBJECT

public:
    // For `dialog` and all that is in it, as long as it lives.
    explicit FreshInput(QWidget *dialog);

    // Until so much time has passed, Enter and Space do nothing.
    void holdBack(std::chrono::milliseconds time);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool takeKey(QWidget *target, const QKeyEvent *event);

    QWidget *m_dialog;
    QTimer m_heldBack;
    bool m_pressedInside = false;
    KeyRepeat m_repeat;
};

} // namespace holmstead
