// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/kept.h"
#include "record/result.h"

#include <QByteArray>

namespace holmstead {

// An island as a file of its own.
struct BoardFile
{
    QString name;
    IslandLayout island; // without a fault
    Kept kept;           // notes and unknown keys

    friend bool operator==(const BoardFile &, const BoardFile &) = default;
};

Result<BoardFile> readBoard(const QByteArray &text);
// The size is looked at before anything is read.
Result<BoardFile> readBoardFile(const QString &path);
QByteArray writeBoard(const BoardFile &board);

// The fixed island of R-SU-1, which is built into the program.
const IslandLayout &beginnerIsland();

} // namespace holmstead
