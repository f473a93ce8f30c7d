// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/style.h"

#include "hand/paper.h"
#include "look/palette.h"

#include <QPainter>
#include <QPalette>
#include <QWidget>

namespace holmstead::style {

namespace {

QString sheetPattern()
{
    // Names in braces are replaced below; px lengths are multiples of the line height.
    return QStringLiteral(R"(
        QDialog { background: {paper}; }
        #body, QScrollArea { background: transparent; }
        QLabel { color: {ink}; background: transparent; }
        QLabel#lead, QLabel[soft="true"] { color: {soft}; }
        QLabel#hint { color: {soft}; }
        QLabel[warning="true"] { color: {warning}; }
        QPushButton {
            color: {ink}; background: {panel}; border: 2px solid {edge}; border-radius: {r1}px;
            padding: {p1}px {p2}px; min-width: {m}px;
        }
        QPushButton:hover { background: {shade}; }
        QPushButton:pressed { background: {edge}; }
        QPushButton:focus { border-color: {accent}; }
        QPushButton:disabled { color: {off}; background: {panel}; border-color: {shade}; }
        QPushButton[main="true"] { color: {paper}; background: {accent}; border-color: {dark}; font-weight: 600; }
        QPushButton[main="true"]:hover, QPushButton[main="true"]:pressed { background: {dark}; }
        QPushButton[main="true"]:focus { border-color: {gold}; }
        QPushButton[main="true"]:disabled { color: {off}; background: {shade}; border-color: {shade}; }
        QPushButton[flat="true"] {
            background: transparent; border: 2px solid transparent; color: {accent}; padding: {p1}px; min-width: 0;
        }
        QPushButton[flat="true"]:hover { color: {dark}; text-decoration: underline; }
        QPushButton[flat="true"]:focus { border-color: {accent}; }
        QPushButton[tab="true"] {
            background: transparent; border: none; border-bottom: 3px solid {shade}; border-radius: 0;
            padding: {p1}px {p2}px; color: {soft};
        }
        QPushButton[tab="true"]:hover { color: {ink}; border-bottom-color: {edge}; }
        QPushButton[tab="true"]:focus { background: {panel}; }
        QPushButton[tab="true"]:checked { color: {ink}; border-bottom-color: {accent}; font-weight: 600; }
        QLineEdit {
            color: {ink}; background: {white}; border: 2px solid {edge}; border-radius: {r1}px;
            padding: {p0}px {p1}px; selection-background-color: {accent}; selection-color: {paper};
        }
        QLineEdit:focus { border-color: {accent}; }
        QLineEdit[refused="true"] { border-color: {warning}; }
    )");
}

void replace(QString &text, const char *name, const QString &value)
{
    text.replace(QLatin1Char('{') + QLatin1String(name) + QLatin1Char('}'), value);
}

QString rgba(const QColor &color, int alpha)
{
    return QStringLiteral("rgba(%1, %2, %3, %4)")
        .arg(color.red())
        .arg(color.green())
        .arg(color.blue())
        .arg(alpha);
}

QString sheetFor(const QWidget &widget)
{
    const int line = paper::ems(widget, 1);
    QString text = sheetPattern();
    replace(text, "paper", palette::paper.name());
    replace(text, "panel", palette::panel.name());
    replace(text, "shade", palette::paperShade.name());
    replace(text, "edge", palette::paperEdge.name());
    replace(text, "white", palette::white.light.name());
    replace(text, "ink", palette::ink.name());
    replace(text, "soft", palette::inkSoft.name());
    replace(text, "off", rgba(palette::inkSoft, 130));
    replace(text, "accent", palette::accent.name());
    replace(text, "dark", palette::accentDark.name());
    replace(text, "gold", palette::gold.name());
    replace(text, "warning", palette::warning.name());
    replace(text, "r1", QString::number(line * 4 / 10));
    replace(text, "p0", QString::number(line / 4));
    replace(text, "p1", QString::number(line * 4 / 10));
    replace(text, "p2", QString::number(line * 9 / 10));
    replace(text, "m", QString::number(line * 3));
    return text;
}

// What the sheet leaves alone, boxes to choose from, is drawn by the desktop's style in our colours.
QPalette colors()
{
    QPalette result;
    result.setColor(QPalette::Window, palette::paper);
    result.setColor(QPalette::WindowText, palette::ink);
    result.setColor(QPalette::Base, palette::white.light);
    result.setColor(QPalette::AlternateBase, palette::panel);
    result.setColor(QPalette::Text, palette::ink);
    result.setColor(QPalette::Button, palette::panel);
    result.setColor(QPalette::ButtonText, palette::ink);
    result.setColor(QPalette::Highlight, palette::accent);
    result.setColor(QPalette::HighlightedText, palette::paper);
    result.setColor(QPalette::PlaceholderText, palette::inkSoft);
    for (const QPalette::ColorRole role : { QPalette::Text, QPalette::ButtonText, QPalette::WindowText })
        result.setColor(QPalette::Disabled, role, paper::mixed(palette::paper, palette::inkSoft, 0.55));
    return result;
}

} // namespace

void setScale(QWidget &widget, qreal factor, QFont::Weight weight)
{
    widget.setFont(paper::scaled(widget.font(), factor, weight));
}

QString onButton(QString words)
{
    return words.replace(QLatin1Char('&'), QLatin1String("&&"));
}

void dress(QWidget &dialog)
{
    dialog.setPalette(colors());
    dialog.setStyleSheet(sheetFor(dialog));
}

// A style sheet keeps the palette from the widgets below it.
void dressBox(QWidget &box)
{
    box.setPalette(colors());
}

QColor veil()
{
    QColor color = palette::ink;
    color.setAlphaF(0.45F);
    return color;
}

void paintShadow(QPainter &painter, const QRect &sheet)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QColor shade = palette::ink;
    shade.setAlpha(9);
    painter.setBrush(shade);
    for (int spread = 2; spread <= 18; spread += 2) {
        const QRectF around = QRectF(sheet).adjusted(-spread, -spread, spread, spread).translated(0, 5);
        painter.drawRoundedRect(around, 12 + spread, 12 + spread);
    }
    painter.restore();
}

} // namespace holmstead::style
