// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/bankcounter.h"

#include "dialogs/exchangesign.h"
#include "dialogs/outcome.h"
#include "dialogs/resourcerow.h"
#include "dialogs/sides.h"

#include "text/terms.h"

#include <QBoxLayout>
#include <QLabel>

namespace holmstead {

BankCounter::BankCounter(const View &view, QWidget *parent)
    : QWidget(parent),
      m_view(view),
      m_sides(nullptr),
      m_giveTitle(new QLabel(this)),
      m_getTitle(new QLabel(this)),
      m_give(new ResourceRow(QStringLiteral("bankGive"), ResourceTile::Use::Choice, this)),
      m_get(new ResourceRow(QStringLiteral("bankGet"), ResourceTile::Use::Count, this)),
      m_sign(new ExchangeSign(this)),
      m_outcome(sides::outcomeLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_sides = sides::addTo(column, { m_giveTitle, m_give }, m_sign, { m_getTitle, m_get });
    column->addWidget(m_outcome);
    connect(m_give, &ResourceRow::chosenChanged, this, &BankCounter::refresh);
    connect(m_get, &ResourceRow::chosenChanged, this, &BankCounter::refresh);
    setView(view);
    retranslate();
}

void BankCounter::setView(const View &view)
{
    m_view = view;
    m_give->setEdition(edition());
    m_get->setEdition(edition());
    m_give->setPiles(view.hand);
    m_get->setPiles(view.bank);
    m_get->setChosen({});
    m_give->setLimits(affordable(), 1);
    // Where there is no choice, none is asked for.
    if (affordable().total() == 1)
        m_give->setChosen(affordable());
    showRates();
    refresh();
}

int BankCounter::rate(Resource resource) const
{
    return bankRate(m_view, *m_view.viewer, resource);
}

QWidget *BankCounter::firstTile() const
{
    const ResourceCards paying = affordable();
    return m_give->tile(paying.isEmpty() ? Resource::Brick : paying.kindOf(0));
}

// One of each resource that pays for a card at least.
ResourceCards BankCounter::affordable() const
{
    ResourceCards result;
    for (const Resource resource : allResources) {
        if (m_view.hand[resource] >= rate(resource))
            result.add(resource);
    }
    return result;
}

std::optional<Resource> BankCounter::given() const
{
    const ResourceCards chosen = m_give->chosen();
    return chosen.isEmpty() ? std::nullopt : std::optional(chosen.kindOf(0));
}

ResourceCards BankCounter::get() const
{
    return m_get->chosen();
}

ResourceCards BankCounter::give() const
{
    const auto resource = given();
    return resource ? ResourceCards({ { *resource, rate(*resource) * get().total() } }) : ResourceCards();
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

// The best rate of each resource, with the harbor that gives it (R-TR-5, R-TR-6).
void BankCounter::showRates()
{
    for (const Resource resource : allResources) {
        QString caption;
        switch (rate(resource)) {
        case 2:
            caption = harborName(harborFor(resource), edition());
            break;
        case 3:
            caption = harborName(Harbor::Any, edition());
            break;
        default:
            //: A rate of exchange without any harbor, below a card.
            caption = inWordsOf(edition(), tr("4:1 bank"), tr("4:1 supply"));
        }
        m_give->setCaption(resource, caption);
    }
}

void BankCounter::refresh()
{
    const auto resource = given();
    ResourceCards others;
    int most = 0;
    if (resource) {
        others = m_view.bank;
        others.remove(*resource, others[*resource]);
        most = m_view.hand[*resource] / rate(*resource);
    }
    m_get->setLimits(others, most);
    const bool complete = whyNot().isEmpty();
    m_outcome->setText(complete ? tradeSentence(m_view.hand, give(), get(), edition()) : QString());
    emit changed();
}

void BankCounter::retranslate()
{
    //: Above the cards that the person at the screen gives in a trade.
    m_giveTitle->setText(tr("You give"));
    m_getTitle->setText(inWordsOf(edition(), tr("You get from the bank"), tr("You get from the supply")));
    showRates();
    refresh();
}

void BankCounter::settle(int width)
{
    sides::settle(m_sides, m_sign, width);
}

} // namespace holmstead
