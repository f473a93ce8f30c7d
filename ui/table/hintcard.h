// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/hint.h"

#include <QWidget>

namespace holmstead {

// A small card beside a place of the board with what that place promises. It lies over its parent, lets every
// click through, and leaves the place itself in sight.
class HintCard : public QWidget
{
    Q_OBJECT

public:
    explicit HintCard(QWidget *parent);

    // Beside `place`, both in pixels of the parent; what has no room there goes to the other side.
    void showHint(const Hint &hint, const QRect &place);
    const Hint &hint() const { return m_hint; }

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
    qreal signWidth(const HintLine &line) const;
    qreal tokenWidth(const HintLine &line) const;
    void paintLine(QPainter &painter, const HintLine &line, const Row &row) const;
    void paintToken(QPainter &painter, const QRectF &area, int token) const;

    Hint m_hint;
};

} // namespace holmstead
