// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace holmstead {

// Takes the desktop's wish: true when it asks programs to keep still ("reduce motion").
using TakeWish = std::function<void(bool still)>;
// Asks for it; tests put their own desktop here.
using AskDesktop = std::function<void(QObject *context, const TakeWish &take)>;

// Asks the desktop this runs on. `take` is called in the thread of `context` and while that lives: at once,
// later, or never when the desktop has no such wish. It never waits.
void askDesktop(QObject *context, const TakeWish &take);

} // namespace holmstead
