// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/keptgame.h"

#include <QAbstractButton>

namespace holmstead {

// A kept game to choose: everybody's emblem, name and points, and below in one line how it stands.
class KeptGameButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit KeptGameButton(KeptGame game, QWidget *parent = nullptr);

    const KeptGame &game() const { return m_game; }
    void retranslate();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // "Ada’s turn, 14 June, 20:15"
    static QString turnAndTime(const KeptGame &game);
    // The same, or who has won, or what is wrong with it.
    static QString standing(const KeptGame &game);
    // For whoever does not see the emblems: "Ada 3, Ben 4 and Cleo 2", or the name of the file.
    static QString titleOf(const KeptGame &game);

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void paintPeople(QPainter &painter, const QRectF &line) const;
    qreal widthOf(std::size_t person) const;
    qreal widthOfAll() const;
    QString textOf(std::size_t person) const { return textOf(m_game, person); }
    static QString textOf(const KeptGame &game, std::size_t person);

    KeptGame m_game;
};

} // namespace holmstead
