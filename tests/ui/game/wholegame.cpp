// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/wholegame.h"

#include "ui/support/sessionprobe.h"

#include <QTest>

#include <algorithm>

namespace holmstead::test {

WholeGame::WholeGame(Chance &chance, std::uint64_t seed)
    : m_settings(m_folder.filePath(QStringLiteral("settings.ini"))),
      m_window(std::make_unique<MainWindow>(m_settings, chance, Random(seed)))
{
    m_window->setWindowState(Qt::WindowNoState); // the offscreen screen is a small one
    m_window->resize(1280, 720);
    m_window->show();
    m_driver = std::make_unique<TableDriver>(*m_window);
}

bool WholeGame::begin(IslandSetup setup, int people)
{
    m_window->offerNewGame();
    for (int there = maxPlayers; there > people; --there) {
        if (!m_driver->click(QStringLiteral("person%1.remove").arg(there)))
            return false;
    }
    return m_driver->click(setup == IslandSetup::Beginner ? QStringLiteral("beginner")
                                                          : QStringLiteral("variable"))
        && m_driver->click(QStringLiteral("start")) && m_driver->passBeginning();
}

Action WholeGame::next()
{
    return m_mover.next(SessionProbe::state(session()), *session().person());
}

bool WholeGame::step()
{
    return m_driver->openCurtain() && session().person() && m_driver->perform(next());
}

bool WholeGame::playOn(int most)
{
    for (; most > 0 && !session().isOver(); --most) {
        if (!step())
            return false;
    }
    return session().isOver();
}

bool WholeGame::hasMet(std::initializer_list<const char *> words) const
{
    const auto actions = m_window->session().record().actions;
    for (const char *word : words) {
        const auto isThat = [word](const Action &action) {
            return wordFor(action) == QLatin1StringView(word);
        };
        if (std::none_of(actions.begin(), actions.end(), isThat)) {
            qWarning("was never played: %s", word);
            return false;
        }
    }
    return true;
}

bool WholeGame::endsWell()
{
    const GameState &state = SessionProbe::state(session());
    return winner(state) && points(state, *winner(state)) >= state.rules().target && showsEverybodysPoints()
        && playsAgain();
}

bool WholeGame::showsEverybodysPoints()
{
    const People &people = session().people();
    return m_driver->isShown(QStringLiteral("newGame"))
        && std::all_of(people.begin(), people.end(), [this](const Person &person) {
               return m_driver->isShown(QLatin1String("points.") + wordFor(person.color));
           });
}

bool WholeGame::playsAgain()
{
    const auto again = readRecord(writeRecord(session().record()));
    if (!again)
        return false;
    const auto replayed = replay(*again);
    return replayed && replayed->state() == SessionProbe::state(session());
}

} // namespace holmstead::test
