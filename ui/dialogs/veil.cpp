// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/veil.h"

#include "dialogs/panel.h"
#include "dialogs/style.h"

#include "hand/paper.h"
#include "look/veiled.h"

#include <QApplication>
#include <QGraphicsView>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSplitterHandle>

#include <algorithm>

namespace holmstead {

namespace {

// What may be used while a docked panel is open: it changes nothing but what is seen, and a board says itself
// what is against a click.
bool isForLooking(const QWidget *widget)
{
    for (; widget && !widget->isWindow(); widget = widget->parentWidget()) {
        if (qobject_cast<const QGraphicsView *>(widget) || qobject_cast<const QScrollBar *>(widget)
            || qobject_cast<const QSplitterHandle *>(widget))
            return true;
    }
    return false;
}

} // namespace

Veil::Veil(QWidget *host, QWidget *foot, Panel *panel) : QWidget(host), m_panel(panel), m_foot(foot)
{
    setAttribute(Qt::WA_NoMousePropagation);
    setVeil(*this);
    m_panel->setParent(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { keepKeyboard(now); });
    setGeometry(host->rect());
}

void Veil::placePanel()
{
    if (!parentWidget())
        return;
    const QRect room = parentWidget()->rect();
    const int margin = paper::ems(*this, m_panel->margin());
    setGeometry(room);
    QSize available = room.size() - 2 * QSize(margin, margin);
    const int tallest = paper::ems(*m_panel, m_panel->tallest());
    const int top = tallest > 0 ? std::max(margin, (room.height() - tallest) / 2) : margin;
    available.setHeight(room.height() - top - margin);
    QRect place(QPoint(), m_panel->fittingSize(available));
    place.moveCenter(room.center());
    if (tallest > 0)
        place.moveTop(top);
    if (m_panel->isDocked()) {
        place.moveBottom(room.bottom() - margin);
        setMask(QRegion(place.marginsAdded(style::shadowMargins())) + areaOfFoot());
    } else {
        clearMask();
    }
    m_panel->setGeometry(place);
    update();
    emit m_panel->placed();
}

QRect Veil::areaOfFoot() const
{
    if (!m_foot || !m_foot->isVisible())
        return {};
    return { m_foot->mapTo(parentWidget(), QPoint()), m_foot->size() };
}

bool Veil::isWaiting(const QWidget *widget) const
{
    return widget && widget != this && parentWidget() && m_panel->isOpen() && isVisible()
        && m_panel->isDocked() && parentWidget()->isAncestorOf(widget) && !isAncestorOf(widget)
        && !isVeiled(*this);
}

// Where a click on the table would have taken the keyboard.
void Veil::keepKeyboard(QWidget *now)
{
    if (now && isAncestorOf(now))
        m_focused = now;
    else if (isWaiting(now) && m_focused && m_focused->isVisible())
        m_focused->setFocus(Qt::OtherFocusReason);
}

bool Veil::event(QEvent *event)
{
    // Clicks are looked at before those meant for them.
    if (event->type() == QEvent::Show)
        qApp->installEventFilter(this);
    else if (event->type() == QEvent::Hide)
        qApp->removeEventFilter(this);
    return QWidget::event(event);
}

bool Veil::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        placePanel();
    const bool isPress =
        event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    const auto *widget = isPress ? qobject_cast<QWidget *>(watched) : nullptr;
    if (!isWaiting(widget) || isForLooking(widget))
        return QWidget::eventFilter(watched, event);
    const QPoint at = widget->mapTo(parentWidget(), static_cast<QMouseEvent *>(event)->pos());
    emit m_panel->waitedFor(at);
    return true;
}

void Veil::mousePressEvent(QMouseEvent *event)
{
    if (m_panel->isDocked())
        emit m_panel->waitedFor(event->pos());
}

void Veil::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_panel->isDocked())
        painter.fillRect(areaOfFoot(), style::faintVeil());
    else
        painter.fillRect(rect(), style::veil());
    style::paintShadow(painter, m_panel->geometry(), m_panel->radius());
}

} // namespace holmstead
