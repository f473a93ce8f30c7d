// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"
#include "logfile.h"

#include "ui/support/opentable.h"

#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <csignal>
#include <stdexcept>

using namespace holmstead;
using namespace holmstead::test;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

// Everything that can be read in the window.
QString textsOf(const QWidget &window)
{
    QString texts;
    for (const QLabel *label : window.findChildren<QLabel *>())
        texts += label->isVisible() ? label->text() + u'\n' : QString();
    return texts;
}

} // namespace

// What should not happen.
class TestAccidents : public QObject
{
    Q_OBJECT

private slots:
    void an_exception_ends_in_a_sentence_and_the_game_goes_on();
    void whatever_is_thrown_is_caught();
    void what_ends_the_program_is_told();
    void warnings_are_in_the_log();
    void the_log_does_not_grow_for_ever();
    void a_log_that_cannot_be_written_is_done_without();
    void the_system_may_ask_to_leave();
    void leaving_in_trouble_is_tried_once_more();
    void what_is_lost_at_the_end_is_told();
    void the_desktops_session_ends_without_a_question();
    void the_desktop_is_asked_to_wait_for_a_game_that_cannot_be_kept();
    void a_game_leaves_nothing_of_a_hand_in_the_log();
};

namespace {

const Action trade = TradeBank{ cards(4, Resource::Wool), one(Resource::Ore) };

// A game that cannot be kept: something is where its folder should be.
struct Trouble
{
    Trouble() : table(Scenario().hand(ann, cards(16, Resource::Wool)))
    {
        QFile file(games());
        isMade = file.open(QFile::WriteOnly) && table.driver.perform(trade)
              && table.driver.isShown(QStringLiteral("trouble"));
    }
    void end() { QFile::remove(games()); }
    QString games() const { return table.folder.filePath(QStringLiteral("games")); }

    OpenTable table;
    bool isMade = false;
};

} // namespace

void TestAccidents::an_exception_ends_in_a_sentence_and_the_game_goes_on()
{
    OpenTable table(Scenario().hand(ann, cards(8, Resource::Wool)));
    const LogFile log(LogFile::pathFor(table.settings));
    connect(static_cast<Application *>(qApp), &Application::stumbled, &table.window,
            &MainWindow::tellAccident);
    QTest::ignoreMessage(QtCriticalMsg, "caught in holmstead::Application: the sky has fallen");
    QTimer::singleShot(0, qApp, [] { throw std::runtime_error("the sky has fallen"); });
    QTRY_VERIFY(table.driver.isShown(QStringLiteral("answer0")));
    QVERIFY(textsOf(table.window).contains(LogFile::pathFor(table.settings)));
    QVERIFY(contentOf(LogFile::pathFor(table.settings)).contains("the sky has fallen"));
    QVERIFY(table.driver.click(QStringLiteral("answer0")));
    QVERIFY(table.driver.perform(TradeBank{ cards(4, Resource::Wool), one(Resource::Ore) }));
    QCOMPARE(table.session().actionCount(), std::size_t(1));
}

void TestAccidents::whatever_is_thrown_is_caught()
{
    QSignalSpy stumbled(static_cast<Application *>(qApp), &Application::stumbled);
    QTest::ignoreMessage(QtCriticalMsg, QRegularExpression(QStringLiteral("something that is no exception")));
    QTimer::singleShot(0, qApp, [] { throw 17; });
    QTRY_COMPARE(stumbled.size(), 1);
}

void TestAccidents::what_ends_the_program_is_told()
{
    auto &application = *static_cast<Application *>(qApp);
    QCOMPARE(application.run([] { return 3; }, {}), 3);
    QString told;
    QTimer::singleShot(0, this, [&told] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        told = box ? box->text() : QString();
        if (box)
            box->accept();
    });
    QTest::ignoreMessage(QtCriticalMsg, "the program has ended by no stars");
    const auto fail = []() -> int { throw std::runtime_error("no stars"); };
    QCOMPARE(application.run(fail, QStringLiteral("/the/log")), 1);
    QVERIFY(told.contains(QStringLiteral("/the/log")));
}

void TestAccidents::warnings_are_in_the_log()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("not yet there/holmstead.log"));
    {
        const LogFile log(path);
        QTest::ignoreMessage(QtWarningMsg, "the roof leaks");
        qWarning("the roof leaks");
        qDebug("a drop");
    }
    {
        const LogFile again(path);
    }
    const QByteArray content = contentOf(path);
    QVERIFY(content.contains("warning: the roof leaks"));
    QVERIFY(!content.contains("a drop"));
    QCOMPARE(content.count("Holmstead"), 2);
}

