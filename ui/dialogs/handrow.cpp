// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/handrow.h"

#include "hand/cardpainter.h"
#include "hand/paper.h"
#include "look/theme.h"

#include <QLocale>
#include <QStyle>

namespace holmstead {

namespace {

// In ems.
constexpr qreal cardHeight = 2.3;
constexpr qreal cardWidth = CardPainter::widthOfHeight * cardHeight;
constexpr qreal toNumber = 0.25;
constexpr qreal step = 3.1; // from one kind to the next

} // namespace

HandRow::HandRow(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void HandRow::setHand(const ResourceCards &before, const ResourceCards &after)
{
    m_before = before;
    m_after = after;
    update();
}

QSize HandRow::sizeHint() const
{
    return { paper::ems(*this, step * allResources.size()), paper::ems(*this, cardHeight) };
}

void HandRow::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    QRectF card(0, 0, cardWidth * em, cardHeight * em);
    for (const Resource resource : allResources) {
        if (m_before[resource] == 0 && m_after[resource] == 0)
            continue;
        const bool changes = m_before[resource] != m_after[resource];
        const QRectF number(card.right() + toNumber * em, card.top(), (step - cardWidth - toNumber) * em,
                            card.height());
        painter.setOpacity(m_after[resource] > 0 ? 1 : 0.55);
        CardPainter::paintFront(painter, paper::inDirection(painter, card, whole), resource);
        painter.setOpacity(1);
        painter.setPen(changes ? theme().accentLine : theme().softText);
        painter.setFont(paper::scaled(font(), changes ? 1.15 : 1.0, changes ? QFont::Bold : QFont::Normal));
        painter.drawText(
            paper::inDirection(painter, number, whole),
            int(QStyle::visualAlignment(painter.layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter),
            locale().toString(m_after[resource]));
        card.translate(step * em, 0);
    }
}

} // namespace holmstead
