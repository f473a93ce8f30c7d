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

class FootprintsItem;
class GhostItem;
class GlowItem;
class NoteItem;
class RimItem;

// What is to be seen of the island, drawn as one person may see it: what lies on the board, the places that
// are marked, and a note beside one of them. How it answers is BoardScene's.
class BoardPicture : public QGraphicsScene
{
    Q_OBJECT

public:
    ~BoardPicture() override;

    const BoardTargets &targets() const { return m_targets; }
    // What moves for a moment; the places answer as they do without.
    void setPose(const BoardPose &pose) { m_items.setPose(pose); }
    // The start settlements that wear a star on a beginner island (R-SU-3).
    void setStars(const IntersectionSet &stars) { m_items.setStars(stars); }
    // What stays to be seen of the past: the hexes that have produced, and where the robber came from.
    void setTraces(const HexSet &produced, bool past, std::optional<HexId> robberFrom);
    // Lets places glow, e.g. somebody's pieces; it does not ask to be clicked.
    // Those of `chain` stand out from the others.
    void setGlow(const PathSet &paths, const IntersectionSet &intersections, const PathSet &chain = {});

    // Says `sentence` in a bubble beside `place`, which gets a rim, for as long as it takes to read it.
    void showNote(const Place &place, const QString &sentence);
    void hideNote();
    // What the bubble says; empty without one.
    QString note() const;
    // The bubble's box in pixels of the view, from its place; empty without one.
    QRectF noteBox() const;
    // Fits the bubble into what is visible, after zooming and resizing.
    void layoutNote();
    // So much of the view's foot, in its pixels, lies under something: notes and hints keep out of it.
    void setCovered(int foot);
    // Where hints and notes may lie and what they should not cover, in pixels of the view's viewport.
    HintGround ground() const;
    // Marks a place, or a harbor, as the one that a hint speaks of; nothing: no more.
    void setExplained(const std::optional<Place> &place);
    void setExplainedHarbor(PathId harbor);

    QPointF centerOf(const Place &place) const;
    // The place in spoken words, with what is to be seen there.
    QString describe(const Place &place) const;
    // Where a ghost is seen now.
    std::optional<Place> ghost() const { return m_ghostAt; }
    // Draws everything anew, in the light of the moment.
    void redraw() { m_items.redraw(); }
    // Draws digits anew, in the language of the moment; a note goes.
    void retranslate();

signals:
    void noteShown(const QString &sentence);

protected:
    explicit BoardPicture(QObject *parent);

    void drawBackground(QPainter *painter, const QRectF &rect) override;

    void draw(const View &view, const People &people);
    void draw(const BoardTargets &targets) { m_targets = targets; }
    // Of what is `pointed` at: the piece that a click would put there, or a mark.
    void drawPointed(const std::optional<Place> &pointed);
    const View &view() const { return m_view; }
    const BoardItems &itemsOnBoard() const { return m_items; }

private:
    void mark(const std::optional<Place> &pointed);
    Piece ghostAt(const Place &place) const;
    Color colorOfTargets() const;

    std::optional<Table> m_table; // what m_view points to
    View m_view;
    People m_people;
    BoardTargets m_targets;

    BoardItems m_items;
    GlowItem *m_produced;
    GlowItem *m_glow;
    GlowItem *m_chain;
    RimItem *m_explained;
    RimItem *m_refused;
    FootprintsItem *m_footprints;
    GhostItem *m_ghost;
    NoteItem *m_note;
    Place m_notePlace;

    std::optional<Place> m_ghostAt;
    QTimer m_noteTimer;
    int m_covered = 0;
};

} // namespace holmstead
