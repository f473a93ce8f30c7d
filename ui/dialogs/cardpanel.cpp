// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/cardpanel.h"

#include "dialogs/outcomeview.h"

#include "hand/paper.h"
#include "look/tooltips.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace holmstead {

namespace {

// Of the host's height: what leaves nearly the whole island in sight, and the most that is docked at all.
constexpr qreal lowOfHeight = 0.3;
constexpr qreal mostOfHeight = 0.5;
// In ems.
constexpr qreal widestContent = 102;
constexpr qreal leastHead = 14;
constexpr qreal mostHead = 22;
constexpr qreal leastFoot = 15.5;

} // namespace

CardPanel::CardPanel(QWidget *parent) : Panel(parent), m_outcome(new OutcomeView(foot()))
{
    ToolTips::keepBeside(*this, ToolTips::Side::Above);
    auto *column = static_cast<QVBoxLayout *>(foot()->layout());
    column->insertWidget(0, m_outcome);
    column->insertWidget(1, hint());
    column->insertStretch(2);
    buttons()->insertStretch(0);
    static_cast<QVBoxLayout *>(head()->layout())->addStretch();
}

// Chosen anew when something is larger or smaller than before: each choice makes Qt ask for the size again.
QSize CardPanel::fittingSize(const QSize &available)
{
    if (measure(available) != m_measured) {
        chooseForm(available);
        m_measured = measure(available);
    }
    return Panel::fittingSize(available);
}

void CardPanel::chooseForm(const QSize &available)
{
    static constexpr std::array lowShapes = {
        Shape{ Form::Row, 5.6 },        Shape{ Form::Row, 4.8 },        Shape{ Form::Row, 4.2 },
        Shape{ Form::Row, 3.7 },        Shape{ Form::TitleAbove, 4.2 }, Shape{ Form::TitleAbove, 3.7 },
        Shape{ Form::TitleAbove, 3.2 },
    };
    const Shape *lowest = nullptr;
    int least = 0;
    for (const Shape &shape : lowShapes) {
        take(shape, available);
        const Measure size = measure(available);
        if (size.width > available.width())
            continue;
        if (size.height <= lowOfHeight * available.height())
            return;
        if (!lowest || size.height < least) {
            lowest = &shape;
            least = size.height;
        }
    }
    take(lowest && least <= mostOfHeight * available.height() ? *lowest : Shape{ Form::Column, 4 },
         available);
}

CardPanel::Measure CardPanel::measure(const QSize &available) const
{
    const QMargins around = layout()->contentsMargins();
    const int needed = neededSize().width() + around.left() + around.right();
    return { available, needed, heightAt(widthFor(needed, available.width())) };
}

// Buttons with many words stand one below the other where that makes room.
void CardPanel::take(const Shape &shape, const QSize &available)
{
    m_form = shape.form;
    setForm(shape.form);
    keepMargins(available.width());
    arrange(shape.form, shape.cardWidth);
    const QMargins around = layout()->contentsMargins();
    settle(isDocked() ? QWIDGETSIZE_MAX : available.width() - around.left() - around.right());
    m_outcome->setKeepsRoom(!isDocked()); // there the cards are higher anyway
    widenHead();
    for (const auto direction : { QBoxLayout::LeftToRight, QBoxLayout::TopToBottom }) {
        buttons()->setDirection(direction);
        widenFoot();
        forgetSizes();
        const bool isNarrow = buttons()->sizeHint().width() <= paper::ems(*this, leastFoot);
        if (!isDocked() || isNarrow || measure(available).width <= available.width())
            break;
    }
    takeFreeRoom(available);
}

// What it is about wraps no sooner than it must; the cards stay near the middle.
void CardPanel::takeFreeRoom(const QSize &available)
{
    const int free = available.width() - measure(available).width;
    if (m_form != Form::Row || free <= 0)
        return;
    const int usual = head()->minimumWidth();
    const int wanted = std::max(usual, paper::ems(*this, mostHead));
    head()->setFixedWidth(std::min(usual + free / 2, wanted));
    forgetSizes();
}

// Docked it lies over all of the tray, with what is in it in the middle.
void CardPanel::keepMargins(int available)
{
    QMargins margins = (paper::em(*this) * QMarginsF(1.5, 1.25, 1.5, 1.25)).toMargins();
    if (isDocked()) {
        const int aside = (available - paper::ems(*this, widestContent)) / 2;
        const int beside = std::max(aside, paper::ems(*this, 1.2));
        margins = QMargins(beside, paper::ems(*this, 0.8), beside, paper::ems(*this, 0.8));
    }
    layout()->setContentsMargins(margins);
}

void CardPanel::arrange(Form, qreal) {}

void CardPanel::widenHead()
{
    const bool isBeside = m_form == Form::Row;
    const int width = std::max(paper::ems(*this, leastHead), widthOfHead());
    head()->setMinimumWidth(isBeside ? width : 0);
    head()->setMaximumWidth(isBeside ? width : QWIDGETSIZE_MAX);
}

void CardPanel::widenFoot()
{
    const int width = std::max(paper::ems(*this, leastFoot), buttons()->sizeHint().width());
    foot()->setMinimumWidth(isDocked() ? width : 0);
    foot()->setMaximumWidth(isDocked() ? width : QWIDGETSIZE_MAX);
}

QSize CardPanel::neededSize() const
{
    QSize needed = Panel::neededSize();
    if (m_form == Form::Column)
        return needed;
    const int gap = paper::ems(*this, gapOfZones);
    needed.rwidth() += foot()->minimumWidth() + gap;
    if (m_form == Form::Row)
        needed.rwidth() += head()->minimumWidth() + gap;
    return needed.expandedTo({ widthOfHead(), 0 });
}

int CardPanel::widthFor(int needed, int available) const
{
    return isDocked() ? available : Panel::widthFor(needed, available);
}

} // namespace holmstead
