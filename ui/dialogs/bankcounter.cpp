// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/bankcounter.h"

#include "dialogs/resourcerow.h"

#include "text/terms.h"

#include <algorithm>

namespace holmstead {

BankCounter::BankCounter(const View &view, QWidget *parent)
    : ExchangeEditor(view, { "bankGive", ResourceTile::Use::Price }, { "bankGet", ResourceTile::Use::Count },
                     parent)
{
    giveRow()->setWhyNot([this](Resource resource) { return whyNotGiven(resource); });
    getRow()->setWhyNot([this](Resource resource) { return whyNotGotten(resource); });
    setView(view);
    retranslate();
}

void BankCounter::setView(const View &view)
{
    look(view);
    getRow()->setPiles(view.bank);
    getRow()->setChosen({});
    giveRow()->setLimits(affordable(), 1);
    // Where there is no choice, none is asked for.
    if (affordable().total() == 1)
        giveRow()->setChosen(affordable());
    showRates();
    refresh();
}

int BankCounter::rate(Resource resource) const
{
    return bankRate(view(), *view().viewer, resource);
}

// One of each resource that pays for a card at least.
ResourceCards BankCounter::affordable() const
{
    ResourceCards result;
    for (const Resource resource : allResources) {
        if (view().hand[resource] >= rate(resource))
            result.add(resource);
    }
    return result;
}

std::optional<Resource> BankCounter::given() const
{
    const ResourceCards chosen = giveRow()->chosen();
    return chosen.isEmpty() ? std::nullopt : std::optional(chosen.kindOf(0));
}

ResourceCards BankCounter::give() const
{
    const auto resource = given();
    return resource ? ResourceCards({ { *resource, rate(*resource) * get().total() } }) : ResourceCards();
}

int BankCounter::mostGotten() const
{
    const auto resource = given();
    return resource ? view().hand[*resource] / rate(*resource) : 0;
}

QString BankCounter::whyNot() const
{
    if (affordable().isEmpty()) {
        return inWordsOf(edition(), tr("You hold too few cards of any one kind to trade with the bank."),
                         tr("You hold too few cards of any one kind to trade with the supply."));
    }
    const auto resource = given();
    if (!resource)
        return tr("Choose the resource that you give.");
    if (get().isEmpty()) {
        //: %1 is a list like "4 lumber".
        return tr("Choose the cards that you get: each costs %1.")
            .arg(resourceList(ResourceCards({ { *resource, rate(*resource) } }), edition()));
    }
    return {};
}

QString BankCounter::whyNotGiven(Resource resource) const
{
    //: Why a card cannot be tapped; %1 is a list like "4 lumber".
    return tr("One card costs %1, and you have fewer.")
        .arg(resourceList(ResourceCards({ { resource, rate(resource) } }), edition()));
}

QString BankCounter::whyNotGotten(Resource resource) const
{
    if (!given())
        return whyNot();
    if (resource == *given())
        return tr("You give this kind: choose another one to get.");
    const QString name = resourceName(resource, edition());
    if (get()[resource] == view().bank[resource]) {
        //: %1 is a resource.
        return inWordsOf(edition(), tr("The bank has no more %1.").arg(name),
                         tr("The supply has no more %1.").arg(name));
    }
    //: %1 is a resource.
    return tr("You do not have enough %1 for one more card.").arg(resourceName(*given(), edition()));
}

// The best rate of each resource, with the harbor that gives it (R-TR-5, R-TR-6).
void BankCounter::showRates()
{
    for (const Resource resource : allResources) {
        switch (rate(resource)) {
        case 2:
            giveRow()->setCaption(resource, harborName(harborFor(resource), edition()), true);
            break;
        case 3:
            giveRow()->setCaption(resource, harborName(Harbor::Any, edition()), true);
            break;
        default:
            //: A rate of exchange without any harbor, below a card.
            giveRow()->setCaption(resource, inWordsOf(edition(), tr("4:1 bank"), tr("4:1 supply")), false);
        }
    }
}

// Before a card is taken it shows what the first will cost.
void BankCounter::limit()
{
    const auto resource = given();
    ResourceCards others;
    ResourceCards price;
    if (resource) {
        others = view().bank;
        others.remove(*resource, others[*resource]);
        price.add(*resource, rate(*resource) * std::max(1, get().total()));
    }
    getRow()->setLimits(others, mostGotten());
    giveRow()->setPrice(price);
}

void BankCounter::retranslate()
{
    ExchangeEditor::retranslate();
    setGetTitle(inWordsOf(edition(), tr("You get from the bank"), tr("You get from the supply")));
    showRates();
}

} // namespace holmstead
