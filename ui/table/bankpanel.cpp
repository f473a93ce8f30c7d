// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/bankpanel.h"

#include "hand/paper.h"
#include "table/heading.h"
#include "table/pileview.h"
#include "text/terms.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>

#include <vector>

namespace holmstead {

namespace {

constexpr qreal usualBankWidth = 16.5; // in ems

} // namespace

BankPanel::BankPanel(QWidget *parent) : QWidget(parent), m_title(new Heading(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *piles = new QHBoxLayout;
    for (const Resource resource : allResources) {
        m_piles[indexOf(resource)] = new PileView(CardFace(resource), this);
        piles->addWidget(m_piles[indexOf(resource)]);
    }
    paper::addGap(*this, *piles, 0.3);
    m_deckPile = new PileView(std::nullopt, this);
    piles->addWidget(m_deckPile);
    auto *rows = new QVBoxLayout(this);
    rows->addWidget(m_title, 0, Heading::side);
    rows->addLayout(piles);
    paper::keepGaps(*this, *rows, 0.2, { 0.5, 0.25, 0.5, 0.25 });
    paper::keepGaps(*this, *piles, 0.2);
    std::vector<QWidget *> all(m_piles.begin(), m_piles.end());
    all.push_back(m_deckPile);
    paper::keepGrown(*this, usualBankWidth, all);
    refresh();
}

void BankPanel::setView(const View &view)
{
    m_bank = view.bank;
    m_deck = view.deck;
    m_edition = view.table->rules.edition;
    refresh();
}

void BankPanel::setShort(ResourceCards kinds)
{
    for (const Resource resource : allResources)
        m_piles[indexOf(resource)]->setShort(kinds[resource] > 0);
}

void BankPanel::refresh()
{
    m_title->setText(termName(Term::Bank, m_edition));
    setAccessibleName(m_title->text());
    for (const Resource resource : allResources) {
        //: A pile of the bank; %1 is what is on the cards
        const QString sentence = tr("%1: %n card(s) in the bank", nullptr, m_bank[resource])
                                     .arg(resourceTitle(resource, m_edition));
        //: As before; in the sixth edition the bank is called supply
        const QString sixth = tr("%1: %n card(s) in the supply", nullptr, m_bank[resource])
                                  .arg(resourceTitle(resource, m_edition));
        m_piles[indexOf(resource)]->show(m_bank[resource], inWordsOf(m_edition, sentence, sixth));
    }
    m_deckPile->show(m_deck, tr("%n development card(s) left", nullptr, m_deck));
}

void BankPanel::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    paper::drawPlate(painter, rect(), 0.5 * paper::em(*this), paper::well());
}

void BankPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace holmstead
