// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/offerpanel.h"

#include "dialogs/exchangesign.h"
#include "dialogs/personbutton.h"
#include "dialogs/sides.h"

#include "hand/cardfan.h"
#include "hand/paper.h"
#include "record/names.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace holmstead {

OfferPanel::OfferPanel(const View &view, const People &people, const Offer &offer,
                       const std::vector<PlayerId> &declined, QWidget *parent)
    : CardPanel(parent),
      m_view(view),
      m_people(people),
      m_offer(offer),
      m_declined(declined),
      m_giveTitle(new QLabel(this)),
      m_getTitle(new QLabel(this)),
      m_give(new CardFan(this)),
      m_get(new CardFan(this)),
      m_sign(new ExchangeSign(this)),
      m_zones(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_question(new QLabel(this)),
      m_change(addButton(QStringLiteral("change"), Kind::Other)),
      m_withdraw(addButton(QStringLiteral("withdraw"), Kind::Other))
{
    const Edition edition = view.table->rules.edition;
    m_give->setCards(offer.give, edition);
    m_get->setCards(offer.get, edition);
    m_question->setWordWrap(true);
    body()->addLayout(m_zones);
    paper::keepSpacing(*this, *m_zones, 1.5);
    auto *cards = new QVBoxLayout;
    m_sides = sides::addTo(cards, { m_giveTitle, m_give }, m_sign, { m_getTitle, m_get });
    sides::gather(m_sides);
    m_zones->addLayout(cards);
    m_zones->addLayout(makePeople(), 1);
    hint()->hide(); // nothing is off
    setCancellable(true);
    connect(this, &Panel::cancelled, this, &OfferPanel::withdrawn);
    connect(m_change, &QPushButton::clicked, this, [this] {
        dismiss();
        emit changeWanted();
    });
    connect(m_withdraw, &QPushButton::clicked, this, &OfferPanel::cancel);
    retranslate();
}

QBoxLayout *OfferPanel::makePeople()
{
    auto *column = new QVBoxLayout;
    paper::keepSpacing(*this, *column, 0.6);
    column->addWidget(m_question);
    auto *row = new QHBoxLayout;
    paper::keepSpacing(*this, *row, 0.5);
    for (const PlayerId player : playersOf(m_view.playerCount())) {
        if (player == m_offer.by)
            continue;
        auto *button = new PersonButton(this);
        button->setObjectName(QLatin1String("ask.") + wordFor(person(player).color));
        button->setLarge(true);
        button->setPerson(person(player));
        button->setMarked(player == m_offer.to);
        row->addWidget(button, 1);
        connect(button, &PersonButton::clicked, this, [this, player] {
            dismiss();
            emit personTapped(player);
        });
        m_buttons[player] = button;
    }
    column->addLayout(row);
    column->addStretch();
    return column;
}

void OfferPanel::retranslate()
{
    const QString maker = person(m_offer.by).name;
    //: %1 and %2 are names.
    setTitle(m_offer.to ? tr("%1 offers %2 a trade").arg(maker, person(*m_offer.to).name)
                        //: %1 is a name.
                        : tr("%1 offers everybody a trade").arg(maker));
    setLead(tr("Talk it over. No hand is on the screen."));
    //: Above cards. %1 is a name.
    m_giveTitle->setText(tr("%1 gives").arg(maker));
    //: Above cards. %1 is a name.
    m_getTitle->setText(tr("%1 gets").arg(maker));
    m_question->setText(
        m_offer.to
            //: %1 is a name.
            ? tr("%1 is asked: click the name, then pass the laptop. Anybody else may answer too.")
                  .arg(person(*m_offer.to).name)
            : tr("Who wants to answer? Click the name, then pass the laptop."));
    for (const auto &[player, button] : m_buttons) {
        const bool saidNo = std::find(m_declined.begin(), m_declined.end(), player) != m_declined.end();
        //: Below a person's name: they do not want the trade that is offered.
        button->setDetail(saidNo ? tr("said no")
                                 : tr("%n card(s)", nullptr, m_view.player(player).resourceCards));
    }
    //: A button: whoever offers puts other cards into the offer.
    m_change->setText(tr("Change the offer…"));
    m_withdraw->setText(tr("Withdraw the offer"));
}

QString OfferPanel::whatComesFirst() const
{
    return tr("First the offer: click the name of who answers, or withdraw it.");
}

void OfferPanel::arrange(Form form, qreal)
{
    m_zones->setDirection(form == Form::Column ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void OfferPanel::settle(int width)
{
    sides::settle(m_sides, m_sign, width);
}

// Who is asked, else the first who can be; an Enter too many withdraws nothing.
QWidget *OfferPanel::firstFocus() const
{
    return m_offer.to ? m_buttons.at(*m_offer.to) : m_buttons.begin()->second;
}

} // namespace holmstead
