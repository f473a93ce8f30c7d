// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/gamerecord.h"

#include <QObject>
#include <QString>

#include <functional>

class QFileDialog;
class QWidget;

namespace holmstead {

class GameKeeper;
class GameSession;
class Settings;

// The files that people name themselves: how the game of the session gets there and back. Whatever goes wrong
// is told and loses nothing.
class GameFiles : public QObject
{
    Q_OBJECT

public:
    enum class Task { Open, Save };

    // File dialogs belong to `window`.
    GameFiles(GameSession &session, GameKeeper &keeper, Settings &settings, QWidget *window);

    // Empty while the game has no file.
    const QString &path() const { return m_path; }
    // The game differs from its file, or from how it began if it has none, and is not over.
    bool hasUnsavedMoves() const;

    // A game without a file has begun.
    void forget();
    // A game that the program keeps goes on where it is kept, and has no other file.
    void open(const QString &path);
    void askToOpen();
    // `next` follows when the game is safe, not when saving fails or is given up.
    void save(const std::function<void()> &next);
    void saveAs(const std::function<void()> &next);

signals:
    // The file is another one, or holds another moment.
    void changed();
    void opened();
    // No file was chosen after all.
    void openGivenUp();
    void failed(holmstead::GameFiles::Task task, const QString &path, const holmstead::RecordError &why);

private:
    void openKept(const QString &path);
    void settle(const QString &path);
    void write(const QString &path, const std::function<void()> &next);
    std::optional<RecordError> replace(const QString &path, const GameRecord &record);
    QFileDialog *dialog(const QString &title);

    GameSession &m_session;
    GameKeeper &m_keeper;
    Settings &m_settings;
    QWidget *m_window;
    QString m_path;
    GameRecord m_saved; // what is in its file
};

} // namespace holmstead
