// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/offerpanel.h"

#include "dialogs/exchangesign.h"
#include "dialogs/personbutton.h"
#include "dialogs/sides.h"
#include "dialogs/style.h"

#include "hand/cardfan.h"
#include "hand/paper.h"
#include "record/names.h"
#include "text/lists.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace holmstead {

namespace {

constexpr qreal longestName = 6; // above cards, in ems

} // namespace

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
    style::mark(*m_change, "main", haveAllDeclined());
    retranslate();
    paper::keepMeasured(*this, [this] { nameSides(); });
}

bool OfferPanel::hasDeclined(PlayerId player) const
{
    return std::find(m_declined.begin(), m_declined.end(), player) != m_declined.end();
}

bool OfferPanel::haveAllDeclined() const
{
    return std::all_of(m_buttons.begin(), m_buttons.end(),
                       [this](const auto &each) { return hasDeclined(each.first); });
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
        button->setMarked(player == m_offer.to && !hasDeclined(player));
        button->setRefusing(hasDeclined(player));
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
    nameSides();
    m_question->setText(question());
    for (const auto &[player, button] : m_buttons) {
        // The names stay where they are from one answer to the next.
        button->reserve({ cardsOf(player), saidNo(), notAskedYet() });
        button->setDetail(stateOf(player));
    }
    //: A button: whoever offers puts other cards into the offer.
    m_change->setText(tr("Change the offer…"));
    m_withdraw->setText(tr("Withdraw the offer"));
}

// The cards stand where they do whatever people are called.
void OfferPanel::nameSides()
{
    m_question->setMinimumHeight(2 * m_question->fontMetrics().lineSpacing());
    const QString maker = person(m_offer.by).name;
    const QFontMetricsF letters(m_giveTitle->font());
    const QString cut = letters.elidedText(maker, Qt::ElideRight, paper::ems(*this, longestName));
    //: Above cards. %1 is a name.
    const auto gives = [](const QString &name) { return tr("%1 gives").arg(name); };
    //: Above cards. %1 is a name.
    const auto gets = [](const QString &name) { return tr("%1 gets").arg(name); };
    m_giveTitle->setText(gives(cut));
    m_giveTitle->setAccessibleName(gives(maker));
    m_getTitle->setText(gets(cut));
    m_getTitle->setAccessibleName(gets(maker));
}

// Who has said no, and what can be done now.
QString OfferPanel::question() const
{
    if (haveAllDeclined())
        return tr("Nobody wants this trade. Change the offer or withdraw it, or click a name to ask again.");
    if (!m_declined.empty()) {
        QStringList names;
        for (const PlayerId player : m_declined)
            names << person(player).name;
        //: %1 is a list of names.
        return tr("%1 said no. Who else wants to answer? Click the name, then pass the laptop.")
            .arg(listOf(names));
    }
    if (!m_offer.to)
        return tr("Who wants to answer? Click the name, then pass the laptop.");
    //: %1 is a name.
    return tr("%1 is asked: click the name, then pass the laptop. Anybody else may answer too.")
        .arg(person(*m_offer.to).name);
}

// Below a name.
QString OfferPanel::stateOf(PlayerId player) const
{
    if (hasDeclined(player))
        return saidNo();
    return m_declined.empty() ? cardsOf(player) : notAskedYet();
}

QString OfferPanel::cardsOf(PlayerId player) const
{
    return tr("%n card(s)", nullptr, m_view.player(player).resourceCards);
}

QString OfferPanel::saidNo()
{
    //: Below a person's name: they do not want the trade that is offered.
    return tr("said no");
}

QString OfferPanel::notAskedYet()
{
    //: Below the name of a person who has not been asked about the trade, while others have said no.
    return tr("not asked yet");
}

QString OfferPanel::whatComesFirst() const
{
    return tr("First finish the offer: click the name of whoever answers, or withdraw it.");
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
    if (m_offer.to && !hasDeclined(*m_offer.to))
        return m_buttons.at(*m_offer.to);
    const auto next = std::find_if(m_buttons.begin(), m_buttons.end(),
                                   [this](const auto &each) { return !hasDeclined(each.first); });
    return next == m_buttons.end() ? static_cast<QWidget *>(m_change) : next->second;
}

} // namespace holmstead
