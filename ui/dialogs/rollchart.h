// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/statistics.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace holmstead {

class RollBar;

// How often each sum of two dice was rolled, and how often it was to be expected. A sentence below tells of
// the bar that has the pointer or the keyboard.
class RollChart : public QWidget
{
    Q_OBJECT

public:
    explicit RollChart(const Statistics &statistics, QWidget *parent = nullptr);

    void retranslate();

private:
    void add(RollBar *bar);
    void step(const RollBar *from, int by);

    std::vector<RollBar *> m_bars;
    QLabel *m_caption;
    QLabel *m_empty; // while nothing has been rolled
    const RollBar *m_lookedAt = nullptr;
};

} // namespace holmstead
