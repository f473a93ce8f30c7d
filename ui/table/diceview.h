// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/action.h"

#include <QPixmap>
#include <QWidget>

#include <array>
#include <optional>

namespace holmstead {

// The two dice as they lie on the table, and their sum. Before the roll those of the last one lie there,
// pale; before the first nothing does.
class DiceView : public QWidget
{
    Q_OBJECT

public:
    explicit DiceView(QWidget *parent = nullptr);

    void setDice(std::optional<Dice> dice, std::optional<Dice> last = std::nullopt);
    std::optional<Dice> dice() const { return m_dice; }
    // How far the dice have tumbled, 0 … 1; nothing: they lie.
    void setTumble(std::optional<qreal> part);
    // Something lies over a part of them: dice that are cut look broken, so they are not shown meanwhile.
    void setCovered(bool covered);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void describe();
    void paintSum(QPainter &painter, const QRectF &place) const;
    void paintDie(QPainter &painter, const QRectF &place, int value, int turns);
    // A face drawn once for all the turns of a tumble.
    const QPixmap &faceOf(int value, const QSizeF &size);

    std::optional<Dice> m_dice;
    std::optional<Dice> m_last; // while there are none
    std::optional<qreal> m_tumble;
    bool m_covered = false;
    std::array<QPixmap, 7> m_faces; // while they tumble
};

} // namespace holmstead
