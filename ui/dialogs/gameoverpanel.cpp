// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/gameoverpanel.h"

#include "dialogs/pointstable.h"
#include "dialogs/style.h"
#include "dialogs/winnerbanner.h"

#include "hand/paper.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace holmstead {

namespace {

// The key that built the last city is often pressed twice.
constexpr std::chrono::milliseconds hesitation(1000);

} // namespace

GameOverPanel::GameOverPanel(const View &view, const People &people, QWidget *parent)
    : Panel(parent),
      m_view(view),
      m_people(people),
      m_table(new PointsTable(view, people, this)),
      m_board(addButton(QStringLiteral("board"), Kind::Other)),
      m_statistics(addButton(QStringLiteral("statistics"), Kind::Other)),
      m_newGame(addButton(QStringLiteral("newGame"), Kind::Main))
{
    if (view.winner)
        body()->addWidget(
            new WinnerBanner(people[static_cast<std::size_t>(view.winner->index())].color, this));
    auto *title = findChild<QLabel *>(QStringLiteral("title"));
    title->setAlignment(Qt::AlignHCenter);
    style::setScale(*title, 1.8, QFont::DemiBold);
    body()->addWidget(m_table);
    paper::keepSpacing(*this, *body(), 0.9);
    setCancellable(true);
    setHesitation(hesitation);
    connect(this, &Panel::cancelled, this, &GameOverPanel::boardChosen);
    connect(m_board, &QPushButton::clicked, this, &GameOverPanel::cancel);
    connect(m_statistics, &QPushButton::clicked, this, &GameOverPanel::statisticsChosen);
    connect(m_newGame, &QPushButton::clicked, this, [this] {
        dismiss();
        emit newGameChosen();
    });
    retranslate();
}

// A key that was meant for the game should at most let the board be seen.
QWidget *GameOverPanel::firstFocus() const
{
    return m_board;
}

void GameOverPanel::retranslate()
{
    if (m_view.winner) {
        const PointsOf points(m_view, *m_view.winner);
        //: %1 is a name.
        setTitle(tr("%1 wins with %n point(s)", nullptr, points.total())
                     .arg(m_people[static_cast<std::size_t>(m_view.winner->index())].name));
    }
    m_table->retranslate();
    //: A button: closes the panel at the end of the game.
    m_board->setText(tr("Look at the board"));
    //: A button: opens how the dice fell.
    m_statistics->setText(tr("Statistics"));
    m_newGame->setText(tr("New game"));
}

} // namespace holmstead
