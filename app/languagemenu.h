// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "menu.h"

class QActionGroup;

namespace holmstead {

class Language;
class Settings;

// The menu Language: as the system, or one of those that there are translations of, each named in itself, so
// that whoever has strayed into another finds back. The choice holds at once and is kept.
class LanguageMenu : public Menu
{
    Q_OBJECT

public:
    // Both must outlive it.
    LanguageMenu(Settings &settings, Language &language, QWidget *parent = nullptr);

    // From now on the program speaks, and writes from left to right or from right to left in, what the code
    // names; if it is empty or we do not have it, the system's language.
    static void speak(Language &language, const QString &code);

private:
    void offer(QActionGroup *group, QAction *entry, const QString &code);
    void choose(const QString &code);

    Settings &m_settings;
    Language &m_language;
};

} // namespace holmstead
