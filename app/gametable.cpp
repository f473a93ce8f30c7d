// SPDX-License-Identifier: GPL-3.0-or-later
#include "gametable.h"

#include "boardhints.h"
#include "commands.h"
#include "factscolumn.h"
#include "gamelog.h"
#include "noteline.h"
#include "refusalbubble.h"
#include "sampleisland.h"
#include "scrollcolumn.h"
#include "tablechoices.h"
#include "tablecolumns.h"
#include "tablemotion.h"
#include "tablenotes.h"
#include "tablepanels.h"
#include "tableprompt.h"
#include "turnclock.h"
#include "waitingtable.h"
#include "welcome.h"

#include "board/boardscene.h"
#include "board/boardview.h"
#include "dialogs/gameovertray.h"
#include "dialogs/panel.h"
#include "hand/handtray.h"
#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "session/nextturn.h"
#include "session/traces.h"
#include "table/bankpanel.h"
#include "table/costspanel.h"
#include "table/diceview.h"
#include "table/logpanel.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"
#include "table/promptbar.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QPointer>
#include <QStackedWidget>

#include <algorithm>

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

NoteLine *slipOver(BoardView *view, const BoardScene *board)
{
    auto *slip = new NoteLine(view);
    slip->setGround([board] { return board->ground(); });
    return slip;
}

} // namespace

GameTable::GameTable(GameSession &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_prompt(new PromptBar),
      m_below(new QWidget),
      m_welcome(new Welcome),
      m_players(new PlayersPanel),
      m_dice(new DiceView),
      m_board(new BoardScene(this)),
      m_boardView(new BoardView(m_board)),
      m_bank(new BankPanel),
      m_costs(new CostsPanel),
      m_logPanel(new LogPanel),
      m_facts(new FactsColumn(m_bank, m_costs, m_logPanel)),
      m_log(new GameLog(session, *m_logPanel, this)),
      m_tray(new HandTray),
      m_over(new GameOverTray),
      m_foot(new QStackedWidget),
      m_notes(new TableNotes(session, m_board, slipOver(m_boardView, m_board),
                             new RefusalBubble(*m_tray, m_below), this)),
      m_panels(new TablePanels(session, m_below, m_foot, this)),
      m_choices(new TableChoices(session, m_panels, m_notes, this)),
      m_line(std::make_unique<TablePrompt>(session, *m_prompt)),
      m_clock(new TurnClock(session, *m_prompt, this)),
      m_hints(new BoardHints(session, { m_board, m_boardView, m_players, m_bank, m_costs, m_tray }, this))
{
    layOut();
    // After all else, to lie over it.
    m_motion = new TableMotion(session, { m_prompt, m_players, m_dice, m_board, m_boardView, m_bank }, this);
    connectParts();
    connectClicks();
    new WaitingTable({ m_panels, m_notes, m_hints, m_boardView, m_dice, m_facts, m_motion, m_below }, this);
    showTable(false);
    showSampleIsland(*m_board);
}

GameTable::~GameTable() = default;

void GameTable::layOut()
{
    auto *people = new QWidget;
    auto *left = new QVBoxLayout(people);
    paper::keepGaps(*people, *left, 0.5);
    left->addWidget(new ScrollColumn(m_players), 10);
    left->addWidget(m_dice, 1);
    m_columns = new TableColumns(people, m_boardView, new ScrollColumn(m_facts));
    // Not the columns' own margins, which are all on one side from right to left.
    auto *row = new QHBoxLayout;
    paper::keepGaps(*this, *row, 0.5, { 0.5, 0.5, 0.5, 0.5 });
    row->addWidget(m_welcome);
    row->addWidget(m_columns, 1);

    m_foot->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_foot->addWidget(m_tray);
    m_foot->addWidget(m_over);
    auto *below = new QVBoxLayout(m_below);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(0);
    below->addLayout(row, 1);
    below->addWidget(m_foot);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_prompt);
    all->addWidget(m_below, 1);
}

// While no game is on there is the island, and the page that leads to a game.
void GameTable::showTable(bool shown)
{
    m_welcome->setVisible(!shown);
    m_below->setFocusProxy(shown ? static_cast<QWidget *>(m_boardView) : m_welcome);
    m_columns->showSides(shown);
    for (QWidget *part : std::initializer_list<QWidget *>{ m_prompt, m_foot })
        part->setVisible(shown);
}

