// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "menu.h"

namespace holmstead {

class BoardView;

// The menu View: how the table is looked at.
class ViewMenu : public Menu
{
    Q_OBJECT

public:
    explicit ViewMenu(BoardView *board, QWidget *parent = nullptr);

    void setFullScreen(bool on) { m_fullScreen->setChecked(on); }

signals:
    void fullScreenWanted(bool on);

private:
    QAction *m_fullScreen;
};

} // namespace holmstead
