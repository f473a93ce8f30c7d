// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/tradedialog.h"

#include "dialogs/bankcounter.h"
#include "dialogs/offereditor.h"
#include "dialogs/partnerchoice.h"

#include "hand/paper.h"
#include "text/terms.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

namespace holmstead {

TradeDialog::TradeDialog(const View &view, const People &people, QWidget *parent)
    : CardPanel(parent),
      m_view(view),
      m_people(people),
      m_with(new QStackedWidget),
      m_partners(new PartnerChoice(view, people)),
      m_aboutBank(new QLabel),
      m_pages(new QStackedWidget),
      m_editor(new OfferEditor(view, people)),
      m_counter(new BankCounter(view)),
      m_close(addButton(QStringLiteral("close"), Kind::Other)),
      m_offer(addButton(QStringLiteral("offer"), Kind::Main)),
      m_trade(addButton(QStringLiteral("trade"), Kind::Main))
{
    addToHead();
    m_pages->addWidget(m_editor);
    m_pages->addWidget(m_counter);
    body()->addWidget(m_pages);

    setCancellable(true);
    for (ExchangeEditor *editor :
         { static_cast<ExchangeEditor *>(m_editor), static_cast<ExchangeEditor *>(m_counter) }) {
        connect(editor, &ExchangeEditor::changed, this, &TradeDialog::refresh);
        connect(editor, &ExchangeEditor::refused, this, &TradeDialog::setHint);
    }
    connect(m_partners, &PartnerChoice::chosen, m_editor, &OfferEditor::setAddressee);
    connect(m_close, &QPushButton::clicked, this, &TradeDialog::cancel);
    connect(m_offer, &QPushButton::clicked, this, &TradeDialog::makeOffer);
    connect(m_trade, &QPushButton::clicked, this,
            [this] { emit bankTradeChosen(m_counter->give(), m_counter->get()); });
    retranslate();
}

// With whom, and what there is to know about it.
void TradeDialog::addToHead()
{
    m_tabs = makeTabs();
    m_aboutBank->setWordWrap(true);
    m_aboutBank->setProperty("soft", true);
    m_aboutBank->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_with->addWidget(m_partners);
    m_with->addWidget(m_aboutBank);
    m_sideChoice = new QBoxLayout(QBoxLayout::TopToBottom);
    paper::keepGaps(*this, *m_sideChoice, 0.7);
    m_sideChoice->addWidget(m_tabs);
    m_sideChoice->addWidget(m_with, 1);
    static_cast<QVBoxLayout *>(head()->layout())->insertLayout(1, m_sideChoice);
}

QWidget *TradeDialog::makeTabs()
{
    auto *tabs = new QWidget;
    tabs->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout(tabs);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto *group = new QButtonGroup(this);
    for (QPushButton **tab : { &m_peopleTab, &m_bankTab }) {
        *tab = new QPushButton;
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
    return tabs;
}

void TradeDialog::propose(const Offer &offer)
{
    m_partners->choose(offer.to);
    m_editor->setOffer(offer);
    m_isChange = true;
    retranslate();
}

bool TradeDialog::rename(const People &people)
{
    m_people = people;
    m_editor->setPeople(people);
    m_partners->setPeople(people);
    retranslate();
    return true;
}

QString TradeDialog::whatComesFirst() const
{
    return tr("First finish the trade or close it.");
}

// What is half entered stays while no cards have changed hands.
void TradeDialog::setView(const View &view)
{
    if (view.hand == m_view.hand && view.bank == m_view.bank)
        return;
    m_view = view;
    m_editor->setView(view, m_people);
    m_partners->choose(std::nullopt);
    m_counter->setView(view);
}

void TradeDialog::showSide(Side side)
{
    (side == Side::Others ? m_peopleTab : m_bankTab)->setChecked(true);
    for (QStackedWidget *pages : { m_with, m_pages })
        pages->setCurrentIndex(side == Side::Others ? 0 : 1);
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
    editor()->showOutcome(outcome());
}

void TradeDialog::retranslate()
{
    const Edition edition = m_view.table->rules.edition;
    setTitle(tr("Trade"));
    //: A tab of the trade panel.
    m_peopleTab->setText(tr("With people"));
    //: A tab of the trade panel.
    m_bankTab->setText(inWordsOf(edition, tr("With the bank"), tr("With the supply")));
    m_aboutBank->setText(tr("4:1 means four cards for one. Choose what you give, then what you get."));
    if (m_isChange) {
        //: A button: nothing is changed, and the offer lies open again.
        m_close->setText(tr("Keep the offer"));
    } else {
        //: A button: closes the trade panel.
        m_close->setText(tr("Close"));
    }
    //: A button: shows the offer to the others.
    m_offer->setText(tr("Make the offer"));
    //: A button: exchanges the cards with the bank.
    m_trade->setText(tr("Trade"));
    m_editor->retranslate();
    m_counter->retranslate();
    refresh();
}

// The tabs say what the title does.
void TradeDialog::arrange(Form form, qreal cardWidth)
{
    title()->setVisible(form == Form::Column);
    m_partners->setStacked(form == Form::Row);
    m_editor->setCardWidth(cardWidth);
    m_counter->setCardWidth(cardWidth);
}

void TradeDialog::settle(int width)
{
    const int inLine =
        m_tabs->sizeHint().width() + m_sideChoice->spacing() + m_partners->minimumSizeHint().width();
    const bool isLine = form() == Form::TitleAbove && inLine <= width;
    m_sideChoice->setDirection(isLine ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_aboutBank->setAlignment(Qt::AlignLeading | (isLine ? Qt::AlignVCenter : Qt::AlignTop));
    m_editor->settle(width);
    m_counter->settle(width);
}

// Whatever people are called.
int TradeDialog::widthOfHead() const
{
    return std::max(m_tabs->sizeHint().width(), m_partners->minimumSizeHint().width());
}

// The first card that can be given.
QWidget *TradeDialog::firstFocus() const
{
    return editor()->firstTile();
}

} // namespace holmstead
