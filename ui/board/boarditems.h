// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/boardpose.h"
#include "board/boardtargets.h"
#include "record/person.h"
#include "rules/view.h"

#include <array>
#include <optional>
#include <vector>

class QGraphicsItem;
class QGraphicsScene;
class QPointF;

namespace holmstead {

class BuildingItem;
class HarborItem;
class HexItem;
class IntersectionItem;
class LightItem;
class PathItem;
class RoadItem;
class RobberItem;
class TokenItem;

// The items for everything that lies on the board, one a place, and what a view shows on them. The scene
// owns the items.
class BoardItems
{
public:
    explicit BoardItems(QGraphicsScene &scene);

    // Land, tokens and harbors: what stays the same for a whole game.
    void setIsland(const IslandLayout &island);
    // Roads, buildings and the robber; and at every harbor the pennants of who trades there (R-TR-6).
    void setPieces(const View &view, const People &people);
    void setStars(const IntersectionSet &stars);
    // The harbor whose ship or jetties lie under `point` of the scene, by its path.
    std::optional<PathId> harborAt(const QPointF &point) const;
    // The places that are marked as targets, for pieces of that colour.
    void setMarked(const BoardTargets &marked, Color color);
    // What moves for a moment.
    void setPose(const BoardPose &pose);
    // Draws everything anew, e.g. with other digits.
    void redraw();

private:
    void setPennants(const View &view, const People &people);
    QGraphicsItem *pieceAt(const Place &place) const;

    template <typename IdType, typename Item> using ItemTable = std::array<Item *, IdType::count>;

    QGraphicsScene &m_scene;
    ItemTable<HexId, HexItem> m_hexes;
    ItemTable<HexId, TokenItem> m_tokens;
    ItemTable<PathId, RoadItem> m_roads;
    ItemTable<PathId, PathItem> m_paths;
    ItemTable<IntersectionId, BuildingItem> m_buildings;
    ItemTable<IntersectionId, IntersectionItem> m_intersections;
    std::vector<HarborItem *> m_harbors;
    RobberItem *m_robber;
    std::vector<LightItem *> m_lights; // as many as ever shone at once
    BoardPose m_pose;
};

} // namespace holmstead
