// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/cardfan.h"

#include "hand/cardpainter.h"
#include "hand/paper.h"

#include <QEvent>

#include <algorithm>
#include <array>
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

// What each pile needs for its name, those of a group as much as the longest among them.
std::vector<qreal> CardFan::leastOf(const std::vector<CardView *> &piles) const
{
    std::array<qreal, std::variant_size_v<CardFace>> longest = {};
    for (const CardView *pile : piles)
        longest[pile->face().index()] = std::max<qreal>(longest[pile->face().index()], pile->leastForName());
    std::vector<qreal> least;
    for (const CardView *pile : piles)
        least.push_back(longest[pile->face().index()]);
    return least;
}

// The last pile stays whole. Too many for the row's width move together by the same step; a group with longer
// names has a longer one where it has to.
CardFan::Spread CardFan::spreadOf(const std::vector<CardView *> &piles) const
{
    const auto overlapping = static_cast<qreal>(piles.size() - 1);
    const qreal room = std::max(0, width() - piles.back()->widthFor(height()));
    std::vector<qreal> wanted;
    for (const CardView *pile : piles)
        wanted.push_back(pile->widthFor(height()) + pileGap * height());
    wanted.pop_back();
    std::vector<qreal> least = leastOf(piles);
    const qreal longest = *std::max_element(least.begin(), least.end());
    least.pop_back();
    const bool named = longest <= CardPainter::widthOfHeight * height();
    if (std::accumulate(wanted.begin(), wanted.end(), 0.0) <= room)
        return { wanted, named };
    const qreal even = room / overlapping;
    const qreal spare = room - std::accumulate(least.begin(), least.end(), 0.0);
    if (!named || spare < 0 || longest <= even)
        return { std::vector<qreal>(least.size(), even), named && spare >= 0 };
    for (qreal &step : least)
        step += spare / overlapping;
    return { least, true };
}

// Every pile is as high as the row.
void CardFan::arrange()
{
    const std::vector<CardView *> piles = held();
    if (piles.empty())
        return;
    const Spread spread = spreadOf(piles);
    qreal x = 0;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        CardView *pile = piles[i];
        const qreal step = pile == piles.back() ? 0 : spread.steps[i];
        pile->setNamed(spread.named);
        pile->setUncovered(qRound(step));
        const int pileWidth = pile->widthFor(height());
        const int left = qRound(layoutDirection() == Qt::LeftToRight ? x : width() - x - pileWidth);
        pile->setGeometry(left, 0, pileWidth, height());
        pile->raise();
        x += step;
    }
    shareBand();
}

// The names of development cards stand side by side on bands of one height.
void CardFan::shareBand() const
{
    qreal band = 0;
    for (const CardView *pile : held()) {
        if (pile->isNamed())
            band = std::max(band, pile->bandForName());
    }
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
    return { std::min(paper::ems(*this, 10), sizeHint().width()), paper::ems(*this, 5) };
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
