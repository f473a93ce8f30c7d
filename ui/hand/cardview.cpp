// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/cardview.h"

#include "hand/cardpainter.h"
#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "look/palette.h"
#include "text/terms.h"

#include <QKeyEvent>
#include <QLocale>

#include <algorithm>

namespace holmstead {

namespace {

constexpr int mostEdges = 4; // more cards beneath the top one look like four
constexpr qreal edgeOfHeight = 0.045;
constexpr qreal narrow = 3.2; // in ems

QString titleOf(const CardFace &face, Edition edition)
{
    const auto *resource = std::get_if<Resource>(&face);
    return resource ? resourceTitle(*resource, edition) : cardName(std::get<DevelopmentCard>(face), edition);
}

// What lies on the part of the top card that is seen, from left to right.
struct Places
{
    QRectF name;
    QRectF foot; // of a tappable card
    QRectF count;
    QRectF corner;
};

Places placesIn(const QRectF &card, const QRectF &seen, qreal em)
{
    Places places;
    const QRectF scene = CardPainter::sceneOf(card) & seen;
    places.name = CardPainter::bandOf(card) & seen;
    const qreal margin = 0.2 * em;
    places.count = QRectF(scene.left() + margin, scene.top() + margin, scene.width() / 2, 1.25 * em);
    places.corner = QRectF(scene.center().x(), scene.top() + margin, scene.width() / 2 - margin, 1.25 * em);
    if (scene.width() < narrow * em) { // one below the other
        places.count.setWidth(scene.width() - margin);
        places.corner = places.count.translated(0, places.count.height() + margin);
    }
    places.foot =
        QRectF(scene.left() + margin, scene.bottom() - 1.35 * em, scene.width() - 2 * margin, 1.2 * em);
    return places;
}

} // namespace

CardView::CardView(CardFace face, QWidget *parent) : QAbstractButton(parent), m_face(face)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setTappable(false);
}

void CardView::setCount(int count, int fresh)
{
    m_count = count;
    m_fresh = fresh;
    describe();
    updateGeometry();
    update();
}

void CardView::setEdition(Edition edition)
{
    m_edition = edition;
    describe();
    update();
}

