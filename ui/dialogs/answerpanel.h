// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/cardpanel.h"

#include "game/offer.h"
#include "record/person.h"

class QBoxLayout;
class QLabel;
class QStackedWidget;

namespace holmstead {

class CardFan;
class ExchangeSign;
class OfferEditor;

// An offer before the one person who answers it, with their own hand: they accept, decline or offer something
// else instead.
class AnswerPanel : public CardPanel
{
    Q_OBJECT

public:
    // `view` is that of the person who answers. Without `mayCounter` they can only accept or decline: the
    // answer to a counter-offer ends the talk.
    AnswerPanel(const View &view, const People &people, const Offer &offer, bool mayCounter,
                QWidget *parent = nullptr);

    bool rename(const People &people) override;
    QString whatComesFirst() const override;

signals:
    // Whether another offer is put together instead of an answer.
    void countering(bool on);
    // Each closes the panel.
    void accepted();
    void declined();
    void countered(const holmstead::Offer &offer);

protected:
    void retranslate() override;
    void arrange(Form form, qreal cardWidth) override;
    void settle(int width) override;
    void keyPressEvent(QKeyEvent *event) override;
    QWidget *firstFocus() const override;

private:
    QWidget *makeReadingPage();
    bool isCountering() const;
    Offer mirrored() const;
    QString whyNoCounter() const;
    QString whyNotAccepted() const;
    void markLacking();
    void counter(bool on);
    void showPage(QWidget *page);
    void refresh();
    Edition edition() const { return m_view.table->rules.edition; }

    View m_view;
    People m_people;
    Offer m_offer;
    bool m_mayCounter;
    QStackedWidget *m_pages;
    QLabel *m_giveTitle;
    QLabel *m_getTitle;
    QLabel *m_handTitle;
    CardFan *m_hand;
    CardFan *m_given;
    ExchangeSign *m_sign;
    QBoxLayout *m_sides = nullptr;
    QBoxLayout *m_reading = nullptr; // the offer, and beside or below it the hand
    OfferEditor *m_editor;
    QPushButton *m_back;
    QPushButton *m_decline;
    QPushButton *m_counter;
    QPushButton *m_accept;
    QPushButton *m_offerInstead;
};

} // namespace holmstead
