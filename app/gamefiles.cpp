// SPDX-License-Identifier: GPL-3.0-or-later
#include "gamefiles.h"

#include "gamekeeper.h"
#include "settings.h"

#include "session/gamesession.h"

#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>

namespace holmstead {

GameFiles::GameFiles(GameSession &session, GameKeeper &keeper, Settings &settings, QWidget *window)
    : QObject(window),
      m_session(session),
      m_keeper(keeper),
      m_settings(settings),
      m_window(window)
{}

bool GameFiles::hasUnsavedMoves() const
{
    if (!m_session.hasGame() || m_session.isOver())
        return false;
    if (m_path.isEmpty())
        return m_session.actionCount() > 0;
    const GameRecord now = m_session.record();
    return now.actions != m_saved.actions || now.people != m_saved.people || now.kept != m_saved.kept;
}

void GameFiles::forget()
{
    m_path.clear();
    emit changed();
}

// The file at `path` and the session hold the same game.
void GameFiles::settle(const QString &path)
{
    m_path = path;
    m_saved = m_session.record();
    m_settings.setFolder(QFileInfo(path).absolutePath());
    emit changed();
}

void GameFiles::open(const QString &path)
{
    if (const QString kept = m_keeper.games().ownPath(path); !kept.isEmpty())
        return openKept(kept);
    const auto record = readRecordFile(path);
    const auto error = record ? m_session.start(*record) : std::optional(record.error());
    if (error) {
        emit failed(Task::Open, path, *error);
        return;
    }
    settle(path);
    emit opened();
}

void GameFiles::openKept(const QString &path)
{
    if (const auto error = m_keeper.resume(path)) {
        emit failed(Task::Open, path, *error);
        return;
    }
    forget();
    emit opened();
}

void GameFiles::askToOpen()
{
    QFileDialog *question = dialog(tr("Open a game"));
    question->setFileMode(QFileDialog::ExistingFile);
    connect(question, &QFileDialog::fileSelected, this, &GameFiles::open);
    connect(question, &QFileDialog::rejected, this, &GameFiles::openGivenUp);
    question->open();
}

void GameFiles::save(const std::function<void()> &next)
{
    if (m_path.isEmpty())
        saveAs(next);
    else
        write(m_path, next);
}

void GameFiles::saveAs(const std::function<void()> &next)
{
    QFileDialog *question = dialog(tr("Save the game"));
    question->setAcceptMode(QFileDialog::AcceptSave);
    connect(question, &QFileDialog::fileSelected, this,
            [this, next](const QString &path) { write(path, next); });
    question->open();
}

void GameFiles::write(const QString &path, const std::function<void()> &next)
{
    GameRecord record = m_session.record();
    record.saved = QDateTime::currentDateTime().toString(Qt::ISODate);
    if (const auto error = replace(path, record)) {
        emit failed(Task::Save, path, *error);
        return;
    }
    settle(path);
    next();
}

// Not the game that another window plays.
std::optional<RecordError> GameFiles::replace(const QString &path, const GameRecord &record)
{
    const QString kept = m_keeper.games().ownPath(path);
    const bool isForeign = !kept.isEmpty() && kept != m_keeper.path();
    const auto lock = isForeign ? m_keeper.games().lock(kept) : nullptr;
    if (isForeign && !lock)
        return RecordError{ RecordError::Kind::InUse, {}, {}, {}, {} };
    return writeRecordFile(path, record);
}

// Ours, not the desktop's: tests and translations reach it.
QFileDialog *GameFiles::dialog(const QString &title)
{
    const auto suffix = QStringLiteral("holmstead");
    auto *dialog = new QFileDialog(m_window, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QFileDialog::DontUseNativeDialog);
    //: A kind of file; %1 is the end of its name
    dialog->setNameFilters({ tr("Holmstead games (*.%1)").arg(suffix), tr("All files (*)") });
    dialog->setDefaultSuffix(suffix);
    if (!m_settings.folder().isEmpty())
        dialog->setDirectory(m_settings.folder());
    return dialog;
}

} // namespace holmstead