void CardView::setTappable(bool tappable)
{
    m_tappable = tappable;
    setFocusPolicy(tappable ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(tappable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setEnabled(tappable);
    update();
}

void CardView::setInvitation(const QString &invitation, const QString &key)
{
    m_invitation = invitation;
    m_key = key;
    update();
}

void CardView::setUncovered(int width)
{
    m_uncovered = width;
    update();
}

// A pile that is not there says nothing: whoever goes through all widgets learns no more than who looks.
void CardView::describe()
{
    if (m_count == 0) {
        setAccessibleName({});
        return;
    }
    const QString title = titleOf(m_face, m_edition);
    //: A pile of cards in a hand, for screen readers; %1 is what is on the card: "Lumber: 3 cards"
    const QString pile = tr("%1: %n card(s)", nullptr, m_count).arg(title);
    //: As before; %2 of the cards were bought this turn and wait for the next one
    const QString withNew = tr("%1: %n card(s), %2 of them new", nullptr, m_count).arg(title).arg(m_fresh);
    setAccessibleName(m_fresh > 0 ? withNew : pile);
}

int CardView::edges() const
{
    return std::clamp(m_count - 1, 0, mostEdges);
}

int CardView::widthFor(int height) const
{
    return qRound(height * (CardPainter::widthOfHeight + edges() * edgeOfHeight));
}

QSize CardView::sizeHint() const
{
    const int height = paper::ems(*this, 7);
    return { widthFor(height), height };
}

QSize CardView::minimumSizeHint() const
{
    const int height = paper::ems(*this, 4);
    return { widthFor(height), height };
}

void CardView::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const QRectF whole = QRectF(rect()).adjusted(1, 1, -1, -1);
    const QSizeF size(CardPainter::widthOfHeight * whole.height(), whole.height());
    for (int edge = edges(); edge > 0; --edge) {
        const QPointF moved(whole.left() + edge * edgeOfHeight * height(), whole.top());
        const QRectF beneath(moved, size);
        CardPainter::paintFront(
            painter, paper::inDirection(painter, beneath.adjusted(0, edge, 0, -edge), whole), m_face);
    }
    paintTop(painter, paper::inDirection(painter, QRectF(whole.topLeft(), size), whole));
}

void CardView::paintTop(QPainter &painter, const QRectF &card)
{
    QRectF seen = card;
    if (m_uncovered > 0)
        seen.setWidth(std::min<qreal>(card.width(), m_uncovered));
    seen = paper::inDirection(painter, seen, card);
    const Places places = placesIn(card, seen, paper::em(*this));
    CardPainter::paintFront(painter, card, m_face);
    painter.setFont(paper::scaled(font(), 0.85, QFont::DemiBold));
    painter.setPen(palette::ink);
    // A name that has no room is left to the picture and the tooltip.
    const QRectF name = places.name.adjusted(1, 0, -1, 0);
    const int flags = Qt::AlignCenter | Qt::TextWordWrap;
    if (paper::canFit(painter, name, flags, titleOf(m_face, m_edition)))
        paper::drawFitted(painter, name, flags, titleOf(m_face, m_edition));
    if (m_tappable && !m_invitation.isEmpty())
        paintInvitation(painter, places.foot);
    paintCorner(painter, paper::inDirection(painter, places.corner, seen));
    painter.setFont(paper::scaled(font(), 1, QFont::Bold));
    const bool mirrored = painter.layoutDirection() == Qt::RightToLeft;
    paper::drawPill(painter, paper::inDirection(painter, places.count, seen),
                    mirrored ? Qt::AlignRight : Qt::AlignLeft, locale().toString(m_count), palette::ink,
                    palette::paper);
    if (m_tappable && underMouse() && !isDown())
        paper::drawOutline(painter, card, CardPainter::cornerOf(card), palette::accent, 3);
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, card, CardPainter::cornerOf(card));
}

void CardView::paintInvitation(QPainter &painter, const QRectF &foot)
{
    painter.setFont(paper::scaled(font(), 0.8, QFont::Bold));
    paper::drawPlate(painter, foot, 0.3 * foot.height(),
                     { isDown() ? palette::accentDark : palette::accent, {}, 0, 0 });
    painter.setPen(palette::paper);
    const QRectF place = foot.adjusted(2, 0, -2, 0);
    const bool hasRoom = paper::canFit(painter, place, Qt::AlignCenter, m_invitation);
    paper::drawFitted(painter, place, Qt::AlignCenter, hasRoom ? m_invitation : m_key);
}

// Resources carry their letter, so that colour and picture are not the only signs; cards bought this turn say
// so.
void CardView::paintCorner(QPainter &painter, const QRectF &corner)
{
    if (const auto *resource = std::get_if<Resource>(&m_face)) {
        const bool atRight = painter.layoutDirection() == Qt::LeftToRight;
        const qreal half = corner.height() / 2;
        const qreal x = atRight ? corner.right() - half : corner.left() + half;
        CardPainter::paintLetter(painter, { x, corner.center().y() }, corner.height(),
                                 resourceLetter(*resource, m_edition));
    } else if (m_fresh > 0) {
        painter.setFont(paper::scaled(font(), 0.75, QFont::DemiBold));
        const bool mirrored = painter.layoutDirection() == Qt::RightToLeft;
        //: In the corner of development cards bought this turn; as short as can be
        paper::drawPill(painter, corner, mirrored ? Qt::AlignLeft : Qt::AlignRight, tr("new"), palette::gold,
                        palette::ink);
    }
}

void CardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

void CardView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void CardView::enterEvent(QEnterEvent *event)
{
    update();
    QAbstractButton::enterEvent(event);
}

void CardView::leaveEvent(QEvent *event)
{
    update();
    QAbstractButton::leaveEvent(event);
}

} // namespace holmstead
