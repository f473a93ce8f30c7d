// SPDX-License-Identifier: GPL-3.0-or-later
#include "welcome.h"

#include "dialogs/continuebutton.h"
#include "dialogs/style.h"
#include "hand/paper.h"
#include "look/art.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace holmstead {

namespace {

// In ems of the page.
constexpr qreal textWidth = 17;
constexpr qreal crestSide = 6;
constexpr qreal nameSize = 2.2;
constexpr qreal highPage = 44; // from which name and crest are half as large again

} // namespace

Welcome::Welcome(QWidget *parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_sentence(new QLabel(this)),
      m_crest(new QWidget(this)),
      m_continue(new ContinueButton(this)),
      m_newGame(new QPushButton(this)),
      m_keptGames(new QPushButton(this)),
      m_open(new QPushButton(this)),
      m_howToPlay(new QPushButton(this))
{
    setObjectName(QStringLiteral("welcome"));
    m_continue->setObjectName(QStringLiteral("welcomeContinue"));
    m_newGame->setObjectName(QStringLiteral("welcomeNew"));
    m_keptGames->setObjectName(QStringLiteral("welcomeKept"));
    m_open->setObjectName(QStringLiteral("welcomeOpen"));
    m_howToPlay->setObjectName(QStringLiteral("welcomeHowToPlay"));
    for (QPushButton *button : { m_open, m_howToPlay })
        button->setFlat(true);
    m_sentence->setProperty("soft", true);
    m_sentence->setWordWrap(true);
    for (QLabel *label : { m_title, m_sentence })
        label->setAlignment(Qt::AlignCenter);
    for (QPushButton *button : buttons())
        button->setAutoDefault(true); // Enter presses the one that has the keyboard
    setKeptGames(false, std::nullopt);
    layOut();
    fitLetters();
    retranslate();
    connect(m_continue, &QPushButton::clicked, this,
            [this] { emit continueWanted(m_continue->game().path); });
    connect(m_newGame, &QPushButton::clicked, this, &Welcome::newGameWanted);
    connect(m_keptGames, &QPushButton::clicked, this, &Welcome::keptGamesWanted);
    connect(m_open, &QPushButton::clicked, this, &Welcome::openWanted);
    connect(m_howToPlay, &QPushButton::clicked, this, &Welcome::howToPlayWanted);
}

std::array<QPushButton *, 5> Welcome::buttons() const
{
    return { m_continue, m_newGame, m_keptGames, m_open, m_howToPlay };
}

void Welcome::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->addStretch(2);
    column->addWidget(m_crest, 0, Qt::AlignHCenter);
    column->addWidget(m_title);
    column->addWidget(m_sentence);
    column->addStretch(1);
    for (QPushButton *button : buttons())
        column->addWidget(button);
    column->addStretch(3);
}

void Welcome::fitLetters()
{
    const qreal growth = height() >= paper::ems(*this, highPage) ? 1.5 : 1;
    m_title->setFont(paper::scaled(font(), growth * nameSize, QFont::Bold));
    m_sentence->setFont(paper::scaled(font(), 1.1));
    m_continue->setFont(font());
    fitNewGame();
    m_keptGames->setFont(paper::scaled(font(), 1.05));
    const int em = paper::ems(*this, 1);
    layout()->setContentsMargins(2 * em, em, 2 * em, em);
    layout()->setSpacing(em * 3 / 4);
    m_crest->setFixedSize(paper::ems(*this, growth * crestSide), paper::ems(*this, growth * crestSide));
    setFixedWidth(paper::ems(*this, textWidth + 4));
}

void Welcome::setKeptGames(bool any, const std::optional<KeptGame> &toContinue)
{
    const bool hadKeyboard = isAncestorOf(window()->focusWidget());
    m_keptGames->setVisible(any);
    m_continue->setVisible(toContinue.has_value());
    if (toContinue)
        m_continue->setGame(*toContinue);
    style::mark(*m_newGame, "main", !toContinue);
    fitNewGame();
    setFocusProxy(toContinue ? m_continue : m_newGame);
    if (hadKeyboard)
        setFocus(); // Qt hands it on from what is hidden
}

// As large as its part: what one should press, or the second choice.
void Welcome::fitNewGame()
{
    const bool isFirst = m_continue->isHidden();
    m_newGame->setFont(isFirst ? paper::scaled(font(), 1.3, QFont::DemiBold) : paper::scaled(font(), 1.05));
}

void Welcome::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    Art::paint(painter, m_crest->geometry(), QStringLiteral("icons/holmstead"));
}

void Welcome::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitLetters();
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
    m_continue->retranslate();
    m_newGame->setText(tr("New game"));
    m_keptGames->setText(tr("Kept games…"));
    m_open->setText(tr("Open a file…"));
    m_howToPlay->setText(tr("How to play"));
}

} // namespace holmstead
