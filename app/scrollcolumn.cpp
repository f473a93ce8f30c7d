// SPDX-License-Identifier: GPL-3.0-or-later
#include "scrollcolumn.h"

#include <QEvent>
#include <QScrollBar>

namespace holmstead {

ScrollColumn::ScrollColumn(QWidget *content, QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setWidget(content);
}

QSize ScrollColumn::sizeHint() const
{
    return widget()->sizeHint();
}

// Room for the bar, so that nothing is cut off at the side when it comes.
QSize ScrollColumn::minimumSizeHint() const
{
    const int bar = verticalScrollBar()->sizeHint().width();
    return { widget()->minimumSizeHint().width() + bar, 4 * fontMetrics().height() };
}

bool ScrollColumn::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace holmstead
