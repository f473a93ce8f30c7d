// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace holmstead {

// What the words after the program's name ask for: holmstead [FILE] [--seed N] | --help | --version.
struct CommandLine
{
    enum class Wish { Play, Help, Version };

    Wish wish = Wish::Play;
    QString file;                      // the game to open; empty: none
    std::optional<std::uint64_t> seed; // makes dice, cards and islands repeat
    QString problem;                   // one sentence when the words make no sense, else empty
};

// `words` without the program's name.
CommandLine readCommandLine(const QStringList &words);

// What --help prints.
QString helpText();

} // namespace holmstead