void TestAccidents::the_log_does_not_grow_for_ever()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("holmstead.log"));
    const LogFile log(path);
    const QByteArray line(1000, 'x');
    for (int i = 0; i < 1000; ++i) {
        QTest::ignoreMessage(QtWarningMsg, line.constData());
        qWarning("%s", line.constData());
    }
    QVERIFY(QFileInfo(path).size() <= LogFile::mostBytes + 2000);
    QVERIFY(QFileInfo(path + QStringLiteral(".old")).size() <= LogFile::mostBytes + 2000);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
}

void TestAccidents::a_log_that_cannot_be_written_is_done_without()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("holmstead.log")));
    QTest::ignoreMessage(QtWarningMsg, "nobody hears");
    const LogFile log(folder.filePath(QStringLiteral("holmstead.log")));
    qWarning("nobody hears");
}

void TestAccidents::the_system_may_ask_to_leave()
{
    OpenTable table(Scenario().hand(ann, cards(8, Resource::Wool)));
    QVERIFY(table.driver.perform(TradeBank{ cards(4, Resource::Wool), one(Resource::Ore) }));
    connect(static_cast<Application *>(qApp), &Application::leaveWanted, &table.window, &MainWindow::leave);
    for (const int signal : { SIGTERM, SIGHUP, SIGINT }) {
        table.window.show();
        std::raise(signal);
        QTRY_VERIFY(!table.window.isVisible());
    }
    const KeptGames games(table.folder.filePath(QStringLiteral("games")));
    QCOMPARE(games.list().size(), std::size_t(1)); // and nothing was asked
}

void TestAccidents::leaving_in_trouble_is_tried_once_more()
{
    Trouble trouble;
    QVERIFY(trouble.isMade);
    trouble.end();
    trouble.table.window.leave();
    QVERIFY(!trouble.table.window.isVisible());
    QCOMPARE(KeptGames(trouble.games()).list().size(), std::size_t(1));
}

void TestAccidents::what_is_lost_at_the_end_is_told()
{
    Trouble trouble;
    QVERIFY(trouble.isMade);
    const LogFile log(LogFile::pathFor(trouble.table.settings));
    QTest::ignoreMessage(QtCriticalMsg,
                         QRegularExpression(QStringLiteral("its last moves are lost: There is no folder")));
    trouble.table.window.leave();
    QVERIFY(!trouble.table.window.isVisible());
    QVERIFY(contentOf(LogFile::pathFor(trouble.table.settings)).contains("its last moves are lost"));
}

void TestAccidents::the_desktops_session_ends_without_a_question()
{
    OpenTable table(Scenario().hand(ann, cards(16, Resource::Wool)));
    QVERIFY(table.driver.perform(trade));
    table.window.endSession([] { return true; });
    QVERIFY(!table.settings.geometry().isEmpty());
    // Another program has held it up, and the game goes on: then leaving is a wish as ever.
    QVERIFY(table.driver.perform(trade));
    table.window.close();
    QVERIFY(table.window.isVisible() && table.driver.click(QStringLiteral("answer2")));
    table.window.endSession([] { return true; });
    table.window.close();
    QVERIFY(!table.window.isVisible());
}

void TestAccidents::the_desktop_is_asked_to_wait_for_a_game_that_cannot_be_kept()
{
    for (const bool waits : { true, false }) {
        Trouble trouble;
        QVERIFY(trouble.isMade);
        if (!waits)
            QTest::ignoreMessage(QtCriticalMsg,
                                 QRegularExpression(QStringLiteral("its last moves are lost")));
        bool isAsked = false;
        trouble.table.window.endSession([&isAsked, waits] {
            isAsked = true;
            return waits;
        });
        QVERIFY(isAsked);
        QCOMPARE(trouble.table.driver.isShown(QStringLiteral("answer2")), waits); // save, discard, play on
        trouble.table.window.close();
        QCOMPARE(trouble.table.window.isVisible(), waits);
    }
}

void TestAccidents::a_game_leaves_nothing_of_a_hand_in_the_log()
{
    OpenTable table(Scenario().hand(ann, cards(8, Resource::Wool)));
    const LogFile log(LogFile::pathFor(table.settings));
    QVERIFY(table.driver.perform(TradeBank{ cards(4, Resource::Wool), one(Resource::Ore) }));
    table.window.openFile(QStringLiteral("missing"));
    const QByteArray content = contentOf(LogFile::pathFor(table.settings));
    QVERIFY(!content.contains("wool") && !content.contains("ore\n") && !content.contains("Ann"));
}

int main(int argc, char *argv[])
{
    Application application(argc, argv);
    TestAccidents test;
    // Qt Test would take the signals for crashes.
    return QTest::qExec(&test, QApplication::arguments() << QStringLiteral("-nocrashhandler"));
}

#include "tst_accidents.moc"
