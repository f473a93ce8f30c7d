// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/cardpanel.h"

#include "game/offer.h"
#include "record/person.h"

class QBoxLayout;
class QLabel;
class QStackedWidget;

namespace holmstead {

class BankCounter;
class ExchangeEditor;
class OfferEditor;
class PartnerChoice;

// Where the active player trades: an offer to one person or to the whole table, or cards of the bank. It
// stays open after a trade with the bank, for the next one.
class TradeDialog : public CardPanel
{
    Q_OBJECT

public:
    enum class Side { Others, Bank };

    // `view` is the active player's.
    TradeDialog(const View &view, const People &people, QWidget *parent = nullptr);

    // The same person's next moment; after a trade what was put together is forgotten.
    void setView(const View &view);
    // To be changed and offered again; what is not possible of it is left out. Closing keeps the offer as it
    // was.
    void propose(const Offer &offer);
    bool rename(const People &people) override;
    QString whatComesFirst() const override;
    void showSide(Side side);
    Side side() const;

signals:
    // One resource at its rate for one or more cards of others; the panel stays open.
    void bankTradeChosen(holmstead::ResourceCards give, holmstead::ResourceCards get);
    // The panel is closed.
    void offerMade(const holmstead::Offer &offer);

protected:
    void retranslate() override;
    void arrange(Form form, qreal cardWidth) override;
    void settle(int width) override;
    int widthOfHead() const override;
    QWidget *firstFocus() const override;

private:
    QWidget *makeTabs();
    void addToHead();
    ExchangeEditor *editor() const;
    void makeOffer();
    void refresh();

    View m_view;
    People m_people;
    QPushButton *m_peopleTab = nullptr;
    QPushButton *m_bankTab = nullptr;
    QBoxLayout *m_sideChoice = nullptr; // the tabs and, beside or below them, whom with
    QWidget *m_tabs = nullptr;
    QStackedWidget *m_with;
    PartnerChoice *m_partners;
    QLabel *m_aboutBank;
    QStackedWidget *m_pages;
    OfferEditor *m_editor;
    BankCounter *m_counter;
    QPushButton *m_close;
    QPushButton *m_offer;
    QPushButton *m_trade;
    bool m_isChange = false; // of an offer that has been made
};

} // namespace holmstead
