// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/newgamepanel.h"

#include "dialogs/beginchoice.h"
#include "dialogs/coloroffer.h"
#include "dialogs/islandcard.h"
#include "dialogs/peoplechoice.h"
#include "dialogs/ruleschoice.h"
#include "dialogs/style.h"

#include "hand/paper.h"
#include "record/boardfile.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace holmstead {

namespace {

QLabel *newHeading(QWidget *parent)
{
    auto *label = new QLabel(parent);
    style::setScale(*label, 1.15, QFont::DemiBold);
    return label;
}

IslandLayout someVariableIsland()
{
    Random random(11);
    return makeIsland(HarborDeal::Pieces, TokenDeal::LetterOrder, random);
}

} // namespace

NewGamePanel::NewGamePanel(QWidget *parent)
    : Panel(parent),
      m_columns(new QHBoxLayout),
      m_left(new QVBoxLayout),
      m_right(new QVBoxLayout),
      m_cancel(addButton(QStringLiteral("cancel"), Kind::Other)),
      m_start(addButton(QStringLiteral("start"), Kind::Main))
{
    setObjectName(QStringLiteral("newGame"));
    setCancellable(true);
    paper::keepGaps(*this, *m_columns, 2);
    for (QBoxLayout *column : { m_left, m_right }) {
        paper::keepGaps(*this, *column, 0.4);
        m_columns->addLayout(column, 1);
        m_struts.push_back(new QSpacerItem(0, 0));
        column->addItem(m_struts.back());
    }
    addPeople();
    addIslands();
    addFold();
    body()->addLayout(m_columns);
    connect(m_cancel, &QPushButton::clicked, this, &NewGamePanel::cancel);
    connect(m_start, &QPushButton::clicked, this, &NewGamePanel::start);

    NewGame first;
    first.rules.setup = IslandSetup::Beginner;
    first.rules.phases = defaultPhases(first.rules.edition, first.rules.setup);
    first.begin = defaultBegin(first.rules.edition, first.rules.setup);
    //: Names of four people that stand in the new game panel the first time; short ones that are common
    //: where the language is spoken, in alphabetical order.
    const QStringList names = { tr("Ada"), tr("Ben"), tr("Cleo"), tr("Dan") };
    for (const Color color : allColors)
        first.people.push_back({ names[static_cast<int>(indexOf(color))], color, color });
    setNewGame(first);
    retranslate();
}

void NewGamePanel::addPeople()
{
    m_peopleTitle = newHeading(this);
    m_people = new PeopleChoice(this);
    m_beginTitle = newHeading(this);
    m_begin = new BeginChoice(this);
    m_openHands = new QCheckBox(this);
    m_openHands->setObjectName(QStringLiteral("openHands"));

    m_left->addWidget(m_peopleTitle);
    m_left->addWidget(m_people);
    paper::addGap(*this, *m_left, 0.25);
    m_left->addWidget(m_beginTitle);
    m_left->addWidget(m_begin);
    m_left->addWidget(m_openHands);
    m_left->addStretch();

    connect(m_people, &PeopleChoice::changed, this, &NewGamePanel::refresh);
    connect(m_people, &PeopleChoice::swapped, this, [this](PlayerId one, PlayerId other) {
        if (m_begin->oldest() == one)
            m_begin->setOldest(other);
        else if (m_begin->oldest() == other)
            m_begin->setOldest(one);
    });
}

void NewGamePanel::addIslands()
{
    m_islandTitle = newHeading(this);
    m_beginner = new IslandCard(beginnerIsland(), this);
    m_beginner->setObjectName(QStringLiteral("beginner"));
    m_variable = new IslandCard(someVariableIsland(), this);
    m_variable->setObjectName(QStringLiteral("variable"));
    auto *group = new QButtonGroup(this);
    group->addButton(m_beginner);
    group->addButton(m_variable);

    auto *cards = new QHBoxLayout;
    paper::keepGaps(*this, *cards, 0.7);
    cards->addWidget(m_beginner, 1);
    cards->addWidget(m_variable, 1);
    m_right->addWidget(m_islandTitle);
    m_right->addLayout(cards);
    connect(m_beginner, &QAbstractButton::toggled, this, &NewGamePanel::refresh);
}

void NewGamePanel::addFold()
{
    m_more = new QPushButton(this);
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setFlat(true);
    m_more->setCheckable(true);
    m_summary = new QLabel(this);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setProperty("soft", true);
    m_summary->setWordWrap(true);
    m_rules = new RulesChoice(this);
    m_right->addWidget(m_more, 0, Qt::AlignLeft);
    m_right->addWidget(m_summary);
    m_right->addWidget(m_rules->aboutIsland());
    m_right->addStretch();
    placeRulesOfPlay(false);

    connect(m_more, &QPushButton::toggled, this, &NewGamePanel::showFold);
    connect(m_rules, &RulesChoice::changed, this, &NewGamePanel::refresh);
}

