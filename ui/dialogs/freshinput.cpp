// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/freshinput.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QPushButton>

namespace holmstead {

namespace {

bool isEnter(const QKeyEvent *event)
{
    return event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
}

// An answer that is chosen already; a button that is checked can still be pressed.
bool isChosen(const QAbstractButton &button)
{
    return button.isChecked() && !qobject_cast<const QPushButton *>(&button);
}

} // namespace

FreshInput::FreshInput(QWidget *dialog) : QObject(dialog), m_dialog(dialog)
{
    m_heldBack.setSingleShot(true);
    // The application is asked before any widget is.
    QCoreApplication::instance()->installEventFilter(this);
}

void FreshInput::holdBack(std::chrono::milliseconds time)
{
    m_heldBack.start(time);
}

bool FreshInput::eventFilter(QObject *watched, QEvent *event)
{
    if (!watched->isWidgetType())
        return false;
    auto *target = static_cast<QWidget *>(watched);
    const bool inside = target == m_dialog || m_dialog->isAncestorOf(target);
    switch (event->type()) {
    case QEvent::KeyRelease:
        // Also one that another widget gets: the press that belongs to it may come here.
        m_repeat.noteRelease(static_cast<QKeyEvent *>(event));
        return false;
    case QEvent::KeyPress:
        return inside && takeKey(target, static_cast<QKeyEvent *>(event));
    case QEvent::MouseButtonPress:
        m_pressedInside = m_pressedInside || inside;
        return false;
    case QEvent::MouseButtonDblClick:
        return inside && !m_pressedInside;
    default:
        return false;
    }
}

// Whether the key goes no further.
bool FreshInput::takeKey(QWidget *target, const QKeyEvent *event)
{
    auto *button = qobject_cast<QAbstractButton *>(target);
    const bool space = event->key() == Qt::Key_Space && (button || target == m_dialog);
    if (!isEnter(event) && !space)
        return false;
    if (m_repeat.isRepeated(event) || m_heldBack.isActive())
        return true;
    if (!button || space || isChosen(*button))
        return false;
    button->click();
    return true;
}

} // namespace holmstead
