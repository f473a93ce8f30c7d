// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace holmstead {

// A line above the tray for the person at the screen alone: what others must not know, and why something was
// refused that has no place on the board. Hidden while it has nothing to say.
class NoteLine : public QLabel
{
    Q_OBJECT

public:
    explicit NoteLine(QWidget *parent = nullptr);

    void say(const QString &sentence);
    void forget() { say(QString()); }
};

} // namespace holmstead
