// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/costrow.h"

#include "board/citypainter.h"
#include "board/roadpainter.h"
#include "board/settlementpainter.h"
#include "hand/cardpainter.h"
#include "hand/costpainter.h"
#include "hand/iconpainter.h"
#include "hand/paper.h"
#include "hand/rim.h"
#include "look/palette.h"
#include "look/theme.h"
#include "text/terms.h"

#include <QEvent>
#include <QPainter>

namespace holmstead {

namespace {

// In ems.
constexpr qreal costHeight = 1.95;
constexpr qreal pieceSide = 1.5;
constexpr qreal cardSide = 1.55;
constexpr qreal tickSide = 0.95;

} // namespace

CostRow::CostRow(CostsPanel::Item item, QWidget *parent) : QWidget(parent), m_item(item)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void CostRow::setHand(std::optional<ResourceCards> hand, Color color, Edition edition)
{
    m_hand = hand;
    m_color = color;
    m_edition = edition;
    describe();
    update();
}

void CostRow::setFree(int count)
{
    m_free = count;
    describe();
    update();
}

void CostRow::setCommand(const Command &command)
{
    m_command = command;
    describe();
    update();
}

bool CostRow::isLit() const
{
    return m_free > 0 || (canPay() && m_command.enabled);
}

bool CostRow::canPay() const
{
    return m_hand && m_hand->contains(cost());
}

ResourceCards CostRow::cost() const
{
    switch (m_item) {
    case CostsPanel::Item::Road:
        return cost::road;
    case CostsPanel::Item::Settlement:
        return cost::settlement;
    case CostsPanel::Item::City:
        return cost::city;
    case CostsPanel::Item::Card:
        return cost::developmentCard;
    }
    return {};
}

QString CostRow::name() const
{
    switch (m_item) {
    case CostsPanel::Item::Road:
        //: In the table of costs
        return tr("Road");
    case CostsPanel::Item::Settlement:
        //: In the table of costs
        return tr("Settlement");
    case CostsPanel::Item::City:
        //: In the table of costs
        return tr("City");
    case CostsPanel::Item::Card:
        //: In the table of costs: a development card, as short as can be
        return tr("Card");
    }
    return {};
}

void CostRow::describe()
{
    const QString list = resourceList(cost(), m_edition);
    //: What something costs: "Road: 1 brick and 1 lumber."
    const QString plain = tr("%1: %2.").arg(name(), list);
    //: As before
    const QString lit = tr("%1: %2. You can pay for it.").arg(name(), list);
    //: In the table of costs: "Road: 2 free."
    const QString free = tr("%1: %n free.", nullptr, m_free).arg(name());
    const bool isRefused = m_hand && !m_command.enabled && !m_command.why.isEmpty();
    setAccessibleName(m_free > 0 ? free : isLit() ? lit : plain);
    setAccessibleDescription(isRefused ? m_command.why : QString());
    // Of what the hand cannot pay the reason names the price, too.
    const bool isTold = isRefused && m_command.unpaid;
    setToolTip(isTold      ? m_command.why
               : isRefused ? accessibleName() + u'\n' + m_command.why
                           : accessibleName());
}

QSize CostRow::sizeHint() const
{
    const qreal em = paper::em(*this);
    return QSizeF(15 * em, costHeight * em).toSize();
}

QSize CostRow::minimumSizeHint() const
{
    return { paper::ems(*this, 11), sizeHint().height() };
}

void CostRow::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    if (isLit()) {
        const paper::Look look{ theme().lit, paper::mixed(theme().sheet, palette::gold, 0.9) };
        paper::drawPlate(painter, whole.adjusted(0, 1, 0, -1), 0.4 * em, look);
    }
    const qreal middle = whole.center().y();
    const QRectF picture(0.25 * em, middle - pieceSide * em / 2, pieceSide * em, pieceSide * em);
    paintRimmed(painter, paper::inDirection(painter, picture, whole),
                [this](QPainter &to, const QRectF &square) { paintPicture(to, square); });
    // City, the dearest, sets the column of the cards for all.
    const qreal cardsWidth = CostPainter::widthFor(cost::city, cardSide * em);
    const QRectF cards(whole.right() - cardsWidth - (tickSide + 0.5) * em, middle - cardSide * em / 2,
                       cardsWidth, cardSide * em);
    if (m_free > 0) {
        const bool mirrored = painter.layoutDirection() == Qt::RightToLeft;
        painter.setFont(paper::scaled(font(), 0.85, QFont::DemiBold));
        //: In the table of costs, in place of what a road costs; as short as can be
        paper::drawPill(painter, paper::inDirection(painter, cards, whole),
                        mirrored ? Qt::AlignRight : Qt::AlignLeft, tr("%n free", nullptr, m_free),
                        palette::gold, palette::ink);
    } else {
        CostPainter::paint(painter, paper::inDirection(painter, cards, whole), cost(), m_hand);
    }
    const QRectF word(2.1 * em, 0, cards.left() - 2.4 * em, whole.height());
    painter.setFont(paper::scaled(font(), 1, isLit() ? QFont::DemiBold : QFont::Normal));
    painter.setPen(isLit() || !m_hand ? theme().text : theme().softText);
    paper::drawFitted(painter, paper::inDirection(painter, word, whole), Qt::AlignLeft | Qt::AlignVCenter,
                      name());
    if (!isLit())
        return;
    const QRectF tick(whole.right() - (tickSide + 0.25) * em, middle - tickSide * em / 2, tickSide * em,
                      tickSide * em);
    IconPainter::paint(painter, paper::inDirection(painter, tick, whole), Icon::Done, theme().accentLine);
}

void CostRow::paintPicture(QPainter &painter, const QRectF &square) const
{
    switch (m_item) {
    case CostsPanel::Item::Road:
        return RoadPainter::paintSlanted(painter, square, m_color);
    case CostsPanel::Item::Settlement:
        return SettlementPainter::paint(painter, square, m_color);
    case CostsPanel::Item::City:
        return CityPainter::paint(painter, square, m_color);
    case CostsPanel::Item::Card:
        return CardPainter::paintBack(painter, CardPainter::cardIn(square), CardPainter::Back::Development);
    }
}

void CostRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace holmstead
