// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardpicture.h"

#include "board/boardgeometry.h"
#include "board/footprintsitem.h"
#include "board/ghostitem.h"
#include "board/glowitem.h"
#include "board/layer.h"
#include "board/noteitem.h"
#include "board/rimitem.h"
#include "board/seapainter.h"
#include "board/thingstosee.h"
#include "look/palette.h"
#include "text/placenames.h"
#include "text/readingtime.h"

#include <QGraphicsView>

namespace holmstead {

namespace {

// Opacities.
constexpr qreal pastTraces = 0.65;
constexpr qreal besideChain = 0.6; // of what glows besides

} // namespace

BoardPicture::BoardPicture(QObject *parent)
    : QGraphicsScene(parent),
      m_items(*this),
      m_produced(new GlowItem(layer::traces, palette::gold)),
      m_glow(new GlowItem(layer::glow, palette::paper)),
      m_chain(new GlowItem(layer::glow, palette::gold, GlowItem::Edge::Clear)),
      m_explained(new RimItem(palette::gold)),
      m_refused(new RimItem(palette::warning)),
      m_footprints(new FootprintsItem),
      m_ghost(new GhostItem),
      m_note(new NoteItem),
      m_noteTimer(this)
{
    setSceneRect(boardRect);
    addItem(m_produced);
    addItem(m_glow);
    addItem(m_chain);
    addItem(m_explained);
    addItem(m_refused);
    addItem(m_footprints);
    addItem(m_ghost);
    addItem(m_note);
    m_noteTimer.setSingleShot(true);
    connect(&m_noteTimer, &QTimer::timeout, this, &BoardPicture::hideNote);
}

// While all its items are still there: the views say that something else is seen.
BoardPicture::~BoardPicture()
{
    for (QGraphicsView *view : views())
        view->setScene(nullptr);
}

void BoardPicture::draw(const View &view, const People &people)
{
    if (m_table != *view.table) {
        m_table.emplace(*view.table);
        m_items.setIsland(m_table->island.layout());
    }
    m_view = view;
    m_view.table = &*m_table;
    m_people = people;
    m_items.setPieces(m_view, m_people);
}

void BoardPicture::setTraces(const HexSet &produced, bool past, std::optional<HexId> robberFrom)
{
    m_produced->setOpacity(past ? pastTraces : 1);
    m_produced->setGlow(produced, {}, {});
    if (robberFrom && *robberFrom != m_view.robber)
        m_footprints->setWalk(*robberFrom, m_view.robber);
    else
        m_footprints->clear();
}

void BoardPicture::setGlow(const PathSet &paths, const IntersectionSet &intersections, const PathSet &chain)
{
    m_glow->setOpacity(chain.isEmpty() ? 1 : besideChain);
    m_glow->setGlow({}, paths - chain, intersections);
    m_chain->setGlow({}, chain, {});
}

void BoardPicture::showNote(const Place &place, const QString &sentence)
{
    m_notePlace = place;
    m_note->setNote(sentence, centerOf(place));
    m_refused->markPlace(place);
    layoutNote();
    m_noteTimer.start(readingTime(sentence));
    emit noteShown(sentence);
}

void BoardPicture::hideNote()
{
    m_noteTimer.stop();
    m_note->setNote({}, {});
    m_refused->clear();
}

QString BoardPicture::note() const
{
    return m_note->text();
}

QRectF BoardPicture::noteBox() const
{
    return m_note->isVisible() ? m_note->box() : QRectF();
}

void BoardPicture::layoutNote()
{
    if (!m_note->isVisible() || views().isEmpty())
        return;
    const QTransform toView = views().constFirst()->viewportTransform();
    m_note->layout(toView.mapRect(sightOf(m_notePlace)).toAlignedRect(), ground());
}

void BoardPicture::setCovered(int foot)
{
    m_covered = foot;
    layoutNote();
}

HintGround BoardPicture::ground() const
{
    HintGround ground;
    if (views().isEmpty())
        return ground;
    const QGraphicsView *view = views().constFirst();
    const auto add = [toView = view->viewportTransform()](std::vector<QRect> &pixels,
                                                          const std::vector<QRectF> &things) {
        for (const QRectF &thing : things)
            pixels.push_back(toView.mapRect(thing).toAlignedRect());
    };
    ground.space = view->viewport()->rect().adjusted(0, 0, 0, -m_covered);
    add(ground.land, landToSee());
    if (m_table)
        add(ground.kept, thingsToSee(m_view, m_targets));
    return ground;
}

void BoardPicture::setExplained(const std::optional<Place> &place)
{
    place ? m_explained->markPlace(*place) : m_explained->clear();
}

void BoardPicture::setExplainedHarbor(PathId harbor)
{
    m_explained->markHarbor(harbor);
}

QPointF BoardPicture::centerOf(const Place &place) const
{
    return holmstead::centerOf(place);
}

QString BoardPicture::describe(const Place &place) const
{
    if (!m_table)
        return {};
    return std::visit([this](auto id) { return describePlace(id, m_view, m_people); }, place);
}

void BoardPicture::retranslate()
{
    hideNote(); // its sentence is in the language of before
    redraw();
}

void BoardPicture::drawBackground(QPainter *painter, const QRectF &rect)
{
    SeaPainter::paint(*painter, rect);
}

void BoardPicture::drawPointed(const std::optional<Place> &pointed)
{
    const bool onTarget = pointed && m_targets.contains(*pointed);
    const Piece piece = onTarget ? ghostAt(*pointed) : Piece::None;
    m_ghostAt = piece == Piece::None ? std::nullopt : pointed;
    m_ghost->setGhost(piece, pointed.value_or(Place()), colorOfTargets());
    mark(onTarget && piece == Piece::None ? pointed : std::nullopt);
}

void BoardPicture::mark(const std::optional<Place> &pointed)
{
    BoardTargets marked = m_targets.alwaysShown ? m_targets : BoardTargets();
    if (pointed)
        marked.insert(*pointed);
    m_items.setMarked(marked, colorOfTargets());
}

Piece BoardPicture::ghostAt(const Place &place) const
{
    if (std::holds_alternative<HexId>(place))
        return m_targets.ghost == Piece::Robber ? Piece::Robber : Piece::None;
    if (std::holds_alternative<PathId>(place))
        return Piece::Road;
    const IntersectionId at = std::get<IntersectionId>(place);
    if (m_targets.ghost != Piece::None)
        return m_targets.ghost;
    for (const IntersectionSet &buildings : m_view.buildings) {
        if (buildings.contains(at))
            return holmstead::at(m_view.buildings, m_targets.player).contains(at) ? Piece::City : Piece::None;
    }
    return Piece::Settlement;
}

Color BoardPicture::colorOfTargets() const
{
    const auto player = static_cast<std::size_t>(m_targets.player.index());
    return player < m_people.size() ? m_people[player].color : Color::Red;
}

} // namespace holmstead
