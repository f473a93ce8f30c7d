// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/newgamedialog.h"

#include "dialogs/beginchoice.h"
#include "dialogs/freshinput.h"
#include "dialogs/islandcard.h"
#include "dialogs/personnames.h"
#include "dialogs/personrow.h"
#include "dialogs/ruleschoice.h"
#include "dialogs/scrollbody.h"
#include "dialogs/style.h"

#include "hand/paper.h"
#include "record/boardfile.h"
#include "text/terms.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace holmstead {

namespace {

constexpr qreal tallest = 0.94; // of the screen

QLabel *heading(QWidget *parent)
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

NewGameDialog::NewGameDialog(QWidget *parent) : QDialog(parent), m_body(new ScrollBody(this))
{
    setObjectName(QStringLiteral("newGame"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase); // a sheet like every panel
    const int em = paper::ems(*this, 1);

    auto *people = new QVBoxLayout;
    auto *island = new QVBoxLayout;
    for (QVBoxLayout *column : { people, island })
        column->setSpacing(em / 2);
    addPeople(people);
    addBeginning(people);
    addIslands(island);
    addOptions(island);
    auto *columns = new QHBoxLayout(m_body->content());
    columns->setContentsMargins(em / 2, 0, em / 2, 0);
    // What is beside the columns is the scroll bar's, so that they stay where they are when it comes.
    const auto leaveRoom = [columns, em, bar = m_body->verticalScrollBar()] {
        const int room = bar->maximum() > 0 ? 0 : bar->sizeHint().width();
        columns->setContentsMargins(em / 2, 0, em / 2 + room, 0);
    };
    leaveRoom();
    connect(m_body->verticalScrollBar(), &QScrollBar::rangeChanged, this, leaveRoom);
    columns->setSpacing(2 * em);
    columns->addLayout(people, 1);
    columns->addLayout(island, 1);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(em * 3 / 2, em * 5 / 4, em * 3 / 2, em * 5 / 4);
    column->setSpacing(em);
    column->addWidget(m_body, 1);
    addButtons(column);
    new FreshInput(this);
    if (parent)
        parent->window()->installEventFilter(this);

    NewGame first;
    first.rules.setup = IslandSetup::Beginner;
    first.rules.phases = defaultPhases(first.rules.edition, first.rules.setup);
    first.begin = defaultBegin(first.rules.edition, first.rules.setup);
    //: Names of four people that stand in the new game dialog the first time; short ones that are common
    //: where the language is spoken, in alphabetical order.
    const QStringList names = { tr("Ada"), tr("Ben"), tr("Cleo"), tr("Dan") };
    for (const Color color : allColors)
        first.people.push_back({ names[static_cast<int>(indexOf(color))], color, color });
    setNewGame(first);
    retranslate();
    m_rows.front()->field()->selectAll();
}

void NewGameDialog::addPeople(QVBoxLayout *column)
{
    m_peopleTitle = heading(this);
    column->addWidget(m_peopleTitle);
    for (std::size_t index = 0; index < maxPlayers; ++index) {
        auto *row = new PersonRow(static_cast<int>(index) + 1, this);
        m_rows.push_back(row);
        m_wanted.push_back(allColors[index]);
        column->addWidget(row);
        connect(row, &PersonRow::nameEdited, this, [this] {
            if (std::any_of(m_rows.begin(), m_rows.end(),
                            [](const PersonRow *each) { return each->isRefused(); }))
                refuseNames();
            refresh();
        });
        connect(row, &PersonRow::colorAsked, this, [this, index](Color color) { colorAsked(index, color); });
        connect(row, &PersonRow::moveAsked, this, [this, index](int by) { movePerson(index, by); });
        connect(row, &PersonRow::removeAsked, this, [this, index] {
            const bool isOldest = m_begin->oldest().index() == static_cast<int>(index);
            // The last row goes, with the person who is taken out.
            for (std::size_t below = index; below + 1 < m_rows.size(); ++below)
                movePerson(below, 1);
            setCount(minPlayers);
            if (isOldest)
                m_begin->setOldest(PlayerId(0)); // as at first: until somebody else is chosen
        });
    }
    m_add = new QPushButton(this);
    m_add->setObjectName(QStringLiteral("addPerson"));
    m_add->setFlat(true);
    m_add->setAutoDefault(false);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, [this] {
        setCount(maxPlayers);
        m_rows.back()->field()->setFocus(Qt::OtherFocusReason);
        m_rows.back()->field()->selectAll();
    });
}

void NewGameDialog::addBeginning(QVBoxLayout *column)
{
    m_beginTitle = heading(this);
    m_begin = new BeginChoice(this);
    column->addSpacing(paper::ems(*this, 0.6));
    column->addWidget(m_beginTitle);
    column->addWidget(m_begin);
    column->addSpacing(paper::ems(*this, 0.6));
    m_openHands = new QCheckBox(this);
    m_openHands->setObjectName(QStringLiteral("openHands"));
    column->addWidget(m_openHands);
    column->addStretch();
}

void NewGameDialog::addIslands(QVBoxLayout *column)
{
    m_islandTitle = heading(this);
    m_beginner = new IslandCard(beginnerIsland(), this);
    m_beginner->setObjectName(QStringLiteral("beginner"));
    m_variable = new IslandCard(someVariableIsland(), this);
    m_variable->setObjectName(QStringLiteral("variable"));
    auto *group = new QButtonGroup(this);
    group->addButton(m_beginner);
    group->addButton(m_variable);
    auto *line = new QHBoxLayout;
    line->setSpacing(paper::ems(*this, 0.7));
    line->addWidget(m_beginner, 1);
    line->addWidget(m_variable, 1);
    column->addWidget(m_islandTitle);
    column->addLayout(line);
    connect(m_beginner, &QAbstractButton::toggled, this,
            [this](bool on) { setSetup(on ? IslandSetup::Beginner : IslandSetup::Variable); });
}

void NewGameDialog::addOptions(QVBoxLayout *column)
{
    m_more = new QPushButton(this);
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setFlat(true);
    m_more->setCheckable(true);
    m_more->setAutoDefault(false);
    m_summary = new QLabel(this);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setProperty("soft", true);
    m_summary->setWordWrap(true);
    m_rules = new RulesChoice(this);
    m_rules->hide();
    column->addWidget(m_more, 0, Qt::AlignLeft);
    column->addWidget(m_summary);
    column->addWidget(m_rules);
    m_strut = new QSpacerItem(0, 0);
    column->addItem(m_strut);
    column->addStretch();

    connect(m_more, &QPushButton::toggled, this, &NewGameDialog::unfold);
    connect(m_rules, &RulesChoice::changed, this, &NewGameDialog::refresh);
}

void NewGameDialog::addButtons(QVBoxLayout *column)
{
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_cancel->setAutoDefault(false);
    m_start = new QPushButton(this);
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setProperty("main", true);
    m_start->setDefault(true);
    auto *line = new QHBoxLayout;
    line->addStretch();
    line->addWidget(m_cancel);
    line->addWidget(m_start);
    column->addLayout(line);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, &NewGameDialog::start);
}

