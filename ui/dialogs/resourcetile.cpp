// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/resourcetile.h"

#include "dialogs/style.h"
#include "dialogs/takenpile.h"

#include "hand/cardpainter.h"
#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "look/palette.h"
#include "look/theme.h"
#include "text/terms.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QSpacerItem>
#include <QVBoxLayout>

#include <algorithm>

namespace holmstead {

namespace {

constexpr qreal captionGap = 0.15; // beside it
constexpr qreal stagger = 0.16;    // of lifted cards, one behind the other
constexpr int mostLifted = 3;      // that are drawn
constexpr qreal paleness = 0.55;

} // namespace

ResourceTile::ResourceTile(Resource resource, Use use, QWidget *parent)
    : QAbstractButton(parent),
      m_resource(resource),
      m_use(use),
      m_place(new QSpacerItem(0, 0)),
      m_caption(new QLabel(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, [this] { emit moreAsked(m_resource); });

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (use != Use::Choice) {
        m_taken = new TakenPile(resource, this);
        m_taken->setObjectName(QStringLiteral("less"));
        connect(m_taken, &QAbstractButton::clicked, this, [this] { emit lessAsked(m_resource); });
        column->addWidget(m_taken, 0, Qt::AlignHCenter);
    }
    column->addItem(m_place);
    m_caption->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_caption->setWordWrap(true);
    m_caption->setProperty("soft", true);
    m_caption->setAttribute(Qt::WA_TransparentForMouseEvents);
    style::setScale(*m_caption, 0.9);
    m_caption->hide();
    column->addWidget(m_caption);
    column->addStretch();
    setCount(0, true, std::nullopt);
    paper::keepMeasured(*this, [this] { measure(); });
}

void ResourceTile::measure()
{
    const qreal height = m_cardWidth / CardPainter::widthOfHeight + 2 * rim;
    const int gap = paper::ems(*this, captionGap);
    m_caption->setContentsMargins(gap, 0, gap, 0);
    m_place->changeSize(0, paper::ems(*this, height), QSizePolicy::Minimum, QSizePolicy::Fixed);
    layout()->invalidate();
    updateGeometry();
}

void ResourceTile::setCardWidth(qreal width)
{
    m_cardWidth = width;
    if (m_taken)
        m_taken->setCardWidth(width);
    measure();
}

void ResourceTile::setEdition(Edition edition)
{
    m_edition = edition;
    if (m_taken)
        m_taken->setEdition(edition);
    describe();
    update();
}

void ResourceTile::setCount(int count, bool canAdd, std::optional<int> rest)
{
    m_count = count;
    m_canAdd = canAdd;
    m_rest = rest;
    if (m_use == Use::Count)
        m_taken->setCount(count);
    setCursor(canAdd ? Qt::PointingHandCursor : Qt::ArrowCursor);
    describe();
    update();
}

void ResourceTile::setPrice(int cards)
{
    m_taken->setCount(cards);
    update();
}

void ResourceTile::setWhyNot(const QString &sentence)
{
    m_whyNot = sentence;
    describe();
}

void ResourceTile::setCaption(const QString &caption, bool good)
{
    m_caption->setText(caption);
    style::mark(*m_caption, "good", good);
    m_caption->setVisible(!caption.isEmpty());
    describe();
    updateGeometry();
}

QSize ResourceTile::sizeHint() const
{
    const int width = paper::ems(*this, m_cardWidth + 2 * rim);
    return { width, layout()->hasHeightForWidth() ? layout()->heightForWidth(width)
                                                  : layout()->sizeHint().height() };
}

int ResourceTile::lifted() const
{
    return m_taken ? m_taken->count() : 0;
}

// What a choice takes comes from the pile, too.
std::optional<int> ResourceTile::rest() const
{
    return m_rest && m_use == Use::Price ? *m_rest - lifted() : m_rest;
}

QRectF ResourceTile::cardRect() const
{
    const qreal em = paper::em(*this);
    const qreal top = m_taken ? m_taken->geometry().bottom() + 1 : 0;
    const QSizeF size = QSizeF(m_cardWidth, m_cardWidth / CardPainter::widthOfHeight) * em;
    return { QPointF((width() - size.width()) / 2, top + rim * em), size };
}

void ResourceTile::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const QRectF card = cardRect();
    const qreal gap = rim * paper::em(*this) * 0.6;
    QRectF around = card.adjusted(-gap, -gap, gap, gap);
    if (lifted() > 0)
        around.setTop(m_taken->geometry().top());
    paintMark(painter, around);
    paintPile(painter, m_canAdd && isDown() ? card.translated(0, 2) : card);
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, around.adjusted(-2, -1, 2, 2), gap * 2);
}

