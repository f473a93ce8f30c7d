// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/scrollbody.h"

#include <QEvent>

namespace holmstead {

ScrollBody::ScrollBody(QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget;
    content->setObjectName(QStringLiteral("body"));
    setWidget(content);
    // The sheet beneath is to be seen.
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

QSize ScrollBody::sizeHint() const
{
    return widget()->sizeHint();
}

// What the contents want is what the dialog should know.
bool ScrollBody::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace holmstead
