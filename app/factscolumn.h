// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace holmstead {

// The column of what everybody may know besides the players: the bank, what things cost, the log. The costs
// give way in a small window, where the log would have no room: the buttons tell them, too.
class FactsColumn : public QWidget
{
    Q_OBJECT

public:
    FactsColumn(QWidget *bank, QWidget *costs, QWidget *log, QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;
    // So much of its foot, in pixels, lies under something: the log ends above that.
    void setCovered(int foot);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void fit();

    QWidget *m_bank;
    QWidget *m_costs;
    QWidget *m_log;
    int m_covered = 0;
};

} // namespace holmstead
