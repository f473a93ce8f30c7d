// SPDX-License-Identifier: GPL-3.0-or-later
#include "sight.h"

#include "settings.h"

#include "board/boardview.h"
#include "hand/paper.h"

#include <QApplication>

#include <algorithm>

namespace holmstead {

namespace {

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
    if (m_textSize != smallestText)
        applyTextSize();
}

Sight::~Sight()
{
    if (m_textSize != smallestText)
        QApplication::setFont(m_plain);
}

void Sight::setTextSize(int percent)
{
    percent = inRange(percent);
    if (percent == m_textSize)
        return;
    m_textSize = percent;
    m_settings.setTextSize(percent);
    applyTextSize();
    emit textSizeChanged(percent);
}

void Sight::applyTextSize()
{
    QApplication::setFont(paper::scaled(m_plain, m_textSize / 100.0, m_plain.weight()));
}

void Sight::watch(BoardView *board)
{
    board->setZoom(m_settings.zoom());
    connect(board, &BoardView::zoomChanged, this, [this](qreal zoom) { m_settings.setZoom(zoom); });
}

} // namespace holmstead
