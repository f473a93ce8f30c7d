// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowpanels.h"

#include <QPushButton>
#include <QTest>

using namespace holmstead;

namespace {

ConfirmPanel *panelSaying(const QString &title)
{
    return new ConfirmPanel(
        [title] {
            return ConfirmPanel::Words{ title, {}, { QStringLiteral("Yes"), QStringLiteral("No") } };
        },
        0, 1);
}

const QString question = QStringLiteral("Stop playing?");
const QString news = QStringLiteral("Something went wrong");

} // namespace

// What the window asks and tells: none of it is lost because something else is open.
class TestWindowPanels : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void a_question_does_not_swallow_what_is_told();
    void a_question_leaves_what_is_half_filled_in();
    void two_questions_are_asked_one_after_the_other();
    void the_same_question_is_about_the_latest_wish();
    void what_is_told_already_is_told_once();
    void another_game_closes_what_was_told();

private:
    // Titles of what is open, the uppermost last.
    QStringList open() const;
    void press(Qt::Key key) { QTest::keyClick(m_host->focusWidget(), key); }

    std::unique_ptr<QWidget> m_host;
    std::unique_ptr<WindowPanels> m_panels;
};

void TestWindowPanels::init()
{
    m_panels.reset();
    m_host = std::make_unique<QWidget>();
    m_host->resize(800, 600);
    m_host->show();
    m_host->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_host.get()));
    m_panels = std::make_unique<WindowPanels>(m_host.get(), nullptr);
}

QStringList TestWindowPanels::open() const
{
    QStringList titles;
    for (const QObject *veil : m_host->children()) {
        const auto *panel = veil->findChild<Panel *>();
        if (panel && panel->isVisible())
            titles.append(panel->accessibleName());
    }
    return titles;
}

void TestWindowPanels::a_question_does_not_swallow_what_is_told()
{
    m_panels->ask(panelSaying(question));
    m_panels->tell(panelSaying(news));
    QCOMPARE(open(), QStringList({ question, news }));
    press(Qt::Key_Escape);
    QCOMPARE(open(), QStringList({ question }));
}

void TestWindowPanels::a_question_leaves_what_is_half_filled_in()
{
    m_panels->tell(panelSaying(news));
    m_panels->ask(panelSaying(question));
    press(Qt::Key_Escape);
    QCOMPARE(open(), QStringList({ news }));
    press(Qt::Key_Escape); // it has the keyboard again
    QCOMPARE(open(), QStringList());
}

void TestWindowPanels::two_questions_are_asked_one_after_the_other()
{
    int answers = 0;
    for (const QString &title : { question, QStringLiteral("Delete this game?") }) {
        ConfirmPanel *panel = panelSaying(title);
        connect(panel, &ConfirmPanel::answered, this, [&answers] { ++answers; });
        m_panels->ask(panel);
    }
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    QCOMPARE(answers, 2);
}

void TestWindowPanels::the_same_question_is_about_the_latest_wish()
{
    QStringList done;
    for (const QString &wish : { QStringLiteral("open"), QStringLiteral("new") }) {
        ConfirmPanel *panel = panelSaying(question);
        connect(panel, &ConfirmPanel::answered, this, [&done, wish] { done.append(wish); });
        m_panels->ask(panel);
    }
    QCOMPARE(open(), QStringList({ question }));
    press(Qt::Key_Return);
    QCOMPARE(done, QStringList({ "new" }));
    QCOMPARE(open(), QStringList());
}

void TestWindowPanels::what_is_told_already_is_told_once()
{
    m_panels->tell(panelSaying(news));
    m_panels->tell(panelSaying(news));
    QCOMPARE(open(), QStringList({ news }));
}

void TestWindowPanels::another_game_closes_what_was_told()
{
    m_panels->tell(panelSaying(news));
    m_panels->ask(panelSaying(question));
    m_panels->closeInformation();
    m_panels->bringToFront();
    QCOMPARE(open(), QStringList({ question }));
    press(Qt::Key_Escape);
    QCOMPARE(open(), QStringList());
}

QTEST_MAIN(TestWindowPanels)
#include "tst_windowpanels.moc"
