// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/panel.h"

namespace holmstead {

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
        QLabel *keys;
        QLabel *effect;
    };

    std::vector<Row> m_rows;
    QPushButton *m_close;
};

} // namespace holmstead
