// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

class QPainter;
class QRect;
class QWidget;

// How dialogs look, from the one palette. Lengths follow the font, so that larger text gets larger room.
namespace holmstead::style {

// Gives `widget` letters `factor` times as large as those of the application.
void setScale(QWidget &widget, qreal factor, QFont::Weight weight = QFont::Normal);

// `words` on a button, where a lone & would mean a shortcut.
QString onButton(QString words);

// Gives a dialog and everything inside it our colours and shapes.
void dress(QWidget &dialog);
// The same for a box to choose from, which the desktop's style draws.
void dressBox(QWidget &box);

// Over what lies behind a panel.
QColor veil();
// A soft shadow around a sheet that will be drawn on top.
void paintShadow(QPainter &painter, const QRect &sheet);

} // namespace holmstead::style
