// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/cardpanel.h"

#include "game/offer.h"
#include "record/person.h"

#include <map>

class QBoxLayout;
class QLabel;

namespace holmstead {

class CardFan;
class ExchangeSign;
class PersonButton;

// An offer that lies open on the table while people talk. No hand is on the screen, and any name can be
// tapped, whether or not that person can pay: only they will see that.
class OfferPanel : public CardPanel
{
    Q_OBJECT

public:
    // Of `view` only what is public is used. `declined` have said no already and may think again.
    OfferPanel(const View &view, const People &people, const Offer &offer,
               const std::vector<PlayerId> &declined = {}, QWidget *parent = nullptr);

    PersonButton *buttonFor(PlayerId player) const { return m_buttons.at(player); }
    QString whatComesFirst() const override;

signals:
    // All close the panel. Esc withdraws.
    void personTapped(holmstead::PlayerId player);
    void changeWanted();
    void withdrawn();

protected:
    void retranslate() override;
    void arrange(Form form, qreal cardWidth) override;
    void settle(int width) override;
    QWidget *firstFocus() const override;

private:
    const Person &person(PlayerId player) const { return m_people[static_cast<std::size_t>(player.index())]; }
    bool hasDeclined(PlayerId player) const;
    bool haveAllDeclined() const;
    QBoxLayout *makePeople();
    void nameSides();
    QString question() const;
    QString stateOf(PlayerId player) const;
    QString cardsOf(PlayerId player) const;
    static QString saidNo();
    static QString notAskedYet();

    View m_view;
    People m_people;
    Offer m_offer;
    std::vector<PlayerId> m_declined;
    QLabel *m_giveTitle;
    QLabel *m_getTitle;
    CardFan *m_give;
    CardFan *m_get;
    ExchangeSign *m_sign;
    QBoxLayout *m_zones; // the cards, and beside or below them the people
    QBoxLayout *m_sides = nullptr;
    QLabel *m_question;
    std::map<PlayerId, PersonButton *> m_buttons;
    QPushButton *m_change;
    QPushButton *m_withdraw;
};

} // namespace holmstead
