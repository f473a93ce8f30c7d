// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twoworlds/twowindows.h"

#include "record/names.h"
#include "ui/support/sessionprobe.h"

#include "board/boardview.h"
#include "motion/motionlayer.h"
#include "tablemotion.h"

#include <QAction>
#include <QApplication>
#include <QTest>

#include <algorithm>
#include <array>

namespace holmstead::test {

namespace {

// In milliseconds from the beginning of what moves; one after the other.
constexpr std::array heldAt = { 300, 60, 700, 150, 1100, 450 };

template <typename Part> Part *partOf(WholeGame &game)
{
    return game.window().findChild<Part *>();
}

QAction *entryOf(WholeGame &game, const QString &entry)
{
    const auto actions = game.window().findChildren<QAction *>();
    const auto found = std::find_if(actions.begin(), actions.end(), [&](const QAction *action) {
        return action->objectName() == entry || action->text().remove(u'&') == entry;
    });
    return found == actions.end() ? nullptr : *found;
}

} // namespace

void Tally::tell() const
{
    qInfo(
        "%d game(s), %d steps: %d moments compared by a picture and %d texts; %d of them moving, %d painted "
        "afresh",
        games, steps, moments, texts, moving, afresh);
}

TwoWindows::TwoWindows(Chance &chance, std::uint64_t seed)
    : m_first(chance, seed),
      m_second(m_twinChance, seed)
{
    QApplication::setCursorFlashTime(0); // a caret that blinks tells nothing
}

const GameState &TwoWindows::state()
{
    return SessionProbe::state(session());
}

bool TwoWindows::inBoth(const std::function<bool(WholeGame &)> &act)
{
    for (WholeGame *game : { &m_first, &m_second }) {
        game->window().activateWindow(); // whoever does it sits before that window
        if (!QTest::qWaitForWindowActive(&game->window()) || !act(*game))
            return false;
    }
    return true;
}

bool TwoWindows::click(const QString &name)
{
    return inBoth([&](WholeGame &game) { return game.driver().click(name); });
}

bool TwoWindows::click(Verb verb)
{
    return inBoth([&](WholeGame &game) { return game.driver().click(verb); });
}

bool TwoWindows::clickPlace(const Place &place)
{
    return inBoth([&](WholeGame &game) {
        game.driver().clickPlace(place);
        return true;
    });
}

bool TwoWindows::press(Qt::Key key)
{
    return inBoth([&](WholeGame &game) {
        game.driver().press(key);
        return true;
    });
}

bool TwoWindows::trigger(const char *entry)
{
    return inBoth([&](WholeGame &game) {
        QAction *action = entryOf(game, QString::fromUtf8(entry));
        const bool isOn = action && action->isEnabled();
        if (isOn)
            action->trigger();
        else
            qWarning("no entry that is on: %s", qUtf8Printable(entry));
        return isOn;
    });
}

void TwoWindows::holdMotion()
{
    const int at = heldAt[static_cast<std::size_t>(tally.moments) % heldAt.size()];
    for (WholeGame *game : { &m_first, &m_second }) {
        partOf<TableMotion>(*game)->setPace(Pace::Normal);
        partOf<MotionLayer>(*game)->stopAt(at);
    }
}

bool TwoWindows::isMoving()
{
    return partOf<MotionLayer>(m_first)->isMoving() || partOf<MotionLayer>(m_second)->isMoving();
}

void TwoWindows::endMotion()
{
    inBoth([](WholeGame &game) {
        partOf<MotionLayer>(game)->finish();
        QCoreApplication::processEvents(); // panels open after the press that ended it
        return true;
    });
    holdMotion();
}

QString TwoWindows::differenceNow(const Pointing &pointing)
{
    const auto [first, second] = look(pointing);
    return difference(first, second);
}

bool TwoWindows::compareNow(const Pointing &pointing)
{
    const auto [first, second] = look(pointing);
    const QString different = difference(first, second);
    if (different.isEmpty())
        return true;
    qWarning("moment %d, after %s: %s", tally.moments, qUtf8Printable(lastAction()),
             qUtf8Printable(different));
    keepPictures(first, second);
    return false;
}

// How a part of the window is painted alone, after something else, may differ by a hair from how it comes out
// as a whole; so screens that are not the same are painted once more as a whole, and have to be.
std::pair<Glance, Glance> TwoWindows::look(const Pointing &pointing)
{
    auto glances = look(Paint::AsItIs, pointing);
    if (glances.first.picture != glances.second.picture) {
        ++tally.afresh;
        glances = look(Paint::Afresh, pointing);
    }
    ++tally.moments;
    tally.moving += isMoving();
    tally.texts += static_cast<int>(glances.first.texts.size());
    return glances;
}

std::pair<Glance, Glance> TwoWindows::look(Paint paint, const Pointing &pointing)
{
    const auto glance = [&](WholeGame &game) {
        partOf<BoardView>(game)->rest(); // it goes by a clock of its own
        return glanceAt(&game.window(), paint, [&] {
            if (pointing)
                pointing(game);
        });
    };
    Glance first = glance(m_first);
    Glance second = glance(m_second);
    return { std::move(first), std::move(second) };
}

QString TwoWindows::lastAction()
{
    const auto actions = session().record().actions;
    return actions.empty() ? QStringLiteral("the beginning") : describe(actions.back());
}

} // namespace holmstead::test
