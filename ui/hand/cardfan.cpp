// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/cardfan.h"

#include "hand/paper.h"

#include <QEvent>

#include <algorithm>
#include <numeric>

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

// From each pile to the next. Too many for the row's width move together, resources most: they are known by
// their letter. The last stays whole.
std::vector<qreal> CardFan::stepsOf(const std::vector<CardView *> &piles) const
{
    const qreal room = std::max(0, width() - piles.back()->widthFor(height()));
    std::vector<qreal> least;
    std::vector<qreal> wanted;
    for (const CardView *pile : piles) {
        wanted.push_back(pile->widthFor(height()) + pileGap * height());
        least.push_back(std::min<qreal>(wanted.back(), pile->leastUncovered(height())));
    }
    const qreal allWanted = std::accumulate(wanted.begin(), wanted.end() - 1, 0.0);
    const qreal allLeast = std::accumulate(least.begin(), least.end() - 1, 0.0);
    const qreal spare = (room - allLeast) / std::max(1.0, allWanted - allLeast);
    const qreal squeeze = spare < 0 ? room / allLeast : 1;
    std::vector<qreal> steps;
    for (std::size_t i = 0; i < piles.size(); ++i)
        steps.push_back(squeeze * (least[i] + std::clamp(spare, 0.0, 1.0) * (wanted[i] - least[i])));
    return steps;
}

// Every pile is as high as the row.
void CardFan::arrange()
{
    const std::vector<CardView *> piles = held();
    if (piles.empty())
        return;
    const std::vector<qreal> steps = stepsOf(piles);
    qreal x = 0;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        CardView *pile = piles[i];
        pile->setUncovered(pile == piles.back() ? 0 : qRound(steps[i]));
        const int pileWidth = pile->widthFor(height());
        const int left = qRound(layoutDirection() == Qt::LeftToRight ? x : width() - x - pileWidth);
        pile->setGeometry(left, 0, pileWidth, height());
        pile->raise();
        x += steps[i];
    }
    shareBand();
}

// The names of development cards stand side by side on bands of one height.
void CardFan::shareBand() const
{
    qreal band = 0;
    for (const CardView *pile : held())
        band = std::max(band, pile->bandForName());
    for (CardView *pile : held())
        pile->setBand(std::holds_alternative<DevelopmentCard>(pile->face()) ? band : 0);
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
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LanguageChange)
        arrange();
    QWidget::changeEvent(event);
}

} // namespace holmstead
