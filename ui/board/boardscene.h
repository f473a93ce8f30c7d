// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/boarditems.h"
#include "board/boardtargets.h"
#include "board/hintplace.h"
#include "board/place.h"
#include "record/person.h"
#include "rules/view.h"

#include <QGraphicsScene>
#include <QTimer>

namespace holmstead {

class CursorItem;
class FootprintsItem;
class GhostItem;
class GlowItem;
class NoteItem;
class RimItem;

// The island as one person may see it, and the clicks on it. It draws the view and the targets that it is
// given and says which place was pointed at; whether that is allowed is decided elsewhere.
class BoardScene : public QGraphicsScene
{
    Q_OBJECT

public:
    explicit BoardScene(QObject *parent = nullptr);
    ~BoardScene() override;

    // Everything that lies on the board. `people` has everybody in `view`, whose table has to live during
    // the call only.
    void setView(const View &view, const People &people);
    // The places that would be accepted; they answer to the mouse and the keyboard.
    void setTargets(const BoardTargets &targets);
    const BoardTargets &targets() const { return m_targets; }
    // What moves for a moment; the places answer as they do without.
    void setPose(const BoardPose &pose) { m_items.setPose(pose); }
    // The start settlements that wear a star on a beginner island (R-SU-3).
    void setStars(const IntersectionSet &stars);

    // What stays to be seen of the past: the hexes that have produced, and where the robber came from.
    void setTraces(const HexSet &produced, bool past, std::optional<HexId> robberFrom);
    // Lets places glow, e.g. somebody's pieces; it does not ask to be clicked.
    void setGlow(const PathSet &paths, const IntersectionSet &intersections);

    // Says `sentence` in a bubble at `place`, until the next click or for some seconds.
    void showNote(const Place &place, const QString &sentence);
    void hideNote();
    // What the bubble says; empty without one.
    QString note() const;
    // So much of the view's foot, in its pixels, lies under something: notes and hints keep out of it.
    void setCovered(int foot);
    // Where hints and notes may lie and what they should not cover, in pixels of the view's viewport.
    HintGround ground() const;
    // Marks a place, or a harbor, as the one that a hint speaks of; nothing: no more.
    void setExplained(const std::optional<Place> &place);
    void setExplainedHarbor(PathId harbor);
    // Fits the bubble into what is visible, after zooming and resizing.
    void layoutNote();

    // The bubble's box in pixels of the view, from its place; empty without one.
    QRectF noteBox() const;

    QPointF centerOf(const Place &place) const;
    // The place in spoken words, with what is to be seen there.
    QString describe(const Place &place) const;
    // Where the keyboard is.
    std::optional<Place> cursor() const { return m_cursor; }
    // The place that a click at `point` would mean; nothing on the open sea.
    std::optional<Place> placeUnder(const QPointF &point) const;
    // What the mouse or the keyboard cursor is over.
    std::optional<Place> pointed() const { return m_pointed; }
    // Where a ghost is seen now.
    std::optional<Place> ghost() const { return m_ghostAt; }
    // Draws everything anew, in the light of the moment.
    void redraw();
    // Draws digits anew, in the language of the moment; a note goes.
    void retranslate();

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
    void noteShown(const QString &sentence);

protected:
    bool event(QEvent *event) override;
    void drawBackground(QPainter *painter, const QRectF &rect) override;
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
    void showPointed();
    void mark(bool pointedToo);
    Piece ghostAt(const Place &place) const;
    Color colorOfTargets() const;
    void setCursor(const std::optional<Place> &place);
    void showCursor();
    void dropCursor();
    void moveCursor(int arrow);
    void choose(const Place &place);

    std::optional<Table> m_table; // what m_view points to
    View m_view;
    People m_people;
    BoardTargets m_targets;

    BoardItems m_items;
    GlowItem *m_produced;
    GlowItem *m_glow;
    RimItem *m_explainedHex;
    RimItem *m_explainedSpot; // over roads, unlike the other
    FootprintsItem *m_footprints;
    GhostItem *m_ghost;
    CursorItem *m_cursorItem;
    NoteItem *m_note;
    Place m_notePlace;

    std::optional<Place> m_pointed;
    std::optional<PathId> m_pointedHarbor;
    std::optional<Place> m_ghostAt;
    std::optional<Place> m_cursor;
    Place m_cursorLast; // where an arrow key starts when no cursor is seen
    QTimer m_noteTimer;
    int m_covered = 0;
};

} // namespace holmstead
