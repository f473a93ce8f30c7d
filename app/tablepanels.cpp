// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablepanels.h"

#include "answertext.h"

#include "dialogs/answerpanel.h"
#include "dialogs/discardpicker.h"
#include "dialogs/gameoverpanel.h"
#include "dialogs/offerpanel.h"
#include "dialogs/resourcepicker.h"
#include "dialogs/takebackpanel.h"
#include "dialogs/tradedialog.h"

#include <QWidget>

#include <algorithm>
#include <utility>

namespace holmstead {

namespace {

// With the bank.
bool maySwap(const ActionList &choices)
{
    return std::any_of(choices.begin(), choices.end(),
                       [](const Action &action) { return std::holds_alternative<TradeBank>(action); });
}

} // namespace

TablePanels::TablePanels(GameSession &session, QWidget *host, QWidget *foot, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_host(host),
      m_foot(foot),
      m_curtain(new Curtain(host))
{
    connect(m_curtain, &Curtain::opened, &m_session, [this] {
        m_told = {};
        m_session.openCurtain();
    });
    connect(m_curtain, &Curtain::turnedBack, &m_session, [this] {
        if (m_session.takeBack())
            m_told = [] { return tr("The trade stays as it is."); };
        m_session.takeBackAsk();
        forgetUntold();
    });
    connect(&m_session, &GameSession::refused, this, &TablePanels::ask);
    connect(&m_session, &GameSession::renamed, this, &TablePanels::reopen);
    connect(&m_session, &GameSession::takenBack, this, [this](const Action &action) {
        if (!std::holds_alternative<TradeBank>(action))
            closeWished();
    });
    connect(&m_session, &GameSession::happened, this, [this](const Events &events) {
        const bool wasBank = !events.empty() && std::holds_alternative<BankTraded>(events.front());
        if (!wasBank || !maySwap(m_session.choices()))
            closeWished();
    });
}

TablePanels::~TablePanels()
{
    blockSignals(true); // whoever listens may be gone
    if (m_aside)
        closePanel(); // it is not in the window
}

bool TablePanels::isOpen() const
{
    return m_panel || m_met.kind == Need::Kind::Curtain;
}

void TablePanels::restart()
{
    closePanel();
    m_aside.reset();
    m_draft.reset();
    m_told = {};
    m_curtain->hide();
    m_met = Need();
}

void TablePanels::remindOfCurtain()
{
    m_curtain->remind();
}

TablePanels::Need TablePanels::need() const
{
    Need need;
    if (const auto call = m_session.curtain()) {
        need.kind = Need::Kind::Curtain;
        need.who = call->next;
        need.reason = call->reason;
        return need;
    }
    if (m_session.isOver()) {
        need.kind = m_moving ? Need::Kind::Nothing : Need::Kind::GameOver;
        return need;
    }
    const TradeTalk::Stage stage = m_session.talk().stage();
    if (m_session.takeBack())
        need.kind = Need::Kind::TakeBack;
    else if (stage == TradeTalk::Stage::Open)
        need.kind = Need::Kind::Offer;
    else if (stage != TradeTalk::Stage::Silent)
        need.kind = Need::Kind::Answer;
    else if (m_session.view().phase == Phase::Discard)
        need.kind = Need::Kind::Discard;
    need.who = m_session.person().value_or(PlayerId());
    return need;
}

void TablePanels::refresh()
{
    if (m_untold)
        return;
    const Need now = need();
    if (now == m_met) {
        if (m_trade && !m_aside)
            m_trade->setView(m_session.view()); // it stays open after a trade with the bank
        return;
    }
    const Need before = std::exchange(m_met, now);
    if (m_panel && isCoverOf(now, before)) {
        m_panel->putAside();
        m_aside = before;
    } else if (m_panel && m_aside == now) {
        m_aside.reset();
        return m_panel->bringBack();
    } else if (now.kind != Need::Kind::Curtain || !m_aside) {
        m_aside.reset();
        closePanel();
    }
    meet(now);
}

// The same person's own curtain closes: they were away for a while, and find what they left.
bool TablePanels::isCoverOf(const Need &need, const Need &before) const
{
    return need.kind == Need::Kind::Curtain && before.kind != Need::Kind::Curtain
        && before.kind != Need::Kind::Offer && before.who == need.who;
}

void TablePanels::reopen()
{
    const bool stays = m_panel && m_panel->rename(m_session.people());
    if (!stays) {
        m_aside.reset();
        closePanel();
    }
    if (!stays || m_met.kind == Need::Kind::Curtain)
        meet(m_met);
}

void TablePanels::meet(const Need &need)
{
    switch (need.kind) {
    case Need::Kind::Nothing:
        return goOnOffering();
    case Need::Kind::Curtain:
        return closeCurtain(need);
    case Need::Kind::Offer:
        return openOffer();
    case Need::Kind::Answer:
        return openAnswer();
    case Need::Kind::TakeBack:
        return openTakeBack();
    case Need::Kind::Discard:
        return openDiscard();
    case Need::Kind::GameOver:
        return openGameOver();
    }
}

void TablePanels::closeCurtain(const Need &need)
{
    m_curtain->closeFor(personOf(need.who, m_session.people()), need.reason, newsFor(need.reason));
}

// What has happened between people, for all to read, and what comes of it.
Curtain::Sentence TablePanels::newsFor(CurtainReason reason)
{
    const auto goOn = [](const QString &sentence) { return sentence + u'\n' + tr("Go on with your turn."); };
    if (const auto &answer = m_session.answer()) {
        return [this, goOn, answer = *answer] {
            return goOn(answerSentence(answer, m_session.people(), m_session.table().rules.edition));
        };
    }
    const auto name = [this](PlayerId player) { return personOf(player, m_session.people()).name; };
    const TradeTalk &talk = m_session.talk();
    switch (reason) {
    case CurtainReason::TradeAnswer:
        //: %1 is a name.
        return [name, by = talk.offer().by] {
            return tr("%1 offers you a trade. What do you say?").arg(name(by));
        };
    case CurtainReason::TradeReturn:
        return [name, by = talk.offer().by] {
            //: %1 is the name of somebody who makes another offer instead of taking one.
            return tr("%1 says no and offers you something else.").arg(name(by));
        };
    case CurtainReason::TakeBack:
        return [name, by = m_session.view().turn, again = m_session.takeBack()->again] {
            //: %1 is a name.
            return again ? tr("%1 wants to make your trade once more. Do you agree?").arg(name(by))
                         //: %1 is a name.
                         : tr("%1 wants to take your trade back. Do you agree?").arg(name(by));
        };
    case CurtainReason::Resume:
        if (m_told)
            return [goOn, told = m_told] { return goOn(told()); };
        break;
    case CurtainReason::Placement:
    case CurtainReason::Turn:
    case CurtainReason::Discard:
    case CurtainReason::Robber:
        break;
    }
    return {};
}

// With open hands no curtain closes.
void TablePanels::forgetUntold()
{
    if (!m_session.curtain())
        m_told = {};
}

void TablePanels::show(Panel *panel, Wish wish)
{
    closePanel();
    m_panel = panel;
    connect(panel, &Panel::closed, this, &TablePanels::forgetPanel);
    connect(panel, &Panel::placed, this, &TablePanels::placed);
    connect(panel, &Panel::waitedFor, this, &TablePanels::waitedFor);
    panel->openIn(m_host, m_foot);
    setWish(wish);
}

void TablePanels::setWish(Wish wish)
{
    if (std::exchange(m_wish, wish) != wish)
        emit wishChanged();
}

void TablePanels::closePanel()
{
    if (m_panel)
        m_panel->dismiss();
}

// What the person asked for does not go on when the game does, but for one trade with the bank after another.
void TablePanels::closeWished()
{
    if (m_met.kind == Need::Kind::Nothing)
        closePanel();
}

void TablePanels::forgetPanel()
{
    m_panel = nullptr;
    m_trade = nullptr;
    setWish(Wish::Nothing);
    emit placed();
}

// Panels close before they answer. An answer that was refused is asked for once more.
void TablePanels::ask()
{
    if (!m_panel && m_met.kind != Need::Kind::Curtain)
        meet(m_met);
}

void TablePanels::openTrade()
{
    auto *dialog = new TradeDialog(m_session.view(), m_session.people());
    connect(dialog, &TradeDialog::bankTradeChosen, &m_session, [this](ResourceCards give, ResourceCards get) {
        m_session.choose(TradeBank{ give, get });
    });
    connect(dialog, &TradeDialog::offerMade, &m_session, &GameSession::makeOffer);
    show(dialog, Wish::Trade);
    m_trade = dialog;
}

void TablePanels::openPlenty()
{
    auto *picker =
        new ResourcePicker(m_session.view(), DevelopmentCard::YearOfPlenty, m_session.plentyCount());
    connect(picker, &ResourcePicker::picked, &m_session,
            [this](ResourceCards cards) { m_session.choose(PlayYearOfPlenty{ cards }); });
    show(picker, Wish::Plenty);
}

void TablePanels::openMonopoly()
{
    auto *picker = new ResourcePicker(m_session.view(), DevelopmentCard::Monopoly, 1);
    connect(picker, &ResourcePicker::picked, &m_session,
            [this](ResourceCards cards) { m_session.choose(PlayMonopoly{ cards.kindOf(0) }); });
    show(picker, Wish::Monopoly);
}

void TablePanels::goOnOffering()
{
    const auto draft = std::exchange(m_draft, std::nullopt);
    if (!draft || m_session.person() != draft->by)
        return;
    openTrade();
    m_trade->propose(*draft);
    connect(m_trade, &Panel::cancelled, &m_session, [this, offer = *draft] { m_session.makeOffer(offer); });
}

void TablePanels::openOffer()
{
    const TradeTalk &talk = m_session.talk();
    auto *panel = new OfferPanel(m_session.view(), m_session.people(), talk.offer(), talk.declined());
    connect(panel, &OfferPanel::personTapped, &m_session, &GameSession::ask);
    connect(panel, &OfferPanel::changeWanted, this, [this] {
        m_draft = m_session.talk().offer();
        m_session.withdrawOffer();
    });
    connect(panel, &OfferPanel::withdrawn, &m_session, [this] {
        m_told = [] { return tr("Your offer is withdrawn."); };
        m_session.withdrawOffer();
        forgetUntold();
    });
    show(panel);
}

void TablePanels::openAnswer()
{
    const TradeTalk &talk = m_session.talk();
    const bool mayCounter = talk.stage() == TradeTalk::Stage::Asked;
    auto *panel = new AnswerPanel(m_session.view(), m_session.people(), talk.offer(), mayCounter);
    connect(panel, &AnswerPanel::accepted, &m_session, &GameSession::acceptOffer);
    connect(panel, &AnswerPanel::declined, &m_session, &GameSession::declineOffer);
    connect(panel, &AnswerPanel::countering, this,
            [this](bool on) { setWish(on ? Wish::CounterOffer : Wish::Nothing); });
    connect(panel, &AnswerPanel::countered, &m_session, &GameSession::counterOffer);
    show(panel);
}

void TablePanels::openTakeBack()
{
    auto *panel = new TakeBackPanel(m_session.view(), m_session.people(), *m_session.takeBack());
    connect(panel, &TakeBackPanel::agreed, &m_session, &GameSession::agreeToTakeBack);
    connect(panel, &TakeBackPanel::refused, &m_session, &GameSession::refuseTakeBack);
    show(panel);
}

void TablePanels::openDiscard()
{
    auto *picker = new DiscardPicker(m_session.view(), m_session.people());
    connect(picker, &DiscardPicker::discarded, &m_session, [this](ResourceCards cards) {
        m_session.choose(Discard{ *m_session.person(), cards });
    });
    show(picker);
}

void TablePanels::openResult()
{
    if (!m_panel && m_session.isOver())
        openGameOver();
}

bool TablePanels::closeResult()
{
    const bool wasOpen = qobject_cast<GameOverPanel *>(m_panel);
    if (wasOpen)
        closePanel();
    return wasOpen;
}

void TablePanels::openGameOver()
{
    auto *panel = new GameOverPanel(m_session.view(), m_session.people());
    connect(panel, &GameOverPanel::newGameChosen, this, &TablePanels::newGameWanted);
    connect(panel, &GameOverPanel::statisticsChosen, this, &TablePanels::statisticsWanted);
    connect(panel, &Panel::closed, this, [this] { emit resultShown(false); });
    show(panel);
    emit resultShown(true);
}

} // namespace holmstead
