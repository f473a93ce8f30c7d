// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/keptgame.h"
#include "dialogs/panel.h"

namespace holmstead {

class KeptGameButton;

// Some of the games that the program keeps, to go on with or to delete. Older games are on panels of their
// own.
class KeptGamesPanel : public Panel
{
    Q_OBJECT

public:
    enum class Page { Latest, Older };

    // `games` with the latest first; there are so many `older` ones.
    KeptGamesPanel(const std::vector<KeptGame> &games, std::size_t older, Page page,
                   QWidget *parent = nullptr);

signals:
    // The panel is closed already.
    void gameChosen(const holmstead::KeptGame &game);
    void deleteChosen(const holmstead::KeptGame &game);
    void olderChosen();

protected:
    void retranslate() override;
    QWidget *firstFocus() const override;

private:
    struct Row
    {
        KeptGameButton *game;
        QPushButton *remove;
    };

    void addRow(const KeptGame &game);
    void addOlder();

    std::size_t m_olderCount;
    Page m_page;
    std::vector<Row> m_rows;
    QLabel *m_none;
    QPushButton *m_older = nullptr;
    QPushButton *m_close;
};

} // namespace holmstead
