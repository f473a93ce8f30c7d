// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/resourcepicker.h"

#include "dialogs/outcome.h"
#include "dialogs/outcomeview.h"
#include "dialogs/resourcerow.h"

#include "text/terms.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace holmstead {

ResourcePicker::ResourcePicker(const View &view, DevelopmentCard card, int count, QWidget *parent)
    : CardPanel(parent),
      m_view(view),
      m_card(card),
      m_count(count),
      m_row(new ResourceRow(QStringLiteral("pick"),
                            isMonopoly() ? ResourceTile::Use::Choice : ResourceTile::Use::Count, this)),
      m_confirm(nullptr),
      m_cancel(addButton(QStringLiteral("cancel"), Kind::Other))
{
    m_confirm = addButton(QStringLiteral("confirm"), Kind::Main);
    body()->addWidget(m_row, 0, Qt::AlignHCenter);
    body()->addStretch();
    m_row->setEdition(edition());
    if (isMonopoly()) {
        m_row->setLimits(ResourceCards::each(1), 1);
    } else {
        m_row->setPiles(view.bank);
        m_row->setLimits(view.bank, m_count);
    }
    setCancellable(true);
    m_row->setWhyNot([this](Resource resource) { return whyNoMore(resource); });
    connect(m_row, &ResourceRow::chosenChanged, this, &ResourcePicker::refresh);
    connect(m_row, &ResourceRow::refused, this, &ResourcePicker::setHint);
    connect(m_confirm, &QPushButton::clicked, this, &ResourcePicker::confirm);
    connect(m_cancel, &QPushButton::clicked, this, &ResourcePicker::cancel);
    retranslate();
}

ResourceCards ResourcePicker::chosen() const
{
    return m_row->chosen();
}

QString ResourcePicker::whyNoMore(Resource resource) const
{
    if (chosen().total() == m_count)
        return tr("That is all the card brings. Click a card above to take it back.");
    const QString name = resourceName(resource, edition());
    //: %1 is a resource.
    return inWordsOf(edition(), tr("The bank has no more %1.").arg(name),
                     tr("The supply has no more %1.").arg(name));
}

void ResourcePicker::confirm()
{
    const ResourceCards cards = chosen();
    dismiss();
    emit picked(cards);
}

void ResourcePicker::refresh()
{
    const int missing = m_count - chosen().total();
    m_confirm->setEnabled(missing == 0);
    setHint(missing > 0 ? whatToChoose(missing) : QString());
    showOutcome();
}

QString ResourcePicker::whatToChoose(int missing) const
{
    if (isMonopoly())
        return tr("Choose a resource.");
    return chosen().isEmpty() ? tr("Choose %n card(s).", nullptr, missing)
                              : tr("Choose %n more card(s).", nullptr, missing);
}

void ResourcePicker::showOutcome()
{
    if (chosen().total() < m_count)
        return outcome()->clear();
    if (isMonopoly())
        return outcome()->setSentence(whatOthersGive());
    const ResourceCards after = m_view.hand + chosen();
    outcome()->setHand(m_view.hand, after, outcomeSentence(m_view.hand, after, edition()));
}

// R-DC-7: what the others hold is not known; a number would promise too much.
QString ResourcePicker::whatOthersGive() const
{
    //: %1 is a resource.
    return tr("Everybody else hands you all their %1. How many cards that are, you will see then.")
        .arg(resourceName(chosen().kindOf(0), edition()));
}

void ResourcePicker::arrange(Form, qreal cardWidth)
{
    m_row->setCardWidth(cardWidth);
}

QString ResourcePicker::whatComesFirst() const
{
    return tr("First choose what the card brings, or leave it for now.");
}

void ResourcePicker::retranslate()
{
    setTitle(cardName(m_card, edition()));
    if (isMonopoly()) {
        setLead(tr("Name a resource: everybody else gives you all they have of it."));
    } else {
        setLead(inWordsOf(edition(), tr("Take %n card(s) of your choice from the bank.", nullptr, m_count),
                          tr("Take %n card(s) of your choice from the supply.", nullptr, m_count)));
    }
    m_confirm->setText(tr("Play the card"));
    m_cancel->setText(tr("Not now"));
    refresh();
}

QWidget *ResourcePicker::firstFocus() const
{
    return m_row->tile(Resource::Brick);
}

} // namespace holmstead
