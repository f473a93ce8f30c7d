// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/takenpile.h"

#include "hand/paper.h"
#include "look/palette.h"
#include "text/terms.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

namespace holmstead {

namespace {

// In ems.
constexpr qreal pileHeight = 1.55;
constexpr qreal signRadius = 0.55;
constexpr qreal toEdge = 0.28;

} // namespace

TakenPile::TakenPile(Resource resource, QWidget *parent) : QAbstractButton(parent), m_resource(resource)
{
    setFocusPolicy(Qt::NoFocus); // the pile they come from has the keyboard and does the same
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setCount(0);
}

void TakenPile::setCount(int count)
{
    m_count = count;
    setEnabled(count > 0 && m_tappable);
    setCursor(isEnabled() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    describe();
    update();
}

void TakenPile::setEdition(Edition edition)
{
    m_edition = edition;
    describe();
    update();
}

void TakenPile::setCardWidth(qreal width)
{
    m_cardWidth = width;
    updateGeometry();
}

void TakenPile::setTappable(bool tappable)
{
    m_tappable = tappable;
    setCount(m_count);
}

void TakenPile::describe()
{
    //: A button: cards chosen for a trade or to give back, of which a tap takes one back. %1 is a resource.
    setAccessibleName(tr("One less: %1").arg(resourceTitle(m_resource, m_edition)));
    setToolTip(isEnabled() ? tr("Click to take one back") : QString());
}

QSize TakenPile::sizeHint() const
{
    return { paper::ems(*this, m_cardWidth), paper::ems(*this, pileHeight) };
}

// The cards themselves are drawn by the tile, with the pile before them.
void TakenPile::paintEvent(QPaintEvent *)
{
    if (m_count == 0)
        return;
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    const QRectF pill(toEdge * em, toEdge * em, 2.4 * em, 1.2 * em);
    painter.setFont(paper::scaled(font(), 0.95, QFont::Bold));
    const bool leftToRight = painter.layoutDirection() == Qt::LeftToRight;
    paper::drawPill(painter, paper::inDirection(painter, pill, whole),
                    leftToRight ? Qt::AlignLeft : Qt::AlignRight, locale().toString(m_count), palette::accent,
                    palette::paper);
    if (!isEnabled())
        return;
    const qreal radius = signRadius * em;
    const QPointF middle(leftToRight ? whole.right() - toEdge * em - radius
                                     : whole.left() + toEdge * em + radius,
                         pill.center().y());
    painter.setPen(QPen(palette::accent, 1));
    painter.setBrush(underMouse() ? palette::accent : palette::paper);
    painter.drawEllipse(middle, radius, radius);
    painter.setPen(
        QPen(underMouse() ? palette::paper : palette::accent, 0.15 * em, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle - QPointF(0.28 * em, 0), middle + QPointF(0.28 * em, 0));
}

void TakenPile::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

void TakenPile::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void TakenPile::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace holmstead
