// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/offer.h"
#include "record/person.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace holmstead {

class ExchangeSign;
class ResourceRow;

// Puts an offer together by tapping cards: the viewer's own on one side, what they want on the other. It lets
// one tap only what whyOffer() has nothing against, and tells what the hand becomes.
class OfferEditor : public QWidget
{
    Q_OBJECT

public:
    // `view` is that of the person who offers.
    OfferEditor(const View &view, const People &people, QWidget *parent = nullptr);

    // Forgets what was put together.
    void setView(const View &view, const People &people);
    // What is not possible of it is left out.
    void setOffer(const Offer &offer);
    Offer offer() const;
    void setAddressee(std::optional<PlayerId> to);
    // Why the offer cannot be made as it is, in a sentence; empty when it can.
    QString whyNot() const;
    // Where to begin with the keyboard: the first card that can be given.
    QWidget *firstTile() const;

    void retranslate();
    void settle(int width);

signals:
    void changed();

private:
    bool mayAdd(Resource resource, bool toGive) const;
    void refresh();

    View m_view;
    People m_people;
    std::optional<PlayerId> m_to;
    QBoxLayout *m_sides;
    QLabel *m_giveTitle;
    QLabel *m_getTitle;
    ResourceRow *m_give;
    ResourceRow *m_get;
    ExchangeSign *m_sign;
    QLabel *m_outcome;
};

} // namespace holmstead
