// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/language.h"

#include <QCoreApplication>

namespace holmstead {

namespace {

constexpr QLatin1String folder(":/i18n"); // where translations/CMakeLists.txt puts them

} // namespace

void Language::speak(const QLocale &locale)
{
    // The translator installed last is asked first.
    if (m_englishPlurals.isEmpty() && m_englishPlurals.load(QStringLiteral("holmstead_en"), folder))
        QCoreApplication::installTranslator(&m_englishPlurals);
    QCoreApplication::removeTranslator(&m_translation);
    const bool isTranslated =
        m_translation.load(locale, QStringLiteral("holmstead"), QStringLiteral("_"), folder);
    if (isTranslated)
        QCoreApplication::installTranslator(&m_translation);
    // Numbers stand within sentences, so they are written as the language of these writes them.
    const QLocale spoken(isTranslated ? m_translation.language() : QStringLiteral("en"));
    QLocale::setDefault(spoken.language() == locale.language() ? locale : spoken);
}

} // namespace holmstead
