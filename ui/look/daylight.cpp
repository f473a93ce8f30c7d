// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/daylight.h"

#include "look/theme.h"

#include <QApplication>
#include <QEvent>
#include <QToolTip>

namespace holmstead {

namespace {

// Our own palette leaves this role to the desktop, which goes on telling by it whether it is light or dark.
bool systemIsDark()
{
    return isDark(QApplication::palette().color(QPalette::AlternateBase));
}

} // namespace

Daylight::Daylight(Wish wish, QObject *parent) : QObject(parent), m_wish(wish)
{
    qApp->installEventFilter(this);
    put();
}

void Daylight::setWish(Wish wish)
{
    m_wish = wish;
    put();
}

const Theme &Daylight::wished() const
{
    switch (m_wish) {
    case Wish::AsTheSystem:
        return systemIsDark() ? Theme::night() : Theme::day();
    case Wish::Light:
        return Theme::day();
    case Wish::Dark:
        return Theme::night();
    }
    return Theme::day();
}

void Daylight::put()
{
    m_putting = true;
    const QPalette colors = wished().palette();
    QApplication::setPalette(colors);
    QToolTip::setPalette(colors);
    m_putting = false;
}

bool Daylight::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange && !m_putting)
        put();
    return QObject::eventFilter(watched, event);
}

} // namespace holmstead
