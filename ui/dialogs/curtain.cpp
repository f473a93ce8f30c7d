// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/curtain.h"

#include "dialogs/holdbutton.h"
#include "dialogs/style.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/palette.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace holmstead {

namespace {

constexpr qreal emblemSize = 7; // in lines of text

} // namespace

Curtain::Curtain(QWidget *parent)
    : QWidget(parent),
      m_name(new QLabel(this)),
      m_why(new QLabel(this)),
      m_button(new HoldButton(this)),
      m_back(new QPushButton(this)),
      m_hint(new QLabel(this))
{
    setObjectName(QStringLiteral("curtain"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_NoMousePropagation);
    m_button->setObjectName(QStringLiteral("open"));
    m_back->setObjectName(QStringLiteral("back"));
    m_back->setCursor(Qt::PointingHandCursor);
    m_name->setObjectName(QStringLiteral("name"));
    m_why->setObjectName(QStringLiteral("why"));
    style::setScale(*m_name, 2.4, QFont::DemiBold);
    style::setScale(*m_why, 1.3);
    style::setScale(*m_button, 1.15, QFont::DemiBold);

    auto *column = new QVBoxLayout(this);
    const int em = paper::ems(*this, 1);
    column->setContentsMargins(2 * em, 2 * em, 2 * em, 2 * em);
    column->setSpacing(em * 3 / 4);
    column->addStretch(2);
    column->addSpacing(paper::ems(*this, emblemSize));
    for (QLabel *label : { m_name, m_why, m_hint }) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    column->addWidget(m_name);
    column->addWidget(m_why);
    column->addSpacing(em);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addWidget(m_hint);
    column->addSpacing(em);
    column->addWidget(m_back, 0, Qt::AlignHCenter);
    column->addStretch(3);

    connect(m_button, &HoldButton::done, this, &Curtain::open);
    // Its guard is that of the other button.
    connect(m_button, &HoldButton::ready, m_back, [this] { m_back->setEnabled(true); });
    connect(m_back, &QPushButton::clicked, this, &Curtain::turnBack);
    parent->installEventFilter(this);
    hide();
}

void Curtain::closeFor(const Person &next, CurtainReason reason)
{
    m_next = next;
    m_reason = reason;
    retranslate();
    dress();
    setGeometry(parentWidget()->rect());
    m_back->setVisible(reason == CurtainReason::TradeAnswer || reason == CurtainReason::TakeBack);
    m_back->setEnabled(false);
    raise();
    show();
    m_button->arm();
    m_button->setFocus(Qt::OtherFocusReason);
}

void Curtain::setDelays(std::chrono::milliseconds guard, std::chrono::milliseconds hold)
{
    m_button->setDelays(guard, hold);
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
            return tr("You place a settlement and a road.");
        case CurtainReason::Turn:
            return tr("It is your turn.");
        case CurtainReason::Discard:
            return tr("A seven was rolled: you have to give back half of your cards.");
        case CurtainReason::TradeAnswer:
            return tr("You are asked about a trade.");
        case CurtainReason::TradeReturn:
            return tr("Your offer has been answered.");
        case CurtainReason::TakeBack:
            return tr("You are asked about the trade you have just made.");
        case CurtainReason::Resume:
            return tr("Your turn goes on.");
        }
        return QString();
    };
    m_name->setText(m_next.name);
    m_why->setText(why());
    //: The button of the curtain that covers a hand. %1 is a name.
    m_button->setLabel(tr("I am %1").arg(m_next.name));
    m_hint->setText(tr("Click, or hold Space or Enter. Everybody else looks away."));
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

// The next person's own colour.
void Curtain::dress()
{
    const palette::PlayerTones &tones = palette::player(m_next.color);
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, tones.on);
    for (QLabel *label : { m_name, m_why, m_hint })
        label->setPalette(colors);
    m_button->setColors(tones.on, tones.base);
    m_back->setStyleSheet(
        QStringLiteral("QPushButton { color: %1; background: transparent; padding: 0.3em 0.9em;"
                       " border: 1px solid %1; border-radius: 0.6em; outline: none; }"
                       "QPushButton:focus { border-width: 3px; }")
            .arg(tones.on.name()));
    update();
}

void Curtain::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const palette::PlayerTones &tones = palette::player(m_next.color);
    painter.fillRect(rect(), tones.base);
    const qreal side = paper::em(*this) * emblemSize;
    const QRectF emblem(width() / 2.0 - side / 2, m_name->y() - side - paper::em(*this) * 0.5, side, side);
    // A ring of the darker tone sets the emblem off.
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper::mixed(tones.base, tones.dark, 0.45));
    painter.drawEllipse(emblem);
    const qreal inset = side * 0.2;
    EmblemPainter::paint(painter, emblem.adjusted(inset, inset, -inset, -inset), m_next.color);
}

bool Curtain::event(QEvent *event)
{
    constexpr auto commandKeys = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    // Letters that play the game must not do so behind the curtain.
    if (event->type() == QEvent::ShortcutOverride
        && !(static_cast<QKeyEvent *>(event)->modifiers() & commandKeys)) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool Curtain::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void Curtain::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void Curtain::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool back = event->key() == Qt::Key_Escape || (enter && m_back->hasFocus());
    if (back && m_back->isVisible() && !event->isAutoRepeat())
        m_back->click(); // nothing within the guard
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
