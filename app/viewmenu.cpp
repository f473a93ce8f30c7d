// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewmenu.h"

#include "board/boardview.h"

namespace holmstead {

ViewMenu::ViewMenu(BoardView *board, QWidget *parent) : Menu([] { return tr("&View"); }, parent)
{
    connect(add([] { return tr("Zoom &in"); }, QKeySequence::ZoomIn), &QAction::triggered, board,
            &BoardView::zoomIn);
    connect(add([] { return tr("Zoom &out"); }, QKeySequence::ZoomOut), &QAction::triggered, board,
            &BoardView::zoomOut);
    connect(add([] { return tr("&Whole island"); }, QKeySequence(Qt::CTRL | Qt::Key_0)), &QAction::triggered,
            board, &BoardView::fit);
    addSeparator();
    m_fullScreen = addCheckable([] { return tr("&Full screen"); }, QKeySequence(Qt::Key_F11));
    connect(m_fullScreen, &QAction::triggered, this, &ViewMenu::fullScreenWanted);
}

} // namespace holmstead
