// SPDX-License-Identifier: GPL-3.0-or-later
#include "gamefiles.h"

#include "gamekeeper.h"
#include "settings.h"

#include "session/gamesession.h"
#include "text/fileerrors.h"

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
    return now.actions != m_saved.actions || now.people != m_saved.people;
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
    if (m_keeper.games().holds(path))
        return openKept(path);
    const auto record = readRecordFile(path);
    const auto error = record ? m_session.start(*record) : std::optional(record.error());
    if (error) {
        emit failed(Task::Open, path, fileErrorSentence(*error));
        return;
    }
    settle(path);
    emit opened();
}

void GameFiles::openKept(const QString &path)
{
    if (const auto error = m_keeper.resume(path)) {
        emit failed(Task::Open, path, fileErrorSentence(*error));
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
    if (const auto error = writeRecordFile(path, record)) {
        emit failed(Task::Save, path, fileErrorSentence(*error));
        return;
    }
    settle(path);
    next();
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
