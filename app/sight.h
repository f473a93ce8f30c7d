// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>

namespace holmstead {

class BoardView;
class Settings;

// How large everything is seen: the letters of all windows and, through them, all that is measured by
// letters; and the board. Both are kept from one day to the next.
class Sight : public QObject
{
    Q_OBJECT

public:
    // In percent of the desktop's letters.
    static constexpr int smallestText = 100;
    static constexpr int largestText = 200;
    static constexpr int textStep = 25;

    // Sets the letters at once, before anything is laid out. `settings` must outlive it.
    explicit Sight(Settings &settings, QObject *parent = nullptr);
    ~Sight() override;

    int textSize() const { return m_textSize; }
    // Out of the range: the nearest in it.
    void setTextSize(int percent);

    // `board` shows itself as it was left last, and what it is zoomed to is kept.
    void watch(BoardView *board);

signals:
    void textSizeChanged(int percent);

private:
    void applyTextSize();

    Settings &m_settings;
    QFont m_plain; // at 100 %
    int m_textSize;
};

} // namespace holmstead
