// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/terms.h"

#include "text/lists.h"

#include <QSet>
#include <QTest>

using namespace holmstead;

// The words of the editions and the lists they stand in.
class TestTerms : public QObject
{
    Q_OBJECT

private slots:
    void word_data();
    void word();
    void lettersTellResourcesApart_data();
    void lettersTellResourcesApart();
    void namesAreDifferent();
    void cards_data();
    void cards();
    void lists_data();
    void lists();
    void listItemsMayLookLikePlaces();
};

void TestTerms::word_data()
{
    QTest::addColumn<QString>("classic");
    QTest::addColumn<QString>("sixth");
    QTest::addColumn<QString>("expectedClassic");
    QTest::addColumn<QString>("expectedSixth");
    const auto row = [](const char *name, auto find, const char *classic, const char *sixth) {
        QTest::newRow(name) << find(Edition::Classic) << find(Edition::Sixth) << QString(classic)
                            << QString(sixth);
    };
    const auto resource = [](Resource it) { return [it](Edition e) { return resourceName(it, e); }; };
    const auto title = [](Resource it) { return [it](Edition e) { return resourceTitle(it, e); }; };
    const auto card = [](DevelopmentCard it) { return [it](Edition e) { return cardName(it, e); }; };
    const auto effect = [](DevelopmentCard it) { return [it](Edition e) { return cardEffect(it, e); }; };
    const auto harbor = [](Harbor it) { return [it](Edition e) { return harborName(it, e); }; };
    const auto term = [](Term it) { return [it](Edition e) { return termName(it, e); }; };

    row("R-ED-1 brick", resource(Resource::Brick), "brick", "brick");
    row("R-ED-1 lumber is wood", resource(Resource::Lumber), "lumber", "wood");
    row("R-ED-1 wool", resource(Resource::Wool), "wool", "wool");
    row("R-ED-1 grain is wheat", resource(Resource::Grain), "grain", "wheat");
    row("R-ED-1 ore", resource(Resource::Ore), "ore", "ore");
    row("R-ED-1 Brick on a label", title(Resource::Brick), "Brick", "Brick");
    row("R-ED-1 Lumber on a label", title(Resource::Lumber), "Lumber", "Wood");
    row("R-ED-1 Wool on a label", title(Resource::Wool), "Wool", "Wool");
    row("R-ED-1 Grain on a label", title(Resource::Grain), "Grain", "Wheat");
    row("R-ED-1 Ore on a label", title(Resource::Ore), "Ore", "Ore");

    row("R-ED-1 Knight", card(DevelopmentCard::Knight), "Knight", "Knight");
    row("R-ED-1 Road Building", card(DevelopmentCard::RoadBuilding), "Road Building", "Road Building");
    row("R-ED-1 Year of Plenty is Invention", card(DevelopmentCard::YearOfPlenty), "Year of Plenty",
        "Invention");
    row("R-ED-1 Monopoly", card(DevelopmentCard::Monopoly), "Monopoly", "Monopoly");
    row("R-ED-1 Victory Point", card(DevelopmentCard::VictoryPoint), "Victory Point", "Victory Point");
    row("R-ED-1 what Year of Plenty does", effect(DevelopmentCard::YearOfPlenty),
        "Take any two resource cards from the bank.", "Take any two resource cards from the supply.");

    row("R-ED-1 lumber harbor is wood port", harbor(Harbor::Lumber), "2:1 lumber harbor", "2:1 wood port");
    row("R-ED-1 grain harbor is wheat port", harbor(Harbor::Grain), "2:1 grain harbor", "2:1 wheat port");
    row("R-ED-1 brick harbor", harbor(Harbor::Brick), "2:1 brick harbor", "2:1 brick port");
    row("R-ED-1 wool harbor", harbor(Harbor::Wool), "2:1 wool harbor", "2:1 wool port");
    row("R-ED-1 ore harbor", harbor(Harbor::Ore), "2:1 ore harbor", "2:1 ore port");
    row("R-ED-1 generic harbor", harbor(Harbor::Any), "3:1 harbor", "3:1 port");

    row("R-ED-1 token is number disc", term(Term::Token), "Token", "Number disc");
    row("R-ED-1 harbor is port", term(Term::Harbor), "Harbor", "Port");
    row("R-ED-1 bank is supply", term(Term::Bank), "Bank", "Supply");
    row("R-ED-1 special card is bonus tile", term(Term::SpecialCard), "Special card", "Bonus tile");
    row("R-ED-1 Longest Road is Longest Route", term(Term::LongestRoad), "Longest Road", "Longest Route");
    row("R-ED-1 Largest Army", term(Term::LargestArmy), "Largest Army", "Largest Army");
}

