// SPDX-License-Identifier: GPL-3.0-or-later
#include "gainmarks.h"

#include "hand/paper.h"
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

void GainMarks::show(const View::PerPlayer<ResourceCards> &gains, Edition edition)
{
    for (const PlayerId player : playersOf(maxPlayers)) {
        at(m_marks, player)->setGain(at(gains, player), edition);
        place(*at(m_marks, player));
    }
}

// In the lower trailing corner, which the plate leaves free; a compact one has no such place.
void GainMarks::place(GainMark &mark)
{
    const auto &plate = *static_cast<const PlayerPlate *>(mark.parentWidget());
    const QSize size = plate.isCompact() ? QSize(0, 0) : mark.sizeHint();
    const int margin = paper::ems(plate, 0.4);
    const bool mirrored = plate.layoutDirection() == Qt::RightToLeft;
    const int left = mirrored ? margin : plate.width() - margin - size.width();
    mark.setGeometry(QRect({ left, plate.height() - margin / 2 - size.height() }, size));
}

bool GainMarks::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutDirectionChange) {
        for (GainMark *mark : m_marks) {
            if (mark->parent() == watched)
                place(*mark);
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace holmstead
