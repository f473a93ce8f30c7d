// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/cardview.h"

#include "hand/cardname.h"
#include "hand/cardpainter.h"
#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "look/palette.h"
#include "text/terms.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLocale>
#include <QtMath>

#include <algorithm>

namespace holmstead {

namespace {

constexpr int mostEdges = 4; // more cards beneath the top one look like four
constexpr qreal edgeOfHeight = 0.045;
constexpr qreal narrow = 2.7;     // in ems
constexpr qreal countInEm = 1.25; // of one digit
constexpr qreal nameInEm = 0.85;
constexpr qreal besideName = 2; // in pixels

QString titleOf(const CardFace &face, Edition edition)
{
    const auto *resource = std::get_if<Resource>(&face);
    return resource ? resourceTitle(*resource, edition) : cardName(std::get<DevelopmentCard>(face), edition);
}

QString letterOf(const CardFace &face, Edition edition)
{
    const auto *resource = std::get_if<Resource>(&face);
    return resource ? resourceLetter(*resource, edition) : titleOf(face, edition).left(1);
}

// What lies on the part of the top card that is seen, from left to right.
struct Places
{
    QRectF count;
    QRectF corner;
    QRectF below; // the corner
};

Places placesIn(const QRectF &card, const QRectF &seen, qreal em)
{
    Places places;
    const QRectF scene = CardPainter::sceneOf(card) & seen;
    const qreal margin = 0.2 * em;
    places.count = QRectF(scene.left() + margin, scene.top() + margin, scene.width() / 2, 1.25 * em);
    const qreal rest = places.count.left() + countInEm * em + margin;
    places.corner = QRectF(rest, scene.top() + margin, scene.right() - margin - rest, 1.25 * em);
    if (scene.width() < narrow * em) { // one below the other
        places.count.setWidth(scene.width() - margin);
        places.corner = places.count.translated(0, places.count.height() + margin);
    }
    places.below = places.corner.translated(0, places.corner.height() + margin);
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

void CardView::setNamed(bool named)
{
    m_named = named;
    update();
}

void CardView::setBand(qreal height)
{
    m_band = height;
    update();
}

QFont CardView::nameFont() const
{
    return paper::scaled(font(), nameInEm, QFont::DemiBold);
}

// The band of a resource is a line high.
QString CardView::nameOnCard() const
{
    QString name = titleOf(m_face, m_edition);
    return isDevelopment() ? name : name.replace(u' ', QChar::Nbsp);
}

qreal CardView::bandForName() const
{
    const qreal width = seenOf(topCard()).width() - 2 * besideName;
    return isDevelopment() ? CardName(nameOnCard(), nameFont(), width).height() : 0;
}

int CardView::leastForName() const
{
    return qCeil(CardName::leastWidth(nameOnCard(), nameFont()) + 2 * besideName + 1);
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

void CardView::setLacking(bool lacking)
{
    m_lacking = lacking;
    update();
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

// As it lies from left to right.
QRectF CardView::topCard() const
{
    const QRectF whole = QRectF(rect()).adjusted(1, 1, -1, -1);
    return { whole.topLeft(), QSizeF(CardPainter::widthOfHeight * whole.height(), whole.height()) };
}

QRectF CardView::seenOf(const QRectF &card) const
{
    QRectF seen = card;
    if (m_uncovered > 0)
        seen.setWidth(std::min<qreal>(card.width(), m_uncovered));
    return seen;
}

void CardView::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const QRectF whole = QRectF(rect()).adjusted(1, 1, -1, -1);
    for (int edge = edges(); edge > 0; --edge) {
        const QRectF beneath = topCard().translated(edge * edgeOfHeight * height(), 0);
        CardPainter::paintFront(
            painter, paper::inDirection(painter, beneath.adjusted(0, edge, 0, -edge), whole), m_face);
    }
    paintTop(painter, paper::inDirection(painter, topCard(), whole));
}

void CardView::paintTop(QPainter &painter, const QRectF &card)
{
    const QRectF seen = paper::inDirection(painter, seenOf(card), card);
    const Places places = placesIn(card, seen, paper::em(*this));
    CardPainter::paintFront(painter, card, m_face);
    paintBand(painter, card, seen);
    const QRectF corner = paper::inDirection(painter, places.corner, seen);
    const QRectF below = paper::inDirection(painter, places.below, seen);
    paintFresh(painter, paintInvitation(painter, corner) ? below : corner);
    painter.setFont(paper::scaled(font(), 1, QFont::Bold));
    const bool mirrored = painter.layoutDirection() == Qt::RightToLeft;
    paper::drawPill(painter, paper::inDirection(painter, places.count, seen),
                    mirrored ? Qt::AlignRight : Qt::AlignLeft, locale().toString(m_count), palette::ink,
                    palette::paper);
    if (m_lacking)
        paper::drawOutline(painter, card, CardPainter::cornerOf(card), palette::warning, 3);
    if (m_tappable && underMouse() && !isDown())
        paper::drawOutline(painter, card, CardPainter::cornerOf(card), palette::accent, 3);
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, card, CardPainter::cornerOf(card));
}

// A word may reach over the frame of the card, which is paper as well.
void CardView::paintBand(QPainter &painter, const QRectF &card, const QRectF &seen)
{
    QRectF band = CardPainter::paintBand(painter, card, m_band);
    painter.setPen(palette::ink);
    if (!m_named) {
        painter.setFont(paper::scaled(font(), 1, QFont::Bold));
        return painter.drawText(band & seen, Qt::AlignCenter, letterOf(m_face, m_edition));
    }
    band.setLeft(seen.left() + besideName);
    band.setRight(seen.right() - besideName);
    CardName(nameOnCard(), nameFont(), band.width()).paint(painter, band);
}

// At the trailing side of `corner`; whether there is one.
bool CardView::paintInvitation(QPainter &painter, const QRectF &corner)
{
    if (!m_tappable || m_key.isEmpty())
        return false;
    const bool mirrored = painter.layoutDirection() == Qt::RightToLeft;
    const qreal pad = 0.16 * corner.height();
    const qreal side = corner.height() - 2 * pad;
    painter.setFont(paper::scaled(font(), 0.75, QFont::Bold));
    const qreal word = QFontMetricsF(painter.font()).horizontalAdvance(m_invitation) + 2 * pad;
    const bool hasRoom = !m_invitation.isEmpty() && word + side + 2 * pad <= corner.width();
    QRectF chip = corner;
    chip.setWidth(side + 2 * pad + (hasRoom ? word : 0));
    if (!mirrored)
        chip.moveRight(corner.right());
    const paper::Look look = { palette::paper, palette::accentDark, 1.5, 0 };
    paper::drawPlate(painter, chip, 0.3 * chip.height(), isDown() ? paper::pressed(look) : look);
    painter.setPen(palette::accentDark);
    const QRectF cap(chip.right() - pad - side, chip.top() + pad, side, side);
    const QRectF key = hasRoom ? paper::inDirection(painter, cap, chip) : chip;
    if (hasRoom) {
        painter.drawText(paper::inDirection(painter, chip.adjusted(0, 0, -side - pad, 0), chip),
                         Qt::AlignCenter, m_invitation);
        paper::drawOutline(painter, key, 0.2 * side, paper::mixed(palette::accentDark, palette::paper, 0.5),
                           1);
    }
    painter.setPen(palette::accentDark);
    painter.setFont(paper::scaled(font(), 0.7, QFont::DemiBold));
    painter.drawText(key, Qt::AlignCenter, m_key);
    return true;
}

void CardView::paintFresh(QPainter &painter, const QRectF &corner)
{
    if (m_fresh == 0)
        return;
    painter.setFont(paper::scaled(font(), 0.75, QFont::DemiBold));
    const bool mirrored = painter.layoutDirection() == Qt::RightToLeft;
    //: In the corner of development cards bought this turn; as short as can be
    paper::drawPill(painter, corner, mirrored ? Qt::AlignLeft : Qt::AlignRight, tr("new"), palette::gold,
                    palette::ink);
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
