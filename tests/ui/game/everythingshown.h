// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QImage;
class QWidget;

namespace holmstead::test {

// Every text that a window holds, shown or not, in a fixed order, each with where it stands: all text
// properties of its widgets, actions and other objects, the items of its scenes, what it tells assistive
// technology, and the order of the Tab key.
QStringList textsOf(QWidget *window);

// Whether nobody could tell the pictures apart. The edges of cached shapes may be rounded differently, by
// less than an eye sees.
bool lookAlike(const QImage &a, const QImage &b);

} // namespace holmstead::test
