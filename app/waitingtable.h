// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QPoint;
class QWidget;

namespace holmstead {

class BoardHints;
class BoardScene;
class BoardView;
class DiceView;
class TableNotes;
class TablePanels;

// The table while a docked panel lies at its foot: it can be seen and pointed at, a click says that the panel
// comes first, and what is told on the board keeps out from under the panel.
class WaitingTable : public QObject
{
    Q_OBJECT

public:
    // All parts must outlive this. Panels open in `host`.
    struct Parts
    {
        TablePanels *panels;
        TableNotes *notes;
        BoardHints *hints;
        BoardScene *board;
        BoardView *view;
        DiceView *dice;
        QWidget *host;
    };

    WaitingTable(const Parts &parts, QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refuse(const QPoint &at);
    void keepInSight();

    Parts m_parts;
};

} // namespace holmstead
