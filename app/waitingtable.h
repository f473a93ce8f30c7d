// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

#include <chrono>

class QPoint;
class QWidget;

namespace holmstead {

class BoardHints;
class BoardView;
class DiceView;
class FactsColumn;
class TableMotion;
class TableNotes;
class TablePanels;

// The table while a docked panel lies at its foot: it can be seen and pointed at, a click says that the panel
// comes first, and the island, what is told on it and the log keep out from under the panel.
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
        BoardView *view;
        DiceView *dice;
        FactsColumn *facts;
        TableMotion *motion;
        QWidget *host;
    };

    WaitingTable(const Parts &parts, QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refuse(const QPoint &at);
    // The panel has opened, moved or closed.
    void follow();
    void keepInSight(std::chrono::milliseconds time);

    Parts m_parts;
    QSize m_size; // of the host when all last found its place
};

} // namespace holmstead
