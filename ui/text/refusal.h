// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/names.h"
#include "text/terms.h"

#include "rules/reason.h"

#include <QCoreApplication>

namespace holmstead {

// Finds the words for one refusal: it knows the moment and, if it was told, the action. For refusals.h alone.
class Refusal
{
    Q_DECLARE_TR_FUNCTIONS(Refusals)

public:
    Refusal(const View &view, const People &people, const Action *action)
        : m_view(view),
          m_people(people),
          m_action(action),
          m_edition(view.table->rules.edition)
    {}

    QString sentence(Reason reason) const;

private:
    // The action, if it is one of that kind.
    template <typename Kind> const Kind *as() const
    {
        return m_action ? std::get_if<Kind>(m_action) : nullptr;
    }
    QString words(const QString &classic, const QString &sixth) const
    {
        return inWordsOf(m_edition, classic, sixth);
    }
    QString list(const ResourceCards &cards) const { return resourceList(cards, m_edition); }
    QString name(PlayerId player) const { return nameOf(player, m_people); }

    PlayerId actor() const;
    QString actorName() const { return name(actor()); }
    QString turnName() const { return name(m_view.turn); }
    QString otherName() const;
    std::optional<IntersectionId> intersection() const;
    std::optional<PathId> path() const;
    std::optional<PlayerId> blocker() const;
    QString debtors() const;
    QString missingFrom(const ResourceCards &pile, const ResourceCards &wanted) const;
    QString missingInHand(const ResourceCards &wanted) const;
    ResourceCards given() const;

    QString discardFirst() const;
    QString freeRoadsFirst() const;
    QString impossibleSteal() const;
    QString victimNotThere() const;
    QString victimHasNothing() const;
    QString wrongDiscardCount() const;
    QString discardNotHeld() const;
    QString giveNotHeld() const;
    QString partnerCannotPay() const;
    QString wrongBankRate() const;
    QString bankLacks() const;
    QString cannotPayRoad() const;
    QString cannotPaySettlement() const;
    QString cannotPayCity() const;
    QString cannotPayCard() const;
    QString pathTaken() const;
    QString pathBlocked() const;
    QString intersectionTaken() const;
    QString upgradeOthers() const;
    QString boughtThisTurn() const;
    QString cardNotHeld() const;
    QString plentyBankLacks() const;

    const View &m_view;
    const People &m_people;
    const Action *m_action;
    Edition m_edition;
};

} // namespace holmstead
