// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegion>
#include <QSize>

class QPainter;
class QStyleOption;
class QStyleOptionMenuItem;
class QWidget;

// How PaperStyle draws menus, and the paper of everything that opens over the window.
namespace holmstead::menulook {

// A sheet with round corners, and the place it takes up.
void paintSheet(QPainter &painter, const QStyleOption &sheet);
QRegion shape(const QStyleOption &sheet);

void paintEntry(QPainter &painter, const QStyleOptionMenuItem &entry, const QWidget *widget);
QSize size(const QStyleOptionMenuItem &entry, const QSize &contents);

void paintTitle(QPainter &painter, const QStyleOptionMenuItem &title, const QWidget *widget);
QSize sizeOfTitle(const QStyleOptionMenuItem &title, const QSize &contents);

} // namespace holmstead::menulook
