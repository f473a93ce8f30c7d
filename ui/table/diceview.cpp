// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/diceview.h"

#include "board/dicepainter.h"
#include "hand/paper.h"
#include "look/palette.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace holmstead {

DiceView::DiceView(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    describe();
}

void DiceView::setDice(std::optional<Dice> dice)
{
    m_dice = dice;
    describe();
    update();
}

void DiceView::describe()
{
    //: The dice that lie on the table, for screen readers; %1 + %2 = %3
    const QString rolled =
        m_dice ? tr("Dice: %1 and %2, together %3").arg(m_dice->first).arg(m_dice->second).arg(m_dice->sum())
               : QString();
    setAccessibleName(m_dice ? rolled : tr("Not rolled yet"));
    setToolTip(accessibleName());
}

QSize DiceView::sizeHint() const
{
    return { paper::ems(*this, 9), paper::ems(*this, 2.8) };
}

QSize DiceView::minimumSizeHint() const
{
    return { paper::ems(*this, 7), paper::ems(*this, 2.2) };
}

void DiceView::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    const qreal side = std::min(whole.height() - 0.3 * em, 2.5 * em);
    const qreal top = whole.center().y() - side / 2;
    const qreal left = whole.center().x() - (2 * side + 3.2 * em) / 2;
    painter.setOpacity(m_dice ? 1 : 0.5);
    DicePainter::paint(painter, paper::inDirection(painter, { left, top, side, side }, whole),
                       m_dice ? m_dice->first : 0);
    const QRectF second(left + side + 0.4 * em, top, side, side);
    DicePainter::paint(painter, paper::inDirection(painter, second, whole), m_dice ? m_dice->second : 0);
    painter.setOpacity(1);
    if (!m_dice)
        return;
    painter.setFont(paper::scaled(font(), 1.6, QFont::Bold));
    painter.setPen(m_dice->sum() == 7 ? palette::warning : palette::ink);
    const QRectF sum(second.right() + 0.4 * em, 0, 2.4 * em, whole.height());
    painter.drawText(paper::inDirection(painter, sum, whole), Qt::AlignCenter,
                     locale().toString(m_dice->sum()));
}

void DiceView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace holmstead
