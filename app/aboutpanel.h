// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/panel.h"

namespace holmstead {

// What this program is, and whose.
class AboutPanel : public Panel
{
    Q_OBJECT

public:
    explicit AboutPanel(QWidget *parent = nullptr);

protected:
    void retranslate() override;

private:
    QLabel *m_version;
    QLabel *m_game;
    QLabel *m_license;
    QPushButton *m_close;
};

} // namespace holmstead
