// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "menu.h"

namespace holmstead {

class GameSession;

// The menu Edit: back and forth within a turn. Each entry names what it would do; one that is off, why.
class EditMenu : public Menu
{
    Q_OBJECT

public:
    // `session` must outlive it.
    explicit EditMenu(GameSession &session, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    const GameSession &m_session;
    QAction *m_undo;
    QAction *m_redo;
};

} // namespace holmstead
