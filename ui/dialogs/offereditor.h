// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/exchangeeditor.h"

#include "game/offer.h"
#include "record/person.h"

namespace holmstead {

// Puts an offer together: the viewer's own cards for what they want of somebody. It lets one tap only what
// whyOffer() has nothing against.
class OfferEditor : public ExchangeEditor
{
    Q_OBJECT

public:
    // `view` is that of the person who offers.
    OfferEditor(const View &view, const People &people, QWidget *parent = nullptr);

    // Forgets what was put together.
    void setView(const View &view, const People &people);
    void setPeople(const People &people);
    // What is not possible of it is left out.
    void setOffer(const Offer &offer);
    Offer offer() const;
    void setAddressee(std::optional<PlayerId> to);
    QString whyNot() const override;

private:
    QString whatIsMissing() const;
    Offer withMore(Resource resource, bool toGive) const;
    std::optional<Reason> whyNoMore(Resource resource, bool toGive) const;
    bool mayGive(Resource resource) const;
    bool mayGet(Resource resource) const;
    QString whyGrey(Resource resource, bool toGive) const;
    void limit() override;

    People m_people;
    std::optional<PlayerId> m_to;
};

} // namespace holmstead
