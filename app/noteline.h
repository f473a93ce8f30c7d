// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/hintplace.h"
#include "hand/cardface.h"

#include <QLabel>
#include <QTimer>

#include <functional>
#include <vector>

namespace holmstead {

// A slip of paper at the foot or the top of its parent for the person at the screen alone: what others must
// not know, and why something was refused that has no place on the board. Hidden while it has nothing to say;
// a click takes it away, and so does the time it takes to read it at leisure.
class NoteLine : public QLabel
{
    Q_OBJECT

public:
    explicit NoteLine(QWidget *parent, Qt::Edge edge = Qt::BottomEdge);

    // What it should not cover, of a parent that shows the board: it leaves the middle for a free place then.
    void setGround(std::function<HintGround()> ground) { m_ground = std::move(ground); }
    // With a picture of the cards that it is about.
    void say(const QString &sentence, const std::vector<CardFace> &cards = {});
    const std::vector<CardFace> &cards() const { return m_cards; }
    void forget() { say(QString()); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void place();
    int roomForCards() const;
    QSize sizeFor(int widest) const;
    QRect freePlace(int widest) const;
    QRectF placeOfCard(std::size_t index) const;

    Qt::Edge m_edge;
    std::function<HintGround()> m_ground;
    std::vector<CardFace> m_cards;
    QTimer m_readTime;
};

} // namespace holmstead
