// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/openhand.h"

#include "hand/cardpainter.h"
#include "hand/paper.h"
#include "look/theme.h"
#include "text/lists.h"
#include "text/terms.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

struct Pile
{
    CardFace face;
    int count;
};

} // namespace

OpenHand::OpenHand(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void OpenHand::setCards(const ResourceCards &resources, const DevelopmentCards &developments, Edition edition)
{
    m_resources = resources;
    m_developments = developments;
    setAccessibleName(inWords(edition));
    setToolTip(accessibleName());
    update();
}

QString OpenHand::inWords(Edition edition) const
{
    QStringList cards;
    if (!m_resources.isEmpty())
        cards << resourceList(m_resources, edition);
    for (const DevelopmentCard card : allDevelopmentCards) {
        for (int i = 0; i < m_developments[card]; ++i)
            cards << cardName(card, edition);
    }
    return cards.isEmpty() ? tr("No cards") : listOf(cards);
}

QSize OpenHand::sizeHint() const
{
    return { paper::ems(*this, 12), paper::ems(*this, 1.4) };
}

void OpenHand::paintEvent(QPaintEvent *)
{
    std::vector<Pile> piles;
    for (const Resource resource : allResources)
        piles.push_back({ resource, m_resources[resource] });
    for (const DevelopmentCard card : allDevelopmentCards)
        piles.push_back({ card, m_developments[card] });
    std::erase_if(piles, [](const Pile &pile) { return pile.count == 0; });
    if (piles.empty())
        return;

    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const qreal step = std::min(2.3 * em, width() / static_cast<qreal>(piles.size()));
    const qreal side = std::min(1.4 * em, 0.6 * step);
    painter.setFont(paper::scaled(font(), 0.9, QFont::DemiBold));
    painter.setPen(theme().text);
    qreal left = 0;
    for (const Pile &pile : piles) {
        const QRectF picture(left, (height() - side) / 2, side, side);
        const QRectF number(picture.right() + 0.1 * em, 0, step - side - 0.1 * em, height());
        CardPainter::paintFront(painter, CardPainter::cardIn(paper::inDirection(painter, picture, rect())),
                                pile.face);
        paper::drawFitted(painter, paper::inDirection(painter, number, rect()),
                          Qt::AlignLeft | Qt::AlignVCenter, locale().toString(pile.count));
        left += step;
    }
}

} // namespace holmstead
