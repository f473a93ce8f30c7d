// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace holmstead {

// Whether a character can do something to the text around it or to a terminal: control characters, breaks of
// lines and paragraphs, marks that turn the direction of what follows, and halves of a letter.
bool isHarmful(char32_t character);
bool hasHarmful(const QString &text);

// `text` with a replacement character for each that is harmful or has no look of its own.
QString harmless(const QString &text);
// The same of bearable length: a piece of a file as a sentence can quote it.
QString quotable(const QString &text);
// The same for the name of a file, whose end tells most.
QString quotablePath(const QString &path);

} // namespace holmstead