void TestTerms::word()
{
    QFETCH(QString, classic);
    QFETCH(QString, sixth);
    QTEST(classic, "expectedClassic");
    QTEST(sixth, "expectedSixth");
}

void TestTerms::lettersTellResourcesApart_data()
{
    QTest::addColumn<Edition>("edition");
    QTest::newRow("R-ED-1 classic") << Edition::Classic;
    QTest::newRow("R-ED-1 sixth") << Edition::Sixth;
}

void TestTerms::lettersTellResourcesApart()
{
    QFETCH(Edition, edition);
    QSet<QString> letters;
    for (const Resource resource : allResources) {
        const QString letter = resourceLetter(resource, edition);
        QVERIFY2(letter.size() == 1 || letter.size() == 2, qPrintable(letter));
        QCOMPARE(letter.front(), resourceTitle(resource, edition).front());
        letters.insert(letter);
    }
    QCOMPARE(letters.size(), qsizetype(allResources.size()));
}

void TestTerms::namesAreDifferent()
{
    QSet<QString> names;
    for (const Terrain terrain : allTerrains)
        names.insert(terrainName(terrain));
    for (const Color color : allColors)
        names.insert(colorName(color));
    for (const DevelopmentCard card : allDevelopmentCards)
        names.insert(cardEffect(card, Edition::Classic));
    QVERIFY(!names.contains(QString()));
    QCOMPARE(names.size(), qsizetype(allTerrains.size() + allColors.size() + allDevelopmentCards.size()));
}

void TestTerms::cards_data()
{
    QTest::addColumn<ResourceCards>("cards");
    QTest::addColumn<Edition>("edition");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none") << ResourceCards() << Edition::Classic << "";
    QTest::newRow("one kind") << ResourceCards({ { Resource::Ore, 3 } }) << Edition::Classic << "3 ore";
    QTest::newRow("two kinds in the order of the record")
        << ResourceCards({ { Resource::Ore, 1 }, { Resource::Lumber, 2 } }) << Edition::Classic
        << "2 lumber and 1 ore";
    QTest::newRow("R-BU-3 a settlement")
        << cost::settlement << Edition::Classic << "1 brick, 1 lumber, 1 wool and 1 grain";
    QTest::newRow("R-ED-1 a settlement, sixth")
        << cost::settlement << Edition::Sixth << "1 brick, 1 wood, 1 wool and 1 wheat";
    QTest::newRow("R-CO-6 the whole bank")
        << ResourceCards::each(19) << Edition::Classic << "19 brick, 19 lumber, 19 wool, 19 grain and 19 ore";
}

void TestTerms::cards()
{
    QFETCH(ResourceCards, cards);
    QFETCH(Edition, edition);
    QTEST(resourceList(cards, edition), "expected");
}

void TestTerms::lists_data()
{
    QTest::addColumn<QStringList>("items");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nobody") << QStringList() << "";
    QTest::newRow("one") << QStringList{ "Ann" } << "Ann";
    QTest::newRow("two") << QStringList{ "Ann", "Ben" } << "Ann and Ben";
    QTest::newRow("three") << QStringList{ "Ann", "Ben", "Cleo" } << "Ann, Ben and Cleo";
    QTest::newRow("four") << QStringList{ "Ann", "Ben", "Cleo", "Dan" } << "Ann, Ben, Cleo and Dan";
}

void TestTerms::lists()
{
    QFETCH(QStringList, items);
    QTEST(listOf(items), "expected");
}

void TestTerms::listItemsMayLookLikePlaces()
{
    QCOMPARE(listOf({ "%2", "%1", "%n" }), QString("%2, %1 and %n"));
}

QTEST_APPLESS_MAIN(TestTerms)
#include "tst_terms.moc"
