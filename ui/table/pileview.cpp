// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/pileview.h"

#include "hand/cardpainter.h"
#include "hand/paper.h"
#include "look/palette.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

namespace holmstead {

namespace {

constexpr qreal cardHeight = 2.7; // in ems

} // namespace

PileView::PileView(std::optional<CardFace> face, QWidget *parent) : QWidget(parent), m_face(face)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PileView::show(int count, const QString &letter, const QString &sentence)
{
    m_count = count;
    m_letter = letter;
    setToolTip(sentence);
    setAccessibleName(sentence);
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
    const QRectF card = CardPainter::cardIn({ 0.5, 0.5, width() - 1.0, cardHeight * em - 1 });
    paintCard(painter, card.translated(m_shift * card.width(), 0));
    painter.setFont(paper::scaled(font(), 1, QFont::Bold));
    painter.setPen(m_count > 0 ? palette::ink : palette::warning);
    painter.drawText(QRectF(0, cardHeight * em, width(), height() - cardHeight * em), Qt::AlignCenter,
                     locale().toString(m_count));
}

void PileView::paintCard(QPainter &painter, const QRectF &card) const
{
    if (m_count == 0) {
        painter.setPen(QPen(palette::inkSoft, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(card, 3, 3);
        painter.setOpacity(0.35);
    }
    if (m_face && m_count > 0)
        CardPainter::paintFront(painter, card, *m_face);
    else if (m_face)
        CardPainter::paintPicture(painter, card.adjusted(3, 0, -3, 0), *m_face);
    else
        CardPainter::paintBack(painter, card, CardPainter::Back::Development);
    painter.setOpacity(1);
    painter.setFont(paper::scaled(font(), 0.75, QFont::Bold));
    painter.setPen(palette::ink);
    painter.drawText(card.adjusted(3, 0, -3, -1), Qt::AlignLeading | Qt::AlignTop, m_letter);
}

void PileView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace holmstead
