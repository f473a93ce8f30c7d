// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/panel.h"

class QGridLayout;

namespace holmstead {

class KeyCaps;

// Every key that does something, and what it does.
class ShortcutsPanel : public Panel
{
    Q_OBJECT

public:
    explicit ShortcutsPanel(QWidget *parent = nullptr);

protected:
    void retranslate() override;

private:
    struct Row
    {
        KeyCaps *keys;
        QLabel *effect;
    };
    struct Group
    {
        QLabel *title;
        std::vector<Row> rows;
    };

    Group addGroup(QGridLayout *grid, std::size_t rows);

    std::vector<Group> m_groups;
    QPushButton *m_close;
};

} // namespace holmstead
