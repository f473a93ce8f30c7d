// SPDX-License-Identifier: GPL-3.0-or-later
#include "gametable.h"

#include "commands.h"
#include "gamelog.h"
#include "noteline.h"
#include "scrollcolumn.h"
#include "tablepanels.h"

#include "board/boardscene.h"
#include "board/boardview.h"
#include "hand/handtray.h"
#include "look/palette.h"
#include "table/bankpanel.h"
#include "table/costspanel.h"
#include "table/diceview.h"
#include "table/logpanel.h"
#include "table/playerspanel.h"
#include "table/promptbar.h"
#include "text/events.h"
#include "text/prompts.h"
#include "text/refusals.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QPointer>

namespace holmstead {

namespace {

// The start settlements that brought the starting cards wear a star until the first roll (R-SU-3).
IntersectionSet starsOf(const GameSession &session)
{
    IntersectionSet stars;
    if (session.hasRolled())
        return stars;
    for (const StartPiece &piece : session.table().island.layout().start) {
        for (const Person &person : session.people()) {
            if (piece.starred && piece.color == person.start)
                stars.insert(piece.settlement);
        }
    }
    return stars;
}

std::optional<Color> colorOf(std::optional<PlayerId> player, const People &people)
{
    if (!player)
        return std::nullopt;
    return people[static_cast<std::size_t>(player->index())].color;
}

} // namespace

GameTable::GameTable(GameSession &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_prompt(new PromptBar),
      m_below(new QWidget),
      m_players(new PlayersPanel),
      m_dice(new DiceView),
      m_board(new BoardScene(this)),
      m_boardView(new BoardView(m_board)),
      m_bank(new BankPanel),
      m_costs(new CostsPanel),
      m_logPanel(new LogPanel),
      m_log(new GameLog(session, *m_logPanel, this)),
      m_note(new NoteLine(m_boardView)),
      m_tray(new HandTray),
      m_panels(new TablePanels(session, m_below, this))
{
    layOut();
    connectParts();
    showPrompt();
}

GameTable::~GameTable() = default;

void GameTable::layOut()
{
    auto *left = new QVBoxLayout;
    left->addWidget(new ScrollColumn(m_players), 1);
    left->addWidget(m_dice);
    auto *facts = new QWidget;
    auto *right = new QVBoxLayout(facts);
    right->setContentsMargins(0, 0, 0, 0);
    right->addWidget(m_bank);
    right->addWidget(m_costs);
    right->addWidget(m_logPanel, 1);
    const int gap = fontMetrics().height() / 2;
    auto *row = new QHBoxLayout;
    row->setContentsMargins(gap, gap, gap, gap);
    row->setSpacing(gap);
    row->addLayout(left);
    row->addWidget(m_boardView, 1);
    row->addWidget(new ScrollColumn(facts));

    auto *below = new QVBoxLayout(m_below);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(0);
    below->addLayout(row, 1);
    below->addWidget(m_tray);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_prompt);
    all->addWidget(m_below, 1);

    QPalette colors = QWidget::palette();
    colors.setColor(QPalette::Window, holmstead::palette::panel);
    m_below->setPalette(colors);
    m_below->setAutoFillBackground(true);
}

void GameTable::connectParts()
{
    connect(&m_session, &GameSession::started, this, &GameTable::restart);
    connect(&m_session, &GameSession::changed, this, &GameTable::refresh);
    connect(&m_session, &GameSession::happened, this, &GameTable::settleAction);
    connect(&m_session, &GameSession::refused, this, &GameTable::showRefusal);
    connect(&m_session, &GameSession::learned, this, &GameTable::tellPerson);

    connect(m_panels, &TablePanels::newGameWanted, this, &GameTable::newGameWanted);
    connect(&m_session, &GameSession::curtainOpened, this,
            [this] { m_boardView->setFocus(Qt::OtherFocusReason); });
    connect(m_tray, &HandTray::verbChosen, this, &GameTable::act);
    connect(m_tray, &HandTray::verbRefused, this, &GameTable::showWhyOff);
    connect(m_players, &PlayersPanel::playerChosen, this, &GameTable::choosePlayer);
    // The session says why not.
    connect(m_players, &PlayersPanel::playerRefused, this, &GameTable::choosePlayer);
    connect(m_board, &BoardScene::hexChosen, this, [this](HexId at) { choosePlace(at); });
    connect(m_board, &BoardScene::intersectionChosen, this, [this](IntersectionId at) { choosePlace(at); });
    connect(m_board, &BoardScene::pathChosen, this, [this](PathId at) { choosePlace(at); });
}

void GameTable::showResult()
{
    m_panels->openResult();
}

bool GameTable::isFree() const
{
    return m_session.hasGame() && !m_session.curtain() && !m_panels->isOpen();
}

void GameTable::setBeginning(bool beginning)
{
    m_beginning = beginning;
    showPrompt();
}

void GameTable::restart()
{
    m_panels->restart();
    m_wanted.reset();
    m_note->forget();
    m_board->hideNote();
}

// One piece a press of the button; and what the slip said before the action is old news.
void GameTable::settleAction()
{
    m_wanted.reset();
    if (m_noted < m_session.actionCount())
        m_note->forget();
}

void GameTable::note(const QString &sentence)
{
    m_noted = m_session.hasGame() ? m_session.actionCount() : 0;
    m_note->say(sentence);
}

void GameTable::tellPerson(const Events &events)
{
    QStringList sentences;
    for (const Event &event : events)
        sentences.append(eventSentence(event, m_session.people(), m_session.table()));
    note(sentences.join(u'\n'));
}

void GameTable::refresh()
{
    const QPointer<QWidget> keyboard = QApplication::focusWidget();
    const View view = m_session.view();
    if (m_wanted && !(mayBuild(view) && commandsFor(m_session, m_wanted)[verbOf(*m_wanted)].enabled))
        m_wanted.reset();
    if (!m_session.person())
        m_note->forget();

    showPrompt();
    m_players->setView(view, m_session.people());
    m_dice->setDice(view.dice);
    m_bank->setView(view);
    m_costs->setView(view, m_session.people());
    m_tray->setCovered(!m_session.person());
    m_tray->setView(view, m_session.people());
    m_tray->setCommands(commandsFor(m_session, m_wanted));
    refreshBoard(view);
    keepKeyboard(keyboard);
    m_panels->refresh();
}

// A button that goes off hands the keyboard to the next one, which nobody chose; it belongs to the board
// then.
void GameTable::keepKeyboard(const QWidget *before)
{
    const auto isOurs = [this](const QWidget *widget) {
        return m_tray->isAncestorOf(widget) || m_players->isAncestorOf(widget);
    };
    const bool canStay = before && before->isEnabled() && before->focusPolicy() != Qt::NoFocus;
    if (before && isOurs(before) && !canStay)
        m_boardView->setFocus(Qt::OtherFocusReason);
}

void GameTable::refreshBoard(const View &view)
{
    const ActionList choices = m_session.choices();
    std::vector<PlayerId> victims;
    for (const Action &action : choices) {
        if (const auto *steal = std::get_if<Steal>(&action))
            victims.push_back(steal->from);
    }
    m_players->setChoosable(victims);
    m_board->setView(view, m_session.people());
    m_board->setStars(starsOf(m_session));
    m_board->setTargets(modeFor(view, m_wanted)->targets(view, choices));
}

void GameTable::showPrompt()
{
    if (m_beginning)
        return m_prompt->setPrompt(beginPrompt(), std::nullopt);
    if (!m_session.hasGame())
        return m_prompt->setPrompt(noGamePrompt(), std::nullopt);
    const People &people = m_session.people();
    const TradeTalk &talk = m_session.talk();
    if (const auto call = m_session.curtain())
        return m_prompt->setPrompt(handOverPrompt(call->next, people), colorOf(call->next, people));
    switch (talk.stage()) {
    case TradeTalk::Stage::Silent:
        return showTurnPrompt();
    case TradeTalk::Stage::Open:
        return m_prompt->setPrompt(offerPrompt(talk.offer(), people), colorOf(talk.offer().by, people));
    case TradeTalk::Stage::Asked:
        return m_prompt->setPrompt(answerPrompt(*m_session.person(), talk.offer(), people),
                                   colorOf(m_session.person(), people));
    case TradeTalk::Stage::Countered:
        return m_prompt->setPrompt(counterPrompt(*m_session.person(), talk.offer(), people),
                                   colorOf(m_session.person(), people));
    }
}

void GameTable::showTurnPrompt()
{
    const View view = m_session.view();
    if (m_wanted && mayBuild(view))
        return showBuildPrompt(*m_wanted, view.turn);
    const PlayerId actor = view.winner.value_or(view.viewer.value_or(view.turn));
    m_prompt->setPrompt(promptSentence(view, m_session.people()), colorOf(actor, m_session.people()));
}

void GameTable::showBuildPrompt(Build build, PlayerId person)
{
    const People &people = m_session.people();
    switch (build) {
    case Build::Road:
        return m_prompt->setPrompt(roadPrompt(person, people), colorOf(person, people));
    case Build::Settlement:
        return m_prompt->setPrompt(settlementPrompt(person, people), colorOf(person, people));
    case Build::City:
        return m_prompt->setPrompt(cityPrompt(person, people), colorOf(person, people));
    }
}

void GameTable::showRefusal(Reason reason, const Action &action)
{
    const QString sentence = refusalSentence(reason, m_session.view(), m_session.people(), &action);
    if (m_clicked)
        m_board->showNote(*m_clicked, sentence);
    else
        note(sentence);
}

void GameTable::showWhyOff(Verb, const QString &why)
{
    note(why);
}

void GameTable::choosePlace(const Place &place)
{
    if (!isFree())
        return;
    const View view = m_session.view();
    m_clicked = place;
    if (const auto action = modeFor(view, m_wanted)->actionAt(place, view))
        m_session.choose(*action);
    else
        m_board->showNote(place, buildHint(*m_wanted));
    m_clicked.reset();
}

void GameTable::choosePlayer(PlayerId player)
{
    m_session.choose(Steal{ player, std::nullopt });
}

void GameTable::act(Verb verb)
{
    m_board->hideNote();
    m_note->forget();
    switch (verb) {
    case Verb::Roll:
        return m_session.choose(Roll());
    case Verb::BuildRoad:
        return toggle(Build::Road);
    case Verb::BuildSettlement:
        return toggle(Build::Settlement);
    case Verb::BuildCity:
        return toggle(Build::City);
    case Verb::BuyCard:
        return m_session.choose(BuyCard());
    case Verb::Trade:
        return m_panels->openTrade();
    case Verb::EndTrading:
        return m_session.choose(EndTrading());
    case Verb::EndFreeRoads:
        return m_session.choose(EndFreeRoads());
    case Verb::EndTurn:
        return m_session.choose(EndTurn());
    case Verb::PlayKnight:
        return m_session.choose(PlayKnight());
    case Verb::PlayRoadBuilding:
        return m_session.choose(PlayRoadBuilding());
    case Verb::PlayYearOfPlenty:
        return m_panels->openPlenty();
    case Verb::PlayMonopoly:
        return m_panels->openMonopoly();
    }
}

void GameTable::toggle(Build build)
{
    m_wanted = m_wanted == build ? std::nullopt : std::optional(build);
    refresh();
    if (m_wanted)
        m_boardView->setFocus(Qt::ShortcutFocusReason); // the arrow keys choose a place now
}

void GameTable::leaveMode()
{
    m_wanted.reset();
    m_board->hideNote();
    if (m_session.hasGame())
        refresh();
}

void GameTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        leaveMode();
    else
        QWidget::keyPressEvent(event);
}

void GameTable::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_board->retranslate();
    if (!m_session.hasGame())
        return showPrompt();
    m_log->rewrite();
    refresh();
}

} // namespace holmstead
