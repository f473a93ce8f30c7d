// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardscene.h"

#include "board/boardgeometry.h"
#include "board/cursoritem.h"
#include "board/footprintsitem.h"
#include "board/ghostitem.h"
#include "board/glowitem.h"
#include "board/keyboardwalk.h"
#include "board/layer.h"
#include "board/noteitem.h"
#include "board/rimitem.h"
#include "board/seapainter.h"
#include "board/thingstosee.h"
#include "look/palette.h"
#include "text/placenames.h"

#include <QGraphicsSceneMouseEvent>
#include <QGraphicsView>
#include <QKeyEvent>
#include <QPainter>

#include <chrono>

namespace holmstead {

namespace {

constexpr qreal pastTraces = 0.4; // opacity

// Time to read a sentence, and a moment to find it.
std::chrono::milliseconds readingTime(const QString &sentence)
{
    return std::chrono::milliseconds(3000 + 60 * sentence.size());
}

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isChoice(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

} // namespace

BoardScene::BoardScene(QObject *parent)
    : QGraphicsScene(parent),
      m_items(*this),
      m_produced(new GlowItem(layer::traces, palette::gold)),
      m_glow(new GlowItem(layer::glow, palette::paper)),
      m_explainedHex(new RimItem(layer::explainedHex)),
      m_explainedSpot(new RimItem(layer::explainedSpot)),
      m_footprints(new FootprintsItem),
      m_ghost(new GhostItem),
      m_cursorItem(new CursorItem),
      m_note(new NoteItem),
      m_noteTimer(this)
{
    setSceneRect(boardRect);
    addItem(m_produced);
    addItem(m_glow);
    addItem(m_explainedHex);
    addItem(m_explainedSpot);
    addItem(m_footprints);
    addItem(m_ghost);
    addItem(m_cursorItem);
    addItem(m_note);
    m_noteTimer.setSingleShot(true);
    connect(&m_noteTimer, &QTimer::timeout, this, &BoardScene::hideNote);
}

// While all its items are still there: the views say that something else is seen.
BoardScene::~BoardScene()
{
    for (QGraphicsView *view : views())
        view->setScene(nullptr);
}

void BoardScene::setView(const View &view, const People &people)
{
    if (m_table != *view.table) {
        m_table.emplace(*view.table);
        m_items.setIsland(m_table->island.layout());
    }
    const bool samePerson = m_view.viewer == view.viewer;
    m_view = view;
    m_view.table = &*m_table;
    m_people = people;
    if (!samePerson)
        dropCursor();
    m_items.setPieces(m_view, m_people);
    showPointed();
}

void BoardScene::setTargets(const BoardTargets &targets)
{
    // Without targets the cursor may be anywhere, but not where others have left it.
    const bool sameTargets = m_targets == targets;
    m_targets = targets;
    if (m_cursor && !sameTargets && !targets.contains(*m_cursor))
        dropCursor();
    showPointed();
}

void BoardScene::setStars(const IntersectionSet &stars)
{
    m_items.setStars(stars);
}

void BoardScene::setTraces(const HexSet &produced, bool past, std::optional<HexId> robberFrom)
{
    m_produced->setOpacity(past ? pastTraces : 1);
    m_produced->setGlow(produced, {}, {});
    if (robberFrom && *robberFrom != m_view.robber)
        m_footprints->setWalk(*robberFrom, m_view.robber, at(m_table->island.layout().terrain, *robberFrom));
    else
        m_footprints->clear();
}

void BoardScene::setGlow(const PathSet &paths, const IntersectionSet &intersections)
{
    m_glow->setGlow({}, paths, intersections);
}

void BoardScene::showNote(const Place &place, const QString &sentence)
{
    m_notePlace = place;
    m_note->setNote(sentence, centerOf(place));
    layoutNote();
    m_noteTimer.start(readingTime(sentence));
    emit noteShown(sentence);
}

void BoardScene::hideNote()
{
    m_noteTimer.stop();
    m_note->setNote({}, {});
}

QString BoardScene::note() const
{
    return m_note->text();
}

QRectF BoardScene::noteBox() const
{
    return m_note->isVisible() ? m_note->box() : QRectF();
}

void BoardScene::layoutNote()
{
    if (!m_note->isVisible() || views().isEmpty())
        return;
    const QTransform toView = views().constFirst()->viewportTransform();
    m_note->layout(toView.mapRect(sightOf(m_notePlace)).toAlignedRect(), ground());
}

void BoardScene::setCovered(int foot)
{
    m_covered = foot;
    layoutNote();
}

HintGround BoardScene::ground() const
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
        add(ground.kept, thingsToSee(m_view));
    add(ground.kept, targetsToSee(m_targets));
    return ground;
}

void BoardScene::setExplained(const std::optional<Place> &place)
{
    const bool isHex = place && std::holds_alternative<HexId>(*place);
    m_explainedHex->setShape(isHex ? RimItem::rimOf(*place) : QPainterPath());
    m_explainedSpot->setShape(place && !isHex ? RimItem::rimOf(*place) : QPainterPath());
}

void BoardScene::setExplainedHarbor(PathId harbor)
{
    m_explainedHex->setShape({});
    m_explainedSpot->setShape(RimItem::rimOfHarbor(harbor));
}

QPointF BoardScene::centerOf(const Place &place) const
{
    return holmstead::centerOf(place);
}

QString BoardScene::describe(const Place &place) const
{
    if (!m_table)
        return {};
    return std::visit([this](auto id) { return describePlace(id, m_view, m_people); }, place);
}

void BoardScene::redraw()
{
    m_items.redraw();
}

void BoardScene::retranslate()
{
    hideNote(); // its sentence is in the language of before
    redraw();
}

bool BoardScene::event(QEvent *event)
{
    if (event->type() == QEvent::GraphicsSceneLeave) {
        pointHarbor(std::nullopt);
        point(m_cursor); // the keyboard still points there
    }
    return QGraphicsScene::event(event);
}

void BoardScene::drawBackground(QPainter *painter, const QRectF &rect)
{
    SeaPainter::paint(*painter, rect);
}

void BoardScene::mouseMoveEvent(QGraphicsSceneMouseEvent *event)
{
    const auto place = placeUnder(event->scenePos());
    point(place);
    pointHarbor(place ? std::nullopt : m_items.harborAt(event->scenePos()));
}

void BoardScene::mousePressEvent(QGraphicsSceneMouseEvent *event)
{
    hideNote();
    if (event->button() != Qt::LeftButton)
        return;
    event->accept();
    setCursor(std::nullopt);
    if (const auto place = placeUnder(event->scenePos()))
        choose(*place);
}

void BoardScene::mouseDoubleClickEvent(QGraphicsSceneMouseEvent *event)
{
    // The first click has chosen already, or was meant for what lay over the board then.
    event->accept();
}

void BoardScene::keyPressEvent(QKeyEvent *event)
{
    if (isArrow(event->key())) {
        moveCursor(event->key());
        return event->accept();
    }
    // A key that is held down has chosen once, perhaps for somebody else.
    if (isChoice(event->key()) && event->isAutoRepeat())
        return event->accept();
    if (isChoice(event->key()) && m_cursor) {
        hideNote();
        choose(*m_cursor);
        return event->accept();
    }
    QGraphicsScene::keyPressEvent(event);
}

void BoardScene::focusInEvent(QFocusEvent *event)
{
    QGraphicsScene::focusInEvent(event);
    const auto reason = event->reason();
    const bool byKey = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
    if (!m_cursor && (byKey || reason == Qt::ShortcutFocusReason))
        showCursor();
}

// What answers on the board while the keyboard is in a panel over it would not answer to the next key.
void BoardScene::focusOutEvent(QFocusEvent *event)
{
    QGraphicsScene::focusOutEvent(event);
    const auto reason = event->reason();
    if (reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason
        || reason == Qt::MenuBarFocusReason)
        return; // it comes back to where it was
    setCursor(std::nullopt);
    point(std::nullopt);
}

std::optional<Place> BoardScene::placeUnder(const QPointF &point) const
{
    if (!m_targets.hexes.isEmpty())
        return placeAt(point, m_targets);
    for (const IntersectionSet &buildings : m_view.buildings) {
        if (const auto building = buildingAt(point, buildings, m_view.cities))
            return *building;
    }
    return placeAt(point, m_targets);
}

void BoardScene::point(const std::optional<Place> &place)
{
    if (m_pointed == place)
        return;
    m_pointed = place;
    showPointed();
    emit placeHovered(place);
}

void BoardScene::pointHarbor(const std::optional<PathId> &harbor)
{
    if (m_pointedHarbor == harbor)
        return;
    m_pointedHarbor = harbor;
    emit harborHovered(harbor);
}

void BoardScene::showPointed()
{
    const bool onTarget = m_pointed && m_targets.contains(*m_pointed);
    const Piece piece = onTarget ? ghostAt(*m_pointed) : Piece::None;
    m_ghostAt = piece == Piece::None ? std::nullopt : m_pointed;
    m_ghost->setGhost(piece, m_pointed.value_or(Place()), colorOfTargets());
    mark(onTarget && piece == Piece::None);
}

void BoardScene::mark(bool pointedToo)
{
    BoardTargets marked = m_targets.alwaysShown ? m_targets : BoardTargets();
    if (pointedToo)
        marked.insert(*m_pointed);
    m_items.setMarked(marked, colorOfTargets());
}

Piece BoardScene::ghostAt(const Place &place) const
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

Color BoardScene::colorOfTargets() const
{
    const auto player = static_cast<std::size_t>(m_targets.player.index());
    return player < m_people.size() ? m_people[player].color : Color::Red;
}

void BoardScene::setCursor(const std::optional<Place> &place)
{
    if (m_cursor == place)
        return;
    m_cursor = place;
    m_cursorLast = place.value_or(m_cursorLast);
    m_cursorItem->setPlace(place);
    emit cursorMoved(place);
}

void BoardScene::showCursor()
{
    setCursor(nearestOf(m_cursorLast, walkablePlaces(m_targets)));
    point(m_cursor);
}

void BoardScene::dropCursor()
{
    if (m_pointed == m_cursor)
        point(std::nullopt);
    setCursor(std::nullopt);
}

void BoardScene::moveCursor(int arrow)
{
    if (!m_cursor)
        return showCursor();
    if (const auto next = walk(*m_cursor, arrow, walkablePlaces(m_targets)))
        setCursor(next);
    point(m_cursor);
}

void BoardScene::choose(const Place &place)
{
    if (const auto *hex = std::get_if<HexId>(&place))
        emit hexChosen(*hex);
    else if (const auto *path = std::get_if<PathId>(&place))
        emit pathChosen(*path);
    else
        emit intersectionChosen(std::get<IntersectionId>(place));
}

} // namespace holmstead
