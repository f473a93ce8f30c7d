// SPDX-License-Identifier: GPL-3.0-or-later
#include "sight.h"

#include "settings.h"

#include "board/boardview.h"
#include "hand/paper.h"

#include <QApplication>
#include <QEvent>
#include <QSize>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace holmstead {

namespace {

// In pixels: the window at which letters have the desktop's size, which is most of a small laptop.
constexpr qreal usualWidth = 1366;
constexpr qreal usualHeight = 760;
constexpr qreal mostGrowth = 2.4;
constexpr qreal leastGrowth = 0.5;
// In lines of text: what a window needs at least.
constexpr qreal leastWidth = 62;
constexpr qreal leastHeight = 37;

int inRange(int percent)
{
    return std::clamp(percent, Sight::smallestText, Sight::largestText);
}

} // namespace

Sight::Sight(Settings &settings, QObject *parent)
    : QObject(parent),
      m_settings(settings),
      m_plain(QApplication::font()),
      m_textSize(inRange(settings.textSize()))
{
    apply();
}

Sight::~Sight()
{
    QApplication::setFont(m_plain);
}

void Sight::setTextSize(int percent)
{
    percent = inRange(percent);
    if (percent == m_textSize)
        return;
    m_textSize = percent;
    m_settings.setTextSize(percent);
    apply();
    emit textSizeChanged(percent);
}

void Sight::setWindow(const QSize &size)
{
    if (size == m_window)
        return;
    m_window = size;
    apply();
    emit roomChanged();
}

bool Sight::hasRoomFor(int percent) const
{
    return percent <= smallestText || growthFor(percent) > growthFor(percent - textStep);
}

// How many times as large as the desktop's letters ours are: as wished, as far as hand, board and buttons
// still stand side by side.
qreal Sight::growthFor(int percent) const
{
    const qreal wish = percent / 100.0;
    if (m_window.isEmpty())
        return wish;
    const qreal room = std::min(m_window.width() / usualWidth, m_window.height() / usualHeight);
    const qreal given = std::clamp(std::pow(room, 0.75), 1.0, mostGrowth);
    const qreal em = QFontMetricsF(m_plain).height();
    const qreal possible = std::min(m_window.width() / leastWidth, m_window.height() / leastHeight) / em;
    const qreal growth = std::min(given * wish, std::max(possible, leastGrowth));
    return std::floor(20 * growth + 0.001) / 20; // in few steps, while the window is being made larger
}

void Sight::apply()
{
    const QFont letters = paper::scaled(m_plain, growthFor(m_textSize), m_plain.weight());
    if (QApplication::font() == letters)
        return;
    QApplication::setFont(letters);
    // Qt tells windows alone, from where letters are inherited, and that later; headings and buttons have
    // some of their own.
    const auto tell = [](bool windows) {
        for (QWidget *widget : QApplication::allWidgets()) {
            QEvent change(QEvent::ApplicationFontChange);
            if (widget->isWindow() == windows)
                QCoreApplication::sendEvent(widget, &change);
        }
    };
    tell(true);
    tell(false);
    // So that what is painted next is laid out for these letters already.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

void Sight::watch(BoardView *board)
{
    board->setZoom(m_settings.zoom());
    connect(board, &BoardView::zoomChanged, this, [this](qreal zoom) { m_settings.setZoom(zoom); });
}

} // namespace holmstead
