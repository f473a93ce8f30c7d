// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/topology.h"

#include "drawing.h"
#include "printing.h"

#include <QRegularExpression>

#include <limits>

using namespace holmstead;

// The names of places in records.
class TestPlaceNames : public QObject
{
    Q_OBJECT

private slots:
    void namesReadBack();
    void namesAreCanonical();
    void namesAreDifferent();
    void aliases_data();
    void aliases();
    void everyCornerOfEveryCell();
    void everySideOfEveryCell();
    void refused_data();
    void refused();
    void farAwayCoordinates();
};

void TestPlaceNames::namesReadBack()
{
    for (const HexId hex : everyId<HexId>())
        QCOMPARE(hexNamed(nameOf(hex)), std::optional(hex));
    for (const IntersectionId id : everyId<IntersectionId>())
        QCOMPARE(intersectionNamed(nameOf(id)), std::optional(id));
    for (const PathId path : everyId<PathId>())
        QCOMPARE(pathNamed(nameOf(path)), std::optional(path));
}

void TestPlaceNames::namesAreCanonical()
{
    const QRegularExpression hexForm("^-?[0-2],-?[0-2]$");
    const QRegularExpression intersectionForm("^-?[0-3],-?[0-3],(N|S)$");
    const QRegularExpression pathForm("^-?[0-3],-?[0-3],(NE|E|SE)$");
    for (const HexId hex : everyId<HexId>())
        QVERIFY2(hexForm.match(nameOf(hex).c_str()).hasMatch(), nameOf(hex).c_str());
    for (const IntersectionId id : everyId<IntersectionId>())
        QVERIFY2(intersectionForm.match(nameOf(id).c_str()).hasMatch(), nameOf(id).c_str());
    for (const PathId path : everyId<PathId>())
        QVERIFY2(pathForm.match(nameOf(path).c_str()).hasMatch(), nameOf(path).c_str());
}

void TestPlaceNames::namesAreDifferent()
{
    std::set<std::string> names;
    for (const HexId hex : everyId<HexId>())
        names.insert(nameOf(hex));
    for (const IntersectionId id : everyId<IntersectionId>())
        names.insert(nameOf(id));
    for (const PathId path : everyId<PathId>())
        names.insert(nameOf(path));
    QCOMPARE(names.size(), std::size_t(19 + 54 + 72));
}

void TestPlaceNames::aliases_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("canonical");

    QTest::newRow("top-left hex") << QByteArray("0,-2") << QByteArray("0,-2");
    QTest::newRow("north corner") << QByteArray("0,0,N") << QByteArray("0,0,N");
    QTest::newRow("south corner") << QByteArray("0,0,S") << QByteArray("0,0,S");
    QTest::newRow("north-east corner: south of the cell there")
        << QByteArray("0,0,NE") << QByteArray("1,-1,S");
    QTest::newRow("south-east corner: north of the cell there")
        << QByteArray("0,0,SE") << QByteArray("0,1,N");
    QTest::newRow("south-west corner: north of the cell there")
        << QByteArray("0,0,SW") << QByteArray("-1,1,N");
    QTest::newRow("north-west corner: south of the cell there")
        << QByteArray("0,0,NW") << QByteArray("0,-1,S");
    QTest::newRow("corner of the top-left hex named by the sea")
        << QByteArray("0,-2,NW") << QByteArray("0,-3,S");
    QTest::newRow("corner of a sea cell alone") << QByteArray("3,-2,SW") << QByteArray("2,-1,N");
    QTest::newRow("east side") << QByteArray("0,0,E") << QByteArray("0,0,E");
    QTest::newRow("west side: east of the cell there") << QByteArray("0,0,W") << QByteArray("-1,0,E");
    QTest::newRow("west side of the westernmost hex") << QByteArray("-2,0,W") << QByteArray("-3,0,E");
    QTest::newRow("west side of a sea cell") << QByteArray("3,0,W") << QByteArray("2,0,E");
    QTest::newRow("minus nought is nought") << QByteArray("-0,0") << QByteArray("0,0");
}

// Of corners and sides NE, SE and NW are both, so all readers that know the name are asked.
void TestPlaceNames::aliases()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, canonical);
    std::set<QByteArray> names;
    if (const auto hex = hexNamed(name.constData()))
        names.insert(nameOf(*hex).c_str());
    if (const auto id = intersectionNamed(name.constData()))
        names.insert(nameOf(*id).c_str());
    if (const auto path = pathNamed(name.constData()))
        names.insert(nameOf(*path).c_str());
    QVERIFY2(names.contains(canonical), canonical.constData());
}

