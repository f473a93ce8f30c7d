// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/view.h"
#include "session/handchange.h"

#include <QObject>

namespace holmstead {

class GainMark;
class PlayersPanel;

// The marks on the plates that say what has changed everybody's hand last.
class GainMarks : public QObject
{
    Q_OBJECT

public:
    // The marks belong to the plates of `players`.
    GainMarks(PlayersPanel &players, QObject *parent);

    void show(const View::PerPlayer<HandChange> &hands, Edition edition);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static void place(GainMark &mark);

    View::PerPlayer<GainMark *> m_marks;
};

} // namespace holmstead
