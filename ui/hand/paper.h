// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"

#include <QColor>
#include <QFont>
#include <QMarginsF>
#include <QPainter>

#include <functional>
#include <vector>

class QBoxLayout;
class QLayout;
class QWidget;

// How panels are drawn: sheets of warm paper with round corners, measured in ems so that they grow with the
// font of the application. Colours come from look/palette.h alone.
namespace holmstead::paper {

// Paints on a widget, smoothly and in its direction, which Qt would take from the application.
class Painter : public QPainter
{
public:
    explicit Painter(QWidget *widget);
};

// The height of a line in the widget's font, in pixels: the unit of every length on a panel.
qreal em(const QWidget &widget);
// The same, rounded, for layouts.
int ems(const QWidget &widget, qreal count);

// Calls `measure` now and whenever letters or direction of `widget` change: for lengths that Qt keeps in
// pixels. What it touches lives as long as `widget`.
void keepMeasured(QWidget &widget, const std::function<void()> &measure);
// Keeps the gaps between the parts of `layout`, and the margins round them, so many ems of `widget`; margins
// as from left to right.
void keepGaps(QWidget &widget, QLayout &layout, qreal gap, const QMarginsF &margins = {});
// The gaps alone.
void keepSpacing(QWidget &widget, QLayout &layout, qreal gap);
// Adds a gap to what stands in `layout` so far, besides those between all parts.
void addGap(QWidget &widget, QBoxLayout &layout, qreal gap);

// Keeps the letters of `parts`, and all that is measured by them, as many times as large as those of `widget`
// as its window is higher than is usual; up to 1.4 times, and as far as `widget` is `usualWidth` ems wide
// then.
void keepGrown(QWidget &widget, qreal usualWidth, const std::vector<QWidget *> &parts);

QFont scaled(const QFont &font, qreal factor, QFont::Weight weight = QFont::Normal);

// `rect`, laid out from left to right within `whole`, in the direction of the painter.
QRectF inDirection(const QPainter &painter, const QRectF &rect, const QRectF &whole);

using holmstead::mixed;

struct Look
{
    QColor fill;
    QColor edge;
    qreal edgeWidth = 1;
    qreal depth = 0; // how far it stands out from what is beneath it, in pixels
};

// A sheet to put things on, a field sunk into it, and what one can press.
Look sheet();
Look well();
Look hollow(); // where something would lie
Look button();
Look hovered(Look look);
Look pressed(Look look);

void drawPlate(QPainter &painter, const QRectF &rect, qreal radius, const Look &look);
void drawOutline(QPainter &painter, const QRectF &rect, qreal radius, const QColor &color, qreal width);
// Where the keyboard is.
void drawFocus(QPainter &painter, const QRectF &rect, qreal radius);
// A small pill with a word or a number in it, no wider than `rect`, at its left or right side.
void drawPill(QPainter &painter, const QRectF &rect, Qt::Alignment side, const QString &text,
              const QColor &fill, const QColor &ink);

// Text that first gets smaller, to three quarters at most, and then loses its end, until it fits.
void drawFitted(QPainter &painter, const QRectF &rect, int flags, const QString &text);
// How many times smaller the letters get for that, in `font`.
qreal fittingScale(const QFont &font, const QRectF &rect, int flags, const QString &text);
// Whether all of it is seen then.
bool canFit(const QFont &font, const QRectF &rect, int flags, const QString &text);

} // namespace holmstead::paper