// Every cell from which anything of the land can be named, and as many around from which nothing can.
void TestPlaceNames::everyCornerOfEveryCell()
{
    const std::array names = { "N", "NE", "SE", "S", "SW", "NW" };
    const drawing::Island island;
    std::map<drawing::Point, std::set<std::string>> found;
    for (int q = -5; q <= 5; ++q) {
        for (int r = -5; r <= 5; ++r) {
            for (std::size_t i = 0; i < names.size(); ++i) {
                const auto name = QString("%1,%2,%3").arg(q).arg(r).arg(names[i]).toStdString();
                const drawing::Point point = drawing::hexagon(q, r)[i];
                const auto id = intersectionNamed(name);
                QVERIFY2(id.has_value() == island.points.contains(point), name.c_str());
                if (id)
                    found[point].insert(nameOf(*id));
            }
        }
    }
    QCOMPARE(found.size(), std::size_t(54));
    for (const auto &[point, idNames] : found)
        QCOMPARE(idNames.size(), std::size_t(1));
}

void TestPlaceNames::everySideOfEveryCell()
{
    const std::array names = { "NE", "E", "SE", "SW", "W", "NW" };
    const drawing::Island island;
    std::map<drawing::Line, std::set<std::string>> found;
    for (int q = -5; q <= 5; ++q) {
        for (int r = -5; r <= 5; ++r) {
            for (std::size_t i = 0; i < names.size(); ++i) {
                const auto name = QString("%1,%2,%3").arg(q).arg(r).arg(names[i]).toStdString();
                const drawing::Line line = drawing::side(drawing::hexagon(q, r), i);
                const auto path = pathNamed(name);
                QVERIFY2(path.has_value() == island.lines.contains(line), name.c_str());
                if (path)
                    found[line].insert(nameOf(*path));
            }
        }
    }
    QCOMPARE(found.size(), std::size_t(72));
    for (const auto &[line, pathNames] : found)
        QCOMPARE(pathNames.size(), std::size_t(1));
}

void TestPlaceNames::refused_data()
{
    QTest::addColumn<QByteArray>("name");

    for (const char *name : { "",
                              ",",
                              ",,",
                              ",,N",
                              "0",
                              "0,",
                              ",0",
                              "0,0,",
                              "0,0,,",
                              "0,0,N,",
                              "0,0,NE,E",
                              ",0,0",
                              ",0,0,N",
                              "0,0,X",
                              "0,0,n",
                              "0,0,ne",
                              "0,0,NNE",
                              "0,0, N",
                              "0,0,N ",
                              "0,0,NE\n",
                              " 0,0",
                              "0,0 ",
                              "0 ,0",
                              "0, 0",
                              "0;0",
                              "0,,0",
                              "1,,0,N",
                              "0,0,0",
                              "+1,0",
                              "+1,0,N",
                              "--1,0",
                              "-,0",
                              "-",
                              "00,0",
                              "01,0,N",
                              "-01,0",
                              "1.0,0",
                              "1e0,0",
                              "0x1,0",
                              "a,b",
                              "0,0N",
                              "99999999999,0",
                              "99999999999,0,N",
                              "0,-99999999999,NE",
                              "2147483647,2147483647,NE",
                              "-2147483648,-2147483648,SW",
                              "3,0",
                              "2,1",
                              "0,-3",
                              "-3,3",
                              "4,0,W",
                              "4,0,NW",
                              "3,0,N",
                              "3,0,E",
                              "4,-2,SW" }) {
        QTest::newRow(QByteArray(name).toPercentEncoding(",+;-")) << QByteArray(name);
    }
    QTest::newRow("a null byte inside") << QByteArray("0,0\0", 4);
    QTest::newRow("a null byte before the corner") << QByteArray("0,0,\0N", 6);
    QTest::newRow("another alphabet's minus") << QByteArray("\xe2\x88\x92"
                                                            "1,0");
}

void TestPlaceNames::refused()
{
    QFETCH(QByteArray, name);
    const std::string_view text(name.constData(), static_cast<std::size_t>(name.size()));
    QCOMPARE(hexNamed(text), std::optional<HexId>());
    QCOMPARE(intersectionNamed(text), std::optional<IntersectionId>());
    QCOMPARE(pathNamed(text), std::optional<PathId>());
}

void TestPlaceNames::farAwayCoordinates()
{
    const std::array far = { std::numeric_limits<int>::min(), std::numeric_limits<int>::max() };
    for (const int q : far) {
        for (const int r : far) {
            QVERIFY(!hexAt({ q, r }));
            QVERIFY(!intersectionAt({ q, r }, Corner::SouthWest));
            QVERIFY(!pathAt({ q, r }, Side::West));
        }
    }
}

QTEST_APPLESS_MAIN(TestPlaceNames)
#include "tst_placenames.moc"
