// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemenu.h"

#include "table/playerplate.h"
#include "text/language.h"
#include "ui/support/opentable.h"

#include <QAction>
#include <QLabel>
#include <QMenuBar>
#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

// The window in two languages: in English, and in one from right to left of which holmstead_ar.ts, built into
// this program as translations are into the game, has a few words.
class TestLanguageMenu : public QObject
{
    Q_OBJECT

private slots:
    void init() { LanguageMenu::speak(m_language, QStringLiteral("en")); }
    void each_language_is_named_in_itself();
    void a_choice_holds_at_once_and_is_kept();
    void nothing_of_a_language_stays_when_another_is_chosen();
    void numbers_are_written_as_the_language_does();
    void one_that_is_not_there_any_more_is_as_the_system();

private:
    Language m_language;
};

namespace {

Scenario begun()
{
    return Scenario().hand(ann, cards(4, Resource::Wool));
}

QAction *entry(const QWidget &window, const char *code)
{
    return window.findChild<QAction *>(QStringLiteral("language.%1").arg(QLatin1String(code)));
}

QStringList menusOf(const MainWindow &window)
{
    QStringList names;
    for (const QAction *menu : window.menuBar()->actions())
        names << menu->text();
    return names;
}

// What stands on the screen and what is told by tooltips and screen readers.
QStringList textsOf(const QWidget &window)
{
    QStringList texts{ window.windowTitle() };
    for (const QAction *action : window.findChildren<QAction *>())
        texts << action->text() << action->toolTip();
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            texts << label->text();
    }
    return texts;
}

} // namespace

void TestLanguageMenu::each_language_is_named_in_itself()
{
    OpenTable table(begun());
    table.window.offerLanguages(m_language);
    QCOMPARE(menusOf(table.window), QStringList({ "&Game", "&Edit", "&View", "&Language", "&Help" }));
    QCOMPARE(entry(table.window, "en")->text(), QStringLiteral("English"));
    QCOMPARE(entry(table.window, "ar")->text(), QStringLiteral("العربية"));
    QVERIFY(entry(table.window, "")->isChecked());
}

void TestLanguageMenu::a_choice_holds_at_once_and_is_kept()
{
    OpenTable table(begun());
    table.window.offerLanguages(m_language);
    entry(table.window, "ar")->trigger();
    QTRY_COMPARE(menusOf(table.window).constFirst(), QStringLiteral("اللعبة"));
    QVERIFY(menusOf(table.window).contains(QStringLiteral("اللغة")));
    QCOMPARE(table.window.layoutDirection(), Qt::RightToLeft);
    QCOMPARE(table.settings.language(), QStringLiteral("ar"));

    const MainWindow again(table.settings, table.chance, Random(1));
    LanguageMenu next(table.settings, m_language);
    QVERIFY(entry(next, "ar")->isChecked());
    LanguageMenu::speak(m_language, QStringLiteral("en"));
    QTRY_COMPARE(table.window.layoutDirection(), Qt::LeftToRight);
}

void TestLanguageMenu::nothing_of_a_language_stays_when_another_is_chosen()
{
    OpenTable table(begun());
    table.window.offerLanguages(m_language);
    entry(table.window, "en")->trigger();
    QCoreApplication::processEvents();
    const QStringList before = textsOf(table.window);
    entry(table.window, "ar")->trigger();
    QTRY_VERIFY(textsOf(table.window) != before);
    entry(table.window, "en")->trigger();
    QTRY_COMPARE(textsOf(table.window), before);
}

void TestLanguageMenu::numbers_are_written_as_the_language_does()
{
    OpenTable table(begun());
    table.window.offerLanguages(m_language);
    const auto *plate = table.window.findChild<PlayerPlate *>();
    QCOMPARE(plate->locale().toString(2), QStringLiteral("2"));
    entry(table.window, "ar")->trigger();
    QCOMPARE(plate->locale().toString(2), QStringLiteral("٢"));
    QCOMPARE(QLocale().toString(2), QStringLiteral("٢"));
}

void TestLanguageMenu::one_that_is_not_there_any_more_is_as_the_system()
{
    OpenTable table(begun());
    table.settings.setLanguage(QStringLiteral("tlh"));
    table.window.offerLanguages(m_language);
    QVERIFY(entry(table.window, "")->isChecked());
    LanguageMenu::speak(m_language, table.settings.language());
    QCOMPARE(table.window.layoutDirection(), QLocale().textDirection());
    QCOMPARE(menusOf(table.window).constFirst(), QStringLiteral("&Game"));
}

QTEST_MAIN(TestLanguageMenu)
#include "tst_languagemenu.moc"
