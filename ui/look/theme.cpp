// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/theme.h"

#include "look/lamplight.h"

#include <QGuiApplication>

namespace holmstead {

namespace {

// What follows from the rest, with so much gold and so much of a player's stroke on a sheet.
Theme completed(Theme theme, qreal gold, qreal player)
{
    theme.chosen = mixed(theme.sheet, theme.accentLine, 0.16);
    theme.lit = mixed(theme.sheet, palette::gold, gold);
    for (const Color color : allColors)
        theme.tints[indexOf(color)] = mixed(theme.sheet, theme.stroke(color), player);
    return theme;
}

Theme makeDay()
{
    Theme day;
    day.sunken = palette::rgb(0xF0E4C8);
    day.ground = palette::panel;
    day.sheet = palette::paper;
    day.raised = palette::paper;
    day.hover = palette::paperShade;
    day.field = palette::white.light;
    day.line = palette::paperEdge;
    day.softLine = palette::paperShade;
    day.text = palette::ink;
    day.softText = palette::inkSoft;
    day.disabledText = palette::rgb(0x9A8B80);
    day.warning = palette::warning;
    day.success = mixed(palette::success, palette::ink, 0.35);
    day.accent = palette::accent;
    day.accentDeep = palette::accentDark;
    day.onAccent = palette::paper;
    day.accentLine = palette::accentDark;
    day.alarm = palette::warning;
    day.onAlarm = palette::paper;
    day.names[indexOf(Color::Red)] = palette::red.dark;
    day.names[indexOf(Color::Blue)] = palette::blue.dark;
    day.names[indexOf(Color::Orange)] = palette::rgb(0x8A4A0A);
    day.names[indexOf(Color::White)] = palette::inkSoft;
    for (const Color color : allColors)
        day.strokes[indexOf(color)] = palette::player(color).base;
    // White is no colour on paper: there it is the slate of its emblem, and its breath the shade of its
    // pieces.
    day.strokes[indexOf(Color::White)] = palette::white.on;
    day = completed(day, 0.25, 0.16);
    day.tints[indexOf(Color::White)] = mixed(day.sheet, palette::white.dark, 0.5);
    return day;
}

Theme makeNight()
{
    Theme night;
    night.sunken = palette::nightSunken;
    night.ground = palette::nightGround;
    night.sheet = palette::nightSheet;
    night.raised = palette::nightRaised;
    night.hover = palette::nightHover;
    night.field = palette::nightSunken;
    night.line = palette::nightLine;
    night.softLine = palette::nightRaised;
    night.text = palette::moonlight;
    night.softText = palette::moonSoft;
    night.disabledText = palette::nightDisabled;
    night.warning = palette::warningGlow;
    night.success = palette::successGlow;
    night.accent = palette::accentNight;
    night.accentDeep = palette::accentDark;
    night.onAccent = palette::paper;
    night.accentLine = palette::accentGlow;
    night.alarm = palette::warning;
    night.onAlarm = palette::paper;
    night.names[indexOf(Color::Red)] = palette::redGlow;
    night.names[indexOf(Color::Blue)] = palette::blueGlow;
    night.names[indexOf(Color::Orange)] = palette::orange.light;
    night.names[indexOf(Color::White)] = palette::white.light;
    night.strokes[indexOf(Color::Red)] = palette::redGlow;
    night.strokes[indexOf(Color::Blue)] = palette::blueGlow;
    night.strokes[indexOf(Color::Orange)] = palette::orange.base;
    night.strokes[indexOf(Color::White)] = palette::white.base;
    night.lamplit = true;
    return completed(night, 0.14, 0.1);
}

} // namespace

const Theme &Theme::day()
{
    static const Theme day = makeDay();
    return day;
}

const Theme &Theme::night()
{
    static const Theme night = makeNight();
    return night;
}

QPalette Theme::palette() const
{
    QPalette result;
    result.setColor(QPalette::Window, ground);
    result.setColor(QPalette::WindowText, text);
    result.setColor(QPalette::Base, field);
    result.setColor(QPalette::Text, text);
    result.setColor(QPalette::PlaceholderText, softText);
    result.setColor(QPalette::Button, raised);
    result.setColor(QPalette::ButtonText, text);
    result.setColor(QPalette::BrightText, warning);
    result.setColor(QPalette::Light, hover);
    result.setColor(QPalette::Midlight, softLine);
    result.setColor(QPalette::Mid, softLine);
    result.setColor(QPalette::Dark, line);
    result.setColor(QPalette::Shadow, palette::ink);
    result.setColor(QPalette::Highlight, accent);
    result.setColor(QPalette::HighlightedText, onAccent);
    result.setColor(QPalette::Link, accentLine);
    result.setColor(QPalette::LinkVisited, accentLine);
    result.setColor(QPalette::ToolTipBase, sheet);
    result.setColor(QPalette::ToolTipText, text);
    for (const QPalette::ColorRole role : { QPalette::Text, QPalette::ButtonText, QPalette::WindowText })
        result.setColor(QPalette::Disabled, role, disabledText);
    result.setColor(QPalette::Disabled, QPalette::Highlight, line);
    return result;
}

const Theme &theme()
{
    return isDark(QGuiApplication::palette().color(QPalette::Window)) ? Theme::night() : Theme::day();
}

QColor onGround(const QColor &byDay, const Theme &theme)
{
    return theme.lamplit ? palette::byLamplight(byDay) : byDay;
}

} // namespace holmstead
