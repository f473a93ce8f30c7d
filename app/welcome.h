// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace holmstead {

// The title page beside the island while no game is on: what this is, and what one can begin with.
class Welcome : public QWidget
{
    Q_OBJECT

public:
    explicit Welcome(QWidget *parent = nullptr);

    // Without one, going on with one is not offered.
    void setHasKeptGames(bool has);
    // What one should press next gets the keyboard.
    void takeKeyboard();

signals:
    void newGameWanted();
    void keptGamesWanted();
    void openWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void fitLetters();
    void retranslate();

    QLabel *m_title;
    QLabel *m_sentence;
    QWidget *m_crest; // where the icon of the program is painted
    QPushButton *m_newGame;
    QPushButton *m_keptGames;
    QPushButton *m_open;
};

} // namespace holmstead
