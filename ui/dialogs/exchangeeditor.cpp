// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/exchangeeditor.h"

#include "dialogs/exchangesign.h"
#include "dialogs/outcome.h"
#include "dialogs/outcomeview.h"
#include "dialogs/resourcerow.h"
#include "dialogs/resourcetile.h"
#include "dialogs/sides.h"

#include "hand/paper.h"

#include <QBoxLayout>
#include <QLabel>

namespace holmstead {

ExchangeEditor::ExchangeEditor(const View &view, const Side &give, const Side &get, QWidget *parent)
    : QWidget(parent),
      m_view(view),
      m_sides(nullptr),
      m_giveTitle(new QLabel(this)),
      m_getTitle(new QLabel(this)),
      m_give(new ResourceRow(QLatin1String(give.name), give.use, this)),
      m_get(new ResourceRow(QLatin1String(get.name), get.use, this)),
      m_sign(new ExchangeSign(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_sides = sides::addTo(column, { m_giveTitle, m_give }, m_sign, { m_getTitle, m_get });
    // The words begin where the cards do.
    paper::keepMeasured(*this, [this] {
        for (QLabel *title : { m_giveTitle, m_getTitle })
            title->setIndent(paper::ems(*this, ResourceTile::rim));
    });
    for (ResourceRow *row : { m_give, m_get }) {
        connect(row, &ResourceRow::chosenChanged, this, &ExchangeEditor::refresh);
        connect(row, &ResourceRow::refused, this, &ExchangeEditor::refused);
    }
}

ResourceCards ExchangeEditor::give() const
{
    return m_give->chosen();
}

ResourceCards ExchangeEditor::get() const
{
    return m_get->chosen();
}

QWidget *ExchangeEditor::firstTile() const
{
    for (const Resource resource : allResources) {
        if (m_give->tile(resource)->canAdd())
            return m_give->tile(resource);
    }
    return m_give->tile(Resource::Brick);
}

void ExchangeEditor::look(const View &view)
{
    m_view = view;
    m_give->setEdition(edition());
    m_get->setEdition(edition());
    m_give->setPiles(view.hand);
}

void ExchangeEditor::refresh()
{
    limit();
    emit changed();
}

void ExchangeEditor::retranslate()
{
    //: Above the cards that the person at the screen gives in a trade.
    m_giveTitle->setText(tr("You give"));
    //: Above the cards that the person at the screen gets in a trade.
    setGetTitle(tr("You get"));
    refresh();
}

void ExchangeEditor::setGetTitle(const QString &title)
{
    m_getTitle->setText(title);
}

void ExchangeEditor::setCardWidth(qreal width)
{
    m_give->setCardWidth(width);
    m_get->setCardWidth(width);
}

void ExchangeEditor::settle(int width)
{
    sides::settle(m_sides, m_sign, width);
}

void ExchangeEditor::showOutcome(OutcomeView *outcome) const
{
    if (whyNot().isEmpty())
        outcome->setHand(m_view.hand, m_view.hand - give() + get(),
                         tradeSentence(m_view.hand, give(), get(), edition()));
    else
        outcome->clear();
}

} // namespace holmstead
