// SPDX-License-Identifier: GPL-3.0-or-later
#include "longtexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace holmstead::test {

LongTexts::LongTexts()
{
    QCoreApplication::installTranslator(this);
}

LongTexts::~LongTexts()
{
    QCoreApplication::removeTranslator(this);
}

// Single letters are keys and corners of cards and stay as they are.
QString LongTexts::translate(const char *, const char *source, const char *, int) const
{
    const QString text = QString::fromUtf8(source);
    if (text.size() < 3)
        return text;
    QString result;
    for (const QString &word : text.split(' ')) {
        const bool plain = std::all_of(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
        const auto more = static_cast<int>(plain ? (word.size() * 4 + 9) / 10 : 0);
        result += (result.isEmpty() ? "" : " ") + word + QString(more, QChar(u'\u00f6'));
    }
    return result;
}

} // namespace holmstead::test
