// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/keptgame.h"
#include "dialogs/panel.h"

namespace holmstead {

class KeptGameButton;

// The games that the program keeps, to go on with or to delete. At the start of the program Enter goes on
// with the one that was played last, and a new game or a file may be chosen instead.
class KeptGamesPanel : public Panel
{
    Q_OBJECT

public:
    enum class Moment { Start, Later };

    // `games` with the latest first.
    KeptGamesPanel(const std::vector<KeptGame> &games, Moment moment, QWidget *parent = nullptr);

signals:
    // The panel is closed already.
    void gameChosen(const holmstead::KeptGame &game);
    void deleteChosen(const holmstead::KeptGame &game);
    void newGameChosen();
    void openChosen();

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
    void addStartButtons();
    int wantedWidth() const;
    QString continueText() const;
    // The latest that is not over.
    const KeptGameButton *toContinue() const;
    QPushButton *addClosing(const QString &name, Kind kind, void (KeptGamesPanel::*chosen)());

    Moment m_moment;
    std::vector<Row> m_rows;
    QLabel *m_none;
    QPushButton *m_open = nullptr;
    QPushButton *m_newGame = nullptr;
    QPushButton *m_continue = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace holmstead
