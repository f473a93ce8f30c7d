// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/boardpicture.h"

namespace holmstead {

class CursorItem;

// The island, and the clicks and keys on it. It says which place was pointed at or chosen; whether that is
// allowed is decided elsewhere.
class BoardScene : public BoardPicture
{
    Q_OBJECT

public:
    explicit BoardScene(QObject *parent = nullptr);

    // Everything that lies on the board. `people` has everybody in `view`, whose table has to live during
    // the call only.
    void setView(const View &view, const People &people);
    // The places that would be accepted; they answer to the mouse and the keyboard.
    void setTargets(const BoardTargets &targets);

    // Where the keyboard is.
    std::optional<Place> cursor() const { return m_cursor; }
    // The place that a click at `point` would mean; nothing on the open sea.
    std::optional<Place> placeUnder(const QPointF &point) const;
    // What the mouse or the keyboard cursor is over.
    std::optional<Place> pointed() const { return m_pointed; }

signals:
    // Every left click on a place, and Enter at the cursor, target or not.
    void intersectionChosen(IntersectionId at);
    void pathChosen(PathId at);
    void hexChosen(HexId at);
    // The mouse, or the keyboard cursor, is over another place than before, or over none.
    void placeHovered(std::optional<Place> place);
    // The mouse is over a harbor at that path, which is no place to choose, or over none.
    void harborHovered(std::optional<PathId> harbor);
    void cursorMoved(std::optional<Place> place);

protected:
    bool event(QEvent *event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent *event) override;
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void pointHarbor(const std::optional<PathId> &harbor);
    // The mouse or the keyboard cursor has come to `place`.
    void point(const std::optional<Place> &place);
    void setCursor(const std::optional<Place> &place);
    void showCursor();
    void dropCursor();
    void moveCursor(int arrow);
    void choose(const Place &place);

    CursorItem *m_cursorItem;

    std::optional<Place> m_pointed;
    std::optional<PathId> m_pointedHarbor;
    std::optional<Place> m_cursor;
    Place m_cursorLast; // where an arrow key starts when no cursor is seen
};

} // namespace holmstead
