// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/choicerow.h"

#include "dialogs/choicecard.h"

#include "hand/paper.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace holmstead {

ChoiceRow::ChoiceRow(const QString &name, int count, QWidget *parent)
    : QWidget(parent),
      m_group(new QButtonGroup(this)),
      m_line(new QHBoxLayout(this))
{
    setObjectName(name);
    paper::keepGaps(*this, *m_line, 0.4);
    connect(m_group, &QButtonGroup::idClicked, this, &ChoiceRow::chosen);
    setCount(count);
}

void ChoiceRow::setCount(int count)
{
    while (static_cast<int>(m_cards.size()) < count) {
        const auto answer = static_cast<int>(m_cards.size());
        auto *card = new ChoiceCard(this);
        card->setObjectName(QStringLiteral("%1.%2").arg(objectName()).arg(answer));
        m_group->addButton(card, answer);
        m_line->addWidget(card, 1);
        m_cards.push_back(card);
    }
    for (std::size_t card = 0; card < m_cards.size(); ++card)
        m_cards[card]->setVisible(static_cast<int>(card) < count);
}

void ChoiceRow::setWords(int answer, const QString &title, const QString &about)
{
    m_cards[static_cast<std::size_t>(answer)]->setWords(title, about);
}

void ChoiceRow::setOffered(int answer, bool offered, const QString &why)
{
    ChoiceCard *card = m_cards[static_cast<std::size_t>(answer)];
    card->setEnabled(offered);
    card->setToolTip(offered ? QString() : why);
}

// Answers side by side are equal: all in the letters of the longest.
void ChoiceRow::shareLetters()
{
    qreal letters = 1;
    for (const ChoiceCard *card : m_cards) {
        if (!card->isHidden())
            letters = std::min(letters, card->lettersFor(card->width()));
    }
    for (ChoiceCard *card : m_cards)
        card->setLetters(letters);
}

void ChoiceRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareLetters();
}

bool ChoiceRow::event(QEvent *event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        shareLetters();
    return handled;
}

int ChoiceRow::current() const
{
    return m_group->checkedId();
}

void ChoiceRow::setCurrent(int answer)
{
    m_cards[static_cast<std::size_t>(answer)]->setChecked(true);
    for (ChoiceCard *card : m_cards) // Tab comes to the one that is chosen
        card->setFocusPolicy(card->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
}

QString ChoiceRow::title() const
{
    const QAbstractButton *card = m_group->checkedButton();
    return card ? card->text() : QString();
}

} // namespace holmstead
