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
    paper::keepSpacing(*side.title, *column, 0.3);
    column->addWidget(side.title);
    column->addWidget(side.cards);
    column->addStretch();
    return column;
}

// Asked without turning them, which would make Qt lay everything out once more.
int widthSideBySide(const QBoxLayout &sides)
{
    int width = (sides.count() - 1) * sides.spacing();
    for (int i = 0; i < sides.count(); ++i)
        width += sides.itemAt(i)->sizeHint().width();
    return width;
}

} // namespace

QBoxLayout *addTo(QVBoxLayout *column, const Side &give, ExchangeSign *sign, const Side &get)
{
    auto *row = new QBoxLayout(QBoxLayout::LeftToRight);
    paper::keepSpacing(*sign, *row, 0.6);
    row->addLayout(columnOf(give), 1);
    row->addWidget(sign, 0, Qt::AlignCenter);
    row->addLayout(columnOf(get), 1);
    column->addLayout(row);
    return row;
}

void gather(QBoxLayout *sides)
{
    for (int i = 0; i < sides->count(); ++i) {
        sides->setStretch(i, 0);
        if (QLayout *side = sides->itemAt(i)->layout())
            side->itemAt(1)->widget()->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    }
    sides->addStretch(1);
}

void settle(QBoxLayout *sides, ExchangeSign *sign, int width)
{
    const bool upright = widthSideBySide(*sides) > width;
    sides->setDirection(upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    sign->setUpright(upright);
}

} // namespace holmstead::sides
