// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/keptgame.h"
#include "dialogs/panel.h"

namespace holmstead {

class KeptGameButton;

// Some of the games that the program keeps, to go on with or to delete. At the start of the program Enter
// goes on with the one that was played last, and a new game or a file may be chosen instead. Older games are
// on panels of their own.
class KeptGamesPanel : public Panel
{
    Q_OBJECT

public:
    enum class Moment { Start, Later, Older };

    // `games` with the latest first; there are so many `older` ones.
    KeptGamesPanel(const std::vector<KeptGame> &games, std::size_t older, Moment moment,
                   QWidget *parent = nullptr);

signals:
    // The panel is closed already.
    void gameChosen(const holmstead::KeptGame &game);
    void deleteChosen(const holmstead::KeptGame &game);
    void newGameChosen();
    void openChosen();
    void olderChosen();

protected:
    void retranslate() override;
    void settle(int width) override;
    QWidget *firstFocus() const override;

private:
    struct Row
    {
        KeptGameButton *game;
        QPushButton *remove;
    };

    void addRow(const KeptGame &game);
    void addOlder();
    void addStartButtons();
    int wantedWidth() const;
    QString title() const;
    QString continueText() const;
    // The latest that is not over.
    const KeptGameButton *toContinue() const;
    QPushButton *addClosing(const QString &name, Kind kind, void (KeptGamesPanel::*chosen)());

    std::size_t m_olderCount;
    Moment m_moment;
    std::vector<Row> m_rows;
    QLabel *m_none;
    QPushButton *m_older = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_newGame = nullptr;
    QPushButton *m_continue = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace holmstead
