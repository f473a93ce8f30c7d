// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace holmstead::test {

// Every text that a window holds, shown or not, in a fixed order, each with where it stands: all text
// properties of its widgets, actions and other objects, the items of its scenes, what it tells assistive
// technology, the order of the Tab key, the tooltip that is shown and what was copied. What can be seen, is
// on or lies elsewhere counts as a text, too.
QStringList textsOf(QWidget *window);

} // namespace holmstead::test
