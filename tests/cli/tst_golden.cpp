// SPDX-License-Identifier: GPL-3.0-or-later
// Any saved game of this project opens in every later version: games that older programs wrote, and the state
// line of where they stand. These files are never changed; a version that writes games in another way adds
// its own.
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

class TestGolden : public QObject
{
    Q_OBJECT

private slots:
    void opensToTheSameState_data();
    void opensToTheSameState();
};

void TestGolden::opensToTheSameState_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("state");
    const QDir folder(QStringLiteral(GOLDEN_DATA));
    for (const QString &version : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        for (const QFileInfo &file : QDir(folder.filePath(version)).entryInfoList({ "*.holmstead" })) {
            const QString base = file.path() + u'/' + file.completeBaseName();
            QTest::newRow(qPrintable(version + u' ' + file.completeBaseName()))
                << file.filePath() << base + QStringLiteral(".state");
        }
    }
}

void TestGolden::opensToTheSameState()
{
    QFETCH(QString, game);
    QFETCH(QString, state);
    QProcess program;
    program.start(QStringLiteral(CLI_PROGRAM), { "replay", game, "--states" });
    QVERIFY(program.waitForFinished(240000));
    QCOMPARE(program.readAllStandardError(), QByteArray());
    QCOMPARE(program.exitCode(), 0);
    const QByteArray last = program.readAllStandardOutput().trimmed().split('\n').last();

    QFile expected(state);
    QVERIFY(expected.open(QFile::ReadOnly));
    const auto known = QJsonDocument::fromJson(expected.readAll()).object();
    const auto now = QJsonDocument::fromJson(last).object();
    QVERIFY(!known.isEmpty());
    // A later version may tell more, but nothing else.
    for (auto value = known.begin(); value != known.end(); ++value)
        QVERIFY2(now[value.key()] == value.value(), qPrintable(value.key()));
}

QTEST_GUILESS_MAIN(TestGolden)
#include "tst_golden.moc"
