// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace holmstead {

class Panel;

// Dims the whole of its host, swallows the clicks meant for it, and keeps one panel in the middle.
class Veil : public QWidget
{
    Q_OBJECT

public:
    Veil(QWidget *host, Panel *panel);

    void placePanel();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    Panel *m_panel;
};

} // namespace holmstead
