// SPDX-License-Identifier: GPL-3.0-or-later
#include "keptgames.h"

#include "record/fileaccess.h"
#include "record/salvage.h"
#include "rules/view.h"
#include "text/plainerrors.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>

#include <algorithm>

namespace holmstead {

namespace {

constexpr QLatin1StringView suffix(".holmstead");

// What may lie beside a game; the file of a lock goes with its lock.
const QStringList restEnds = { QStringLiteral(".new"), QStringLiteral(".flushed"),
                               QStringLiteral(".flushed.new") };

QString lockPath(const QString &path)
{
    return path + QStringLiteral(".lock");
}

std::unique_ptr<QLockFile> lockFor(const QString &path)
{
    auto lock = std::make_unique<QLockFile>(lockPath(path));
    // However long a game takes. The lock of a program that is gone counts for nothing.
    lock->setStaleLockTime(0);
    return lock;
}

bool isElsewhere(const QString &path)
{
    if (!QFileInfo::exists(lockPath(path)))
        return false;
    const auto lock = lockFor(path);
    return !lock->tryLock(0) && lock->error() == QLockFile::LockFailedError;
}

void describe(KeptGame &game, const People &people, const GameState &state)
{
    const View view = viewFor(state, std::nullopt);
    game.people = people;
    for (const PlayerId player : playersOf(view.playerCount()))
        game.points.push_back(view.player(player).visiblePoints + view.player(player).victoryPointCards);
    game.turn = view.turn;
    game.isOver = view.phase == Phase::Over;
    game.winner = view.winner;
}

Result<Game> played(const Result<GameRecord> &record)
{
    return record ? replay(*record) : Result<Game>(record.error());
}

KeptGame summaryOf(const QString &path)
{
    KeptGame game;
    game.path = path;
    game.played = QFileInfo(path).lastModified();
    game.isElsewhere = isElsewhere(path);
    const auto record = readRecordFile(path);
    const auto whole = played(record);
    if (whole) {
        describe(game, record->people, whole->state());
        return game;
    }
    game.damage = plainErrorSentence(whole.error());
    if (const auto rest = salvageFile(path))
        describe(game, rest->people, replay(*rest)->state());
    return game;
}

bool isDone(const QString &path)
{
    const auto game = played(readRecordFile(path));
    return game && game->state().phase == Phase::Over;
}

} // namespace

QString KeptGames::ownPath(const QString &path) const
{
    const QString folder = QFileInfo(m_folder).canonicalFilePath();
    const QString file = QFileInfo(path).canonicalFilePath();
    if (folder.isEmpty() || file.isEmpty() || QFileInfo(file).path() != folder)
        return {};
    return QDir(m_folder).filePath(QFileInfo(file).fileName());
}

// The latest first. Qt would make a date of every time, at every step of sorting.
QStringList KeptGames::paths() const
{
    std::vector<std::pair<qint64, QString>> files;
    for (QDirIterator dir(m_folder, { u'*' + suffix }, QDir::Files); dir.hasNext();) {
        dir.next();
        files.emplace_back(-dir.fileInfo().lastModified().toMSecsSinceEpoch(), dir.filePath());
    }
    std::sort(files.begin(), files.end());
    QStringList paths;
    for (const auto &[time, path] : files)
        paths.append(path);
    return paths;
}

bool KeptGames::isEmpty() const
{
    return !QDirIterator(m_folder, { u'*' + suffix }, QDir::Files).hasNext();
}

std::vector<KeptGame> KeptGames::list(const QString &left, std::size_t newer) const
{
    QStringList shown = paths();
    shown.removeAll(left);
    std::vector<KeptGame> games;
    for (const QString &path : shown.mid(static_cast<qsizetype>(newer), most))
        games.push_back(summaryOf(path));
    return games;
}

std::optional<KeptGame> KeptGames::toContinue() const
{
    for (const QString &path : paths().mid(0, most)) {
        KeptGame game = summaryOf(path);
        if (game.canGoOn())
            return game;
    }
    return std::nullopt;
}

std::size_t KeptGames::count(const QString &left) const
{
    const QStringList all = QDir(m_folder).entryList({ u'*' + suffix }, QDir::Files, QDir::Unsorted);
    return static_cast<std::size_t>(all.size()
                                    - (left.isEmpty() ? 0 : all.count(QFileInfo(left).fileName())));
}

KeptGames::Place KeptGames::newPlace()
{
    QDir().mkpath(m_folder);
    const QDir dir(m_folder);
    const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd hh.mm.ss"));
    for (int number = 1;; ++number) {
        const QString distinct = number == 1 ? name : QStringLiteral("%1 (%2)").arg(name).arg(number);
        Place place{ dir.filePath(distinct + suffix), nullptr };
        if (QFileInfo::exists(place.path))
            continue;
        place.lock = lockFor(place.path);
        if (place.lock->tryLock(0) || place.lock->error() != QLockFile::LockFailedError)
            return place;
    }
}

std::unique_ptr<QLockFile> KeptGames::lock(const QString &path) const
{
    QDir().mkpath(m_folder);
    auto lock = lockFor(path);
    if (!lock->tryLock(0) && lock->error() == QLockFile::LockFailedError)
        return nullptr;
    return lock;
}

bool KeptGames::isOurs(const QLockFile &lock)
{
    qint64 process = 0;
    QString machine;
    QString program;
    return lock.getLockInfo(&process, &machine, &program) && process == QCoreApplication::applicationPid();
}

std::optional<RecordError> KeptGames::write(const QString &path, const GameRecord &record)
{
    QDir().mkpath(m_folder); // somebody may have tidied up
    if (record.actions.size() > maxActions)
        return RecordError{ RecordError::Kind::TooManyActions, {}, { QString::number(maxActions) }, {}, {} };
    if (QFileInfo(path).lastModified() > QDateTime::currentDateTime())
        endFuture();
    return replaceBytes(path, m_writer.write(record));
}

void KeptGames::remove(const QString &path)
{
    for (const QString &end : restEnds)
        QFile::remove(path + end);
    QFile::remove(path);
}

// Every game that is over comes by here, one new game after another, before it is older than that.
void KeptGames::removeOld()
{
    removeRests();
    for (const QString &path : paths().mid(most - 1, most)) {
        const auto held = lock(path);
        if (held && isDone(path))
            remove(path);
    }
}

void KeptGames::endFuture()
{
    const QDateTime now = QDateTime::currentDateTime();
    QDateTime time = now.addSecs(-1); // the clock of files lags a little behind
    for (const QString &path : paths()) {
        QFile file(path);
        if (QFileInfo(path).lastModified() <= now)
            return;
        if (file.open(QFile::ReadWrite))
            file.setFileTime(time, QFile::FileModificationTime);
        time = time.addMSecs(-1);
    }
}

// Of games that are gone, or never came to be.
void KeptGames::removeRests()
{
    const QDir dir(m_folder);
    for (const QString &end : restEnds) {
        for (const QString &name : dir.entryList({ u'*' + suffix + end }, QDir::Files | QDir::System)) {
            const QString path = dir.filePath(name.chopped(end.size()));
            if (!QFileInfo::exists(path) && lock(path))
                remove(path);
        }
    }
}

} // namespace holmstead
