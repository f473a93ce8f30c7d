// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/events.h"
#include "text/language.h"
#include "text/terms.h"

#include "rules/table.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace holmstead;

// The translations as they are built in, and the .ts files they come from.
class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void englishCounts_data();
    void englishCounts();
    void everyFileIsBuiltIn();
    void englishIsFinished();
};

void TestLanguage::englishCounts_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::newRow("English") << QLocale(QLocale::English);
    QTest::newRow("English, Canada") << QLocale(QLocale::English, QLocale::Canada);
    QTest::newRow("a language that nobody has translated") << QLocale(QLocale::Zulu);
}

void TestLanguage::englishCounts()
{
    QFETCH(QLocale, locale);
    Language language;
    language.speak(locale);
    const char *source = "%1 leaves %n free road(s) unbuilt.";
    QCOMPARE(QCoreApplication::translate("Events", source, "", 1), QString("%1 leaves 1 free road unbuilt."));
    QCOMPARE(QCoreApplication::translate("Events", source, "", 2),
             QString("%1 leaves 2 free roads unbuilt."));
    QCOMPARE(resourceList({ { Resource::Brick, 2 }, { Resource::Ore, 1 } }, Edition::Classic),
             QString("2 brick and 1 ore"));
}

void TestLanguage::everyFileIsBuiltIn()
{
    const QStringList sources = QDir(TRANSLATIONS_DIR).entryList({ "holmstead_*.ts" });
    QVERIFY(sources.contains("holmstead_en.ts"));
    for (const QString &source : sources)
        QVERIFY2(QFile::exists(":/i18n/" + QString(source).replace(".ts", ".qm")), qPrintable(source));
}

// Both forms of every sentence that counts are there and keep the places of the source.
void TestLanguage::englishIsFinished()
{
    QFile file(TRANSLATIONS_DIR "/holmstead_en.ts");
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression place("%[0-9n]");
    const auto placesOf = [](const QString &text) {
        QStringList places;
        for (const QRegularExpressionMatch &match : place.globalMatch(text))
            places.append(match.captured());
        places.sort();
        return places;
    };
    QXmlStreamReader xml(&file);
    QString source;
    int forms = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"source") {
            source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            QVERIFY2(!xml.attributes().hasAttribute("type"), qPrintable(source));
        } else if (xml.name() == u"numerusform") {
            const QString form = xml.readElementText();
            QVERIFY2(!form.isEmpty() && !form.contains("(s)"), qPrintable(source));
            QCOMPARE(placesOf(form), placesOf(source));
            ++forms;
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(forms > 0);
}

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
