// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/buttonlook.h"

#include "look/keyboardsign.h"
#include "look/palette.h"
#include "look/stroke.h"
#include "look/theme.h"
#include "look/veiled.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace holmstead::buttonlook {

namespace {

enum class Kind { Other, Main, Flat, Tab };

// In ems.
constexpr qreal padding = 0.4;
constexpr qreal sidePadding = 0.9;
constexpr qreal wordPadding = 0.15; // of words alone, which stand in line with other words
constexpr qreal leastWords = 3;
constexpr qreal tabLine = 0.18;

Kind kindOf(const QStyleOptionButton &button, const QWidget *widget)
{
    if (button.features & QStyleOptionButton::Flat)
        return Kind::Flat;
    if (!widget)
        return Kind::Other;
    if (widget->property("tab").toBool())
        return Kind::Tab;
    return widget->property("main").toBool() && !isVeiled(*widget) ? Kind::Main : Kind::Other;
}

struct Inks
{
    QColor fill;
    QColor edge;
    QColor words;
};

Inks inksOf(Kind kind, QStyle::State state)
{
    const Theme &colors = theme();
    const bool on = state & QStyle::State_Enabled;
    const bool down = state & (QStyle::State_Sunken | QStyle::State_On);
    const bool over = on && state & QStyle::State_MouseOver;
    const bool keyboard = state & QStyle::State_HasFocus && KeyboardSign::isShown();
    switch (kind) {
    case Kind::Main:
        if (!on)
            return { colors.hover, colors.hover, colors.softText };
        return { down || over ? colors.accentDeep : colors.accent,
                 keyboard ? palette::gold : colors.accentDeep, colors.onAccent };
    case Kind::Flat:
        return { Qt::transparent, keyboard ? colors.accentLine : QColor(Qt::transparent),
                 !on    ? colors.disabledText
                 : over ? colors.text
                        : colors.accentLine };
    case Kind::Tab:
        return { keyboard ? colors.hover : QColor(Qt::transparent),
                 down   ? colors.accentLine
                 : over ? colors.line
                        : colors.softLine,
                 down || over ? colors.text : colors.softText };
    case Kind::Other:
        break;
    }
    return { down   ? colors.chosen
             : over ? colors.hover
                    : colors.raised,
             !on        ? colors.hover
             : keyboard ? colors.accentLine
                        : colors.line,
             on ? colors.text : colors.disabledText };
}

// What one should press and the page that is open are written bold.
QFont bold(QFont font)
{
    font.setWeight(std::max(QFont::DemiBold, QFont::Weight(font.weight())));
    return font;
}

void paintGround(QPainter &painter, const QStyleOptionButton &button, Kind kind, const Inks &inks)
{
    if (kind == Kind::Tab) {
        const qreal line = tabLine * stroke::em(button);
        if (inks.fill != Qt::transparent)
            stroke::fill(painter, button, inks.fill);
        painter.fillRect(QRectF(button.rect).adjusted(0, button.rect.height() - line, 0, 0), inks.edge);
        return;
    }
    stroke::fill(painter, button, inks.fill);
    stroke::outline(painter, button, inks.edge, stroke::width(button));
}

void paintWords(QPainter &painter, const QStyleOptionButton &button, const QWidget *widget, Kind kind,
                const Inks &inks)
{
    const bool isStrong = kind == Kind::Main || (kind == Kind::Tab && button.state & QStyle::State_On);
    QFont font = isStrong ? bold(painter.font()) : painter.font();
    font.setUnderline(kind == Kind::Flat && button.state & QStyle::State_MouseOver
                      && button.state & QStyle::State_Enabled);
    painter.setFont(font);
    painter.setPen(inks.words);
    const bool shows = QApplication::style()->styleHint(QStyle::SH_UnderlineShortcut, &button, widget);
    painter.drawText(button.rect, Qt::AlignCenter | (shows ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                     button.text);
}

} // namespace

void paint(QPainter &painter, const QStyleOptionButton &button, const QWidget *widget)
{
    const Kind kind = kindOf(button, widget);
    const Inks inks = inksOf(kind, button.state);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, button, kind, inks);
    if (!button.icon.isNull())
        button.icon.paint(&painter, button.rect);
    paintWords(painter, button, widget, kind, inks);
    painter.restore();
}

QSize size(const QStyleOptionButton &button, const QSize &contents, const QWidget *widget)
{
    const Kind kind = kindOf(button, widget);
    const int high = contents.height() + 2 * stroke::ems(button, padding);
    const int edges = 2 * qCeil(stroke::width(button));
    if (kind == Kind::Flat)
        return { contents.width() + 2 * stroke::ems(button, wordPadding) + edges, high + edges };
    const QFont font = widget ? widget->font() : QApplication::font();
    const bool isStrong = kind == Kind::Main || kind == Kind::Tab;
    const int words = isStrong ? QFontMetrics(bold(font)).size(Qt::TextShowMnemonic, button.text).width() : 0;
    const int wide = std::max({ contents.width(), words, stroke::ems(button, leastWords) })
                   + 2 * stroke::ems(button, sidePadding);
    return kind == Kind::Tab ? QSize(wide, high + stroke::ems(button, tabLine))
                             : QSize(wide + edges, high + edges);
}

void paintCheckBox(QPainter &painter, const QStyleOption &box)
{
    const bool on = box.state & QStyle::State_Enabled;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isSet = box.state & (QStyle::State_On | QStyle::State_NoChange);
    const qreal radius = box.rect.height() * 0.28;
    const qreal width = stroke::width(box);
    painter.setPen(QPen(isSet && on ? theme().accentDeep : theme().line, width));
    painter.setBrush(isSet && on ? theme().accent : theme().field);
    painter.drawRoundedRect(QRectF(box.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2), radius,
                            radius);
    if (isSet) {
        stroke::sign(painter, box.rect, box.rect.height() * 0.55,
                     box.state & QStyle::State_On ? stroke::tick() : stroke::minus(),
                     on ? theme().onAccent : theme().disabledText);
    }
    painter.restore();
}

void paintRadioButton(QPainter &painter, const QStyleOption &disc)
{
    const bool on = disc.state & QStyle::State_Enabled;
    const bool isSet = disc.state & QStyle::State_On;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal width = stroke::width(disc);
    const QRectF whole = QRectF(disc.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.setPen(QPen(isSet && on ? theme().accentLine : theme().line, width));
    painter.setBrush(theme().field);
    painter.drawEllipse(whole);
    if (isSet) {
        const qreal rim = whole.width() * 0.25;
        painter.setPen(Qt::NoPen);
        painter.setBrush(on ? theme().accentLine : theme().disabledText);
        painter.drawEllipse(whole.adjusted(rim, rim, -rim, -rim));
    }
    painter.restore();
}

void paintToolButton(QPainter &painter, const QStyleOption &button)
{
    const bool down = button.state & (QStyle::State_Sunken | QStyle::State_On);
    if (!down && !(button.state & QStyle::State_MouseOver))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    stroke::fill(painter, button, down ? theme().chosen : theme().hover);
    painter.restore();
}

} // namespace holmstead::buttonlook
