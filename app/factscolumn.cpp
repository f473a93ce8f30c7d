// SPDX-License-Identifier: GPL-3.0-or-later
#include "factscolumn.h"

#include "hand/paper.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace holmstead {

namespace {

// In lines of text, with the heading.
constexpr int usefulLog = 7;
constexpr int leastLog = 4;
constexpr qreal gap = 0.5; // in ems

} // namespace

FactsColumn::FactsColumn(QWidget *bank, QWidget *costs, QWidget *log, QWidget *parent)
    : QWidget(parent),
      m_bank(bank),
      m_costs(costs),
      m_log(log)
{
    auto *column = new QVBoxLayout(this);
    paper::keepSpacing(*this, *column, gap);
    column->setContentsMargins(0, 0, 0, 0);
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

void FactsColumn::setCovered(int foot)
{
    if (std::exchange(m_covered, foot) != foot)
        fit();
}

// What something covers for a while takes from the log alone, as long as that has any room.
void FactsColumn::fit()
{
    const int others = m_bank->sizeHint().height() + m_costs->sizeHint().height() + 2 * layout()->spacing();
    const int above = m_covered > 0 ? m_covered + layout()->spacing() : 0;
    const int line = fontMetrics().height();
    m_costs->setVisible(height() >= others + usefulLog * line
                        && height() - above >= others + leastLog * line);
    layout()->setContentsMargins(0, 0, 0, above);
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
