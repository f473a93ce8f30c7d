// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/rollchart.h"

#include "dialogs/rollbar.h"

#include "hand/paper.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace holmstead {

RollChart::RollChart(const Statistics &statistics, QWidget *parent)
    : QWidget(parent),
      m_caption(new QLabel(this)),
      m_empty(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *bars = new QGridLayout;
    bars->setSpacing(0);
    const int most = *std::max_element(statistics.rolls.begin(), statistics.rolls.end());
    for (int sum = Statistics::lowest; sum <= Statistics::highest; ++sum) {
        add(new RollBar(sum, statistics.rolls[static_cast<std::size_t>(sum)], statistics.expected(sum),
                        std::max<double>(most, statistics.expected(7)), this));
        bars->addWidget(m_bars.back(), 0, sum);
    }
    // Where the bars will be.
    bars->addWidget(m_empty, 0, Statistics::lowest, 1, -1, Qt::AlignCenter);
    m_empty->setVisible(statistics.rollCount() == 0);
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_bars.front()->setReachable(true);
    for (QLabel *label : { m_caption, m_empty }) {
        label->setProperty("soft", true);
        label->setWordWrap(true);
    }
    m_empty->setAlignment(Qt::AlignCenter);
    m_caption->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    // Two lines, so that nothing jumps.
    paper::keepMeasured(*this, [this] { m_caption->setMinimumHeight(paper::ems(*this, 2.2)); });
    column->addLayout(bars, 1);
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
    //: In a chart before the first roll
    m_empty->setText(tr("From the first roll on, this shows how often each sum was rolled."));
    const QString lines =
        m_empty->isHidden() ? tr("The lines show what average luck would bring.") : QString();
    m_caption->setText(m_lookedAt ? m_lookedAt->sentence() : lines);
}

} // namespace holmstead
