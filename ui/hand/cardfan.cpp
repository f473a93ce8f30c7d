// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/cardfan.h"

#include "hand/paper.h"

#include <QEvent>

#include <algorithm>

namespace holmstead {

namespace {

constexpr qreal pileGap = 0.06;

std::vector<CardFace> allFaces()
{
    std::vector<CardFace> faces(allResources.begin(), allResources.end());
    faces.insert(faces.end(), allDevelopmentCards.begin(), allDevelopmentCards.end());
    return faces;
}

} // namespace

CardFan::CardFan(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    for (const CardFace &face : allFaces()) {
        auto *pile = new CardView(face, this);
        pile->hide();
        connect(pile, &CardView::clicked, this, [this, face] { emit cardTapped(face); });
        m_piles.push_back(pile);
    }
}

void CardFan::setCards(ResourceCards resources, DevelopmentCards cards, DevelopmentCards bought,
                       Edition edition)
{
    for (CardView *pile : m_piles) {
        const CardFace face = pile->face();
        const auto *resource = std::get_if<Resource>(&face);
        const auto *card = std::get_if<DevelopmentCard>(&face);
        const int count = resource ? resources[*resource] : cards[*card];
        pile->setEdition(edition);
        pile->setCount(count, card ? bought[*card] : 0);
        pile->setVisible(count > 0);
    }
    updateGeometry();
    arrange();
}

CardView *CardFan::pile(CardFace face) const
{
    return *std::find_if(m_piles.begin(), m_piles.end(),
                         [&face](CardView *pile) { return pile->face() == face; });
}

std::vector<CardView *> CardFan::held() const
{
    std::vector<CardView *> result;
    std::copy_if(m_piles.begin(), m_piles.end(), std::back_inserter(result),
                 [](const CardView *pile) { return pile->count() > 0; });
    return result;
}

// Every pile is as high as the row. Too many for its width move together by the same part each, and the last
// stays whole.
void CardFan::arrange()
{
    const std::vector<CardView *> piles = held();
    if (piles.empty())
        return;
    const qreal gap = pileGap * height();
    qreal wanted = 0;
    for (const CardView *pile : piles)
        wanted += pile->widthFor(height()) + gap;
    const qreal last = piles.back()->widthFor(height());
    const qreal room = std::max(0.0, width() - last);
    const qreal pace = std::min(1.0, room / std::max(1.0, wanted - last - gap));
    qreal x = 0;
    for (CardView *pile : piles) {
        const int step = qRound(pace * (pile->widthFor(height()) + gap));
        pile->setUncovered(pile == piles.back() ? 0 : step);
        const int pileWidth = pile->widthFor(height());
        const int left = qRound(layoutDirection() == Qt::LeftToRight ? x : width() - x - pileWidth);
        pile->setGeometry(left, 0, pileWidth, height());
        pile->raise();
        x += pace * (pileWidth + gap);
    }
}

QSize CardFan::sizeHint() const
{
    const int height = paper::ems(*this, 6.4);
    int width = 0;
    for (const CardView *pile : held())
        width += pile->widthFor(height) + qRound(pileGap * height);
    return { width, height };
}

QSize CardFan::minimumSizeHint() const
{
    return { paper::ems(*this, 10), paper::ems(*this, 5) };
}

void CardFan::resizeEvent(QResizeEvent *)
{
    arrange();
}

void CardFan::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::FontChange)
        arrange();
    QWidget::changeEvent(event);
}

} // namespace holmstead
