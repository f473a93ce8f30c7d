// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemenu.h"

#include "settings.h"

#include "text/language.h"

#include <QActionGroup>
#include <QApplication>
#include <QWidget>

namespace holmstead {

LanguageMenu::LanguageMenu(Settings &settings, Language &language, QWidget *parent)
    : Menu([] { return tr("&Language"); }, parent),
      m_settings(settings),
      m_language(language)
{
    auto *group = new QActionGroup(this);
    //: The language of the program
    offer(group, addCheckable([] { return tr("As the &system"); }), {});
    addSeparator();
    for (const QString &code : Language::offered())
        offer(group, addAction(Language::nameOf(code)), code);
    if (!group->checkedAction())
        group->actions().constFirst()->setChecked(true); // what was chosen is not there any more
}

void LanguageMenu::offer(QActionGroup *group, QAction *entry, const QString &code)
{
    entry->setObjectName(QStringLiteral("language.%1").arg(code));
    entry->setCheckable(true);
    entry->setChecked(code == m_settings.language());
    group->addAction(entry);
    connect(entry, &QAction::triggered, this, [this, code] { choose(code); });
}

void LanguageMenu::choose(const QString &code)
{
    m_settings.setLanguage(code);
    speak(m_language, code);
}

void LanguageMenu::speak(Language &language, const QString &code)
{
    language.speak(Language::isOffered(code) ? QLocale(code) : QLocale::system());
    QGuiApplication::setLayoutDirection(QLocale().textDirection());
    for (QWidget *window : QApplication::topLevelWidgets())
        window->unsetLocale(); // windows write numbers as they did when they were made
}

} // namespace holmstead
