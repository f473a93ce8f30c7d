// SPDX-License-Identifier: GPL-3.0-or-later
#include "gainmarks.h"

#include "table/gainmark.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"

#include <QEvent>

namespace holmstead {

GainMarks::GainMarks(PlayersPanel &players, QObject *parent) : QObject(parent)
{
    for (const PlayerId player : playersOf(maxPlayers)) {
        PlayerPlate *plate = players.plate(player);
        at(m_marks, player) = new GainMark(plate);
        plate->installEventFilter(this);
    }
}

void GainMarks::show(const View::PerPlayer<HandChange> &hands, Edition edition)
{
    for (const PlayerId player : playersOf(maxPlayers)) {
        at(m_marks, player)->setChange(at(hands, player), edition);
        place(*at(m_marks, player));
    }
}

void GainMarks::place(GainMark &mark)
{
    auto &plate = *static_cast<PlayerPlate *>(mark.parentWidget());
    mark.setGeometry(plate.roomForNews(mark.change().isNothing() ? QSize(0, 0) : mark.sizeHint()));
}

bool GainMarks::eventFilter(QObject *watched, QEvent *event)
{
    // A plate that becomes a compact one or a full one lays itself out anew.
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest
        || event->type() == QEvent::LayoutDirectionChange) {
        for (GainMark *mark : m_marks) {
            if (mark->parent() == watched)
                place(*mark);
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace holmstead
