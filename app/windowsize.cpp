// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowsize.h"

#include <QScreen>
#include <QWidget>

namespace holmstead {

namespace {

// In pixels.
constexpr QSize smallestWindow(800, 520);
constexpr QSize firstWindow(1280, 720);

// Qt takes any size from a file, and stands still over one that no screen has.
bool isTooLarge(const QWidget &window)
{
    const QSize most = window.screen()->availableVirtualSize();
    const QSize wanted = window.size().expandedTo(window.normalGeometry().size());
    return wanted.width() > most.width() || wanted.height() > most.height();
}

void sizeForTheFirstTime(QWidget &window)
{
    const QSize available = window.screen()->availableSize();
    window.setWindowState(Qt::WindowNoState); // which has a size of its own to come back to
    window.resize(firstWindow.expandedTo(available * 4 / 5).boundedTo(available));
    if (available.width() < firstWindow.width() * 9 / 8 || available.height() < firstWindow.height() * 9 / 8)
        window.setWindowState(Qt::WindowMaximized);
}

} // namespace

void sizeWindow(QWidget &window, const QByteArray &kept)
{
    window.setMinimumSize(smallestWindow);
    if (!window.restoreGeometry(kept) || isTooLarge(window))
        sizeForTheFirstTime(window);
}

} // namespace holmstead
