// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/keptgamespanel.h"

#include "dialogs/keptgamebutton.h"
#include "dialogs/style.h"

#include "hand/paper.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace holmstead {

KeptGamesPanel::KeptGamesPanel(const std::vector<KeptGame> &games, std::size_t older, Moment moment,
                               QWidget *parent)
    : Panel(parent),
      m_olderCount(older),
      m_moment(moment),
      m_none(new QLabel)
{
    setCancellable(true);
    body()->setSpacing(paper::ems(*this, 0.4));
    m_none->setVisible(games.empty());
    body()->addWidget(m_none);
    for (const KeptGame &game : games)
        addRow(game);
    if (older > 0)
        addOlder();
    if (moment == Moment::Start) {
        addStartButtons();
    } else {
        m_close = addButton(QStringLiteral("close"), Kind::Other);
        connect(m_close, &QPushButton::clicked, this, &KeptGamesPanel::cancel);
    }
    retranslate();
}

void KeptGamesPanel::addRow(const KeptGame &game)
{
    const auto number = m_rows.size();
    auto *row = new QHBoxLayout;
    Row parts{ new KeptGameButton(game), new QPushButton };
    parts.game->setObjectName(QStringLiteral("game%1").arg(number));
    parts.remove->setObjectName(QStringLiteral("delete%1").arg(number));
    parts.remove->setFlat(true);
    parts.remove->setEnabled(!game.isElsewhere);
    row->addWidget(parts.game, 1);
    row->addWidget(parts.remove);
    body()->addLayout(row);
    connect(parts.game, &QAbstractButton::clicked, this, [this, game] {
        dismiss();
        emit gameChosen(game);
    });
    connect(parts.remove, &QPushButton::clicked, this, [this, game] {
        dismiss();
        emit deleteChosen(game);
    });
    m_rows.push_back(parts);
}

void KeptGamesPanel::addOlder()
{
    m_older = new QPushButton;
    m_older->setObjectName(QStringLiteral("older"));
    m_older->setFlat(true);
    body()->addWidget(m_older, 0, Qt::AlignHCenter);
    connect(m_older, &QPushButton::clicked, this, [this] {
        dismiss();
        emit olderChosen();
    });
}

void KeptGamesPanel::addStartButtons()
{
    const KeptGameButton *last = toContinue();
    m_open = addClosing(QStringLiteral("open"), Kind::Other, &KeptGamesPanel::openChosen);
    m_newGame = addClosing(QStringLiteral("newGame"), last ? Kind::Other : Kind::Main,
                           &KeptGamesPanel::newGameChosen);
    if (!last)
        return;
    m_continue = addButton(QStringLiteral("continue"), Kind::Main);
    connect(m_continue, &QPushButton::clicked, this, [this, game = last->game()] {
        dismiss();
        emit gameChosen(game);
    });
}

QPushButton *KeptGamesPanel::addClosing(const QString &name, Kind kind, void (KeptGamesPanel::*chosen)())
{
    QPushButton *button = addButton(name, kind);
    connect(button, &QPushButton::clicked, this, [this, chosen] {
        dismiss();
        emit(this->*chosen)();
    });
    return button;
}

const KeptGameButton *KeptGamesPanel::toContinue() const
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                  [](const Row &each) { return each.game->game().canGoOn(); });
    return row == m_rows.end() ? nullptr : row->game;
}

QWidget *KeptGamesPanel::firstFocus() const
{
    if (m_continue || m_newGame)
        return m_continue ? m_continue : m_newGame;
    return m_rows.empty() ? static_cast<QWidget *>(m_close) : m_rows.front().game;
}

void KeptGamesPanel::retranslate()
{
    setTitle(title());
    setLead(m_moment == Moment::Later && !m_rows.empty()
                ? tr("Every game is kept by itself. Choose one to go on with it.")
                : QString());
    m_none->setText(tr("There are no other games yet."));
    for (const Row &row : m_rows) {
        row.game->retranslate();
        //: A button beside a kept game.
        row.remove->setText(tr("Delete…"));
        row.remove->setAccessibleDescription(row.game->accessibleName());
    }
    if (m_older) {
        //: A button below a list of kept games.
        m_older->setText(tr("%n older game(s)…", nullptr, static_cast<int>(m_olderCount)));
    }
    if (m_open)
        m_open->setText(tr("Open…"));
    if (m_newGame)
        m_newGame->setText(tr("New game"));
    if (m_continue)
        m_continue->setText(continueText());
    if (m_close)
        m_close->setText(tr("Close"));
}

QString KeptGamesPanel::title() const
{
    switch (m_moment) {
    case Moment::Start:
        return tr("Welcome back");
    case Moment::Later:
        return tr("Kept games");
    case Moment::Older:
        return tr("Older games");
    }
    return {};
}

QString KeptGamesPanel::continueText() const
{
    //: %1 is how a game stands: "Ada’s turn, 14 June, 20:15"
    return style::onButton(tr("Continue: %1").arg(KeptGameButton::turnAndTime(toContinue()->game())));
}

// With all of that on the button that goes on, whatever it says now.
int KeptGamesPanel::wantedWidth() const
{
    const QFontMetrics metrics = m_continue->fontMetrics();
    int width = paper::ems(*this, 2) + metrics.horizontalAdvance(continueText())
              - metrics.horizontalAdvance(m_continue->text());
    for (const QPushButton *button : { m_open, m_newGame, m_continue })
        width += button->sizeHint().width() + paper::ems(*this, 0.5);
    return width;
}

// In a narrow window the row of the game tells what the button cannot.
void KeptGamesPanel::settle(int width)
{
    if (!m_continue)
        return;
    m_continue->setText(wantedWidth() <= width ? continueText() : tr("Continue"));
}

} // namespace holmstead
