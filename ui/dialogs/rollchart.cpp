// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/rollchart.h"

#include "dialogs/rollbar.h"

#include "hand/paper.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace holmstead {

RollChart::RollChart(const Statistics &statistics, QWidget *parent)
    : QWidget(parent),
      m_caption(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    const int most = *std::max_element(statistics.rolls.begin(), statistics.rolls.end());
    for (int sum = Statistics::lowest; sum <= Statistics::highest; ++sum) {
        add(new RollBar(sum, statistics.rolls[static_cast<std::size_t>(sum)], statistics.expected(sum),
                        std::max<double>(most, statistics.expected(7)), this));
        row->addWidget(m_bars.back());
    }
    m_bars.front()->setReachable(true);
    m_caption->setProperty("soft", true);
    m_caption->setWordWrap(true);
    m_caption->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    // Two lines, so that nothing jumps.
    paper::keepMeasured(*this, [this] { m_caption->setMinimumHeight(paper::ems(*this, 2.2)); });
    column->addLayout(row, 1);
    column->addWidget(m_caption);
    retranslate();
}

void RollChart::add(RollBar *bar)
{
    connect(bar, &RollBar::lookedAt, this, [this, bar](bool on) {
        m_lookedAt = on ? bar : nullptr;
        retranslate();
    });
    connect(bar, &RollBar::stepped, this, [this, bar](int by) { step(bar, by); });
    m_bars.push_back(bar);
}

// One of them stands for all when Tab comes round.
void RollChart::step(const RollBar *from, int by)
{
    const auto at = std::find(m_bars.begin(), m_bars.end(), from) - m_bars.begin();
    const auto to = std::clamp<std::ptrdiff_t>(at + by, 0, static_cast<std::ptrdiff_t>(m_bars.size()) - 1);
    for (RollBar *bar : m_bars)
        bar->setReachable(bar == m_bars[static_cast<std::size_t>(to)]);
    m_bars[static_cast<std::size_t>(to)]->setFocus(Qt::OtherFocusReason);
}

void RollChart::retranslate()
{
    for (RollBar *bar : m_bars)
        bar->retranslate();
    m_caption->setText(m_lookedAt ? m_lookedAt->sentence() : tr("The lines are what was to be expected."));
}

} // namespace holmstead
