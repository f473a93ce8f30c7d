// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/random.h"
#include "rules/cards.h"
#include "support/print.h"

#include <QTest>

#include <algorithm>

using namespace holmstead;

namespace {

// Five numbers, which is what packed counts stand for.
using Numbers = std::array<int, allResources.size()>;

ResourceCards cardsOf(const Numbers &numbers)
{
    ResourceCards cards;
    for (const Resource resource : allResources)
        cards.add(resource, numbers[indexOf(resource)]);
    return cards;
}

// Few cards, so that kinds are often missing and often equal; now and then a whole pile.
Numbers randomNumbers(Random &random)
{
    Numbers numbers;
    for (int &number : numbers)
        number = random.below(10) == 0 ? resourceCardsOfAKind : random.below(4);
    return numbers;
}

// The resources for which `holds` is true, in order.
template <typename Holds> std::vector<Resource> resourcesWhere(Holds holds)
{
    std::vector<Resource> resources;
    std::copy_if(allResources.begin(), allResources.end(), std::back_inserter(resources), holds);
    return resources;
}

std::vector<Resource> listed(ResourceCards::Kinds kinds)
{
    std::vector<Resource> resources;
    for (const Resource resource : kinds)
        resources.push_back(resource);
    return resources;
}

} // namespace

// Counts packed into one word answer as five numbers would.
class TestCounts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void sums();
    void comparing();
    void kindsThatAreThere();
    void sortedByKind();

private:
    std::vector<std::pair<Numbers, Numbers>> m_pairs;
};

void TestCounts::initTestCase()
{
    Random random(1);
    m_pairs.resize(10'000);
    for (auto &[one, other] : m_pairs) {
        one = randomNumbers(random);
        other = randomNumbers(random);
    }
}

void TestCounts::sums()
{
    for (const auto &[one, other] : m_pairs) {
        const ResourceCards both = cardsOf(one) + cardsOf(other);
        int total = 0;
        for (const Resource resource : allResources) {
            const int sum = one[indexOf(resource)] + other[indexOf(resource)];
            QCOMPARE(both[resource], sum);
            total += sum;
        }
        QCOMPARE(both.total(), total);
        QCOMPARE(both.isEmpty(), total == 0);
        QCOMPARE(both - cardsOf(other), cardsOf(one));
    }
}

void TestCounts::comparing()
{
    for (const auto &[one, other] : m_pairs) {
        const auto reaches = [&, &a = one, &b = other](Resource resource) {
            return a[indexOf(resource)] >= b[indexOf(resource)];
        };
        const auto isInBoth = [&, &a = one, &b = other](Resource resource) {
            return a[indexOf(resource)] > 0 && b[indexOf(resource)] > 0;
        };
        QCOMPARE(listed(cardsOf(one).reaching(cardsOf(other))), resourcesWhere(reaches));
        QCOMPARE(cardsOf(one).contains(cardsOf(other)),
                 resourcesWhere(reaches).size() == allResources.size());
        QCOMPARE(cardsOf(one).overlaps(cardsOf(other)), !resourcesWhere(isInBoth).empty());
    }
}

void TestCounts::kindsThatAreThere()
{
    for (const auto &[one, other] : m_pairs) {
        const auto isThere = [&numbers = one](Resource resource) { return numbers[indexOf(resource)] > 0; };
        const auto kinds = cardsOf(one).present();
        QCOMPARE(listed(kinds), resourcesWhere(isThere));
        QCOMPARE(kinds.isEmpty(), resourcesWhere(isThere).empty());
        QCOMPARE(kinds.isSingle(), resourcesWhere(isThere).size() == 1);
        const auto isOtherThanWool = [&](Resource resource) {
            return isThere(resource) && resource != Resource::Wool;
        };
        QCOMPARE(listed(kinds.without(Resource::Wool)), resourcesWhere(isOtherThanWool));
    }
}

void TestCounts::sortedByKind()
{
    for (const auto &[one, other] : m_pairs) {
        int index = 0;
        for (const Resource resource : allResources) {
            for (int i = 0; i < one[indexOf(resource)]; ++i)
                QCOMPARE(cardsOf(one).kindOf(index++), resource);
        }
    }
}

QTEST_GUILESS_MAIN(TestCounts)
#include "tst_counts.moc"
