// SPDX-License-Identifier: GPL-3.0-or-later
#include "shortcutspanel.h"

#include "keycaps.h"

#include "hand/paper.h"
#include "hand/verbtext.h"
#include "table/heading.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace holmstead {

namespace {

QString native(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText);
}

// Gives the lists below the context of the panel.
struct Keys
{
    Q_DECLARE_TR_FUNCTIONS(ShortcutsPanel)

public:
    struct Line
    {
        QStringList keys; // any of them will do
        QString effect;
    };
    struct Group
    {
        QString title;
        std::vector<Line> lines;
    };

    static Line verb(Verb verb) { return { { verbLetter(verb) }, spokenVerb(verb, Edition::Classic) }; }

    static Group turn()
    {
        Group group{ tr("A turn"), {} };
        for (const Verb each : { Verb::Roll, Verb::BuildRoad, Verb::BuildSettlement, Verb::BuildCity,
                                 Verb::Trade, Verb::EndTrading, Verb::EndFreeRoads, Verb::EndTurn })
            group.lines.push_back(verb(each));
        group.lines.push_back({ { verbLetter(Verb::Undo), native(Qt::CTRL | Qt::Key_Z) },
                                spokenVerb(Verb::Undo, Edition::Classic) });
        group.lines.push_back({ { native(Qt::CTRL | Qt::SHIFT | Qt::Key_Z) }, tr("Play it again") });
        return group;
    }

    static Group cards()
    {
        Group group{ tr("Development cards"), {} };
        for (const Verb each : { Verb::BuyCard, Verb::PlayKnight, Verb::PlayRoadBuilding,
                                 Verb::PlayYearOfPlenty, Verb::PlayMonopoly })
            group.lines.push_back(verb(each));
        return group;
    }

    static Group board()
    {
        return { tr("The board"),
                 { { { QStringLiteral("←"), QStringLiteral("↑"), QStringLiteral("↓"), QStringLiteral("→") },
                     tr("Go from place to place") },
                   { { tr("Enter"), tr("Space") }, tr("Choose the place, press the button") },
                   { { native(Qt::Key_Escape) }, tr("Leave a build button or a panel") },
                   { { native(Qt::Key_Tab) }, tr("Go to the next button") },
                   { { QStringLiteral("+"), QStringLiteral("−"), QStringLiteral("0") },
                     tr("Zoom in, zoom out, whole island") },
                   { { tr("Space") }, tr("Held down: pull the board with the mouse") } } };
    }

    static Group window()
    {
        return { tr("Game and window"),
                 { { { native(QKeySequence::New) }, tr("New game") },
                   { { native(Qt::CTRL | Qt::Key_K) }, tr("Kept games") },
                   { { native(Qt::CTRL | Qt::Key_D) }, tr("Statistics") },
                   { { native(QKeySequence::Open) }, tr("Open a game") },
                   { { native(QKeySequence::Save) }, tr("Save the game") },
                   { { native(Qt::Key_F1) }, tr("How to play") },
                   { { native(Qt::Key_F11) }, tr("Full screen") },
                   { { native(Qt::CTRL | Qt::Key_Q) }, tr("Quit") } } };
    }

    static std::vector<Group> all() { return { turn(), cards(), board(), window() }; }
};

constexpr int columns = 2;

} // namespace

ShortcutsPanel::ShortcutsPanel(QWidget *parent) : Panel(parent)
{
    setCancellable(true);
    auto *row = new QHBoxLayout;
    paper::keepGaps(*this, *row, 3);
    const auto groups = Keys::all();
    for (std::size_t i = 0; i < groups.size();) {
        auto *grid = new QGridLayout;
        paper::keepMeasured(*this, [this, grid] {
            grid->setHorizontalSpacing(paper::ems(*this, 1));
            grid->setVerticalSpacing(paper::ems(*this, 0.25));
        });
        for (std::size_t end = i + groups.size() / columns; i < end; ++i)
            m_groups.push_back(addGroup(grid, groups[i].lines.size()));
        grid->setRowStretch(grid->rowCount(), 1);
        grid->setColumnStretch(1, 1);
        row->addLayout(grid);
    }
    body()->addLayout(row);
    m_close = addButton(QStringLiteral("close"), Kind::Main);
    connect(m_close, &QPushButton::clicked, this, &ShortcutsPanel::cancel);
    retranslate();
}

ShortcutsPanel::Group ShortcutsPanel::addGroup(QGridLayout *grid, std::size_t rows)
{
    Group group{ new Heading, {} };
    int line = grid->rowCount();
    if (line > 1)
        paper::keepMeasured(
            *this, [this, grid, gap = line++] { grid->setRowMinimumHeight(gap, paper::ems(*this, 0.6)); });
    grid->addWidget(group.title, line++, 0, 1, 2);
    for (std::size_t row = 0; row < rows; ++row, ++line) {
        group.rows.push_back({ new KeyCaps, new QLabel });
        grid->addWidget(group.rows.back().keys, line, 0);
        grid->addWidget(group.rows.back().effect, line, 1);
    }
    return group;
}

void ShortcutsPanel::retranslate()
{
    setTitle(tr("Shortcuts"));
    m_close->setText(tr("Close"));
    const auto groups = Keys::all();
    for (std::size_t i = 0; i < groups.size(); ++i) {
        m_groups[i].title->setText(groups[i].title);
        for (std::size_t row = 0; row < groups[i].lines.size(); ++row) {
            m_groups[i].rows[row].keys->setKeys(groups[i].lines[row].keys);
            m_groups[i].rows[row].effect->setText(groups[i].lines[row].effect);
        }
    }
}

} // namespace holmstead
