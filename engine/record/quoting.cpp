// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/quoting.h"

#include <QList>

#include <algorithm>

namespace holmstead {
namespace {

constexpr qsizetype longestQuote = 60;
constexpr qsizetype longestPath = 200;
constexpr QChar ellipsis(0x2026);

// Letters of many scripts and emoji are joined and parted by these.
bool isJoiner(char32_t character)
{
    return character == 0x200C || character == 0x200D;
}

QString withoutHalfLetters(QString text)
{
    if (!text.isEmpty() && text.back().isHighSurrogate())
        text.chop(1);
    if (!text.isEmpty() && text.front().isLowSurrogate())
        text.remove(0, 1);
    return text;
}

} // namespace

bool isHarmful(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default: // of the categories of Unicode, not of ours
        break;
    }
    const bool isEmbedding = character >= 0x202A && character <= 0x202E;
    const bool isIsolate = character >= 0x2066 && character <= 0x2069;
    return isEmbedding || isIsolate;
}

bool hasHarmful(const QString &text)
{
    // toUcs4() would quietly replace halves of a letter.
    const auto letters = text.toUcs4();
    return !text.isValidUtf16() || std::any_of(letters.begin(), letters.end(), isHarmful);
}

QString harmless(const QString &text)
{
    QString result;
    for (const char32_t character : text.toUcs4()) {
        const bool isShown = QChar::isPrint(character) || isJoiner(character);
        result += isShown && !isHarmful(character) ? QString::fromUcs4(&character, 1)
                                                   : QString(QChar::ReplacementCharacter);
    }
    return result;
}

QString quotable(const QString &text)
{
    if (text.size() <= longestQuote)
        return harmless(text);
    return harmless(withoutHalfLetters(text.first(longestQuote))) + ellipsis;
}

QString quotablePath(const QString &path)
{
    if (path.size() <= longestPath)
        return harmless(path);
    return ellipsis + harmless(withoutHalfLetters(path.last(longestPath)));
}

} // namespace holmstead
