// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QStringList>

#include <functional>

class QWidget;

namespace holmstead::test {

// What one window shows at a moment.
struct Glance
{
    QStringList texts;
    QImage picture;
};

// The picture as it is on the screen, or of a window that paints all of itself once more.
enum class Paint { AsItIs, Afresh };

// Whoever looks at `window` has the keyboard there, and does `pointing` last, e.g. move the mouse; without it
// the mouse is nowhere.
Glance glanceAt(QWidget *window, Paint paint, const std::function<void()> &pointing = {});

// What somebody could tell the two apart by, be it a single pixel; empty when nothing.
QString difference(const Glance &a, const Glance &b);

// Leaves both pictures in the working folder, and a third that shows where they differ.
void keepPictures(const Glance &a, const Glance &b);

} // namespace holmstead::test
