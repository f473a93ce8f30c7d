// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/answerpanel.h"

#include "dialogs/exchangesign.h"
#include "dialogs/offereditor.h"
#include "dialogs/outcome.h"
#include "dialogs/outcomeview.h"
#include "dialogs/sides.h"
#include "dialogs/style.h"

#include "hand/cardfan.h"
#include "hand/paper.h"
#include "text/refusals.h"
#include "text/terms.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

namespace holmstead {

AnswerPanel::AnswerPanel(const View &view, const People &people, const Offer &offer, bool mayCounter,
                         QWidget *parent)
    : CardPanel(parent),
      m_view(view),
      m_people(people),
      m_offer(offer),
      m_mayCounter(mayCounter),
      m_pages(new QStackedWidget),
      m_giveTitle(new QLabel),
      m_getTitle(new QLabel),
      m_handTitle(new QLabel),
      m_hand(new CardFan),
      m_given(new CardFan),
      m_sign(new ExchangeSign),
      m_editor(new OfferEditor(view, people)),
      m_back(addButton(QStringLiteral("back"), Kind::Other)),
      m_decline(addButton(QStringLiteral("decline"), Kind::Other)),
      m_counter(addButton(QStringLiteral("counter"), Kind::Other)),
      m_accept(addButton(QStringLiteral("accept"), Kind::Main)),
      m_offerInstead(addButton(QStringLiteral("offerInstead"), Kind::Main))
{
    m_pages->addWidget(makeReadingPage());
    m_pages->addWidget(m_editor);
    body()->addWidget(m_pages);
    showPage(m_pages->widget(0));
    connect(m_editor, &OfferEditor::changed, this, &AnswerPanel::refresh);
    connect(m_editor, &OfferEditor::refused, this, &AnswerPanel::setHint);
    connect(m_back, &QPushButton::clicked, this, [this] { counter(false); });
    connect(m_counter, &QPushButton::clicked, this, [this] { counter(true); });
    connect(m_decline, &QPushButton::clicked, this, [this] {
        dismiss();
        emit declined();
    });
    connect(m_accept, &QPushButton::clicked, this, [this] {
        dismiss();
        emit accepted();
    });
    connect(m_offerInstead, &QPushButton::clicked, this, [this] {
        const Offer instead = m_editor->offer();
        dismiss();
        emit countered(instead);
    });
    retranslate();
}

QWidget *AnswerPanel::makeReadingPage()
{
    auto *page = new QWidget;
    m_reading = new QBoxLayout(QBoxLayout::TopToBottom, page);
    paper::keepGaps(*this, *m_reading, 1.2);
    auto *offered = new QVBoxLayout;
    m_reading->addLayout(offered);
    auto *get = new CardFan;
    m_given->setObjectName(QStringLiteral("given"));
    get->setObjectName(QStringLiteral("gotten"));
    // The offer is told from its maker's side, this panel speaks to the other.
    m_given->setCards(m_offer.get, edition());
    get->setCards(m_offer.give, edition());
    m_sides = sides::addTo(offered, { m_giveTitle, m_given }, m_sign, { m_getTitle, get });
    sides::gather(m_sides);
    m_hand->setCards(m_view.hand, edition());
    auto *hand = new QVBoxLayout;
    paper::keepGaps(*this, *hand, 0.3);
    style::setScale(*m_handTitle, 1.05, QFont::DemiBold);
    hand->addWidget(m_handTitle);
    hand->addWidget(m_hand);
    hand->addStretch();
    m_reading->addLayout(hand, 1);
    return page;
}

bool AnswerPanel::isCountering() const
{
    return m_pages->currentIndex() == 1;
}

// The panel is as large as that page needs.
void AnswerPanel::showPage(QWidget *page)
{
    for (QWidget *each : { m_pages->widget(0), m_pages->widget(1) }) {
        const auto policy = each == page ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        each->setSizePolicy(policy, policy);
    }
    m_pages->setCurrentWidget(page);
}

void AnswerPanel::counter(bool on)
{
    // What was offered is where the counter-offer starts from.
    if (on)
        m_editor->setOffer(mirrored());
    showPage(on ? m_editor : m_pages->widget(0));
    retranslate();
    emit countering(on);
    (on ? m_editor->firstTile() : m_counter)->setFocus(Qt::OtherFocusReason);
}

// The offer as it stands, told from the side of who answers.
Offer AnswerPanel::mirrored() const
{
    return { *m_view.viewer, m_offer.by, m_offer.get, m_offer.give };
}

QString AnswerPanel::whyNoCounter() const
{
    if (m_editor->offer() == mirrored())
        return tr("This is still the same offer: change it first.");
    return m_editor->whyNot();
}

// Only this person may see what they lack (R-HI-1).
QString AnswerPanel::whyNotAccepted() const
{
    const auto reason = whyOffer(m_view, m_offer);
    if (!reason)
        return {};
    const ResourceCards lacking = shortfall(m_view.hand, m_offer.get);
    if (lacking.isEmpty())
        return refusalSentence(*reason, m_view, m_people);
    //: Why an offer cannot be accepted; %1 is a list of cards
    return tr("You need %1 more to accept.").arg(resourceList(lacking, edition()));
}

void AnswerPanel::markLacking()
{
    const ResourceCards lacking = shortfall(m_view.hand, m_offer.get);
    for (const Resource resource : allResources)
        m_given->pile(resource)->setLacking(lacking[resource] > 0);
    style::mark(*hint(), "warning", !isCountering() && !lacking.isEmpty());
}

void AnswerPanel::refresh()
{
    const bool countering = isCountering();
    const QString whyNot = countering ? whyNoCounter() : whyNotAccepted();
    m_back->setVisible(countering);
    m_offerInstead->setVisible(countering);
    m_decline->setVisible(!countering);
    m_counter->setVisible(!countering && m_mayCounter);
    m_accept->setVisible(!countering);
    m_accept->setEnabled(whyNot.isEmpty());
    m_offerInstead->setEnabled(whyNot.isEmpty());
    setHint(whyNot);
    markLacking();
    if (countering)
        m_editor->showOutcome(outcome());
    else if (!whyNot.isEmpty())
        outcome()->clear();
    else
        outcome()->setHand(m_view.hand, m_view.hand - m_offer.get + m_offer.give,
                           tradeSentence(m_view.hand, m_offer.get, m_offer.give, edition()));
}

void AnswerPanel::retranslate()
{
    const QString maker = m_people[static_cast<std::size_t>(m_offer.by.index())].name;
    //: %1 is a name.
    setTitle(isCountering() ? tr("What do you offer %1 instead?").arg(maker)
                            //: %1 is a name.
                            : tr("%1 offers you a trade").arg(maker));
    const QString given = resourceList(m_offer.give, edition());
    const QString wanted = resourceList(m_offer.get, edition());
    //: What a counter-offer answers; %1 is a name, %2 and %3 are lists of cards.
    setLead(isCountering() ? tr("%1 offers %2 for %3.").arg(maker, given, wanted) : QString());
    //: Above the cards that the person at the screen gives in a trade.
    m_giveTitle->setText(tr("You give"));
    //: Above the cards that the person at the screen gets in a trade.
    m_getTitle->setText(tr("You get"));
    m_handTitle->setText(tr("Your hand"));
    //: A button: back from the counter-offer to the offer.
    m_back->setText(tr("Back"));
    //: A button: refuses an offer.
    m_decline->setText(tr("Decline"));
    //: A button: makes a counter-offer.
    m_counter->setText(tr("Offer something else"));
    //: A button: takes an offer.
    m_accept->setText(tr("Accept"));
    //: A button: sends the counter-offer.
    m_offerInstead->setText(tr("Offer this instead"));
    m_editor->retranslate();
    refresh();
}

bool AnswerPanel::rename(const People &people)
{
    m_people = people;
    m_editor->setPeople(people);
    retranslate();
    return true;
}

void AnswerPanel::arrange(Form form, qreal cardWidth)
{
    m_reading->setDirection(form == Form::Column ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_editor->setCardWidth(cardWidth);
}

QString AnswerPanel::whatComesFirst() const
{
    return tr("First answer the offer.");
}

void AnswerPanel::settle(int width)
{
    sides::settle(m_sides, m_sign, width);
    m_editor->settle(width);
}

// A hasty Enter gives no cards away.
QWidget *AnswerPanel::firstFocus() const
{
    return m_decline;
}

// An answer is owed, so Esc only leaves the counter-offer.
void AnswerPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isCountering())
        counter(false);
    else
        Panel::keyPressEvent(event);
}

} // namespace holmstead
