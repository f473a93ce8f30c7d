// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/howtoplaypanel.h"

#include "dialogs/guidecard.h"

#include "hand/paper.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <array>

namespace holmstead {

namespace {

// In ems.
constexpr qreal leastCard = 18;
constexpr qreal mostCard = 23;
constexpr qreal betweenCards = 0.8;
constexpr qreal forTheBar = 1;

constexpr int mostColumns = 4;

} // namespace

HowToPlayPanel::HowToPlayPanel(const Rules &rules, QWidget *parent)
    : Panel(parent),
      m_rules(rules),
      m_row(new QHBoxLayout),
      m_close(addButton(QStringLiteral("close"), Kind::Main))
{
    setCancellable(true);
    paper::keepGaps(*this, *m_row, betweenCards);
    for (int i = 0; i < mostColumns; ++i) {
        auto *column = new QVBoxLayout;
        paper::keepGaps(*this, *column, betweenCards);
        m_columns.push_back(column);
        m_row->addLayout(column);
    }
    body()->addLayout(m_row);
    for (const GuideChapter &chapter : howToPlay(rules)) {
        m_cards.push_back(new GuideCard(chapter));
        m_columns.front()->addWidget(m_cards.back());
    }
    connect(m_close, &QPushButton::clicked, this, &HowToPlayPanel::cancel);
    retranslate();
}

void HowToPlayPanel::retranslate()
{
    setTitle(tr("How to play"));
    m_close->setText(tr("Close"));
    const auto chapters = howToPlay(m_rules);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setWords(chapters[i]);
}

// Each card stands in the column that is shortest so far: so one reads in rows, and all end at about the same
// height.
void HowToPlayPanel::settle(int width)
{
    width -= paper::ems(*this, forTheBar);
    const int between = paper::ems(*this, betweenCards);
    const int columns =
        std::clamp((width + between) / (paper::ems(*this, leastCard) + between), 1, mostColumns);
    const int card = std::min((width - between * (columns - 1)) / columns - 2, paper::ems(*this, mostCard));
    std::array<int, mostColumns> heights = {};
    Arrangement wanted{ card, {} };
    for (const GuideCard *each : m_cards) {
        const auto shortest = std::min_element(heights.begin(), heights.begin() + columns);
        wanted.columns.push_back(static_cast<std::size_t>(shortest - heights.begin()));
        *shortest += each->heightForWidth(card) + between;
    }
    // Arranging what is arranged already would ask for this again, for ever.
    if (wanted != m_arranged)
        arrange(wanted);
    m_row->setSpacing(columns > 1 ? between : 0);
}

void HowToPlayPanel::arrange(const Arrangement &wanted)
{
    m_arranged = wanted;
    for (QVBoxLayout *column : m_columns) {
        while (QLayoutItem *item = column->takeAt(0))
            delete item;
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setFixedWidth(wanted.cardWidth);
        m_columns[wanted.columns[i]]->addWidget(m_cards[i]);
    }
    for (QVBoxLayout *column : m_columns)
        column->addStretch(1);
}

// There is only one button, and much to read.
QWidget *HowToPlayPanel::firstFocus() const
{
    return const_cast<HowToPlayPanel *>(this);
}

void HowToPlayPanel::keyPressEvent(QKeyEvent *event)
{
    using Slider = QAbstractSlider;
    static const std::array<std::pair<Qt::Key, Slider::SliderAction>, 6> actions = {
        { { Qt::Key_Down, Slider::SliderSingleStepAdd },
          { Qt::Key_Up, Slider::SliderSingleStepSub },
          { Qt::Key_PageDown, Slider::SliderPageStepAdd },
          { Qt::Key_PageUp, Slider::SliderPageStepSub },
          { Qt::Key_Home, Slider::SliderToMinimum },
          { Qt::Key_End, Slider::SliderToMaximum } }
    };
    for (const auto &[key, action] : actions) {
        if (event->key() == key)
            return findChild<QScrollArea *>()->verticalScrollBar()->triggerAction(action);
    }
    Panel::keyPressEvent(event);
}

} // namespace holmstead