// Columns are as wide with what unfolds as without. In a narrow window they stand below each other.
void NewGamePanel::settle(int width)
{
    const int widest =
        std::max({ m_people->sizeHint().width(), m_begin->widthWithOldest(),
                   m_rules->aboutPlay()->sizeHint().width(), m_rules->aboutIsland()->sizeHint().width() });
    for (QSpacerItem *strut : m_struts)
        strut->changeSize(widest, 0);
    m_columns->setDirection(QBoxLayout::LeftToRight);
    m_columns->invalidate();
    const bool inOneColumn = m_columns->minimumSize().width() > width;
    if (inOneColumn)
        m_columns->setDirection(QBoxLayout::TopToBottom);
    placeRulesOfPlay(inOneColumn);
}

// Under the people, where there is room; below the button that shows them, where all stands in one column.
void NewGamePanel::placeRulesOfPlay(bool inOneColumn)
{
    QBoxLayout *home = inOneColumn ? m_right : m_left;
    QBoxLayout *other = inOneColumn ? m_left : m_right;
    QWidget *rules = m_rules->aboutPlay();
    if (home->indexOf(rules) >= 0)
        return;
    other->removeWidget(rules);
    home->insertWidget(home->count() - 1, rules); // before the stretch
}

QWidget *NewGamePanel::firstFocus() const
{
    return m_people->firstField();
}

void NewGamePanel::setNewGame(const NewGame &game)
{
    m_rules->setRules(game.rules, game.tokens);
    (game.rules.setup == IslandSetup::Beginner ? m_beginner : m_variable)->setChecked(true);
    m_begin->setUsual(defaultBegin(game.rules.edition, game.rules.setup));
    m_begin->setBegin(game.begin);
    m_openHands->setChecked(game.openHands);
    m_people->setPeople(game.people);
    refresh();
    m_begin->setOldest(game.oldest);
}

NewGame NewGamePanel::newGame() const
{
    NewGame game;
    game.people = m_people->people();
    game.rules = m_rules->rules();
    game.tokens = m_rules->tokens();
    game.begin = m_begin->begin();
    game.oldest = m_begin->oldest();
    game.openHands = m_openHands->isChecked();
    return game;
}

void NewGamePanel::setLeavesGame(bool leaves)
{
    m_leavesGame = leaves;
    retranslate();
}

IslandSetup NewGamePanel::setup() const
{
    return m_beginner->isChecked() ? IslandSetup::Beginner : IslandSetup::Variable;
}

void NewGamePanel::start()
{
    if (m_people->refuseNames())
        return;
    const NewGame game = newGame();
    dismiss();
    emit gameChosen(game);
}

// What follows from what has been chosen.
void NewGamePanel::refresh()
{
    m_rules->setSetup(setup());
    m_people->setRules(m_rules->rules());
    Rules beginner = m_rules->rules();
    beginner.setup = IslandSetup::Beginner;
    m_beginner->setLeftOut(leftOut(beginner, static_cast<std::size_t>(m_people->names().size())));
    m_begin->setUsual(defaultBegin(m_rules->rules().edition, setup()));
    m_begin->setNames(m_people->names());
    m_summary->setText(m_rules->summary());
}

void NewGamePanel::showFold()
{
    const bool more = m_more->isChecked();
    m_rules->aboutIsland()->setVisible(more);
    m_rules->aboutPlay()->setVisible(more);
    m_summary->setVisible(!more);
    //: A button: shows the less common rules, or hides them again.
    m_more->setText(more ? tr("Hide the rules") : tr("Choose the rules…"));
}

void NewGamePanel::retranslate()
{
    setTitle(tr("New game"));
    setLead(m_leavesGame ? tr("The game that is on is kept and can go on at any time: Game › Kept games.")
                         : QString());
    m_peopleTitle->setText(tr("Who plays?"));
    m_people->retranslate();
    m_beginTitle->setText(tr("Who begins?"));
    m_begin->retranslate();
    m_openHands->setText(tr("Open hands: everybody sees everybody's cards"));
    m_islandTitle->setText(tr("Which island?"));
    m_beginner->setWords(tr("Beginner"), tr("Always the same; the first settlements stand already."));
    m_variable->setWords(tr("Variable"), tr("New every time; you place your settlements yourselves."));
    showFold();
    m_rules->retranslate();
    m_cancel->setText(tr("Cancel"));
    m_start->setText(tr("Start the game"));
    refresh();
}

} // namespace holmstead
