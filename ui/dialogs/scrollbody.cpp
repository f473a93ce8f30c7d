// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/scrollbody.h"

namespace holmstead {

ScrollBody::ScrollBody(QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget;
    content->setObjectName(QStringLiteral("body"));
    setWidget(content);
}

QSize ScrollBody::sizeHint() const
{
    return widget()->sizeHint();
}

} // namespace holmstead
