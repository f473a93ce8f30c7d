// SPDX-License-Identifier: GPL-3.0-or-later
#include "gamekeeper.h"

#include "record/fileaccess.h"
#include "session/gamesession.h"

#include <exception>

namespace holmstead {

namespace {

constexpr std::chrono::seconds retryTime(4);

} // namespace

GameKeeper::GameKeeper(GameSession &session, const QString &folder, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_games(folder)
{
    m_flushing.setMaxThreadCount(1);
    m_retry.setInterval(retryTime);
    connect(&m_retry, &QTimer::timeout, this, &GameKeeper::keep);
    connect(&m_session, &GameSession::started, this, &GameKeeper::letGo);
    connect(&m_session, &GameSession::recorded, this, [this] {
        m_isUntouched = false;
        keep();
    });
}

GameKeeper::~GameKeeper()
{
    blockSignals(true); // whoever listens may be going too
    letGo();
    m_flushing.waitForDone();
}

std::optional<RecordError> GameKeeper::startNew(const GameRecord &record)
{
    if (auto error = m_session.start(record))
        return error;
    m_games.endFuture();
    m_games.removeOld();
    keep();
    m_isUntouched = m_session.actionCount() == 0;
    return std::nullopt;
}

std::optional<RecordError> GameKeeper::resume(const QString &path)
{
    if (path == m_path)
        return std::nullopt;
    auto lock = m_games.lock(path);
    if (!lock)
        return RecordError{ RecordError::Kind::InUse, {}, {}, {}, {} };
    const auto record = readRecordFile(path);
    if (!record)
        return record.error();
    if (auto error = m_session.start(*record))
        return error;
    m_path = path;
    m_lock = std::move(lock);
    m_games.endFuture();
    return std::nullopt;
}

bool GameKeeper::hasGame() const
{
    return m_session.hasGame() && !m_isUntouched && (!m_path.isEmpty() || m_trouble);
}

// The game before has been written to its last action.
void GameKeeper::letGo()
{
    if (m_isUntouched)
        removeFiles();
    m_isUntouched = false;
    m_path.clear();
    m_lock.reset();
    m_retry.stop();
    if (std::exchange(m_trouble, std::nullopt))
        emit troubleChanged();
}

void GameKeeper::throwAway()
{
    removeFiles();
    m_isUntouched = false;
    letGo();
}

void GameKeeper::removeFiles()
{
    if (m_path.isEmpty())
        return;
    m_flushing.clear();
    m_flushing.waitForDone(); // it would leave a name behind
    m_games.remove(m_path);
}

void GameKeeper::keep()
{
    const auto trouble = write();
    if (trouble)
        m_retry.start();
    else
        m_retry.stop();
    const bool isNews =
        trouble.has_value() != m_trouble.has_value()
        || (trouble && (trouble->kind != m_trouble->kind || trouble->arguments != m_trouble->arguments));
    m_trouble = trouble;
    if (isNews)
        emit troubleChanged();
}

std::optional<RecordError> GameKeeper::write()
{
    if (!m_path.isEmpty() && !KeptGames::isOurs(*m_lock))
        holdLock();
    GameRecord record = m_session.record();
    record.saved = QDateTime::currentDateTime().toString(Qt::ISODate);
    KeptGames::Place place;
    if (m_path.isEmpty())
        place = m_games.newPlace();
    const QString path = m_path.isEmpty() ? place.path : m_path;
    if (auto error = m_games.write(path, record))
        return error;
    if (m_path.isEmpty()) {
        m_path = path;
        m_lock = std::move(place.lock);
    }
    flush();
    return std::nullopt;
}

// Somebody has tidied up, or the folder was away. Whoever has begun with the game meanwhile keeps it, and
// here it goes on as another one.
void GameKeeper::holdLock()
{
    // Going, the old one would take a new file of that name along.
    static_cast<void>(m_lock.release());
    m_lock = m_games.lock(m_path);
    if (!m_lock)
        m_path.clear();
}

// On a slow disk several actions share one flush. One that fails, for want of memory say, is made good by the
// next; the event loop, which catches all else, is not there to hear of it.
void GameKeeper::flush()
{
    if (std::exchange(m_flushedPath, m_path) == m_path)
        m_flushing.clear();
    m_flushing.start([path = m_path] {
        try {
            flushFile(path);
        } catch (const std::exception &error) {
            qWarning("the game has not been flushed to the disk: %s", error.what());
        }
    });
}

} // namespace holmstead
