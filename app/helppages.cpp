// SPDX-License-Identifier: GPL-3.0-or-later
#include "helppages.h"

#include "aboutpanel.h"
#include "logfile.h"
#include "settings.h"
#include "shortcutspanel.h"
#include "windowpanels.h"

#include "dialogs/howtoplaypanel.h"
#include "session/gamesession.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

namespace holmstead {

HelpPages::HelpPages(Settings &settings, const GameSession &session, WindowPanels &panels, QObject *parent)
    : QObject(parent),
      m_settings(settings),
      m_session(session),
      m_panels(panels)
{}

void HelpPages::showHowToPlay()
{
    const auto last = m_settings.lastGame();
    const Rules rules = m_session.hasGame() ? m_session.table().rules : last ? last->rules : Rules();
    m_panels.tell(new HowToPlayPanel(rules));
}

void HelpPages::showShortcuts()
{
    m_panels.tell(new ShortcutsPanel);
}

void HelpPages::showLog()
{
    const QString path = LogFile::pathFor(m_settings);
    if (QFileInfo::exists(path) && QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
        return;
    const auto words = [path] {
        return ConfirmPanel::Words{ tr("The log file"),
                                    //: %1 is the name of a file with its folder
                                    tr("The log tells what went wrong in the program. It is in “%1”.")
                                        .arg(QDir::toNativeSeparators(path)),
                                    { tr("Close") } };
    };
    m_panels.tell(new ConfirmPanel(words, 0, 0));
}

void HelpPages::showAbout()
{
    m_panels.tell(new AboutPanel);
}

void HelpPages::tellAccident()
{
    enum { GoOn, ShowLog };
    const auto words = [path = LogFile::pathFor(m_settings)] {
        return ConfirmPanel::Words{
            tr("Something went wrong in the program"),
            //: %1 is the name of a file with its folder
            tr("The game is kept as it stood and can go on. What happened is written in “%1”.")
                .arg(QDir::toNativeSeparators(path)),
            { tr("Go on playing"), tr("Show the log file") }
        };
    };
    auto *panel = new ConfirmPanel(words, GoOn, GoOn);
    connect(panel, &ConfirmPanel::answered, this, [this](int answer) {
        if (answer == ShowLog)
            showLog();
    });
    m_panels.tell(panel);
}

} // namespace holmstead
