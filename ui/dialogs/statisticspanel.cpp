// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/statisticspanel.h"

#include "dialogs/rollchart.h"
#include "dialogs/statisticstable.h"

#include "hand/paper.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace holmstead {

StatisticsPanel::StatisticsPanel(const Statistics &statistics, const People &people, Edition edition,
                                 QWidget *parent)
    : Panel(parent),
      m_rolls(statistics.rollCount()),
      m_halves(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_chart(new RollChart(statistics, this)),
      m_table(new StatisticsTable(statistics, people, edition, this)),
      m_close(addButton(QStringLiteral("close"), Kind::Main))
{
    paper::keepSpacing(*this, *m_halves, 1.2);
    m_halves->addWidget(m_chart, 1);
    m_halves->addWidget(m_table, 1);
    body()->addLayout(m_halves);
    setCancellable(true);
    connect(m_close, &QPushButton::clicked, this, &StatisticsPanel::cancel);
    retranslate();
}

// Side by side, or one above the other where letters are large.
void StatisticsPanel::settle(int width)
{
    const int needed = m_chart->minimumSizeHint().width() + m_halves->spacing()
                     + m_table->minimumSizeHint().width() + paper::ems(*this, 1);
    m_halves->setDirection(needed <= width ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void StatisticsPanel::retranslate()
{
    setTitle(tr("Statistics"));
    setLead(m_rolls > 0 ? tr("%n roll(s) so far", nullptr, m_rolls) : tr("Nobody has rolled yet."));
    m_chart->retranslate();
    m_table->retranslate();
    m_close->setText(tr("Close"));
}

} // namespace holmstead