void ResourceTile::paintMark(QPainter &painter, const QRectF &around) const
{
    const qreal radius = 1.2 * rim * paper::em(*this);
    const bool isChosen = m_count > 0 && m_use != Use::Count;
    if (!isChosen && !(m_canAdd && underMouse()))
        return;
    painter.setPen(isChosen ? QPen(theme().accentLine, 2.5) : QPen(Qt::NoPen));
    painter.setBrush(isChosen ? theme().chosen : theme().hover);
    painter.drawRoundedRect(around.adjusted(1, 1, -1, -1), radius, radius);
}

// Where all of a pile is lifted, nothing lies before what stands out.
void ResourceTile::paintPile(QPainter &painter, const QRectF &card) const
{
    const qreal em = paper::em(*this);
    const qreal up = lifted() > 0 ? card.top() - m_taken->geometry().top() - 2 : 0;
    for (int behind = std::min(lifted(), mostLifted) - 1; behind >= 0; --behind) {
        const qreal lower = (std::min(lifted(), mostLifted) - 1 - behind) * stagger * em;
        CardPainter::paintFront(painter, card.translated(0, lower - up), m_resource);
    }
    const bool isEmptied = lifted() > 0 && rest() == 0;
    const QRectF front = isEmptied ? card.translated(0, 2 * stagger * em - up) : card;
    painter.setOpacity(isIdle() ? paleness : 1);
    if (!isEmptied)
        CardPainter::paintFront(painter, front, m_resource);
    painter.setOpacity(1);
    paintWords(painter, front);
}

// As in the hand: how many are left on the pile stands in the corner. Words of a pale card stay as easy to
// read as others.
void ResourceTile::paintWords(QPainter &painter, const QRectF &card) const
{
    const qreal em = paper::em(*this);
    const bool leftToRight = painter.layoutDirection() == Qt::LeftToRight;
    const QRectF band = CardPainter::bandOf(card);
    if (isIdle()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().sunken);
        painter.drawRect(band);
    }
    painter.setPen(isIdle() ? theme().softText : palette::ink);
    painter.setFont(paper::scaled(font(), 0.85, QFont::DemiBold));
    paper::drawFitted(painter, band, Qt::AlignCenter, resourceTitle(m_resource, m_edition));
    if (lifted() > 0 && rest() == 0)
        return; // how many stand out is on them
    if (!rest())
        return;
    const QRectF scene = CardPainter::sceneOf(card).adjusted(0.2 * em, 0.2 * em, -0.2 * em, 0);
    painter.setFont(paper::scaled(font(), 0.95, QFont::Bold));
    const QRectF count(scene.left(), scene.top(), 2.2 * em, 1.2 * em);
    paper::drawPill(painter, paper::inDirection(painter, count, card),
                    leftToRight ? Qt::AlignLeft : Qt::AlignRight, locale().toString(*rest()), palette::ink,
                    palette::paper);
}

void ResourceTile::describe()
{
    const QString name = resourceTitle(m_resource, m_edition);
    QString spoken = name;
    if (m_use != Use::Count && m_count > 0) {
        //: For screen readers. %1 is a resource.
        spoken = tr("%1, chosen").arg(name);
    } else if (m_use == Use::Count && m_rest) {
        //: For screen readers. %1 is a resource; %2 and %3 are numbers.
        spoken =
            tr("%1: %2 chosen, %3 left").arg(name, locale().toString(m_count), locale().toString(*m_rest));
    } else if (m_use == Use::Count) {
        //: For screen readers. %1 is a resource, %2 a number.
        spoken = tr("%1: %2 chosen").arg(name, locale().toString(m_count));
    }
    setAccessibleName(spoken);
    setAccessibleDescription(m_caption->text().isEmpty() && !m_canAdd ? m_whyNot : m_caption->text());
    setToolTip(m_canAdd || m_whyNot.isEmpty() ? name : m_whyNot);
}

void ResourceTile::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QAbstractButton::changeEvent(event);
}

void ResourceTile::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: // plus without shift
    case Qt::Key_Up:
        emit moreAsked(m_resource);
        return;
    case Qt::Key_Minus:
    case Qt::Key_Down:
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        emit lessAsked(m_resource);
        return;
    case Qt::Key_Space:
        QAbstractButton::keyPressEvent(event);
        return;
    default:
        event->ignore(); // left and right are the row's, Enter the panel's
    }
}

void ResourceTile::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::RightButton)
        emit lessAsked(m_resource);
    QAbstractButton::mousePressEvent(event);
}

void ResourceTile::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void ResourceTile::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace holmstead