void NewGameDialog::setNewGame(const NewGame &game)
{
    const std::size_t people = std::min(game.people.size(), m_rows.size());
    for (std::size_t row = 0; row < people; ++row) {
        m_rows[row]->setName(game.people[row].name);
        m_wanted[row] = game.people[row].color;
    }
    m_setup = game.rules.setup;
    m_rules->setRules(game.rules, game.tokens);
    m_begin->setUsual(defaultBegin(game.rules.edition, game.rules.setup));
    m_begin->setBegin(game.begin);
    m_openHands->setChecked(game.openHands);
    m_count = people > minPlayers ? maxPlayers : minPlayers;
    (m_setup == IslandSetup::Beginner ? m_beginner : m_variable)->setChecked(true);
    refresh();
    m_begin->setOldest(game.oldest);
}

NewGame NewGameDialog::newGame() const
{
    NewGame game;
    for (std::size_t row = 0; row < count(); ++row)
        game.people.push_back({ m_rows[row]->name(), m_rows[row]->color(), m_rows[row]->color() });
    game.rules = m_rules->rules();
    game.tokens = m_rules->tokens();
    game.begin = m_begin->begin();
    game.oldest = m_begin->oldest();
    game.openHands = m_openHands->isChecked();
    return game;
}

void NewGameDialog::start()
{
    if (PersonRow *refused = refuseNames()) {
        refused->field()->setFocus(Qt::OtherFocusReason);
        refused->field()->selectAll();
        return;
    }
    const NewGame game = newGame();
    accept();
    emit gameChosen(game);
}

