// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/curtain.h"

#include "dialogs/drapery.h"
#include "dialogs/holdbutton.h"
#include "dialogs/style.h"
#include "dialogs/windowkeys.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/palette.h"
#include "look/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSpacerItem>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>

namespace holmstead {

namespace {

// In lines of text.
constexpr qreal largestMedallion = 8.5;
constexpr qreal sheetWidth = 30;

// Of the curtain's height.
constexpr qreal medallionOfHeight = 0.24; // at most
constexpr qreal buttonOfHeight = 0.55;    // down to the button

} // namespace

Curtain::Curtain(QWidget *parent)
    : QWidget(parent),
      m_roomOnCard(new QSpacerItem(0, 0)),
      m_roomAboveButton(new QSpacerItem(0, 0)),
      m_card(new QWidget(this)),
      m_name(new QLabel(m_card)),
      m_why(new QLabel(m_card)),
      m_button(new HoldButton(m_card)),
      m_back(new QPushButton(m_card)),
      m_hint(new QLabel(m_card))
{
    setObjectName(QStringLiteral("curtain"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_NoMousePropagation);
    m_button->setObjectName(QStringLiteral("open"));
    m_back->setObjectName(QStringLiteral("back"));
    m_back->setFlat(true);
    m_back->setCursor(Qt::PointingHandCursor);
    m_name->setObjectName(QStringLiteral("name"));
    m_why->setObjectName(QStringLiteral("why"));
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setProperty("soft", true);
    style::setScale(*m_name, 2.8, QFont::Bold);
    style::setScale(*m_why, 1.3);
    style::setScale(*m_button, 1.2, QFont::DemiBold);

    auto *column = new QVBoxLayout(m_card);
    column->addSpacerItem(m_roomOnCard);
    for (QLabel *label : { m_name, m_why, m_hint }) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    column->addWidget(m_name);
    column->addWidget(m_why);
    column->addSpacerItem(m_roomAboveButton);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addWidget(m_hint);
    column->addWidget(m_back, 0, Qt::AlignHCenter);

    connect(m_button, &HoldButton::done, this, &Curtain::open);
    connect(m_button, &HoldButton::filled, this, &Curtain::setFilled);
    // Its guard is that of the other button.
    connect(m_button, &HoldButton::ready, m_back, [this] { m_back->setEnabled(true); });
    connect(m_back, &QPushButton::clicked, this, &Curtain::turnBack);
    parent->installEventFilter(this);
    m_card->installEventFilter(this);
    hide();
    fit();
}

void Curtain::closeFor(const Person &next, CurtainReason reason, const Sentence &news)
{
    m_next = next;
    m_reason = reason;
    m_news = news;
    m_reminds = false;
    retranslate();
    dress();
    setGeometry(parentWidget()->rect());
    m_back->setVisible(reason == CurtainReason::TradeAnswer || reason == CurtainReason::TakeBack);
    m_back->setEnabled(false);
    raise();
    show();
    placeCard();
    update(); // show() alone would draw it only after what has changed beneath it
    m_button->arm();
    m_button->setFocus(Qt::OtherFocusReason);
}

void Curtain::setDelays(std::chrono::milliseconds guard, std::chrono::milliseconds hold)
{
    m_button->setDelays(guard, hold);
}

void Curtain::remind()
{
    m_reminds = true;
    retranslate();
}

void Curtain::open()
{
    hide();
    emit opened();
}

void Curtain::turnBack()
{
    hide();
    emit turnedBack();
}

void Curtain::retranslate()
{
    const auto why = [this] {
        switch (m_reason) {
        case CurtainReason::Placement:
            return tr("It is your turn to place a settlement and a road.");
        case CurtainReason::Turn:
            return tr("It is your turn.");
        case CurtainReason::Discard:
            return tr("A seven was rolled: you have to discard half of your cards.");
        case CurtainReason::Robber:
            return tr("It is still your turn: move the robber to another hex.");
        case CurtainReason::TradeAnswer:
            return tr("Somebody offers you a trade and waits for your answer.");
        case CurtainReason::TradeReturn:
            return tr("Your offer is answered with another one.");
        case CurtainReason::TakeBack:
            return tr("Somebody wants to take back the trade with you.");
        case CurtainReason::Resume:
            return tr("It is still your turn: go on where you were.");
        }
        return QString();
    };
    m_name->setText(m_next.name);
    m_why->setText(m_news ? m_news() : why());
    //: The button of the curtain that covers a hand. %1 is a name.
    m_button->setLabel(tr("I am %1").arg(m_next.name));
    m_hint->setText(hint());
    m_hint->setForegroundRole(m_reminds ? QPalette::NoRole : QPalette::PlaceholderText);
    if (m_reason == CurtainReason::TakeBack) {
        //: A small button of the curtain: the trade stays as it is, and nobody is asked.
        m_back->setText(tr("Leave the trade as it is"));
    } else {
        //: A small button of the curtain, for when a name was tapped by mistake.
        m_back->setText(tr("Back to the offer"));
    }
    setAccessibleName(m_next.name);
    setAccessibleDescription(m_why->text());
}

QString Curtain::hint() const
{
    if (m_filled > 0) {
        //: Below the button of the curtain, while its key is held
        return tr("Keep holding…");
    }
    if (m_reminds) {
        //: Below the button of the curtain, when a key was pressed for something behind it. %1 is a name.
        return tr("Covered until %1 clicks, or holds Space or Enter.").arg(m_next.name);
    }
    return tr("Click, or hold Space or Enter. Everybody else looks away.");
}

// The ring round the emblem fills with the button.
void Curtain::setFilled(qreal part)
{
    const bool wasHeld = m_filled > 0;
    m_filled = part;
    if (wasHeld != (part > 0))
        retranslate();
    update(medallion().toAlignedRect());
}

// The next person's own colour.
void Curtain::dress()
{
    const palette::PlayerTones &tones = palette::player(m_next.color);
    m_button->setColors(tones.base, tones.on);
    update();
}

// Smaller where letters are large for the window.
qreal Curtain::medallionSide() const
{
    return std::min(largestMedallion * paper::em(*this), medallionOfHeight * height());
}

// Half of it lies on the card.
QRectF Curtain::medallion() const
{
    const qreal side = medallionSide();
    const QRectF card = m_card->geometry();
    return { card.center().x() - side / 2, card.top() - side / 2, side, side };
}

// By the letters, which grow with the window.
void Curtain::fit()
{
    const int em = paper::ems(*this, 1);
    m_card->layout()->setContentsMargins(2 * em, 0, 2 * em, em);
    m_card->layout()->setSpacing(em * 3 / 4);
    m_roomAboveButton->changeSize(0, em / 2, QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_roomOnCard->changeSize(0, qCeil(medallionSide() / 2), QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_card->layout()->invalidate();
    placeCard();
}

// The button is where it was on the curtain before, whatever the words are: the card grows away from it.
void Curtain::placeCard()
{
    const int em = paper::ems(*this, 1);
    const int width = std::min(paper::ems(*this, sheetWidth), this->width() - 2 * em);
    const int height = m_card->layout()->totalHeightForWidth(width);
    m_card->layout()->setGeometry({ 0, 0, width, height });
    const int least = em + qCeil(medallionSide() / 2);
    const int most = std::max(least, this->height() - em - height);
    const int top = std::clamp(qRound(buttonOfHeight * this->height()) - m_button->y(), least, most);
    m_card->setGeometry((this->width() - width) / 2, top, width, height);
}

void Curtain::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void Curtain::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    Drapery::paint(painter, rect(), m_next.color, em);
    style::paintShadow(painter, m_card->geometry(), em);
    paper::drawPlate(painter, m_card->geometry(), em, { theme().sheet, theme().line, 1, 0 });
    const QRectF disc = medallion();
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::gold);
    painter.drawEllipse(disc);
    const qreal ring = 0.06 * disc.width();
    EmblemPainter::paintBadge(painter, disc.adjusted(ring, ring, -ring, -ring), m_next.color);
    if (m_filled == 0)
        return;
    constexpr int top = 90 * 16; // in Qt's sixteenths of a degree
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette::player(m_next.color).dark, ring, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(disc.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2), top,
                    qRound(-360 * 16 * m_filled));
}

bool Curtain::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && !isForWindow(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool Curtain::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    if (watched == m_card && event->type() == QEvent::LayoutRequest)
        placeCard(); // other words
    // What is drawn around the card goes with it.
    if (watched == m_card && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        update();
    return QWidget::eventFilter(watched, event);
}

void Curtain::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fit();
    QWidget::changeEvent(event);
}

void Curtain::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool back = event->key() == Qt::Key_Escape || (enter && m_back->hasFocus());
    if (back && m_back->isVisible() && !event->isAutoRepeat())
        m_back->click(); // nothing within the guard
    else if (!event->text().trimmed().isEmpty() && !event->isAutoRepeat())
        remind(); // the letter of a button that it covers
    event->accept();
}

// There is nothing to tab to behind the curtain.
bool Curtain::focusNextPrevChild(bool)
{
    const bool toBack = m_button->hasFocus() && m_back->isVisible() && m_back->isEnabled();
    (toBack ? static_cast<QWidget *>(m_back) : m_button)->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace holmstead