void GameTable::connectParts()
{
    connect(&m_session, &GameSession::started, m_panels, &TablePanels::restart);
    connect(&m_session, &GameSession::changed, this, &GameTable::showChange);
    // After the press that ended it, which was not meant for a panel.
    connect(m_motion, &TableMotion::ended, this, &GameTable::openPanels, Qt::QueuedConnection);
    connect(m_motion, &TableMotion::untold, this, &GameTable::setUntold);
    connect(&m_session, &GameSession::curtainOpened, this,
            [this] { m_boardView->setFocus(Qt::OtherFocusReason); });
    connect(&m_session, &GameSession::learned, this, &GameTable::handOverNews);
    connect(m_panels, &TablePanels::wishChanged, this, [this] {
        showPrompt();
        if (m_session.hasGame())
            refreshBoard(m_session.view());
    });
    connect(m_panels, &TablePanels::newGameWanted, this, &GameTable::newGameWanted);
    connect(m_panels, &TablePanels::statisticsWanted, this, &GameTable::statisticsWanted);
    connect(m_panels, &TablePanels::resultShown, m_over, &GameOverTray::setResultShown);
    connect(m_over, &GameOverTray::newGameWanted, this, &GameTable::newGameWanted);
    connect(m_over, &GameOverTray::resultWanted, this, &GameTable::showResult);
    connect(m_choices, &TableChoices::toggled, this, [this] {
        refresh();
        openPanels();
        if (m_choices->wanted() || m_session.view().phase == Phase::Setup)
            // The arrow keys choose a place now.
            m_boardView->setFocus(KeyboardSign::isShown() ? Qt::ShortcutFocusReason : Qt::OtherFocusReason);
    });
}

void GameTable::connectClicks()
{
    connect(m_tray, &HandTray::verbChosen, m_choices, &TableChoices::act);
    connect(m_tray, &HandTray::verbRefused, m_notes, [this](Verb verb, const QString &why) {
        if (!m_session.hasGame())
            return;
        if (m_session.curtain()) // the button is not to be seen
            return m_panels->remindOfCurtain();
        m_notes->sayAt(verb, why, m_hints->thingsInSight(*m_below));
    });
    connect(m_players, &PlayersPanel::playerChosen, m_choices, &TableChoices::choosePlayer);
    // The session says why not.
    connect(m_players, &PlayersPanel::playerRefused, m_choices, &TableChoices::choosePlayer);
    connect(m_board, &BoardScene::hexChosen, m_choices, [this](HexId at) { m_choices->choosePlace(at); });
    connect(m_board, &BoardScene::intersectionChosen, m_choices,
            [this](IntersectionId at) { m_choices->choosePlace(at); });
    connect(m_board, &BoardScene::pathChosen, m_choices, [this](PathId at) { m_choices->choosePlace(at); });
}

void GameTable::showResult()
{
    m_panels->openResult();
}

bool GameTable::hideResult()
{
    return m_panels->closeResult();
}

void GameTable::setClock(bool shown)
{
    m_clock->setShown(shown);
}

void GameTable::showBeginning(const GameRecord &next)
{
    m_panels->restart();
    showTable(false);
    m_welcome->hide();
    m_prompt->show();
    showStart(*m_board, next);
    m_line->setBeginning(true);
    showPrompt();
}

void GameTable::endBeginning()
{
    m_line->setBeginning(false);
    if (m_session.hasGame()) {
        refresh();
        return openPanels();
    }
    showTable(false);
    showSampleIsland(*m_board);
}

void GameTable::refresh()
{
    const QPointer<QWidget> keyboard = QApplication::focusWidget();
    const View view = m_session.view();
    showTable(true);
    m_choices->update();
    if (!m_session.person())
        m_notes->forget();

    showPrompt();
    refreshPlayers(view);
    m_dice->setDice(view.dice, lastRollOf(m_session.log()));
    m_bank->setView(view);
    m_costs->setView(view, m_session.people());
    m_logPanel->setRound(roundNumber(m_session));
    refreshTray(view);
    refreshBoard(view);
    keepKeyboard(keyboard);
}

