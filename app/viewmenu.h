// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "menu.h"

#include "motion/pace.h"

#include <array>
#include <map>

namespace holmstead {

class BoardView;
class Sight;

// The menu View: how the table is looked at.
class ViewMenu : public Menu
{
    Q_OBJECT

public:
    ViewMenu(BoardView *board, Sight *sight, QWidget *parent = nullptr);

    void setFullScreen(bool on) { m_fullScreen->setChecked(on); }

    void setPace(Pace pace) { m_paces[indexOf(pace)]->setChecked(true); }

signals:
    void paceChosen(holmstead::Pace pace);
    void fullScreenWanted(bool on);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addZoom(BoardView *board);
    void addTextSizes(Sight *sight);
    void retranslateTextSizes();
    void offerTextSizes();
    void addAnimations();
    void addPace(QMenu *menu, Pace pace, const char *name, Text text);

    Sight *m_sight;
    std::map<QAction *, int> m_textSizes; // to percent
    std::array<QAction *, allPaces.size()> m_paces = {};
    QAction *m_fullScreen;
};

} // namespace holmstead
