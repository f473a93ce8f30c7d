// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace holmstead {

class GameSession;
class Settings;

// Asks where a picture of the table is wanted, and writes it there.
class PictureExport : public QObject
{
    Q_OBJECT

public:
    // The file dialog belongs to `window`.
    PictureExport(const GameSession &session, Settings &settings, QWidget *window);

    void ask();
    void write(const QString &path);

signals:
    // `why` is a sentence.
    void failed(const QString &path, const QString &why);

private:
    const GameSession &m_session;
    Settings &m_settings;
    QWidget *m_window;
};

} // namespace holmstead
