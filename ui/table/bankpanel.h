// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/view.h"

#include <QWidget>

#include <array>

class QLabel;

namespace holmstead {

class PileView;

// The open piles of the bank and the deck of development cards (R-CO-6).
class BankPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BankPanel(QWidget *parent = nullptr);

    void setView(const View &view);

    // Of which kinds the last roll has asked for more than there were.
    void setShort(ResourceCards kinds);

    // What stands on the screen.
    int count(Resource resource) const { return m_bank[resource]; }
    int deck() const { return m_deck; }
    // Where it is.
    PileView *pile(Resource resource) const { return m_piles[indexOf(resource)]; }
    PileView *deckPile() const { return m_deckPile; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    ResourceCards m_bank = ResourceCards::each(resourceCardsOfAKind);
    int m_deck = fullDeck.total();
    Edition m_edition = Edition::Classic;

    QLabel *m_title = nullptr;
    std::array<PileView *, allResources.size()> m_piles = {};
    PileView *m_deckPile = nullptr;
};

} // namespace holmstead
