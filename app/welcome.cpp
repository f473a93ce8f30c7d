// SPDX-License-Identifier: GPL-3.0-or-later
#include "welcome.h"

#include "hand/paper.h"
#include "look/art.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace holmstead {

namespace {

// In ems of the page.
constexpr qreal textWidth = 16;
constexpr qreal crestSide = 6;

} // namespace

Welcome::Welcome(QWidget *parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_sentence(new QLabel(this)),
      m_crest(new QWidget(this)),
      m_newGame(new QPushButton(this)),
      m_keptGames(new QPushButton(this)),
      m_open(new QPushButton(this))
{
    setObjectName(QStringLiteral("welcome"));
    m_newGame->setObjectName(QStringLiteral("welcomeNew"));
    m_keptGames->setObjectName(QStringLiteral("welcomeKept"));
    m_open->setObjectName(QStringLiteral("welcomeOpen"));
    m_newGame->setProperty("main", true);
    m_open->setFlat(true);
    m_sentence->setProperty("soft", true);
    m_sentence->setWordWrap(true);
    for (QLabel *label : { m_title, m_sentence })
        label->setAlignment(Qt::AlignCenter);
    for (QPushButton *button : { m_newGame, m_keptGames, m_open })
        button->setAutoDefault(true); // Enter presses the one that has the keyboard
    setHasKeptGames(false);
    layOut();
    fitLetters();
    retranslate();
    connect(m_newGame, &QPushButton::clicked, this, &Welcome::newGameWanted);
    connect(m_keptGames, &QPushButton::clicked, this, &Welcome::keptGamesWanted);
    connect(m_open, &QPushButton::clicked, this, &Welcome::openWanted);
}

void Welcome::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->addStretch(2);
    column->addWidget(m_crest, 0, Qt::AlignHCenter);
    column->addWidget(m_title);
    column->addWidget(m_sentence);
    column->addStretch(1);
    for (QPushButton *button : { m_newGame, m_keptGames, m_open })
        column->addWidget(button);
    column->addStretch(3);
}

void Welcome::fitLetters()
{
    m_title->setFont(paper::scaled(font(), 2.2, QFont::Bold));
    m_sentence->setFont(paper::scaled(font(), 1.1));
    m_newGame->setFont(paper::scaled(font(), 1.3, QFont::DemiBold));
    m_keptGames->setFont(paper::scaled(font(), 1.05));
    const int em = paper::ems(*this, 1);
    layout()->setContentsMargins(2 * em, em, 2 * em, em);
    layout()->setSpacing(em * 3 / 4);
    m_crest->setFixedSize(paper::ems(*this, crestSide), paper::ems(*this, crestSide));
    setFixedWidth(paper::ems(*this, textWidth + 4));
}

void Welcome::setHasKeptGames(bool has)
{
    m_keptGames->setVisible(has);
}

void Welcome::takeKeyboard()
{
    m_newGame->setFocus(Qt::OtherFocusReason);
}

void Welcome::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    Art::paint(painter, m_crest->geometry(), QStringLiteral("icons/holmstead"));
}

void Welcome::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fitLetters();
}

void Welcome::retranslate()
{
    m_title->setText(tr("Holmstead"));
    m_sentence->setText(tr("An island to settle, for three or four people at one screen."));
    m_newGame->setText(tr("New game"));
    m_keptGames->setText(tr("Go on with a kept game"));
    m_open->setText(tr("Open a file…"));
}

} // namespace holmstead
