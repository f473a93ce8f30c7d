// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/cardview.h"

#include <QWidget>

#include <vector>

namespace holmstead {

// A hand in a row: a pile for each kind of card in it, resources first. The piles overlap when the row is
// too short for them, as evenly as their names let them; where these have no room, all show their letter.
class CardFan : public QWidget
{
    Q_OBJECT

public:
    explicit CardFan(QWidget *parent = nullptr);

    // `bought` of the development cards were bought this turn. Kinds that are not held are not shown.
    void setCards(ResourceCards resources, DevelopmentCards cards, DevelopmentCards bought, Edition edition);
    void setCards(ResourceCards resources, Edition edition) { setCards(resources, {}, {}, edition); }

    // The pile of a kind; it is hidden when there is none of it.
    CardView *pile(CardFace face) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    // A tappable pile was tapped (CardView::setTappable).
    void cardTapped(const holmstead::CardFace &face);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    // From each pile to the next, all but the last.
    struct Spread
    {
        std::vector<qreal> steps;
        bool named;
    };

    void arrange();
    void shareBand() const;
    Spread spreadOf(const std::vector<CardView *> &piles) const;
    std::vector<qreal> leastOf(const std::vector<CardView *> &piles) const;
    std::vector<CardView *> held() const;

    std::vector<CardView *> m_piles; // one for each face there is
};

} // namespace holmstead
