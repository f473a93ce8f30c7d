// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/panel.h"

#include "dialogs/freshinput.h"
#include "dialogs/scrollbody.h"
#include "dialogs/style.h"
#include "dialogs/veil.h"
#include "dialogs/windowkeys.h"

#include "hand/paper.h"
#include "look/theme.h"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace holmstead {

namespace {

bool takesTab(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled()
        && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

} // namespace

Panel::Panel(QWidget *parent)
    : QFrame(parent),
      m_news(new QLabel(this)),
      m_head(new QWidget(this)),
      m_title(new QLabel(m_head)),
      m_lead(new QLabel(m_head)),
      m_scroll(new ScrollBody(this)),
      m_body(nullptr),
      m_foot(new QWidget(this)),
      m_hint(new QLabel(m_foot)),
      m_buttons(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_zones(new QGridLayout),
      m_input(new FreshInput(this))
{
    setObjectName(QStringLiteral("panel"));
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_NoMousePropagation); // a click on bare paper means nothing

    m_news->setObjectName(QStringLiteral("news"));
    m_news->setWordWrap(true);
    m_news->setAutoFillBackground(true);
    m_news->setBackgroundRole(QPalette::Midlight);
    m_news->hide();
    m_title->setObjectName(QStringLiteral("title"));
    style::setScale(*m_title, 1.4, QFont::DemiBold);
    m_title->setWordWrap(true);
    m_lead->setObjectName(QStringLiteral("lead"));
    m_lead->setProperty("soft", true);
    m_lead->setWordWrap(true);
    m_lead->hide();
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setProperty("soft", true);
    m_hint->setWordWrap(true);

    // Names of people may look like mark-up.
    for (QLabel *label : { m_news, m_title, m_lead, m_hint })
        label->setTextFormat(Qt::PlainText);

    m_body = new QVBoxLayout(m_scroll->content());
    m_body->setContentsMargins(2, 2, 2, 2); // rings of the keyboard reach beyond their widgets

    paper::keepGaps(*this, *m_buttons, 0.5);
    m_buttons->addWidget(m_hint, 1);
    auto *top = new QVBoxLayout(m_head);
    paper::keepGaps(*this, *top, 0.75);
    top->addWidget(m_title);
    top->addWidget(m_lead);
    auto *bottom = new QVBoxLayout(m_foot);
    paper::keepGaps(*this, *bottom, 0.5);
    bottom->addLayout(m_buttons);

    paper::keepMeasured(*this, [this] {
        m_zones->setVerticalSpacing(paper::ems(*this, 0.75));
        m_zones->setHorizontalSpacing(paper::ems(*this, gapOfZones));
    });
    setForm(Form::Column);
    auto *column = new QVBoxLayout(this);
    paper::keepGaps(*this, *column, 0.75, { 1.5, 1.25, 1.5, 1.25 });
    column->addWidget(m_news);
    column->addLayout(m_zones, 1);
}

void Panel::openIn(QWidget *host, QWidget *foot)
{
    m_host = host;
    m_cameFrom = QApplication::focusWidget();
    m_veil = new Veil(host, foot, this);
    m_veil->show();
    m_veil->raise();
    // Only what is shown knows its size: the style has its say first.
    show();
    m_veil->placePanel();
    m_veil->update(); // show() alone would draw it only after what has changed beneath it
    if (m_hesitation.count() > 0)
        m_input->holdBack(m_hesitation);
    QPushButton *main = mainButton();
    if (QWidget *first = firstFocus())
        first->setFocus(Qt::TabFocusReason);
    else if (main && main->isEnabled())
        main->setFocus(Qt::TabFocusReason);
    else
        focusNextPrevChild(true);
}

void Panel::dismiss()
{
    if (!m_veil)
        return;
    // The veil goes first, so that whoever hears of the answer finds the host free again.
    Veil *veil = m_veil;
    m_veil = nullptr;
    // Before it goes: of what is hidden Qt hands the keyboard on as if somebody had pressed Tab.
    if (QWidget *back = m_cameFrom && m_cameFrom->isVisible() ? m_cameFrom.data() : m_host.data())
        back->setFocus(Qt::OtherFocusReason);
    veil->hide();
    veil->deleteLater();
    emit closed();
}

// Outside the window neither the keyboard nor a screen reader finds it.
void Panel::putAside()
{
    if (m_veil)
        m_veil->setParent(nullptr);
}

void Panel::bringBack()
{
    if (!m_veil || !m_host)
        return;
    QWidget *focused = focusWidget();
    m_veil->setParent(m_host);
    m_veil->show();
    m_veil->raise();
    m_veil->placePanel();
    if (focused)
        focused->setFocus(Qt::OtherFocusReason);
}

bool Panel::rename(const People &)
{
    return false;
}

QPushButton *Panel::addButton(const QString &name, Kind kind)
{
    auto *button = new QPushButton(this);
    button->setObjectName(name);
    button->setProperty("main", kind == Kind::Main);
    m_buttons->addWidget(button, 0, Qt::AlignBottom);
    return button;
}

// Panels with two pages have one for each, and show one of them.
QPushButton *Panel::mainButton() const
{
    for (QPushButton *button : findChildren<QPushButton *>()) {
        if (button->isVisible() && button->property("main").toBool())
            return button;
    }
    return nullptr;
}

void Panel::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void Panel::setNews(const QString &news)
{
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void Panel::setLead(const QString &lead)
{
    m_lead->setText(lead);
    m_lead->setVisible(!lead.isEmpty());
}

void Panel::setHint(const QString &hint)
{
    if (hint == m_hint->text())
        return;
    m_hint->setText(hint);
    for (QPushButton *button : findChildren<QPushButton *>()) {
        if (button->property("main").toBool())
            button->setToolTip(hint);
    }
}

void Panel::cancel()
{
    dismiss();
    emit cancelled();
}

bool Panel::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && !isForWindow(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    const bool handled = QFrame::event(event);
    // Finding its size stirs up the layouts, which then ask for the same once more, and so on without end.
    if (event->type() == QEvent::LayoutRequest && m_veil && m_placedFor != wants()) {
        m_veil->placePanel();
        m_placedFor = wants();
    }
    return handled;
}

qreal Panel::radius() const
{
    return 0.8 * paper::em(*this);
}

void Panel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().line, 1));
    painter.setBrush(theme().sheet);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius(), radius());
}

void Panel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void Panel::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape && m_cancellable) {
        cancel();
    } else if (enter && !event->isAutoRepeat()) {
        // On a button FreshInput has taken it, unless that is an answer which is chosen already.
        QPushButton *main = mainButton();
        if (main && main->isEnabled())
            main->click();
    }
    event->accept(); // nothing reaches the window behind
}

// Tab goes round inside the panel.
bool Panel::focusNextPrevChild(bool next)
{
    QWidget *start = focusWidget() ? focusWidget() : this;
    QWidget *widget = start;
    do {
        widget = next ? widget->nextInFocusChain() : widget->previousInFocusChain();
        if (widget != this && isAncestorOf(widget) && takesTab(widget)) {
            widget->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    } while (widget != start);
    return true;
}

} // namespace holmstead
