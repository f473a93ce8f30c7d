// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/outcomeview.h"

#include "dialogs/handrow.h"
#include "dialogs/outcome.h"
#include "dialogs/style.h"

#include "hand/paper.h"

#include <QLabel>
#include <QVBoxLayout>

namespace holmstead {

OutcomeView::OutcomeView(QWidget *parent)
    : QWidget(parent),
      m_words(new QLabel(this)),
      m_cards(new HandRow(this))
{
    setObjectName(QStringLiteral("outcome"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    auto *column = new QVBoxLayout(this);
    paper::keepGaps(*this, *column, 0.3);
    column->addWidget(m_words);
    column->addWidget(m_cards);
    paper::keepMeasured(*this, [this] { m_words->setMinimumHeight(paper::ems(*this, 1.2)); });
    clear();
}

void OutcomeView::setHand(const ResourceCards &before, const ResourceCards &after, const QString &sentence)
{
    style::setScale(*m_words, 1.05, QFont::DemiBold);
    m_words->setText(countSentence(before.total(), after.total()));
    m_cards->setHand(before, after);
    m_cards->show();
    tell(sentence);
}

void OutcomeView::setSentence(const QString &sentence)
{
    style::setScale(*m_words, 1.0);
    m_words->setText(sentence);
    m_cards->hide();
    tell(sentence);
}

void OutcomeView::setKeepsRoom(bool keeps)
{
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(keeps);
    setSizePolicy(policy);
}

void OutcomeView::tell(const QString &sentence)
{
    setVisible(!sentence.isEmpty());
    setAccessibleName(sentence);
    setToolTip(sentence == m_words->text() ? QString() : sentence);
}

} // namespace holmstead
