// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/keptgamespanel.h"

#include "dialogs/keptgamebutton.h"

#include "hand/paper.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace holmstead {

KeptGamesPanel::KeptGamesPanel(const std::vector<KeptGame> &games, std::size_t older, Page page,
                               QWidget *parent)
    : Panel(parent),
      m_olderCount(older),
      m_page(page),
      m_none(new QLabel),
      m_close(addButton(QStringLiteral("close"), games.empty() ? Kind::Main : Kind::Other))
{
    setCancellable(true);
    paper::keepSpacing(*this, *body(), 0.4);
    m_none->setVisible(games.empty());
    body()->addWidget(m_none);
    for (const KeptGame &game : games)
        addRow(game);
    if (older > 0)
        addOlder();
    connect(m_close, &QPushButton::clicked, this, &KeptGamesPanel::cancel);
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

QWidget *KeptGamesPanel::firstFocus() const
{
    return m_rows.empty() ? static_cast<QWidget *>(m_close) : m_rows.front().game;
}

void KeptGamesPanel::retranslate()
{
    const bool isLatest = m_page == Page::Latest;
    setTitle(isLatest ? tr("Kept games") : tr("Older games"));
    setLead(isLatest && !m_rows.empty()
                ? tr("Games are kept without your doing anything. Choose one to go on with it.")
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
    m_close->setText(tr("Close"));
}

} // namespace holmstead
