// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/resourcetile.h"

#include "dialogs/stepbutton.h"
#include "dialogs/style.h"

#include "hand/cardpainter.h"
#include "hand/paper.h"
#include "look/palette.h"
#include "text/terms.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

namespace holmstead {

namespace {

constexpr qreal cardWidth = 4.0; // in ems
constexpr qreal cardHeight = 5.7;
constexpr qreal rim = 0.35; // around the card, for the marks of choice and keyboard

} // namespace

ResourceTile::ResourceTile(Resource resource, Use use, QWidget *parent)
    : QAbstractButton(parent),
      m_resource(resource),
      m_use(use),
      m_caption(new QLabel(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, [this] { emit moreAsked(m_resource); });

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, paper::ems(*this, cardHeight + 2 * rim), 0, 0);
    column->setSpacing(paper::ems(*this, 0.15));
    if (use == Use::Count)
        addStepper(column);
    m_caption->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_caption->setWordWrap(true);
    m_caption->setProperty("soft", true);
    m_caption->setAttribute(Qt::WA_TransparentForMouseEvents);
    style::setScale(*m_caption, 0.9);
    m_caption->hide();
    column->addWidget(m_caption);
    column->addStretch();
    setCount(0, true, std::nullopt);
}

void ResourceTile::addStepper(QVBoxLayout *column)
{
    m_less = new StepButton(StepButton::Sign::Less, this);
    m_more = new StepButton(StepButton::Sign::More, this);
    m_less->setObjectName(QStringLiteral("less"));
    m_more->setObjectName(QStringLiteral("more"));
    m_number = new QLabel(this);
    m_number->setAlignment(Qt::AlignCenter);
    style::setScale(*m_number, 1.15, QFont::DemiBold);
    auto *stepper = new QHBoxLayout;
    stepper->setSpacing(0);
    stepper->addWidget(m_less);
    stepper->addWidget(m_number, 1);
    stepper->addWidget(m_more);
    column->addLayout(stepper);
    connect(m_less, &QAbstractButton::clicked, this, [this] { emit lessAsked(m_resource); });
    connect(m_more, &QAbstractButton::clicked, this, [this] { emit moreAsked(m_resource); });
    // The tile itself has the keyboard and does the same.
    m_less->setFocusPolicy(Qt::NoFocus);
    m_more->setFocusPolicy(Qt::NoFocus);
}

void ResourceTile::setEdition(Edition edition)
{
    m_edition = edition;
    describe();
    update();
}

void ResourceTile::setCount(int count, bool canAdd, std::optional<int> rest)
{
    m_count = count;
    m_canAdd = canAdd;
    m_rest = rest;
    if (m_number) {
        m_number->setText(locale().toString(count));
        m_less->setEnabled(count > 0);
        m_more->setEnabled(canAdd);
    }
    setCursor(canAdd ? Qt::PointingHandCursor : Qt::ArrowCursor);
    describe();
    update();
}

void ResourceTile::setCaption(const QString &caption)
{
    m_caption->setText(caption);
    m_caption->setVisible(!caption.isEmpty());
    describe();
    updateGeometry();
}

QSize ResourceTile::sizeHint() const
{
    const int width = paper::ems(*this, 4.8);
    return { width, layout()->hasHeightForWidth() ? layout()->heightForWidth(width)
                                                  : layout()->sizeHint().height() };
}

QRectF ResourceTile::cardRect() const
{
    const qreal em = paper::em(*this);
    return { (width() - cardWidth * em) / 2, rim * em, cardWidth * em, cardHeight * em };
}

void ResourceTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(layoutDirection());
    const QRectF card = cardRect();
    const qreal gap = rim * paper::em(*this) * 0.6;
    const QRectF around = card.adjusted(-gap, -gap, gap, gap);
    const bool idle = !m_canAdd && m_count == 0;

    if (m_count > 0) {
        painter.setPen(QPen(palette::accent, 2.5));
        painter.setBrush(paper::mixed(palette::paper, palette::accent, 0.18));
        painter.drawRoundedRect(around, gap * 2, gap * 2);
    } else if (m_canAdd && underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette::paperShade);
        painter.drawRoundedRect(around, gap * 2, gap * 2);
    }
    painter.setOpacity(idle ? 0.4 : 1.0);
    paintCard(painter, card);
    painter.setOpacity(1.0);
    if (hasFocus())
        paper::drawFocus(painter, around.adjusted(-2, -2, 2, 2), gap * 2);
}

// As in the hand: picture and name, a letter in one corner and in the other how many are left on the pile.
void ResourceTile::paintCard(QPainter &painter, const QRectF &card) const
{
    const qreal em = paper::em(*this);
    CardPainter::paintBlank(painter, card, m_resource);
    const QRectF inner = card.adjusted(0.3 * em, 0.3 * em, -0.3 * em, -0.25 * em);
    QRectF square(0, 0, 2.8 * em, 2.8 * em);
    square.moveCenter(card.center() + QPointF(0, 0.15 * em));
    CardPainter::paintPicture(painter, square, m_resource);
    const auto placed = [&](const QRectF &rect) { return paper::inDirection(painter, rect, card); };
    painter.setPen(palette::ink);
    painter.setFont(paper::scaled(font(), 0.85, QFont::DemiBold));
    const QRectF name(inner.left(), inner.bottom() - em, inner.width(), em);
    paper::drawFitted(painter, name, Qt::AlignCenter, resourceTitle(m_resource, m_edition));
    const QRectF letter(inner.right() - 1.2 * em, inner.top(), em, em);
    paper::drawFitted(painter, placed(letter), Qt::AlignCenter, resourceLetter(m_resource, m_edition));
    if (!m_rest)
        return;
    painter.setFont(paper::scaled(font(), 0.9, QFont::DemiBold));
    const QRectF count(inner.left(), inner.top(), 2 * em, 1.2 * em);
    paper::drawPill(painter, placed(count),
                    painter.layoutDirection() == Qt::LeftToRight ? Qt::AlignLeft : Qt::AlignRight,
                    locale().toString(*m_rest), palette::ink, palette::paper);
}

void ResourceTile::describe()
{
    const QString name = resourceTitle(m_resource, m_edition);
    QString spoken = name;
    if (m_use == Use::Choice && m_count > 0) {
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
    setAccessibleDescription(m_caption->text());
    setToolTip(name);
    if (!m_less)
        return;
    //: A button. %1 is a resource.
    m_less->setAccessibleName(tr("One less: %1").arg(name));
    //: A button. %1 is a resource.
    m_more->setAccessibleName(tr("One more: %1").arg(name));
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
