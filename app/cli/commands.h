// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace holmstead {

// What the program tells its caller.
enum class ExitCode { Fine = 0, WrongInput = 1, BadUsage = 2 };

// The commands of holmstead-cli. `words` are those of the command line, the command itself first. What is
// wrong is one sentence on stderr.
ExitCode replayCommand(const QStringList &words);
ExitCode legalCommand(const QStringList &words);
ExitCode simulateCommand(const QStringList &words);
ExitCode boardCommand(const QStringList &words);

// A line on stdout, and a sentence on stderr with the exit code that goes with it.
void print(const QByteArray &line);
ExitCode complain(ExitCode code, const QString &sentence);

} // namespace holmstead