// Says at each field what is wrong with its name; returns the first such.
PersonRow *NewGameDialog::refuseNames()
{
    QStringList names;
    for (std::size_t index = 0; index < count(); ++index)
        names.append(m_rows[index]->name());
    const QStringList refusals = nameRefusals(names);
    PersonRow *first = nullptr;
    for (std::size_t index = 0; index < m_rows.size(); ++index) {
        PersonRow *row = m_rows[index];
        row->setRefusal(refusals.value(static_cast<qsizetype>(index)));
        if (row->isRefused() && !first)
            first = row;
    }
    return first;
}

void NewGameDialog::colorAsked(std::size_t row, Color color)
{
    // What the others have now is theirs from here on, also if they got it for want of another.
    for (std::size_t each = 0; each < count(); ++each)
        m_wanted[each] = m_rows[each]->color();
    m_wanted[row] = color;
    refresh();
}

// Changes places with the neighbour, name, colour and age.
void NewGameDialog::movePerson(std::size_t row, int by)
{
    const auto other = static_cast<std::size_t>(static_cast<int>(row) + by);
    const QString name = m_rows[row]->field()->text();
    m_rows[row]->setName(m_rows[other]->field()->text());
    m_rows[other]->setName(name);
    std::swap(m_wanted[row], m_wanted[other]);
    int oldest = m_begin->oldest().index();
    if (oldest == static_cast<int>(row))
        oldest = static_cast<int>(other);
    else if (oldest == static_cast<int>(other))
        oldest = static_cast<int>(row);
    refresh();
    m_begin->setOldest(PlayerId(oldest));
}

void NewGameDialog::setCount(int count)
{
    m_count = count;
    refresh();
}

void NewGameDialog::setSetup(IslandSetup setup)
{
    m_setup = setup;
    refresh();
}

// R-SU-2: three people on the beginner island leave a colour out.
bool NewGameDialog::isInBox(Color color) const
{
    return m_setup != IslandSetup::Beginner || m_count != minPlayers
        || color != colorLeftOut(m_rules->rules().edition);
}

// Everybody gets the colour they want, if it is in the box and nobody above has it; the rest what is left.
void NewGameDialog::dealColors()
{
    std::array<QString, allColors.size()> why;
    std::array<bool, allColors.size()> offered;
    for (const Color color : allColors) {
        offered[indexOf(color)] = isInBox(color);
        //: Why a colour cannot be chosen; %1 is the colour.
        why[indexOf(color)] =
            tr("%1: three people play the beginner island without it.").arg(colorName(color));
    }
    std::vector<std::optional<Color>> dealt(count());
    const auto deal = [&](std::size_t row, Color color) {
        dealt[row] = color;
        offered[indexOf(color)] = false;
        //: Why a colour cannot be chosen; %1 is the colour.
        why[indexOf(color)] = tr("%1: somebody else has it.").arg(colorName(color));
    };
    for (std::size_t row = 0; row < count(); ++row) {
        if (offered[indexOf(m_wanted[row])])
            deal(row, m_wanted[row]);
    }
    for (std::size_t row = 0; row < count(); ++row) {
        for (const Color color : allColors) {
            if (!dealt[row] && offered[indexOf(color)])
                deal(row, color);
        }
    }
    for (std::size_t row = 0; row < count(); ++row)
        m_rows[row]->setColor(*dealt[row], offered, why);
}

