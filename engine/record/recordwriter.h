// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/gamerecord.h"

namespace holmstead {

// Writes a game again after each of its actions, as writeRecord() does. The lines of the actions that it has
// written before are not made anew, so that a long game costs hardly more than a short one.
class RecordWriter
{
public:
    QByteArray write(const GameRecord &record);

private:
    const std::vector<QByteArray> &linesOf(const std::vector<Action> &actions);

    std::vector<Action> m_actions;
    std::vector<QByteArray> m_lines; // of each
};

} // namespace holmstead
