// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/language.h"

#include <QCollator>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>

#include <algorithm>

namespace holmstead {

namespace {

constexpr QLatin1String folder(":/i18n"); // where translations/CMakeLists.txt puts them

constexpr QLatin1String english("en");
constexpr QLatin1String prefix("holmstead_");

} // namespace

QStringList Language::offered()
{
    QStringList codes;
    for (const QFileInfo &file : QDir(folder).entryInfoList({ prefix + QLatin1String("*.qm") }, QDir::Files))
        codes << file.completeBaseName().mid(prefix.size());
    codes.removeAll(english);
    const QCollator order;
    std::sort(codes.begin(), codes.end(), [&order](const QString &left, const QString &right) {
        return order.compare(nameOf(left), nameOf(right)) < 0;
    });
    codes.prepend(english);
    return codes;
}

bool Language::isOffered(const QString &code)
{
    return QFile::exists(QStringLiteral("%1/%2%3.qm").arg(folder, prefix, code));
}

QString Language::nameOf(const QString &code)
{
    const QLocale locale(code);
    // Not "American English": nobody asks whose.
    QString name =
        locale.language() == QLocale::English ? QStringLiteral("English") : locale.nativeLanguageName();
    if (name.isEmpty())
        return code;
    name.replace(0, 1, locale.toUpper(name.left(1)));
    return code.contains(u'_') ? QStringLiteral("%1 (%2)").arg(name, locale.nativeTerritoryName()) : name;
}

void Language::speak(const QLocale &locale)
{
    // The translator installed last is asked first.
    if (m_englishPlurals.isEmpty() && m_englishPlurals.load(prefix + english, folder))
        QCoreApplication::installTranslator(&m_englishPlurals);
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_translation);
    const bool isTranslated = m_translation.load(locale, prefix, QString(), folder);
    if (isTranslated) {
        if (m_qt.load(locale, QStringLiteral("qtbase_"), {},
                      QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(&m_qt);
        QCoreApplication::installTranslator(&m_translation);
    }
    // Numbers stand within sentences, so they are written as the language of these writes them.
    const QLocale spoken(isTranslated ? m_translation.language() : QString(english));
    QLocale::setDefault(spoken.language() == locale.language() ? locale : spoken);
}

} // namespace holmstead
