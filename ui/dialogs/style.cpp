// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/style.h"

#include "hand/paper.h"
#include "look/palette.h"
#include "look/theme.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QWidget>

namespace holmstead::style {

namespace {

QString sheetPattern()
{
    // Names in braces are replaced below; px lengths are multiples of the line height.
    return QStringLiteral(R"(
        QDialog { background: {sheet}; }
        #body, QScrollArea { background: transparent; }
        QLabel { color: {text}; background: transparent; }
        QLabel#lead, QLabel[soft="true"] { color: {soft}; }
        QLabel#hint { color: {soft}; }
        QLabel[good="true"] { color: {sign}; font-weight: 600; }
        QLabel[warning="true"] { color: {warning}; }
        QPushButton {
            color: {text}; background: {raised}; border: 2px solid {line}; border-radius: {r1}px;
            padding: {p1}px {p2}px; min-width: {m}px;
        }
        QPushButton:hover { background: {hover}; }
        QPushButton:pressed { background: {line}; }
        QPushButton:focus { border-color: {sign}; }
        QPushButton:disabled { color: {off}; background: {raised}; border-color: {hover}; }
        QPushButton[main="true"] { color: {onAccent}; background: {accent}; border-color: {deep}; font-weight: 600; }
        QPushButton[main="true"]:hover, QPushButton[main="true"]:pressed { background: {deep}; }
        QPushButton[main="true"]:focus { border-color: {gold}; }
        QPushButton[main="true"]:disabled { color: {off}; background: {hover}; border-color: {hover}; }
        QPushButton[flat="true"] {
            background: transparent; border: 2px solid transparent; color: {sign}; padding: {p1}px; min-width: 0;
        }
        QPushButton[flat="true"]:hover { color: {text}; text-decoration: underline; }
        QPushButton[flat="true"]:disabled { color: {off}; text-decoration: none; }
        QPushButton[flat="true"]:focus { border-color: {sign}; }
        QPushButton[tab="true"] {
            background: transparent; border: none; border-bottom: 3px solid {hover}; border-radius: 0;
            padding: {p1}px {p2}px; color: {soft};
        }
        QPushButton[tab="true"]:hover { color: {text}; border-bottom-color: {line}; }
        QPushButton[tab="true"]:focus { background: {raised}; }
        QPushButton[tab="true"]:checked { color: {text}; border-bottom-color: {sign}; font-weight: 600; }
        QLineEdit {
            color: {text}; background: {field}; border: 2px solid {line}; border-radius: {r1}px;
            padding: {p0}px {p1}px; selection-background-color: {accent}; selection-color: {onAccent};
        }
        QLineEdit:focus { border-color: {sign}; }
        QLineEdit[refused="true"] { border-color: {warning}; }
    )");
}

void replace(QString &text, const char *name, const QString &value)
{
    text.replace(QLatin1Char('{') + QLatin1String(name) + QLatin1Char('}'), value);
}

QString sheetFor(const QWidget &widget)
{
    const int line = paper::ems(widget, 1);
    QString text = sheetPattern();
    const Theme &colors = theme();
    replace(text, "sheet", colors.sheet.name());
    replace(text, "raised", colors.raised.name());
    replace(text, "hover", colors.hover.name());
    replace(text, "line", colors.line.name());
    replace(text, "field", colors.field.name());
    replace(text, "text", colors.text.name());
    replace(text, "soft", colors.softText.name());
    replace(text, "off", colors.disabledText.name());
    replace(text, "accent", colors.accent.name());
    replace(text, "deep", colors.accentDeep.name());
    replace(text, "onAccent", colors.onAccent.name());
    replace(text, "sign", colors.accentLine.name());
    replace(text, "gold", palette::gold.name());
    replace(text, "warning", colors.warning.name());
    replace(text, "r1", QString::number(line * 4 / 10));
    replace(text, "p0", QString::number(line / 4));
    replace(text, "p1", QString::number(line * 4 / 10));
    replace(text, "p2", QString::number(line * 9 / 10));
    replace(text, "m", QString::number(line * 3));
    return text;
}

// Keeps a dialog in the colours of the theme.
class Dresser : public QObject
{
public:
    explicit Dresser(QWidget &dialog) : QObject(&dialog), m_dialog(dialog)
    {
        dialog.installEventFilter(this);
        dress();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // A style sheet is news of a palette to its widget too.
        if (event->type() == QEvent::PaletteChange && m_worn != &theme())
            dress();
        return QObject::eventFilter(watched, event);
    }

private:
    void dress()
    {
        m_worn = &theme();
        m_dialog.setStyleSheet(sheetFor(m_dialog));
    }

    QWidget &m_dialog;
    const Theme *m_worn = nullptr;
};

} // namespace

void setScale(QWidget &widget, qreal factor, QFont::Weight weight)
{
    widget.setFont(paper::scaled(widget.font(), factor, weight));
}

void mark(QWidget &widget, const char *property, bool on)
{
    if (widget.property(property).toBool() == on)
        return;
    widget.setProperty(property, on);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

QString onButton(QString words)
{
    return words.replace(QLatin1Char('&'), QLatin1String("&&"));
}

void dress(QWidget &dialog)
{
    new Dresser(dialog);
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
