// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/keyboardsign.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPointer>
#include <QWidget>

namespace holmstead {

namespace {

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta
        || key == Qt::Key_AltGr;
}

} // namespace

KeyboardSign::KeyboardSign(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

KeyboardSign &KeyboardSign::instance()
{
    static QPointer<KeyboardSign> sign;
    if (!sign)
        sign = new KeyboardSign(qApp);
    return *sign;
}

bool KeyboardSign::isOn(const QWidget &widget)
{
    return isShown() && widget.hasFocus();
}

bool KeyboardSign::eventFilter(QObject *watched, QEvent *event)
{
    // A key that is a shortcut comes as no press.
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
        if (!isModifier(static_cast<QKeyEvent *>(event)->key()))
            setShown(true);
    } else if (event->type() == QEvent::MouseButtonPress) {
        setShown(false);
    }
    return QObject::eventFilter(watched, event);
}

void KeyboardSign::setShown(bool shown)
{
    if (m_shown == shown)
        return;
    m_shown = shown;
    if (QWidget *widget = QApplication::focusWidget())
        widget->update();
}

} // namespace holmstead
