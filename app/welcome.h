// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/keptgame.h"

#include <QWidget>

#include <array>

class QLabel;
class QPushButton;

namespace holmstead {

class ContinueButton;

// The title page beside the island while no game is on: what this is, and what one can begin with.
class Welcome : public QWidget
{
    Q_OBJECT

public:
    explicit Welcome(QWidget *parent = nullptr);

    // Whether there is a list of kept games to show, and the one to go on with: what one should press next
    // then. That has the keyboard of the page.
    void setKeptGames(bool any, const std::optional<KeptGame> &toContinue);

signals:
    void continueWanted(const QString &path);
    void newGameWanted();
    void keptGamesWanted();
    void openWanted();
    void howToPlayWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void fitLetters();
    void fitNewGame();
    // As they stand.
    std::array<QPushButton *, 5> buttons() const;
    void retranslate();

    QLabel *m_title;
    QLabel *m_sentence;
    QWidget *m_crest; // where the icon of the program is painted
    ContinueButton *m_continue;
    QPushButton *m_newGame;
    QPushButton *m_keptGames;
    QPushButton *m_open;
    QPushButton *m_howToPlay;
};

} // namespace holmstead
