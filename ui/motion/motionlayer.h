// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "motion/pace.h"
#include "motion/performance.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

#include <vector>

namespace holmstead {

// Lies over the table and shows what happened as movement. The table beneath stands as it came out and goes
// on working; a click or a key ends all movement and does what it does besides. Nothing runs while nothing
// moves.
class MotionLayer : public QWidget
{
    Q_OBJECT

public:
    // As large as `parent`, which `table` tells about. Still until it has a pace.
    MotionLayer(MovingTable &table, QWidget *parent);
    ~MotionLayer() override;

    Pace pace() const { return m_pace; }
    // Counts at once: whatever moves comes to its end.
    void setPace(Pace pace);

    // Shows `script` from now on, in place of what is running.
    void play(const Script &script);
    void finish();
    bool isMoving() const { return !m_runs.empty(); }

    // For tests and measuring: this script and all to come stand still `milliseconds` after their beginning.
    void stopAt(int milliseconds);
    // Milliseconds until all of it has come to its end.
    int length() const;

signals:
    // Nothing moves any more.
    void ended();

protected:
    void paintEvent(QPaintEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Run
    {
        std::unique_ptr<Performance> performance;
        int start = 0;
        int end = 0;
        bool explains = false;
    };

    void listen(bool on);
    void showAt(int milliseconds);
    QRegion area() const;
    // Where in 0 … 1 `run` is; nothing before and after.
    std::optional<qreal> partOf(const Run &run) const;
    // A press reaches a window once, before anything that it does; a key that a shortcut takes, only as a
    // question to a widget. Later ones of the same press may follow what it did, which has to be seen.
    bool isPress(const QObject *watched, const QEvent *event) const;

    MovingTable &m_table;
    Pace m_pace = Pace::Off;
    std::vector<Run> m_runs;
    int m_now = 0;
    std::optional<int> m_heldAt;
    QRegion m_painted;
    QBasicTimer m_timer;
    QElapsedTimer m_clock;
};

} // namespace holmstead