void GameTable::showPrompt()
{
    m_line->show(m_choices->wanted(), m_panels->wish());
    m_players->setActing(m_line->person());
}

// Every number is right at once; which plate an award shines on, and who has to discard, is told in its time.
void GameTable::refreshPlayers(const View &view)
{
    View told = view;
    if (m_untold == Untold::Nothing) {
        m_longestRoad = view.longestRoad;
        m_largestArmy = view.largestArmy;
    } else {
        // An award that flies shines on no plate.
        told.longestRoad = view.longestRoad == m_longestRoad ? m_longestRoad : std::nullopt;
        told.largestArmy = view.largestArmy == m_largestArmy ? m_largestArmy : std::nullopt;
        for (PlayerView &player : told.players)
            player.mustDiscard = m_untold == Untold::Roll ? 0 : player.mustDiscard;
    }
    m_players->setView(told, m_session.people());
    for (const PlayerId player : playersOf(view.playerCount()))
        m_players->plate(player)->setOpenHand(m_session.openView(player));
}

void GameTable::refreshTray(const View &view)
{
    const bool isOver = m_session.isOver() && m_untold == Untold::Nothing;
    if (isOver)
        m_over->setView(view, m_session.people());
    m_foot->setCurrentWidget(isOver ? static_cast<QWidget *>(m_over) : m_tray);
    const bool waits = m_untold != Untold::Nothing && !m_session.person();
    if (waits)
        return; // a seven or the win: whoever it was sees their own cards until that is told
    m_tray->setCovered(!m_session.person());
    m_tray->setView(view, m_session.people());
    if (m_untold == Untold::Roll)
        return;
    const Commands commands = commandsFor(m_session, m_choices->wanted());
    m_tray->setCommands(commands);
    m_costs->setCommands(commands);
}

void GameTable::showChange()
{
    m_motion->announce();
    refresh();
    m_motion->play();
    openPanels();
}

void GameTable::openPanels()
{
    m_panels->setMoving(m_motion->isMoving());
    m_panels->setUntold(m_untold != Untold::Nothing);
    m_panels->refresh();
    handOverNews();
}

// A panel lies over the slip.
void GameTable::handOverNews()
{
    Panel *panel = m_panels->panel();
    const QString news = panel ? m_notes->takeNews() : QString();
    if (!news.isEmpty())
        panel->setNews(news);
}

void GameTable::setUntold(Untold what)
{
    m_untold = what;
    m_log->setUntold(what != Untold::Nothing);
    m_notes->setUntold(what != Untold::Nothing);
    m_hints->setUntold(what);
    m_line->setUntold(what);
    if (what != Untold::Nothing)
        return; // the table is drawn anew next
    refresh();
    // After the press that ended it, which was not meant for a panel.
    QMetaObject::invokeMethod(this, &GameTable::openPanels, Qt::QueuedConnection);
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
    const ActionList choices = m_untold == Untold::Nothing ? m_session.choices() : ActionList();
    std::vector<PlayerId> victims;
    for (const Action &action : choices) {
        if (const auto *steal = std::get_if<Steal>(&action))
            victims.push_back(steal->from);
    }
    m_players->setChoosable(victims);
    m_board->setView(view, m_session.people());
    m_board->setStars(starsOf(m_session));
    const bool isFree = m_untold == Untold::Nothing && m_panels->wish() == Wish::Nothing;
    m_board->setTargets(isFree ? modeFor(view, m_choices->wanted())->targets(view, choices) : BoardTargets());
    m_hints->refresh(m_choices->wanted());
}

void GameTable::leaveMode()
{
    m_board->hideNote();
    if (m_session.hasGame())
        m_choices->leave();
}

void GameTable::keyPressEvent(QKeyEvent *event)
{
    const bool canLeave = m_choices->wanted() || !m_board->note().isEmpty();
    if (event->key() == Qt::Key_Escape && canLeave)
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
    m_clock->retranslate();
    if (!m_session.hasGame())
        return;
    m_log->rewrite();
    refresh();
    openPanels();
}

} // namespace holmstead
