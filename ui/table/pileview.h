// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/cardface.h"

#include <QWidget>

#include <optional>

namespace holmstead {

// A pile of the bank: a little card and how many there are, hollow when there is none.
class PileView : public QWidget
{
    Q_OBJECT

public:
    // Nothing: the deck, face down.
    explicit PileView(std::optional<CardFace> face, QWidget *parent = nullptr);

    // `sentence` says all in words.
    void show(int count, const QString &sentence);

    // The last roll has asked for more than it had.
    void setShort(bool isShort);
    // Moves the card to the side, in card widths; 0 is where it lies.
    void setShift(qreal shift);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintCard(QPainter &painter, const QRectF &card) const;
    void paintTop(QPainter &painter, const QRectF &card) const;

    std::optional<CardFace> m_face;
    int m_count = 0;
    bool m_isShort = false;
    qreal m_shift = 0;
};

} // namespace holmstead
