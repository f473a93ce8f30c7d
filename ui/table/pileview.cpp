// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/pileview.h"

#include "hand/cardpainter.h"
#include "hand/paper.h"
#include "look/theme.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

namespace holmstead {

namespace {

constexpr qreal cardHeight = 3.1; // in ems

} // namespace

PileView::PileView(std::optional<CardFace> face, QWidget *parent) : QWidget(parent), m_face(face)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PileView::show(int count, const QString &sentence)
{
    m_count = count;
    setToolTip(sentence);
    setAccessibleName(sentence);
    update();
}

void PileView::setShort(bool isShort)
{
    if (m_isShort == isShort)
        return;
    m_isShort = isShort;
    update();
}

void PileView::setShift(qreal shift)
{
    if (m_shift == shift)
        return;
    m_shift = shift;
    update();
}

QSize PileView::sizeHint() const
{
    const qreal em = paper::em(*this);
    return QSizeF(2.3 * em, (cardHeight + 1.3) * em).toSize();
}

QSize PileView::minimumSizeHint() const
{
    return { paper::ems(*this, 1.9), sizeHint().height() };
}

void PileView::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF card = CardPainter::cardIn({ 0.5, 0.5, width() - 3.0, cardHeight * em - 1 });
    const QRectF shifted = card.translated(m_shift * card.width(), 0);
    paintCard(painter, shifted);
    if (m_isShort)
        paper::drawOutline(painter, shifted, CardPainter::cornerOf(card), theme().warning, 2);
    painter.setFont(paper::scaled(font(), 1, QFont::Bold));
    painter.setPen(m_count > 0 && !m_isShort ? theme().text : theme().warning);
    painter.drawText(QRectF(0, cardHeight * em, width(), height() - cardHeight * em), Qt::AlignCenter,
                     locale().toString(m_count));
}

void PileView::paintCard(QPainter &painter, const QRectF &card) const
{
    if (m_count == 0) {
        painter.setPen(QPen(theme().softText, 1, Qt::DashLine));
        painter.setBrush(theme().sunken);
        painter.drawRoundedRect(card, CardPainter::cornerOf(card), CardPainter::cornerOf(card));
        painter.setOpacity(0.35);
    }
    if (m_count > 1)
        paintTop(painter, card.translated(0.07 * card.width(), 0));
    paintTop(painter, card);
    painter.setOpacity(1);
}

void PileView::paintTop(QPainter &painter, const QRectF &card) const
{
    if (m_face)
        CardPainter::paintFront(painter, card, *m_face);
    else
        CardPainter::paintBack(painter, card, CardPainter::Back::Development);
}

void PileView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace holmstead
