// SPDX-License-Identifier: GPL-3.0-or-later
#include "gameshelf.h"

#include "gamekeeper.h"
#include "windowpanels.h"

#include "dialogs/keptgamebutton.h"
#include "record/salvage.h"
#include "text/fileerrors.h"
#include "text/plainerrors.h"

#include <QFileInfo>

namespace holmstead {

namespace {

// The place in the file is for whoever can do something about it, and comes last.
QString withDetail(const QString &plain, const RecordError &error)
{
    const QString detail = fileErrorSentence(error);
    if (detail == plainErrorSentence(error))
        return plain;
    //: %1 is what everybody is told of a damaged file; %2 says where in the file and what.
    return GameShelf::tr("%1\n\nDetails for whoever mends such files\n%2").arg(plain, detail);
}

} // namespace

GameShelf::GameShelf(GameKeeper &keeper, WindowPanels &panels, QObject *parent)
    : QObject(parent),
      m_keeper(keeper),
      m_panels(panels)
{}

bool GameShelf::isEmpty() const
{
    return m_keeper.games().isEmpty();
}

std::optional<KeptGame> GameShelf::toContinue() const
{
    return m_keeper.games().toContinue();
}

void GameShelf::show()
{
    open(Page::Latest);
}

void GameShelf::open(Page page, std::size_t newer)
{
    const std::size_t count = m_keeper.games().count(m_keeper.path());
    if (newer > 0 && newer >= count)
        return open(Page::Latest); // the last of the older ones has been deleted
    const auto games = m_keeper.games().list(m_keeper.path(), newer);
    const std::size_t end = newer + games.size();
    auto *panel = new KeptGamesPanel(games, count > end ? count - end : 0, page);
    connect(panel, &KeptGamesPanel::gameChosen, this,
            [this](const KeptGame &game) { emit gameWanted(game.path); });
    connect(panel, &KeptGamesPanel::deleteChosen, this,
            [this, page, newer](const KeptGame &game) { askToDelete(game, page, newer); });
    connect(panel, &KeptGamesPanel::olderChosen, this, [this, end] { open(Page::Older, end); });
    m_panels.tell(panel);
}

void GameShelf::askToDelete(const KeptGame &game, Page page, std::size_t newer)
{
    enum { Delete, Keep };
    const auto words = [game] {
        //: %1 lists people with their points, %2 is how their game stands
        return ConfirmPanel::Words{
            tr("Delete this game for good?"),
            tr("%1 – %2.").arg(KeptGameButton::titleOf(game), KeptGameButton::standing(game)),
            { tr("Delete"), tr("Keep it") }
        };
    };
    auto *panel = new ConfirmPanel(words, Keep, Keep);
    connect(panel, &ConfirmPanel::answered, this, [this, game, page, newer](int answer) {
        // Somebody may have begun to play it meanwhile.
        if (const auto lock = answer == Delete ? m_keeper.games().lock(game.path) : nullptr)
            m_keeper.games().remove(game.path);
        emit changed();
        open(page, newer);
    });
    m_panels.ask(panel);
}

void GameShelf::tellDamage(const QString &path, const RecordError &error)
{
    const bool isWhole = error.kind == RecordError::Kind::InUse;
    if (const auto rest = isWhole ? std::nullopt : salvageFile(path))
        return offerRest(path, error, *rest);
    const auto words = [name = QFileInfo(path).fileName(), error] {
        //: %1 is the name of a file
        return ConfirmPanel::Words{ tr("“%1” could not be opened.").arg(name),
                                    withDetail(plainErrorSentence(error), error),
                                    { tr("Close") } };
    };
    auto *panel = new ConfirmPanel(words, 0, 0);
    connect(panel, &ConfirmPanel::answered, this, &GameShelf::leftAlone);
    m_panels.tell(panel);
}

void GameShelf::offerRest(const QString &path, const RecordError &error, const GameRecord &rest)
{
    enum { PlayOn, Close };
    const Person &turn = personOf(replay(rest)->state().turn, rest.people);
    const auto words = [name = QFileInfo(path).fileName(), error, isBegun = !rest.actions.empty(),
                        person = turn.name] {
        //: %1 is a name
        const QString left =
            isBegun ? tr("Everything before that is whole: it can go on with %1’s turn.").arg(person)
                    : tr("It can be played from its beginning.");
        //: %1 is what is wrong with a file, %2 what is left of the game in it; both are sentences.
        const QString detail =
            tr("%1\n\n%2 The file itself stays as it is.").arg(plainErrorSentence(error), left);
        //: %1 is the name of a file
        return ConfirmPanel::Words{ tr("“%1” could not be opened as a whole.").arg(name),
                                    withDetail(detail, error),
                                    { tr("Play on"), tr("Close") } };
    };
    auto *panel = new ConfirmPanel(words, PlayOn, Close);
    connect(panel, &ConfirmPanel::answered, this, [this, rest](int answer) {
        if (answer == PlayOn)
            emit restWanted(rest);
        else
            emit leftAlone();
    });
    m_panels.ask(panel);
}

} // namespace holmstead
