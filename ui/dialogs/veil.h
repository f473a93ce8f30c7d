// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace holmstead {

class Panel;

// Dims the whole of its host, swallows the clicks meant for it, and keeps one panel in the middle. With a
// docked panel it lies over the foot of the host alone, which it covers with the panel: the rest can be seen
// and pointed at, but a click there only asks the panel to say that it comes first, and the keyboard stays.
class Veil : public QWidget
{
    Q_OBJECT

public:
    // `foot`, in the host or nothing, is what a docked panel lies over.
    Veil(QWidget *host, QWidget *foot, Panel *panel);

    void placePanel();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QRect areaOfFoot() const;
    bool isWaiting(const QWidget *widget) const;
    void keepKeyboard(QWidget *now);

    Panel *m_panel;
    QPointer<QWidget> m_foot;
    QPointer<QWidget> m_focused; // of the panel
};

} // namespace holmstead