void NewGameDialog::showFold()
{
    //: A button: shows the less common rules, or hides them again.
    m_more->setText(m_more->isChecked() ? tr("Hide the rules") : tr("Choose the rules…"));
}

void NewGameDialog::refresh()
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        m_rows[row]->setVisible(row < count());
        m_rows[row]->setMoves(row > 0, row + 1 < count(), m_count == maxPlayers);
    }
    m_add->setVisible(m_count == minPlayers);
    dealColors();
    m_rules->setSetup(m_setup);
    m_begin->setUsual(defaultBegin(m_rules->rules().edition, m_setup));
    QStringList names;
    for (std::size_t row = 0; row < count(); ++row)
        names << m_rows[row]->name();
    m_begin->setNames(names);
    m_summary->setText(m_rules->summary());
}

void NewGameDialog::retranslate()
{
    setWindowTitle(tr("New game"));
    m_peopleTitle->setText(tr("Who plays?"));
    m_add->setText(tr("Add a fourth person"));
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
    for (PersonRow *row : m_rows)
        row->retranslate();
    refresh();
}

void NewGameDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

// The dialog grows with what it shows, and what was there stays where it is.
void NewGameDialog::unfold(bool more)
{
    if (more)
        m_folded = size();
    m_rules->setVisible(more);
    m_summary->setVisible(!more);
    showFold();
    if (!isVisible())
        return;
    const QPoint middle = geometry().center();
    m_body->content()->layout()->activate();
    m_body->updateGeometry();
    layout()->activate();
    resize(more ? size().expandedTo(fittingSize(width())) : m_folded);
    if (more)
        growToShowAll();
    placeAt(middle);
}

// As large as its contents, as far as the screen goes.
QSize NewGameDialog::fittingSize(int width) const
{
    const int height = hasHeightForWidth() ? heightForWidth(width) : sizeHint().height();
    return QSize(width, height).boundedTo(screen()->availableSize() * tallest);
}

// Cards within rows within columns tell how high they are when they have their width.
void NewGameDialog::growToShowAll()
{
    layout()->activate();
    const int missing = m_body->verticalScrollBar()->maximum();
    const int most = qRound(screen()->availableSize().height() * tallest);
    resize(width(), std::max(height(), std::min(height() + missing, most)));
}

void NewGameDialog::placeAt(QPoint middle)
{
    QRect place = frameGeometry();
    place.moveCenter(middle);
    const QRect available = screen()->availableGeometry();
    place.moveRight(std::min(place.right(), available.right()));
    place.moveBottom(std::min(place.bottom(), available.bottom()));
    move(std::max(place.left(), available.left()), std::max(place.top(), available.top()));
}

void NewGameDialog::placeInTheMiddle()
{
    placeAt(parentWidget() ? parentWidget()->window()->frameGeometry().center()
                           : screen()->availableGeometry().center());
}

void NewGameDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    m_strut->changeSize(m_rules->sizeHint().width(), 0);
    m_body->content()->layout()->invalidate();
    m_body->content()->layout()->activate();
    m_body->updateGeometry();
    layout()->activate();
    resize(fittingSize(sizeHint().width()));
    placeInTheMiddle();
}

bool NewGameDialog::eventFilter(QObject *watched, QEvent *event)
{
    const bool isMoved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (isMoved && isVisible())
        placeInTheMiddle();
    return QDialog::eventFilter(watched, event);
}

} // namespace holmstead
