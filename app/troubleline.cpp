// SPDX-License-Identifier: GPL-3.0-or-later
#include "troubleline.h"

#include "hand/paper.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace holmstead {

TroubleLine::TroubleLine(QWidget *parent)
    : QFrame(parent),
      m_sentence(new QLabel(this)),
      m_retry(new QPushButton(this)),
      m_saveElsewhere(new QPushButton(this))
{
    setObjectName(QStringLiteral("trouble"));
    setAutoFillBackground(true);
    m_sentence->setObjectName(QStringLiteral("troubleSentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setProperty("warning", true);
    m_retry->setObjectName(QStringLiteral("troubleRetry"));
    m_saveElsewhere->setObjectName(QStringLiteral("troubleSave"));
    for (QPushButton *button : { m_retry, m_saveElsewhere })
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the game
    connect(m_retry, &QPushButton::clicked, this, &TroubleLine::retryWanted);
    connect(m_saveElsewhere, &QPushButton::clicked, this, &TroubleLine::saveElsewhereWanted);

    auto *row = new QHBoxLayout(this);
    paper::keepGaps(*this, *row, 0.5, { 0.75, 0.35, 0.75, 0.35 });
    row->addWidget(m_sentence, 1);
    row->addWidget(m_retry);
    row->addWidget(m_saveElsewhere);
    retranslate();
    hide();
}

void TroubleLine::setTrouble(const QString &sentence)
{
    m_sentence->setText(sentence);
    setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
}

void TroubleLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void TroubleLine::retranslate()
{
    m_retry->setText(tr("Try again"));
    m_saveElsewhere->setText(tr("Save elsewhere…"));
}

} // namespace holmstead
