// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/sides.h"

#include "dialogs/exchangesign.h"
#include "dialogs/style.h"

#include "hand/paper.h"

#include <QBoxLayout>
#include <QLabel>

namespace holmstead::sides {

namespace {

QVBoxLayout *columnOf(const Side &side)
{
    style::setScale(*side.title, 1.05, QFont::DemiBold);
    side.title->setTextFormat(Qt::PlainText);
    auto *column = new QVBoxLayout;
    column->setSpacing(paper::ems(*side.title, 0.3));
    column->addWidget(side.title);
    column->addWidget(side.cards);
    column->addStretch();
    return column;
}

} // namespace

QBoxLayout *addTo(QVBoxLayout *column, const Side &give, ExchangeSign *sign, const Side &get)
{
    auto *row = new QBoxLayout(QBoxLayout::LeftToRight);
    row->setSpacing(paper::ems(*sign, 0.6));
    row->addLayout(columnOf(give), 1);
    row->addWidget(sign, 0, Qt::AlignCenter);
    row->addLayout(columnOf(get), 1);
    column->addLayout(row);
    return row;
}

void settle(QBoxLayout *sides, ExchangeSign *sign, int width)
{
    sides->setDirection(QBoxLayout::LeftToRight);
    const bool upright = sides->sizeHint().width() > width;
    if (upright)
        sides->setDirection(QBoxLayout::TopToBottom);
    sign->setUpright(upright);
}

QLabel *outcomeLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QStringLiteral("outcome"));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setMinimumHeight(paper::ems(*label, 1.3));
    return label;
}

} // namespace holmstead::sides
