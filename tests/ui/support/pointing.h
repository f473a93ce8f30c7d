// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placehints.h"

#include "board/boardscene.h"
#include "board/boardview.h"
#include "table/hintcard.h"
#include "ui/support/opentable.h"

#include <QApplication>
#include <QEnterEvent>
#include <QMouseEvent>

namespace holmstead::test {

// Ann is on turn with a road that leads from the hills with the 8 to a free corner, and cards for everything.
inline Scenario settling()
{
    return Scenario()
        .settlement(ann, "0,0,N")
        .road(ann, "0,0,NE")
        .road(ann, "0,0,E")
        .hand(ann, ResourceCards::each(3))
        .city(ben, "0,0,SW")
        .hand(ben, { { Resource::Ore, 4 } });
}

// A window on a game, and a mouse over its board.
class Pointing : public OpenTable
{
public:
    using OpenTable::OpenTable;

    BoardView *board() { return window.findChild<BoardView *>(); }
    BoardScene *scene() { return static_cast<BoardScene *>(board()->scene()); }
    HintCard *card() { return window.findChild<HintCard *>(); }
    QString text() { return card()->isVisible() ? card()->hint().text() : QString(); }
    QString hint(const Place &place, std::optional<Build> wanted = std::nullopt)
    {
        const auto hint = hintFor(session(), place, wanted);
        return hint ? hint->text() : QString();
    }

    void moveTo(const QPointF &point)
    {
        const QPointF at = board()->mapFromScene(point);
        QMouseEvent move(QEvent::MouseMove, at, board()->viewport()->mapToGlobal(at), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(board()->viewport(), &move);
    }
    void moveTo(const Place &place) { moveTo(scene()->centerOf(place)); }
    void enter(QWidget *widget)
    {
        QEnterEvent event({ 3, 3 }, { 3, 3 }, widget->mapToGlobal(QPointF(3, 3)));
        QApplication::sendEvent(widget, &event);
    }
    void leave(QWidget *widget)
    {
        QEvent event(QEvent::Leave);
        QApplication::sendEvent(widget, &event);
    }
    QImage picture(const Place &place, int reach = 45)
    {
        const QPointF around(reach, reach);
        const QRectF part(scene()->centerOf(place) - around, scene()->centerOf(place) + around);
        return board()->grab(board()->mapFromScene(part).boundingRect()).toImage();
    }
};

} // namespace holmstead::test
