// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/takenpile.h"

#include "hand/cardpainter.h"
#include "hand/paper.h"
#include "look/palette.h"
#include "look/theme.h"
#include "text/terms.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal pileHeight = 4.1;
constexpr qreal pileWidth = 4.8;
constexpr qreal edge = 0.3; // of a card beneath the top one
constexpr int mostEdges = 3;

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
    return { paper::ems(*this, pileWidth), paper::ems(*this, pileHeight + 0.2) };
}

void TakenPile::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF place = QRectF(rect()).adjusted(1, 0.1 * em, -1, -0.1 * em);
    if (m_count > 0)
        return paintPile(painter, CardPainter::cardIn(place));
    const QRectF hollow = CardPainter::cardIn(place);
    painter.setPen(QPen(theme().line, 1.5, Qt::DashLine));
    painter.setBrush(theme().sunken);
    painter.drawRoundedRect(hollow, 0.09 * hollow.width(), 0.09 * hollow.width());
}

// Over the cards, for whoever points at them, that they can be taken back.
void TakenPile::paintPile(QPainter &painter, const QRectF &card) const
{
    const qreal em = paper::em(*this);
    const int beneath = std::min(m_count - 1, mostEdges);
    QRectF top = card.translated(-beneath * edge * em / 2, 0);
    for (int below = beneath; below > 0; --below)
        CardPainter::paintFront(painter, top.translated(below * edge * em, 0), m_resource);
    CardPainter::paintFront(painter, top, m_resource);
    const QRectF pill(top.left() - 0.3 * em, top.top() - 0.05 * em, 2.4 * em, 1.25 * em);
    painter.setFont(paper::scaled(font(), 0.95, QFont::Bold));
    paper::drawPill(painter, pill, Qt::AlignLeft, locale().toString(m_count), palette::accent,
                    palette::paper);
    if (!isEnabled() || !underMouse())
        return;
    paper::drawOutline(painter, top, 0.09 * top.width(), palette::accent, 2);
    const QPointF middle = top.center() + QPointF(0, -0.25 * em);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::accent);
    painter.drawEllipse(middle, 0.75 * em, 0.75 * em);
    painter.setPen(QPen(palette::paper, 0.16 * em, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle - QPointF(0.36 * em, 0), middle + QPointF(0.36 * em, 0));
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
