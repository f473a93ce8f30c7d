// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

QStringList linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
}

// What `program` prints when it is asked for `names`; null when it does not answer.
QString answerOf(const QString &program, const QString &names)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, { names });
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return QString::fromUtf8(process.readAll());
}

// The ids and examples in names of tests, "R_LR_4_aTie" or "R-LR-4 a tie", as the list has them.
QSet<QString> idsIn(const QString &names)
{
    static const QRegularExpression rule("R[-_]([A-Z]{2})[-_]([0-9]+)");
    static const QRegularExpression example("Example[ _]([0-9]+)");
    QSet<QString> ids;
    for (auto matches = rule.globalMatch(names); matches.hasNext();) {
        const auto match = matches.next();
        ids.insert("R-" + match.captured(1) + "-" + match.captured(2));
    }
    for (auto matches = example.globalMatch(names); matches.hasNext();)
        ids.insert("Example " + matches.next().captured(1));
    return ids;
}

} // namespace

// Holds the tests to the rule page: each of its rules stands in the name of a test or of a row, as the test
// programs themselves report them.
class TestRuleIds : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyRuleHasATest_data();
    void everyRuleHasATest();
    void noTestNamesAnUnknownRule();

private:
    QSet<QString> m_named;
};

void TestRuleIds::initTestCase()
{
    const QStringList programs = linesOf(HOLMSTEAD_TEST_PROGRAMS);
    QVERIFY(programs.size() > 10);
    for (const QString &program : programs) {
        for (const char *names : { "-functions", "-datatags" }) {
            const QString answer = answerOf(program, names);
            QVERIFY2(!answer.isNull(), qPrintable(program));
            m_named += idsIn(answer);
        }
    }
}

void TestRuleIds::everyRuleHasATest_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &line : linesOf(HOLMSTEAD_RULE_IDS)) {
        const bool ofTheWindow = line.endsWith(" window");
        if (!line.startsWith('#') && (HOLMSTEAD_WINDOW || !ofTheWindow))
            QTest::newRow(qPrintable(line)) << (ofTheWindow ? line.section(' ', 0, 0) : line);
    }
}

void TestRuleIds::everyRuleHasATest()
{
    QFETCH(QString, id);
    QVERIFY2(m_named.contains(id), "no test and no row is named after it");
}

void TestRuleIds::noTestNamesAnUnknownRule()
{
    QSet<QString> known;
    for (const QString &line : linesOf(HOLMSTEAD_RULE_IDS))
        known.insert(line.section(" window", 0, 0));
    for (const QString &id : m_named)
        QVERIFY2(known.contains(id), qPrintable(id));
}

QTEST_GUILESS_MAIN(TestRuleIds)
#include "tst_ruleids.moc"
