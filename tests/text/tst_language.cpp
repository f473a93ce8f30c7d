// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/language.h"

#include "text/terms.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
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
    void languagesAreNamedInThemselves_data();
    void languagesAreNamedInThemselves();
    void englishIsOfferedFirst();
    void everyFileKeepsThePlaces_data();
    void everyFileKeepsThePlaces();
};

namespace {

struct Message
{
    QString source;
    QStringList forms;
    bool isFinished = false;
};

// Of a sentence that counts all its forms, of another the only one.
void readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.isFinished = !xml.attributes().hasAttribute("type");
    QString plain;
    while (xml.readNext() != QXmlStreamReader::EndElement && !xml.atEnd()) {
        if (xml.isStartElement())
            message.forms.append(xml.readElementText());
        else
            plain += xml.text();
    }
    if (message.forms.isEmpty())
        message.forms.append(plain);
}

// What a .ts file says.
QList<Message> messagesOf(const QString &path)
{
    QFile file(path);
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"message")
            messages.append(Message());
        else if (xml.name() == u"source")
            messages.last().source = xml.readElementText();
        else if (xml.name() == u"translation")
            readTranslation(xml, messages.last());
    }
    return messages;
}

// %1, %n and so on, sorted.
QStringList placesOf(const QString &text)
{
    static const QRegularExpression place("%[0-9n]");
    QStringList places;
    for (const QRegularExpressionMatch &match : place.globalMatch(text))
        places.append(match.captured());
    places.sort();
    return places;
}

} // namespace

void TestLanguage::englishCounts_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::newRow("English") << QLocale(QLocale::English);
    QTest::newRow("English, Canada") << QLocale(QLocale::English, QLocale::Canada);
    QTest::newRow("a language that nobody has translated") << QLocale(QLocale::Zulu);
    QTest::newRow("one with digits of its own") << QLocale(QLocale::Arabic, QLocale::Egypt);
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
    QCOMPARE(QLocale().toString(10), QString("10")); // numbers go with the sentences
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

// After lupdate has looked at the source once more, both forms of every sentence that counts are there and
// keep the places of the source. If not: run translations/update and fill in what it finds.
void TestLanguage::englishIsFinished()
{
    QTemporaryDir folder;
    const QString copy = folder.filePath("holmstead_en.ts");
    QVERIFY(QFile::copy(TRANSLATIONS_DIR "/holmstead_en.ts", copy));
    QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
    QProcess lupdate;
    const QString source = SOURCE_DIR;
    lupdate.start(LUPDATE, { "-silent", "-pluralonly", "-no-obsolete", "-locations", "none", "-I",
                             source + "/ui", source + "/ui", source + "/app", "-ts", copy });
    QVERIFY2(lupdate.waitForFinished(), qPrintable(lupdate.errorString()));
    QCOMPARE(lupdate.exitCode(), 0);

    const QList<Message> messages = messagesOf(copy);
    QVERIFY(!messages.isEmpty());
    for (const Message &message : messages) {
        QVERIFY2(message.isFinished, qPrintable(message.source));
        QCOMPARE(message.forms.size(), 2);
        for (const QString &form : message.forms)
            QVERIFY2(!form.contains("(s)"), qPrintable(form));
        // "Their only card": the singular may do without its number.
        QStringList places = placesOf(message.source);
        QCOMPARE(placesOf(message.forms[1]), places);
        if (!message.forms[0].contains("%n"))
            places.removeOne("%n");
        QCOMPARE(placesOf(message.forms[0]), places);
    }
}

void TestLanguage::languagesAreNamedInThemselves_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("name");
    QTest::newRow("English") << "en"
                             << "English";
    QTest::newRow("British English") << "en_GB"
                                     << "English (United Kingdom)";
    QTest::newRow("German") << "de"
                            << "Deutsch";
    QTest::newRow("French, in small letters there") << "fr"
                                                    << "Français";
    QTest::newRow("Portuguese of Brazil") << "pt_BR"
                                          << "Português (Brasil)";
    QTest::newRow("Hebrew, which has no capitals") << "he"
                                                   << "עברית";
    QTest::newRow("none") << "xx"
                          << "xx";
}

void TestLanguage::languagesAreNamedInThemselves()
{
    QFETCH(QString, code);
    QTEST(Language::nameOf(code), "name");
}

void TestLanguage::englishIsOfferedFirst()
{
    const QStringList sources = QDir(TRANSLATIONS_DIR).entryList({ "holmstead_*.ts" });
    QCOMPARE(Language::offered().size(), sources.size());
    QCOMPARE(Language::offered().constFirst(), QString("en"));
}

void TestLanguage::everyFileKeepsThePlaces_data()
{
    QTest::addColumn<QString>("path");
    for (const QFileInfo &file : QDir(TRANSLATIONS_DIR).entryInfoList({ "holmstead_*.ts" }))
        QTest::newRow(qPrintable(file.fileName())) << file.filePath();
}

// A translation without the %1 of its sentence would lose a name. Counting forms may do without their number.
void TestLanguage::everyFileKeepsThePlaces()
{
    QFETCH(QString, path);
    for (const Message &message : messagesOf(path)) {
        QStringList places = placesOf(message.source);
        places.removeAll("%n");
        for (const QString &form : message.forms) {
            QStringList kept = placesOf(form);
            kept.removeAll("%n");
            if (message.isFinished)
                QVERIFY2(kept == places, qPrintable(message.source + " / " + form));
        }
    }
}

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
