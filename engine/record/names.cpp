// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/names.h"

namespace holmstead {
namespace {

using Word = QLatin1StringView;

// A table for each enumeration, in its order.
template <typename Enum> constexpr std::array<Word, 0> words = {};
template <>
constexpr std::array words<Resource> = { Word("brick"), Word("lumber"), Word("wool"), Word("grain"),
                                         Word("ore") };
template <>
constexpr std::array words<Terrain> = { Word("hills"),  Word("forest"),    Word("pasture"),
                                        Word("fields"), Word("mountains"), Word("desert") };
template <>
constexpr std::array words<Harbor> = { Word("brick"), Word("lumber"), Word("wool"),
                                       Word("grain"), Word("ore"),    Word("any") };
template <> constexpr std::array words<Color> = { Word("red"), Word("blue"), Word("orange"), Word("white") };
template <>
constexpr std::array words<DevelopmentCard> = { Word("knight"), Word("roadBuilding"), Word("yearOfPlenty"),
                                                Word("monopoly"), Word("victoryPoint") };
template <>
constexpr std::array words<Phase> = { Word("setup"),     Word("roll"),    Word("main"),   Word("trade"),
                                      Word("build"),     Word("discard"), Word("robber"), Word("steal"),
                                      Word("freeRoads"), Word("over") };
template <> constexpr std::array words<Edition> = { Word("classic"), Word("sixth") };
template <> constexpr std::array words<PhaseRule> = { Word("combined"), Word("separate") };
template <> constexpr std::array words<IslandSetup> = { Word("beginner"), Word("variable") };
template <> constexpr std::array words<TokenDeal> = { Word("spiral"), Word("scattered") };
template <> constexpr std::array words<BeginHow> = { Word("roll"), Word("oldest"), Word("random") };
template <>
constexpr std::array words<Action> = {
    Word("placeSettlement"),  Word("placeRoad"),        Word("roll"),
    Word("discard"),          Word("moveRobber"),       Word("steal"),
    Word("tradeBank"),        Word("tradePlayer"),      Word("buildRoad"),
    Word("buildSettlement"),  Word("buildCity"),        Word("buyCard"),
    Word("playKnight"),       Word("playRoadBuilding"), Word("endFreeRoads"),
    Word("playYearOfPlenty"), Word("playMonopoly"),     Word("endTrading"),
    Word("endTurn")
};
static_assert(words<Action>.size() == std::variant_size_v<Action>);

} // namespace

template <typename Enum>
requires(std::is_enum_v<Enum>) QLatin1StringView wordFor(Enum value)
{
    return words<Enum>[indexOf(value)];
}

template <typename Enum> std::optional<Enum> fromWord(QStringView word)
{
    for (std::size_t i = 0; i < words<Enum>.size(); ++i) {
        if (word == words<Enum>[i])
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

template <typename Enum> QStringList allWords()
{
    return { words<Enum>.begin(), words<Enum>.end() };
}

template QLatin1StringView wordFor(Resource);
template std::optional<Resource> fromWord(QStringView);
template QStringList allWords<Resource>();
template QLatin1StringView wordFor(Terrain);
template std::optional<Terrain> fromWord(QStringView);
template QStringList allWords<Terrain>();
template QLatin1StringView wordFor(Harbor);
template std::optional<Harbor> fromWord(QStringView);
template QStringList allWords<Harbor>();
template QLatin1StringView wordFor(Color);
template std::optional<Color> fromWord(QStringView);
template QStringList allWords<Color>();
template QLatin1StringView wordFor(DevelopmentCard);
template std::optional<DevelopmentCard> fromWord(QStringView);
template QStringList allWords<DevelopmentCard>();
template QLatin1StringView wordFor(Phase);
template std::optional<Phase> fromWord(QStringView);
template QStringList allWords<Phase>();
template QLatin1StringView wordFor(Edition);
template std::optional<Edition> fromWord(QStringView);
template QStringList allWords<Edition>();
template QLatin1StringView wordFor(PhaseRule);
template std::optional<PhaseRule> fromWord(QStringView);
template QStringList allWords<PhaseRule>();
template QLatin1StringView wordFor(IslandSetup);
template std::optional<IslandSetup> fromWord(QStringView);
template QStringList allWords<IslandSetup>();
template QLatin1StringView wordFor(TokenDeal);
template std::optional<TokenDeal> fromWord(QStringView);
template QStringList allWords<TokenDeal>();
template QLatin1StringView wordFor(BeginHow);
template std::optional<BeginHow> fromWord(QStringView);
template QStringList allWords<BeginHow>();

QLatin1StringView wordFor(const Action &action)
{
    return words<Action>[action.index()];
}

std::span<const QLatin1StringView> actionWords()
{
    return words<Action>;
}

} // namespace holmstead
