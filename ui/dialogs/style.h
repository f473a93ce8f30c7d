// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QMargins>
#include <QString>

class QPainter;
class QRect;
class QWidget;

// How dialogs look beyond what PaperStyle gives every widget.
namespace holmstead::style {

// Gives `widget` letters `factor` times as large as those of the application.
void setScale(QWidget &widget, qreal factor, QFont::Weight weight = QFont::Normal);

// `words` on a button, where a lone & would mean a shortcut.
QString onButton(QString words);

// Sets a property that PaperStyle looks at, of a widget that may be on the screen.
void mark(QWidget &widget, const char *property, bool on);

// Over what lies behind a panel.
QColor veil();
// The same where it is enough that it waits.
QColor faintVeil();
// The shadow to the lower right of a sheet that will be drawn on top, with corners of that radius.
void paintShadow(QPainter &painter, const QRect &sheet, qreal radius);
// How far that reaches.
QMargins shadowMargins();

} // namespace holmstead::style
