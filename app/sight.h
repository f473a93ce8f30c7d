// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>
#include <QSize>

namespace holmstead {

class BoardView;
class Settings;

// How large everything is seen: the letters of all windows and, through them, all that is measured by
// letters; and the board. Letters grow with the window, a little slower than it does, and by what somebody
// wishes, as far as the window has room for them. Wish and zoom are kept from one day to the next.
class Sight : public QObject
{
    Q_OBJECT

public:
    // In percent of what the window gives them.
    static constexpr int smallestText = 100;
    static constexpr int largestText = 200;
    static constexpr int textStep = 25;

    // Sets the letters at once, before anything is laid out. `settings` must outlive it.
    explicit Sight(Settings &settings, QObject *parent = nullptr);
    ~Sight() override;

    int textSize() const { return m_textSize; }
    // Out of the range: the nearest in it.
    void setTextSize(int percent);
    // Whether letters of that size are larger than those of the next smaller one, as the window is.
    bool hasRoomFor(int percent) const;

    // The window is that large.
    void setWindow(const QSize &size);

    // `board` shows itself as it was left last, and what it is zoomed to is kept.
    void watch(BoardView *board);

signals:
    void textSizeChanged(int percent);
    // The window has become larger or smaller.
    void roomChanged();

private:
    qreal growthFor(int percent) const;
    void apply();

    Settings &m_settings;
    QFont m_plain; // at 100 %
    int m_textSize;
    QSize m_window; // empty until it is known
};

} // namespace holmstead
