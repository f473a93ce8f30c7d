// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/newgame.h"
#include "look/daylight.h"
#include "motion/pace.h"

#include <QSettings>

#include <optional>

namespace holmstead {

// What the program remembers from one day to the next. Whatever makes no sense, because somebody edited it or
// another version wrote it, counts as never set.
class Settings
{
public:
    Settings();
    // Kept in the file `path` instead of where the system keeps them; games and log lie beside it then.
    explicit Settings(const QString &path);

    // The file that they are kept in, and whether some of it could not be read.
    QString path() const { return m_values.fileName(); }
    bool isDamaged() const { return m_values.status() == QSettings::FormatError; }

    // Where the program keeps games and its log.
    const QString &dataFolder() const { return m_dataFolder; }

    // The people, island and options of the last game.
    std::optional<NewGame> lastGame();
    void setLastGame(const NewGame &game);

    // Of the main window, as QWidget::saveGeometry() writes it.
    QByteArray geometry() const { return m_values.value(u"window/geometry").toByteArray(); }
    void setGeometry(const QByteArray &geometry) { m_values.setValue(u"window/geometry", geometry); }

    // How wide somebody has made the columns beside the board, as TableColumns writes it.
    QByteArray columns() const { return m_values.value(u"window/columns").toByteArray(); }
    void setColumns(const QByteArray &state) { m_values.setValue(u"window/columns", state); }

    // How fast things move on the table; nothing until somebody has chosen.
    std::optional<Pace> pace() const;
    void setPace(Pace pace);

    // How long a turn takes is shown.
    bool clock() const { return m_values.value(u"table/clock").toString() == u"true"; }
    void setClock(bool shown) { m_values.setValue(u"table/clock", shown); }

    // After how many minutes without a touch the cards are covered: 0 (never), 1, 3 or 5.
    int coverAfter() const;
    void setCoverAfter(int minutes) { m_values.setValue(u"table/coverAfter", minutes); }
    // How large letters are, in percent of the desktop's; and how far the board is zoomed in, 1 for not at
    // all.
    int textSize() const { return m_values.value(u"view/textSize", 100).toInt(); }
    void setTextSize(int percent) { m_values.setValue(u"view/textSize", percent); }
    double zoom() const
    {
        const double zoom = m_values.value(u"view/zoom", 1).toDouble();
        return zoom >= 1 ? zoom : 1; // what is no number neither
    }
    void setZoom(double zoom) { m_values.setValue(u"view/zoom", zoom); }

    // Where the last game was saved to or opened from.
    QString folder() const { return m_values.value(u"files/folder").toString(); }
    void setFolder(const QString &folder) { m_values.setValue(u"files/folder", folder); }

    // The code of the language that somebody has chosen (see Language); empty: as the system's.
    QString language() const { return m_values.value(u"view/language").toString(); }
    void setLanguage(const QString &code) { m_values.setValue(u"view/language", code); }

    // Light, dark, or as the system is.
    Daylight::Wish colors() const;
    void setColors(Daylight::Wish wish);

private:
    QSettings m_values;
    QString m_dataFolder;
};

} // namespace holmstead
