// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/offereditor.h"

#include "dialogs/resourcerow.h"

#include "text/refusals.h"
#include "text/terms.h"

namespace holmstead {

OfferEditor::OfferEditor(const View &view, const People &people, QWidget *parent)
    : ExchangeEditor(view, { "give", ResourceTile::Use::Count }, { "get", ResourceTile::Use::Count }, parent),
      m_people(people)
{
    giveRow()->setWhyNot([this](Resource resource) { return whyGrey(resource, true); });
    getRow()->setWhyNot([this](Resource resource) { return whyGrey(resource, false); });
    setView(view, people);
    retranslate();
}

void OfferEditor::setView(const View &view, const People &people)
{
    m_people = people;
    look(view);
    setOffer({});
}

void OfferEditor::setPeople(const People &people)
{
    m_people = people;
    refresh();
}

void OfferEditor::setOffer(const Offer &offer)
{
    m_to = offer.to;
    giveRow()->setLimits(view().hand, view().hand.total());
    getRow()->setLimits(ResourceCards::each(resourceCardsOfAKind), ResourceCards::laneMax);
    giveRow()->setChosen(offer.give);
    getRow()->setChosen(offer.get);
    refresh();
}

Offer OfferEditor::offer() const
{
    return { view().viewer.value_or(PlayerId()), m_to, give(), get() };
}

void OfferEditor::setAddressee(std::optional<PlayerId> to)
{
    m_to = to;
    refresh();
}

QString OfferEditor::whyNot() const
{
    const auto reason = whyOffer(view(), offer());
    if (reason == Reason::GivesNothing || reason == Reason::GetsNothing)
        return whatIsMissing();
    return reason ? refusalSentence(*reason, view(), m_people) : QString();
}

// An offer on its way has done nothing wrong: it hears what to do next.
QString OfferEditor::whatIsMissing() const
{
    if (!give().isEmpty())
        return tr("Now choose the cards that you get for it.");
    if (!get().isEmpty())
        return tr("Now choose the cards that you give for it.");
    return tr("Choose the cards that you give and the cards that you get.");
}

// An offer on its way may still have an empty side; what else would be wrong with one more card keeps it
// away.
std::optional<Reason> OfferEditor::whyNoMore(Resource resource, bool toGive) const
{
    Offer more = offer();
    (toGive ? more.give : more.get).add(resource);
    const auto reason = whyOffer(view(), more);
    const bool unfinished = reason == Reason::GivesNothing || reason == Reason::GetsNothing;
    return unfinished ? std::nullopt : reason;
}

bool OfferEditor::mayGive(Resource resource) const
{
    return give()[resource] < view().hand[resource] && !whyNoMore(resource, true);
}

bool OfferEditor::mayGet(Resource resource) const
{
    return get()[resource] < resourceCardsOfAKind && !whyNoMore(resource, false);
}

QString OfferEditor::whyGrey(Resource resource, bool toGive) const
{
    const QString name = resourceName(resource, edition());
    if (toGive && give()[resource] == view().hand[resource]) {
        return view().hand[resource] == 0
                 //: Why a card cannot be tapped; %1 is a resource.
                 ? tr("There is no %1 in this hand.").arg(name)
                 //: Why no more cards can be tapped; %1 is a resource.
                 : tr("There is no more %1 in this hand.").arg(name);
    }
    const auto reason = whyNoMore(resource, toGive);
    return reason ? refusalSentence(*reason, view(), m_people) : QString();
}

void OfferEditor::limit()
{
    ResourceCards mostGiven = give();
    ResourceCards mostGotten = get();
    for (const Resource resource : allResources) {
        if (mayGive(resource))
            mostGiven.add(resource);
        if (mayGet(resource))
            mostGotten.add(resource);
    }
    giveRow()->setLimits(mostGiven, mostGiven.total());
    getRow()->setLimits(mostGotten, mostGotten.total());
}

} // namespace holmstead
