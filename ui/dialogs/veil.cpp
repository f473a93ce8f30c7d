// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/veil.h"

#include "dialogs/panel.h"
#include "dialogs/style.h"

#include "hand/paper.h"
#include "look/veiled.h"

#include <QEvent>
#include <QPainter>

namespace holmstead {

Veil::Veil(QWidget *host, Panel *panel) : QWidget(host), m_panel(panel)
{
    setAttribute(Qt::WA_NoMousePropagation);
    setVeil(*this);
    m_panel->setParent(this);
    host->installEventFilter(this);
    setGeometry(host->rect());
}

void Veil::placePanel()
{
    const int margin = paper::ems(*this, 1);
    const QSize size = m_panel->fittingSize(this->size() - QSize(2 * margin, 2 * margin));
    QRect place(QPoint(), size);
    place.moveCenter(rect().center());
    m_panel->setGeometry(place);
    update();
}

bool Veil::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        placePanel();
    }
    return QWidget::eventFilter(watched, event);
}

void Veil::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), style::veil());
    style::paintShadow(painter, m_panel->geometry());
}

} // namespace holmstead
