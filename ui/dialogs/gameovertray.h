// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/view.h"

#include <QWidget>

#include <vector>

class QPushButton;

namespace holmstead {

// What lies below the board when the game is over, in place of a hand: who has won, what the others have come
// to, and what one may do next.
class GameOverTray : public QWidget
{
    Q_OBJECT

public:
    explicit GameOverTray(QWidget *parent = nullptr);

    // `view` is anybody's of a game that is over.
    void setView(const View &view, const People &people);
    // The panel with the result is open, which has buttons of its own.
    void setResultShown(bool shown);

signals:
    void resultWanted();
    void newGameWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Standing
    {
        Person person;
        int points = 0;
    };

    void placeMargins();
    void retranslate();
    QString title() const;
    void paintOthers(QPainter &painter, const QRectF &line) const;

    std::vector<Standing> m_standings; // the best first
    QPushButton *m_result;
    QPushButton *m_newGame;
};

} // namespace holmstead
