// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardscene.h"

#include "board/boardgeometry.h"
#include "board/cursoritem.h"
#include "board/keyboardwalk.h"

#include <QGraphicsSceneMouseEvent>
#include <QKeyEvent>

namespace holmstead {

namespace {

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isChoice(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

} // namespace

BoardScene::BoardScene(QObject *parent) : BoardPicture(parent), m_cursorItem(new CursorItem)
{
    addItem(m_cursorItem);
}

void BoardScene::setView(const View &view, const People &people)
{
    const bool samePerson = this->view().viewer == view.viewer;
    draw(view, people);
    if (!samePerson)
        dropCursor();
    drawPointed(m_pointed);
}

void BoardScene::setTargets(const BoardTargets &targets)
{
    // Without targets the cursor may be anywhere, but not where others have left it.
    const bool sameTargets = this->targets() == targets;
    draw(targets);
    if (m_cursor && !sameTargets && !targets.contains(*m_cursor))
        dropCursor();
    drawPointed(m_pointed);
}

bool BoardScene::event(QEvent *event)
{
    if (event->type() == QEvent::GraphicsSceneLeave) {
        pointHarbor(std::nullopt);
        point(m_cursor); // the keyboard still points there
    }
    return QGraphicsScene::event(event);
}

void BoardScene::mouseMoveEvent(QGraphicsSceneMouseEvent *event)
{
    const auto place = placeUnder(event->scenePos());
    point(place);
    pointHarbor(place ? std::nullopt : itemsOnBoard().harborAt(event->scenePos()));
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
    if (!targets().hexes.isEmpty())
        return placeAt(point, targets());
    for (const IntersectionSet &buildings : view().buildings) {
        if (const auto building = buildingAt(point, buildings, view().cities))
            return *building;
    }
    return placeAt(point, targets());
}

void BoardScene::point(const std::optional<Place> &place)
{
    if (m_pointed == place)
        return;
    m_pointed = place;
    drawPointed(m_pointed);
    emit placeHovered(place);
}

void BoardScene::pointHarbor(const std::optional<PathId> &harbor)
{
    if (m_pointedHarbor == harbor)
        return;
    m_pointedHarbor = harbor;
    emit harborHovered(harbor);
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
    setCursor(nearestOf(m_cursorLast, walkablePlaces(targets())));
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
    if (const auto next = walk(*m_cursor, arrow, walkablePlaces(targets())))
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
