// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boarditems.h"

#include "board/boardgeometry.h"
#include "board/buildingitem.h"
#include "board/harboritem.h"
#include "board/hexitem.h"
#include "board/hexvariants.h"
#include "board/intersectionitem.h"
#include "board/lightitem.h"
#include "board/pathitem.h"
#include "board/roaditem.h"
#include "board/robberitem.h"
#include "board/tokenitem.h"

#include <QGraphicsScene>

namespace holmstead {

namespace {

// A new item for every place of a kind.
template <typename IdType, typename Item>
void fill(QGraphicsScene &scene, std::array<Item *, IdType::count> &items)
{
    for (const IdType id : everyId<IdType>()) {
        at(items, id) = new Item(id);
        scene.addItem(at(items, id));
    }
}

Color colorOf(PlayerId player, const People &people)
{
    return personOf(player, people).color;
}

} // namespace

BoardItems::BoardItems(QGraphicsScene &scene) : m_scene(scene), m_robber(new RobberItem)
{
    fill<HexId>(scene, m_hexes);
    fill<HexId>(scene, m_tokens);
    fill<PathId>(scene, m_roads);
    fill<PathId>(scene, m_paths);
    fill<IntersectionId>(scene, m_buildings);
    fill<IntersectionId>(scene, m_intersections);
    scene.addItem(m_robber);
}

void BoardItems::setIsland(const IslandLayout &island)
{
    const auto variants = hexVariants(island);
    for (const HexId hex : everyId<HexId>()) {
        at(m_hexes, hex)->setLand(at(island.terrain, hex), at(variants, hex));
        at(m_tokens, hex)->setToken(at(island.token, hex));
    }
    qDeleteAll(m_harbors);
    m_harbors.clear();
    IntersectionSet quays;
    for (const HarborPlace &place : island.harbors) {
        m_harbors.push_back(new HarborItem(place));
        m_scene.addItem(m_harbors.back());
        for (const IntersectionId served : at(topology.endsOf, place.at))
            quays.insert(served);
    }
    for (const IntersectionId place : everyId<IntersectionId>())
        at(m_intersections, place)->setQuay(quays.contains(place));
}

void BoardItems::setPieces(const View &view, const People &people)
{
    std::array<std::optional<Color>, PathId::count> roads;
    std::array<std::optional<BuildingItem::Building>, IntersectionId::count> buildings;
    for (const PlayerId player : playersOf(view.playerCount())) {
        const Color color = colorOf(player, people);
        for (const PathId path : at(view.roads, player))
            at(roads, path) = color;
        for (const IntersectionId place : at(view.buildings, player))
            at(buildings, place) = { color, view.cities.contains(place) };
    }
    for (const PathId path : everyId<PathId>())
        at(m_roads, path)->setRoad(at(roads, path));
    for (const IntersectionId place : everyId<IntersectionId>())
        at(m_buildings, place)->setBuilding(at(buildings, place));
    for (const IntersectionId place : everyId<IntersectionId>())
        at(m_intersections, place)->setBuilt(at(buildings, place).has_value());
    m_robber->setHex(view.robber);
    setPennants(view, people);
}

void BoardItems::setPennants(const View &view, const People &people)
{
    for (HarborItem *harbor : m_harbors) {
        const auto &ends = at(topology.endsOf, harbor->path());
        std::vector<Color> colors;
        for (const PlayerId player : playersOf(view.playerCount())) {
            const IntersectionSet &buildings = at(view.buildings, player);
            if (buildings.contains(ends[0]) || buildings.contains(ends[1]))
                colors.push_back(colorOf(player, people));
        }
        harbor->setPennants(colors);
    }
}

void BoardItems::setStars(const IntersectionSet &stars)
{
    for (const IntersectionId place : everyId<IntersectionId>())
        at(m_buildings, place)->setStarred(stars.contains(place));
}

std::optional<PathId> BoardItems::harborAt(const QPointF &point) const
{
    for (const HarborItem *harbor : m_harbors) {
        if (harbor->contains(harbor->mapFromScene(point)))
            return harbor->path();
    }
    return std::nullopt;
}

void BoardItems::setMarked(const BoardTargets &marked, Color color)
{
    for (const IntersectionId place : everyId<IntersectionId>())
        at(m_intersections, place)->setVisible(marked.intersections.contains(place));
    for (const PathId path : everyId<PathId>()) {
        at(m_paths, path)->setColor(color);
        at(m_paths, path)->setVisible(marked.paths.contains(path));
    }
    for (const HexId hex : everyId<HexId>())
        at(m_hexes, hex)->setMarked(marked.hexes.contains(hex));
}

void BoardItems::setPose(const BoardPose &pose)
{
    if (pose == m_pose)
        return;
    if (m_pose.lifted && m_pose.lifted != pose.lifted)
        pieceAt(*m_pose.lifted)->setPos(centerOf(*m_pose.lifted));
    if (pose.lifted)
        pieceAt(*pose.lifted)->setPos(centerOf(*pose.lifted) - QPointF(0, pose.height));
    m_robber->setAway(pose.robberAway);
    std::size_t used = 0;
    for (const HexId hex : pose.lit) {
        if (used == m_lights.size()) {
            m_lights.push_back(new LightItem);
            m_scene.addItem(m_lights.back());
        }
        m_lights[used++]->shine(hex, pose.light);
    }
    for (; used < m_lights.size(); ++used)
        m_lights[used]->setVisible(false);
    m_pose = pose;
}

QGraphicsItem *BoardItems::pieceAt(const Place &place) const
{
    if (const auto *path = std::get_if<PathId>(&place))
        return at(m_roads, *path);
    return at(m_buildings, std::get<IntersectionId>(place));
}

void BoardItems::redraw()
{
    for (QGraphicsItem *item : m_scene.items())
        item->update();
}

} // namespace holmstead
