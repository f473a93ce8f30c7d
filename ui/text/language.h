// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

namespace holmstead {

// The language that the program speaks. English sentences stand in the source; what English needs besides,
// its plural forms, is loaded beneath every other language, so that a sentence without translation still
// comes out right. One object lives as long as the application.
class Language
{
public:
    // The codes of what the program can speak, as the files in translations/ are named: "de", "pt_BR".
    // English comes first, the others in the order of their names.
    static QStringList offered();
    // Whether `code` is one of them.
    static bool isOffered(const QString &code);
    // What the language of a code calls itself: "Deutsch", "Português (Brasil)".
    static QString nameOf(const QString &code);

    // The first language that `locale` names and that we have, else English. May be called again at any time;
    // widgets hear of it by QEvent::LanguageChange. It is also the default locale, for numbers, from then on.
    void speak(const QLocale &locale);

private:
    QTranslator m_englishPlurals;
    QTranslator m_qt; // what Qt says by itself, in dialogs for files
    QTranslator m_translation;
};

} // namespace holmstead
