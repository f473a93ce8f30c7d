// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline.h"

#include <QTest>

using namespace holmstead;

class TestCommandLine : public QObject
{
    Q_OBJECT

private slots:
    void words_are_understood_data();
    void words_are_understood();
    void nonsense_gets_one_sentence_data();
    void nonsense_gets_one_sentence();
};

void TestCommandLine::words_are_understood_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("wish");
    QTest::addColumn<QString>("file");
    QTest::addColumn<qulonglong>("seed"); // 0: none
    const auto play = static_cast<int>(CommandLine::Wish::Play);

    QTest::newRow("nothing") << QStringList() << play << QString() << 0ull;
    QTest::newRow("a file") << QStringList{ "a.holmstead" } << play << "a.holmstead" << 0ull;
    QTest::newRow("a seed") << QStringList{ "--seed", "7" } << play << QString() << 7ull;
    QTest::newRow("a seed with =") << QStringList{ "--seed=18446744073709551615" } << play << QString()
                                   << ~0ull;
    QTest::newRow("both") << QStringList{ "--seed", "7", "a b.holmstead" } << play << "a b.holmstead" << 7ull;
    QTest::newRow("help") << QStringList{ "--help" } << static_cast<int>(CommandLine::Wish::Help) << QString()
                          << 0ull;
    QTest::newRow("version") << QStringList{ "--version" } << static_cast<int>(CommandLine::Wish::Version)
                             << QString() << 0ull;
}

void TestCommandLine::words_are_understood()
{
    QFETCH(QStringList, words);
    const CommandLine line = readCommandLine(words);
    QCOMPARE(line.problem, QString());
    QTEST(static_cast<int>(line.wish), "wish");
    QTEST(line.file, "file");
    QTEST(qulonglong(line.seed.value_or(0)), "seed");
}

void TestCommandLine::nonsense_gets_one_sentence_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("names"); // what the sentence has to name
    QTest::newRow("an unknown option") << QStringList{ "--fast" } << "--fast";
    QTest::newRow("two files") << QStringList{ "a", "b" } << "b";
    QTest::newRow("an empty file name") << QStringList{ "" } << "empty";
    QTest::newRow("no seed") << QStringList{ "--seed" } << "--seed";
    QTest::newRow("an empty seed") << QStringList{ "--seed=" } << "--seed";
    QTest::newRow("a seed that is no number") << QStringList{ "--seed", "lucky" } << "lucky";
    QTest::newRow("a negative seed") << QStringList{ "--seed", "-3" } << "-3";
    QTest::newRow("a seed beyond 64 bits")
        << QStringList{ "--seed", "18446744073709551616" } << "18446744073709551616";
}

void TestCommandLine::nonsense_gets_one_sentence()
{
    QFETCH(QStringList, words);
    QFETCH(QString, names);
    const QString problem = readCommandLine(words).problem;
    QVERIFY2(problem.contains(names), qUtf8Printable(problem));
    QVERIFY(problem.endsWith(u'.') && !problem.contains(u'\n'));
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
