// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/panel.h"

#include "dialogs/scrollbody.h"

#include "hand/paper.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>

// How the parts of a panel lie, and how large it is with them.
namespace holmstead {

void Panel::setForm(Form form)
{
    for (QWidget *zone : std::initializer_list<QWidget *>{ m_head, m_scroll, m_foot })
        m_zones->removeWidget(zone);
    const bool isRow = form == Form::Row;
    const bool isColumn = form == Form::Column;
    m_zones->addWidget(m_head, 0, 0, 1, isRow || isColumn ? 1 : 2);
    m_zones->addWidget(m_scroll, isRow ? 0 : 1, isRow ? 1 : 0);
    m_zones->addWidget(m_foot, isRow ? 0 : isColumn ? 2 : 1, isRow ? 2 : isColumn ? 0 : 1);
    for (const int line : { 0, 1 }) {
        m_zones->setRowStretch(line, line == (isRow ? 0 : 1) ? 1 : 0);
        m_zones->setColumnStretch(line, line == (isRow ? 1 : 0) ? 1 : 0);
    }
}

void Panel::settle(int) {}

QSize Panel::fittingSize(const QSize &available)
{
    const QMargins margins = layout()->contentsMargins();
    const QSize around(margins.left() + margins.right(), margins.top() + margins.bottom());
    settle(available.width() - around.width());
    m_scroll->content()->layout()->activate();

    const int needed = neededSize().width() + around.width();
    int width = widthFor(needed, available.width());
    int height = heightAt(width);
    // Bars only where something has to be scrolled, and none while the layout is still finding its size.
    const auto bar = [](bool wanted) { return wanted ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff; };
    m_scroll->setHorizontalScrollBarPolicy(bar(needed > available.width()));
    m_scroll->setVerticalScrollBarPolicy(bar(height > available.height()));
    const bool scrolls = height > available.height();
    m_scroll->keepRoomForBar(tallest() > 0 && !scrolls);
    if (scrolls || tallest() > 0)
        width = std::min(width + m_scroll->verticalScrollBar()->sizeHint().width(), available.width());
    return { width, std::min(height, available.height()) };
}

// Qt tells the layouts further up only later.
void Panel::forgetSizes()
{
    for (QWidget *part : findChildren<QWidget *>())
        part->updateGeometry();
    for (QLayout *layout : findChildren<QLayout *>())
        layout->invalidate();
}

int Panel::widthFor(int needed, int available) const
{
    return std::min(std::max(needed, paper::ems(*this, 30)), available);
}

QSize Panel::neededSize() const
{
    return m_scroll->content()->sizeHint().expandedTo({ widthOfButtons(), 0 });
}

int Panel::heightAt(int width) const
{
    return layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : layout()->sizeHint().height();
}

Panel::Wants Panel::wants() const
{
    return { m_scroll->content()->sizeHint(), heightAt(width()), widthOfButtons() };
}

int Panel::widthOfButtons() const
{
    int width = m_hint->minimumSizeHint().width();
    for (int i = 0; i < m_buttons->count(); ++i) {
        const QWidget *button = m_buttons->itemAt(i)->widget();
        if (button && button != m_hint && !button->isHidden())
            width += button->sizeHint().width() + m_buttons->spacing();
    }
    return width;
}

} // namespace holmstead
