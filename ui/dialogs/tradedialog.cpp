// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/tradedialog.h"

#include "dialogs/bankcounter.h"
#include "dialogs/offereditor.h"
#include "dialogs/personbutton.h"

#include "hand/paper.h"
#include "record/names.h"
#include "text/terms.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>

namespace holmstead {

TradeDialog::TradeDialog(const View &view, const People &people, QWidget *parent)
    : Panel(parent),
      m_view(view),
      m_people(people),
      m_pages(new QStackedWidget(this)),
      m_editor(new OfferEditor(view, people)),
      m_counter(new BankCounter(view)),
      m_close(addButton(QStringLiteral("close"), Kind::Other)),
      m_offer(addButton(QStringLiteral("offer"), Kind::Main)),
      m_trade(addButton(QStringLiteral("trade"), Kind::Main))
{
    addTabs();
    body()->addWidget(m_pages);
    auto *withPeople = new QWidget;
    auto *column = new QVBoxLayout(withPeople);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(paper::ems(*this, 0.7));
    m_pages->addWidget(withPeople);
    m_pages->addWidget(m_counter);
    addPartners();
    column->addWidget(m_editor);

    setCancellable(true);
    for (ExchangeEditor *editor :
         { static_cast<ExchangeEditor *>(m_editor), static_cast<ExchangeEditor *>(m_counter) }) {
        connect(editor, &ExchangeEditor::changed, this, &TradeDialog::refresh);
        connect(editor, &ExchangeEditor::refused, this, &TradeDialog::setHint);
    }
    connect(m_close, &QPushButton::clicked, this, &TradeDialog::cancel);
    connect(m_offer, &QPushButton::clicked, this, &TradeDialog::makeOffer);
    connect(m_trade, &QPushButton::clicked, this,
            [this] { emit bankTradeChosen(m_counter->give(), m_counter->get()); });
    retranslate();
}

void TradeDialog::addTabs()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    auto *group = new QButtonGroup(this);
    for (QPushButton **tab : { &m_peopleTab, &m_bankTab }) {
        *tab = new QPushButton(this);
        (*tab)->setCheckable(true);
        (*tab)->setProperty("tab", true);
        group->addButton(*tab);
        row->addWidget(*tab, 1);
    }
    m_peopleTab->setObjectName(QStringLiteral("peopleTab"));
    m_bankTab->setObjectName(QStringLiteral("bankTab"));
    m_peopleTab->setChecked(true);
    connect(m_peopleTab, &QPushButton::toggled, this,
            [this](bool people) { showSide(people ? Side::Others : Side::Bank); });
    body()->addLayout(row);
    body()->setSpacing(paper::ems(*this, 0.9));
}

// To the whole table, or to one person.
void TradeDialog::addPartners()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(paper::ems(*this, 0.4));
    auto *group = new QButtonGroup(this);
    const auto add = [&](const QString &name, std::optional<PlayerId> to) {
        auto *button = new PersonButton(this);
        button->setObjectName(name);
        button->setCheckable(true);
        group->addButton(button);
        row->addWidget(button);
        connect(button, &PersonButton::toggled, this, [this, to](bool on) {
            if (on)
                m_editor->setAddressee(to);
        });
        return button;
    };
    m_everybody = add(QStringLiteral("toEverybody"), std::nullopt);
    for (const PlayerId player : playersOf(m_view.playerCount())) {
        if (player == m_view.viewer)
            continue;
        m_partners.push_back(add(QString(), player));
    }
    namePartners();
    m_everybody->setChecked(true);
    row->addStretch();
    static_cast<QVBoxLayout *>(m_pages->widget(0)->layout())->addLayout(row);
}

void TradeDialog::propose(const Offer &offer)
{
    auto partner = m_partners.begin();
    for (const PlayerId player : playersOf(m_view.playerCount())) {
        if (player == m_view.viewer)
            continue;
        (*partner++)->setChecked(offer.to == player);
    }
    m_editor->setOffer(offer);
}

bool TradeDialog::rename(const People &people)
{
    m_people = people;
    m_editor->setPeople(people);
    namePartners();
    retranslate();
    return true;
}

void TradeDialog::namePartners()
{
    auto button = m_partners.begin();
    for (const PlayerId player : playersOf(m_view.playerCount())) {
        if (player == m_view.viewer)
            continue;
        const Person &person = personOf(player, m_people);
        (*button)->setObjectName(QLatin1String("to.") + wordFor(person.color));
        (*button++)->setPerson(person);
    }
}

// What is half entered stays while no cards have changed hands.
void TradeDialog::setView(const View &view)
{
    if (view.hand == m_view.hand && view.bank == m_view.bank)
        return;
    m_view = view;
    m_editor->setView(view, m_people);
    m_everybody->setChecked(true);
    m_counter->setView(view);
}

void TradeDialog::showSide(Side side)
{
    (side == Side::Others ? m_peopleTab : m_bankTab)->setChecked(true);
    m_pages->setCurrentIndex(side == Side::Others ? 0 : 1);
    refresh();
}

TradeDialog::Side TradeDialog::side() const
{
    return m_pages->currentIndex() == 0 ? Side::Others : Side::Bank;
}

ExchangeEditor *TradeDialog::editor() const
{
    if (side() == Side::Others)
        return m_editor;
    return m_counter;
}

void TradeDialog::makeOffer()
{
    const Offer offer = m_editor->offer();
    dismiss();
    emit offerMade(offer);
}

void TradeDialog::refresh()
{
    const bool people = side() == Side::Others;
    const QString whyNot = editor()->whyNot();
    m_offer->setVisible(people);
    m_trade->setVisible(!people);
    m_offer->setEnabled(whyNot.isEmpty());
    m_trade->setEnabled(whyNot.isEmpty());
    setHint(whyNot);
}

void TradeDialog::retranslate()
{
    const Edition edition = m_view.table->rules.edition;
    setTitle(tr("Trade"));
    //: A tab of the trade panel.
    m_peopleTab->setText(tr("With people"));
    //: A tab of the trade panel.
    m_bankTab->setText(inWordsOf(edition, tr("With the bank"), tr("With the supply")));
    People others = m_people;
    if (m_view.viewer)
        others.erase(others.begin() + m_view.viewer->index());
    m_everybody->setEverybody(others, tr("The whole table"));
    //: A button: closes the trade panel.
    m_close->setText(tr("Close"));
    //: A button: shows the offer to the others.
    m_offer->setText(tr("Make the offer"));
    //: A button: exchanges the cards with the bank.
    m_trade->setText(tr("Trade"));
    m_editor->retranslate();
    m_counter->retranslate();
    refresh();
}

void TradeDialog::settle(int width)
{
    m_editor->settle(width);
    m_counter->settle(width);
}

// The first card that can be given.
QWidget *TradeDialog::firstFocus() const
{
    return editor()->firstTile();
}

} // namespace holmstead
