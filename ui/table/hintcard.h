// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/hintplace.h"
#include "table/hint.h"

#include <QWidget>

namespace holmstead {

class HintLeader;

// A small card with what a place of the board promises, and a line to that place. It lies over its parent,
// lets every click through, and leaves the place itself in sight.
class HintCard : public QWidget
{
    Q_OBJECT

public:
    explicit HintCard(QWidget *parent);

    // About `place`, where it covers least of what is on `ground`; all in pixels of the parent.
    void showHint(const Hint &hint, const QRect &place, const HintGround &ground);
    const Hint &hint() const { return m_hint; }
    // A number stays on one line with its noun, and with what it becomes.
    static QString keptTogether(QString text);

    // How much wider than their words the rows are, in pixels, where that is least; below 0 something is
    // cut off.
    qreal leastRoom() const;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    // Where everything lies, in pixels of the card, from left to right.
    struct Row
    {
        QRectF sign;
        QRectF text;
        QRectF token;
    };
    struct Plan
    {
        QRectF title;
        QRectF badge;
        std::vector<Row> rows;
        QSizeF size;
    };

    Plan plan() const;
    Row rowOf(const HintLine &line, qreal top, qreal width) const;
    // Beside its words.
    qreal besideWords(const HintLine &line) const;
    qreal signWidth(const HintLine &line) const;
    qreal tokenWidth(const HintLine &line) const;
    void paintLine(QPainter &painter, const HintLine &line, const Row &row) const;
    void paintToken(QPainter &painter, const QRectF &area, int token) const;

    Hint m_hint;
    Hint m_shown;         // the same with what does not break
    int m_widest = 0;     // of the text
    HintLeader *m_leader; // belongs to the parent
};

} // namespace holmstead
