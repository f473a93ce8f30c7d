// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/keptgame.h"

#include <QPushButton>

namespace holmstead {

// What one should press first on the title page: goes on with the kept game that was played last. It says
// whose turn it is and since when, and who plays.
class ContinueButton : public QPushButton
{
    Q_OBJECT

public:
    explicit ContinueButton(QWidget *parent = nullptr);

    const KeptGame &game() const { return m_game; }
    void setGame(const KeptGame &game);
    void retranslate();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    // Everybody in one row, or two rows of two.
    struct Grid
    {
        int columns = 1;
        qreal column = 0; // as wide as that
    };

    Grid gridFor(qreal width) const;
    qreal heightOfStanding(qreal width) const;
    qreal heightOfPeople(qreal width) const;
    void paintPeople(QPainter &painter, const QRectF &rect) const;

    KeptGame m_game;
};

} // namespace holmstead
