// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QFileDialog;
class QWidget;

namespace holmstead {

class GameSession;
class Settings;

// Where the game of the session is kept, and how it gets there and back. Whatever goes wrong is told and
// loses nothing.
class GameFiles : public QObject
{
    Q_OBJECT

public:
    enum class Task { Open, Save };

    // File dialogs belong to `window`.
    GameFiles(GameSession &session, Settings &settings, QWidget *window);

    // Empty while the game has no file.
    const QString &path() const { return m_path; }
    // Something has been played since the game began or its file was written, and it is not over.
    bool hasUnsavedMoves() const;

    // A game without a file has begun.
    void forget();
    void open(const QString &path);
    void askToOpen();
    // `next` follows when the game is safe, not when saving fails or is given up.
    void save(const std::function<void()> &next);
    void saveAs(const std::function<void()> &next);

signals:
    // The file is another one, or holds another moment.
    void changed();
    void opened();
    // `why` is a sentence.
    void failed(holmstead::GameFiles::Task task, const QString &path, const QString &why);

private:
    void settle(const QString &path);
    void write(const QString &path, const std::function<void()> &next);
    QFileDialog *dialog(const QString &title);

    GameSession &m_session;
    Settings &m_settings;
    QWidget *m_window;
    QString m_path;
    std::size_t m_savedActions = 0; // how far the game was when its file was written or it began
};

} // namespace holmstead
