// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/cardfan.h"

#include <QSignalSpy>
#include <QTest>

using namespace holmstead;

namespace {

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
