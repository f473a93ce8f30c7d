// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/cardfan.h"

#include <QSignalSpy>
#include <QTest>

#include <cstdlib>
#include <set>

using namespace holmstead;

namespace {

// Thin piles and thick ones, of every kind.
const ResourceCards everyResource = { { Resource::Brick, 1 },
                                      { Resource::Lumber, 5 },
                                      { Resource::Wool, 2 },
                                      { Resource::Grain, 1 },
                                      { Resource::Ore, 3 } };
const DevelopmentCards everyCard = { { DevelopmentCard::Knight, 3 },
                                     { DevelopmentCard::RoadBuilding, 1 },
                                     { DevelopmentCard::YearOfPlenty, 2 },
                                     { DevelopmentCard::Monopoly, 1 },
                                     { DevelopmentCard::VictoryPoint, 1 } };

const ResourceCards hand = { { Resource::Brick, 1 }, { Resource::Wool, 3 }, { Resource::Ore, 2 } };

// A fan of three piles in a row of that width.
struct ShownFan
{
    explicit ShownFan(int width, Qt::LayoutDirection direction = Qt::LeftToRight)
    {
        fan.setLayoutDirection(direction);
        fan.setCards(hand, Edition::Classic);
        fan.resize(width, 100);
        fan.show();
    }
    int left(Resource resource) const { return fan.pile(resource)->x(); }
    int right(Resource resource) const { return left(resource) + fan.pile(resource)->width(); }

    CardFan fan;
};

} // namespace

class tst_CardFan : public QObject
{
    Q_OBJECT

private slots:
    void pilesStandSideBySideWhereThereIsRoom();
    void pilesOverlapWhereThereIsNone();
    void pilesOverlapEvenly_data();
    void pilesOverlapEvenly();
    void allShowTheirNamesOrAllTheirLetters();
    void fromRightToLeftTheFirstIsOnTheRight();
    void onlyATappablePileAnswers();
    void aThickPileIsWider();
};

void tst_CardFan::pilesStandSideBySideWhereThereIsRoom()
{
    const ShownFan shown(600);
    QVERIFY(shown.right(Resource::Brick) <= shown.left(Resource::Wool));
    QVERIFY(shown.right(Resource::Wool) <= shown.left(Resource::Ore));
}

void tst_CardFan::pilesOverlapWhereThereIsNone()
{
    const ShownFan shown(150);
    QVERIFY(shown.right(Resource::Brick) > shown.left(Resource::Wool));
    QVERIFY(shown.left(Resource::Brick) < shown.left(Resource::Wool));
    QVERIFY(shown.left(Resource::Wool) < shown.left(Resource::Ore));
    QVERIFY(shown.right(Resource::Ore) <= 150);
}

void tst_CardFan::pilesOverlapEvenly_data()
{
    QTest::addColumn<int>("width");
    for (const int width : { 250, 350, 420, 470, 520, 600 })
        QTest::addRow("%d", width) << width;
}

// Those of the two groups may differ, as their names do.
void tst_CardFan::pilesOverlapEvenly()
{
    QFETCH(int, width);
    CardFan fan;
    fan.setCards(everyResource, everyCard, {}, Edition::Classic);
    fan.resize(width, 100);
    fan.show();
    const auto left = [&fan](CardFace face) { return fan.pile(face)->x(); };
    const int resources = left(Resource::Lumber) - left(Resource::Brick);
    for (std::size_t i = 1; i < allResources.size(); ++i)
        QVERIFY(std::abs(left(allResources[i]) - left(allResources[i - 1]) - resources) <= 1);
    const int cards = left(allDevelopmentCards[1]) - left(allDevelopmentCards[0]);
    for (std::size_t i = 1; i < allDevelopmentCards.size(); ++i)
        QVERIFY(std::abs(left(allDevelopmentCards[i]) - left(allDevelopmentCards[i - 1]) - cards) <= 1);
    const CardView *last = fan.pile(DevelopmentCard::VictoryPoint);
    QVERIFY(std::abs(last->x() + last->width() - width) <= 1);
}

void tst_CardFan::allShowTheirNamesOrAllTheirLetters()
{
    CardFan fan;
    fan.setCards(everyResource, everyCard, {}, Edition::Classic);
    fan.show();
    std::set<bool> seen;
    for (int width = 250; width < 900; width += 10) {
        fan.resize(width, 100);
        const bool named = fan.pile(Resource::Brick)->isNamed();
        seen.insert(named);
        const auto piles = fan.findChildren<CardView *>(); // as they lie
        for (qsizetype i = 0; i < piles.size(); ++i) {
            QCOMPARE(piles[i]->isNamed(), named);
            const int step = i + 1 < piles.size() ? piles[i + 1]->x() - piles[i]->x() : 70;
            QVERIFY(!named || step >= piles[i]->leastForName());
        }
    }
    QCOMPARE(seen.size(), 2U);
}

void tst_CardFan::fromRightToLeftTheFirstIsOnTheRight()
{
    const ShownFan shown(600, Qt::RightToLeft);
    QCOMPARE(shown.right(Resource::Brick), 600);
    QVERIFY(shown.right(Resource::Ore) <= shown.left(Resource::Wool));
}

void tst_CardFan::onlyATappablePileAnswers()
{
    ShownFan shown(600);
    QSignalSpy tapped(&shown.fan, &CardFan::cardTapped);
    shown.fan.pile(Resource::Ore)->setTappable(true);
    QTest::mouseClick(shown.fan.pile(Resource::Wool), Qt::LeftButton);
    QCOMPARE(tapped.size(), 0);
    QTest::mouseClick(shown.fan.pile(Resource::Ore), Qt::LeftButton);
    QCOMPARE(tapped.size(), 1);
    QCOMPARE(std::get<Resource>(tapped.front().front().value<CardFace>()), Resource::Ore);
}

void tst_CardFan::aThickPileIsWider()
{
    CardView pile(Resource::Ore);
    pile.setCount(1);
    const int single = pile.widthFor(100);
    pile.setCount(4);
    QVERIFY(pile.widthFor(100) > single);
}

QTEST_MAIN(tst_CardFan)
#include "tst_cardfan.moc"
