// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/output.h"

#include <QStringList>

namespace holmstead {

// The commands of holmstead-cli. `words` are those of the command line, the command itself first. What is
// wrong is one sentence on stderr.
ExitCode replayCommand(const QStringList &words);
ExitCode legalCommand(const QStringList &words);
ExitCode simulateCommand(const QStringList &words);
ExitCode boardCommand(const QStringList &words);

} // namespace holmstead
