// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/costspanel.h"

#include "hand/paper.h"
#include "look/tooltips.h"
#include "table/costrow.h"
#include "table/heading.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>

namespace holmstead {

CostsPanel::CostsPanel(QWidget *parent) : QWidget(parent), m_title(new Heading(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *rows = new QVBoxLayout(this);
    paper::keepGaps(*this, *rows, 0, { 0.5, 0.25, 0.5, 0.25 });
    rows->addWidget(m_title, 0, Heading::side);
    for (const Item item : allItems) {
        m_rows[indexOf(item)] = new CostRow(item, this);
        rows->addWidget(m_rows[indexOf(item)]);
    }
    // Over the sea: the prices and the bank are read beside it.
    ToolTips::keepBeside(*this, ToolTips::Side::Before);
    refresh();
}

void CostsPanel::setView(const View &view, const People &people)
{
    m_hand = view.viewer ? std::optional(view.hand) : std::nullopt;
    const auto shown = static_cast<std::size_t>(view.viewer.value_or(view.turn).index());
    m_color = people.empty() ? Color::White : people[shown].color;
    m_edition = view.table->rules.edition;
    refresh();
}

void CostsPanel::setCommands(const Commands &commands)
{
    constexpr std::array verbs = { Verb::BuildRoad, Verb::BuildSettlement, Verb::BuildCity, Verb::BuyCard };
    for (const Item item : allItems) {
        const Command &command = commands[verbs[indexOf(item)]];
        m_rows[indexOf(item)]->setFree(command.free);
        m_rows[indexOf(item)]->setCommand(command);
    }
}

bool CostsPanel::isLit(Item item) const
{
    return m_rows[indexOf(item)]->isLit();
}

void CostsPanel::refresh()
{
    //: Above the table of what roads, settlements, cities and cards cost
    m_title->setText(tr("Costs"));
    setAccessibleName(m_title->text());
    for (CostRow *row : m_rows)
        row->setHand(m_hand, m_color, m_edition);
}

void CostsPanel::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    paper::drawPlate(painter, rect(), 0.5 * paper::em(*this), paper::well());
}

void CostsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace holmstead
