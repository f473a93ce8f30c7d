// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace holmstead {

// What the program tells its caller.
enum class ExitCode { Fine = 0, WrongInput = 1, BadUsage = 2 };

// To be called before anything opens a file: sees to it that what goes to a closed stdout or stderr is lost
// instead of ending up in that file, and that what does not fit on a disk is an error like others.
void prepareOutput();

// A line on stdout, and a sentence on stderr with the exit code that goes with it. The sentence stays one
// line that cannot drive a terminal, whatever a file or the command line had in it.
void print(const QByteArray &line);
ExitCode complain(ExitCode code, const QString &sentence);

// To be called last: `code`, unless all was well until some of the output could not be written.
ExitCode finishOutput(ExitCode code);

} // namespace holmstead
