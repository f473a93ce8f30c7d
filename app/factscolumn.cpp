// SPDX-License-Identifier: GPL-3.0-or-later
#include "factscolumn.h"

#include "hand/paper.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace holmstead {

namespace {

// In lines of text, with the heading.
constexpr int usefulLog = 7;
constexpr int leastLog = 4;

} // namespace

FactsColumn::FactsColumn(QWidget *bank, QWidget *costs, QWidget *log, QWidget *parent)
    : QWidget(parent),
      m_bank(bank),
      m_costs(costs),
      m_log(log)
{
    auto *column = new QVBoxLayout(this);
    paper::keepGaps(*this, *column, 0.5);
    column->addWidget(bank);
    column->addWidget(costs);
    column->addWidget(log, 1);
}

QSize FactsColumn::minimumSizeHint() const
{
    int width = 0;
    for (const QWidget *part : { m_bank, m_costs, m_log })
        width = std::max(width, part->minimumSizeHint().width());
    return { width, m_bank->sizeHint().height() + layout()->spacing() + leastLog * fontMetrics().height() };
}

void FactsColumn::fit()
{
    const int wanted = m_bank->sizeHint().height() + m_costs->sizeHint().height() + 2 * layout()->spacing()
                     + usefulLog * fontMetrics().height();
    m_costs->setVisible(height() >= wanted);
}

void FactsColumn::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool FactsColumn::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::event(event);
}

} // namespace holmstead
