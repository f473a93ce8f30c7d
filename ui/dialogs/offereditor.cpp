// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/offereditor.h"

#include "dialogs/exchangesign.h"
#include "dialogs/outcome.h"
#include "dialogs/resourcerow.h"
#include "dialogs/sides.h"

#include "text/refusals.h"

#include <QBoxLayout>
#include <QLabel>

namespace holmstead {

OfferEditor::OfferEditor(const View &view, const People &people, QWidget *parent)
    : QWidget(parent),
      m_view(view),
      m_people(people),
      m_sides(nullptr),
      m_giveTitle(new QLabel(this)),
      m_getTitle(new QLabel(this)),
      m_give(new ResourceRow(QStringLiteral("give"), ResourceTile::Use::Count, this)),
      m_get(new ResourceRow(QStringLiteral("get"), ResourceTile::Use::Count, this)),
      m_sign(new ExchangeSign(this)),
      m_outcome(sides::outcomeLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_sides = sides::addTo(column, { m_giveTitle, m_give }, m_sign, { m_getTitle, m_get });
    column->addWidget(m_outcome);
    connect(m_give, &ResourceRow::chosenChanged, this, &OfferEditor::refresh);
    connect(m_get, &ResourceRow::chosenChanged, this, &OfferEditor::refresh);
    setView(view, people);
    retranslate();
}

void OfferEditor::setView(const View &view, const People &people)
{
    m_view = view;
    m_people = people;
    m_give->setEdition(view.table->rules.edition);
    m_get->setEdition(view.table->rules.edition);
    m_give->setPiles(view.hand);
    setOffer({});
}

void OfferEditor::setOffer(const Offer &offer)
{
    m_to = offer.to;
    m_give->setLimits(m_view.hand, m_view.hand.total());
    m_get->setLimits(ResourceCards::each(resourceCardsOfAKind), ResourceCards::laneMax);
    m_give->setChosen(offer.give);
    m_get->setChosen(offer.get);
    refresh();
}

Offer OfferEditor::offer() const
{
    return { m_view.viewer.value_or(PlayerId()), m_to, m_give->chosen(), m_get->chosen() };
}

void OfferEditor::setAddressee(std::optional<PlayerId> to)
{
    m_to = to;
    refresh();
}

QString OfferEditor::whyNot() const
{
    const auto reason = whyOffer(m_view, offer());
    return reason ? refusalSentence(*reason, m_view, m_people) : QString();
}

QWidget *OfferEditor::firstTile() const
{
    for (const Resource resource : allResources) {
        if (m_give->tile(resource)->canAdd())
            return m_give->tile(resource);
    }
    return m_get->tile(Resource::Brick);
}

// An offer on its way may still have an empty side; what else would be wrong with one more card keeps it
// away.
bool OfferEditor::mayAdd(Resource resource, bool toGive) const
{
    Offer more = offer();
    (toGive ? more.give : more.get).add(resource);
    const auto reason = whyOffer(m_view, more);
    return !reason || *reason == Reason::GivesNothing || *reason == Reason::GetsNothing;
}

void OfferEditor::refresh()
{
    const Offer now = offer();
    ResourceCards give = now.give;
    ResourceCards get = now.get;
    for (const Resource resource : allResources) {
        if (mayAdd(resource, true) && now.give[resource] < m_view.hand[resource])
            give.add(resource);
        if (mayAdd(resource, false) && now.get[resource] < resourceCardsOfAKind)
            get.add(resource);
    }
    m_give->setLimits(give, give.total());
    m_get->setLimits(get, get.total());
    const bool complete = whyNot().isEmpty();
    m_outcome->setText(complete ? tradeSentence(m_view.hand, now.give, now.get, m_view.table->rules.edition)
                                : QString());
    emit changed();
}

void OfferEditor::retranslate()
{
    //: Above the cards that the person at the screen gives in a trade.
    m_giveTitle->setText(tr("You give"));
    //: Above the cards that the person at the screen gets in a trade.
    m_getTitle->setText(tr("You get"));
    refresh();
}

void OfferEditor::settle(int width)
{
    sides::settle(m_sides, m_sign, width);
}

} // namespace holmstead
