// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/position.h"

#include "rules/invariants.h"

#include "samples.h"

using namespace holmstead;
using Kind = RecordError::Kind;

namespace {

// The variable island with combined phases, four players, and this position.
QJsonObject at(const QByteArray &position)
{
    return with(variableRecord(), "position", position);
}
QJsonObject separate(const QByteArray &position)
{
    return with(at(position), "rules.phases", R"("separate")");
}

// Roads of player `owner` along the sides of the centre hex and its neighbours, without any building.
const char *const sixRoads[] = { "0,0,NE", "0,0,E", "0,0,SE", "-1,1,NE", "-1,0,E", "0,-1,SE" };
const char *const otherRoads[] = { "-1,2,NE", "-1,2,E", "-1,2,SE", "-2,3,NE", "-2,2,E", "-1,1,SE" };

QByteArray roads(std::span<const char *const> places, int count, int owner)
{
    QByteArrayList list;
    for (const char *place : places.first(static_cast<std::size_t>(count)))
        list << QByteArray("{\"at\":\"") + place + "\",\"owner\":" + QByteArray::number(owner) + '}';
    return list.join(',');
}

// Roads of the given lengths for players 0 and 1, and more keys.
QJsonObject lengths(int first, int second, const QByteArray &more = {})
{
    const QByteArrayList both = { roads(sixRoads, first, 0), roads(otherRoads, second, 1) };
    QByteArrayList there;
    for (const QByteArray &some : both) {
        if (!some.isEmpty())
            there << some;
    }
    return at("{\"roads\":[" + there.join(',') + ']' + more + '}');
}

// `count` settlements of player 0, far enough from each other.
QByteArray buildings(int count, const char *kind)
{
    const char *const places[] = { "0,-2,N", "2,-2,N", "-1,-1,N", "1,-1,N", "-2,0,N", "0,0,N" };
    QByteArrayList list;
    for (const char *place : std::span(places).first(static_cast<std::size_t>(count)))
        list << QByteArray("{\"at\":\"") + place + R"(","owner":0,"kind":")" + kind + "\"}";
    return list.join(',');
}

QByteArray sixteenRoads()
{
    QByteArrayList list;
    for (int path = 0; path < 16; ++path)
        list << "{\"at\":\"" + QByteArray::fromStdString(nameOf(PathId(path))) + R"(","owner":2})";
    return list.join(',');
}

const std::vector<Refusal> shapeRefusals = {
    { "an unknown key", at(R"({"knights":[0,0,0,0]})"), Kind::UnknownKey, "position.knights" },
    { "over is no phase to begin in", at(R"({"phase":"over"})"), Kind::UnknownWord, "position.phase" },
    { "then cannot be a discard",
      at(R"({"phase":"robber","then":"discard"})"),
      Kind::UnknownWord,
      "position.then",
      { "discard", "roll, main, trade, build" } },
    { "hands of three players among four",
      at(R"({"hands":[{},{},{}]})"),
      Kind::WrongLength,
      "position.hands",
      { "4", "3" } },
    { "cards of five players among four", at(R"({"cards":[[],[],[],[],[]]})"), Kind::WrongLength,
      "position.cards" },
    { "knights of one player", at(R"({"played":[1]})"), Kind::WrongLength, "position.played" },
    { "hands as an object", at(R"({"hands":{}})"), Kind::NotAList, "position.hands" },
    { "an unknown resource", at(R"({"hands":[{"gold":1},{},{},{}]})"), Kind::UnknownKey,
      "position.hands[0].gold" },
    { "half a card", at(R"({"hands":[{"ore":1.5},{},{},{}]})"), Kind::NotWhole, "position.hands[0].ore" },
    { "a negative count", at(R"({"bank":{"ore":-1}})"), Kind::OutOfRange, "position.bank.ore" },
    { "an unknown card", at(R"({"cards":[["ore"],[],[],[]]})"), Kind::UnknownWord, "position.cards[0][0]" },
    { "cards as counts", at(R"({"cards":[{"knight":1},{},{},{}]})"), Kind::NotAList, "position.cards[0]" },
    { "thousands of cards",
      at("{\"cards\":[[\"knight\"" + QByteArray(R"(,"knight")").repeated(5000) + "],[],[],[]]}"),
      Kind::TooManyEntries,
      "position.cards[0]",
      { "25", "5001" } },
    { "ninety-six ore in a hand",
      at(R"({"hands":[{},{"ore":96},{},{}]})"),
      Kind::OutOfRange,
      "position.hands[1].ore",
      { "0", "19" } },
    { "twenty-six monopolies in the deck",
      at(R"({"deck":{"monopoly":26}})"),
      Kind::OutOfRange,
      "position.deck.monopoly",
      { "0", "2" } },
    { "twenty-six knights of one player",
      at(R"({"played":[26,0,0,0]})"),
      Kind::OutOfRange,
      "position.played[0]",
      { "0", "14" } },
    { "a deck as a list", at(R"({"deck":["knight"]})"), Kind::NotAnObject, "position.deck" },
    { "an unknown card in the deck", at(R"({"deck":{"ore":1}})"), Kind::UnknownKey, "position.deck.ore" },
    { "a building without an owner", at(R"({"buildings":[{"at":"0,0,N","kind":"city"}]})"), Kind::MissingKey,
      "position.buildings[0].owner" },
    { "a building of player 4",
      at(R"({"buildings":[{"at":"0,0,N","owner":4,"kind":"city"}]})"),
      Kind::OutOfRange,
      "position.buildings[0].owner",
      { "0", "3" } },
    { "a building of another kind",
      at(R"({"buildings":[{"at":"0,0,N","owner":0,"kind":"castle"}]})"),
      Kind::UnknownWord,
      "position.buildings[0].kind",
      { "castle", "settlement, city" } },
    { "an unknown key of a building",
      at(R"({"buildings":[{"at":"0,0,N","owner":0,"kind":"city","color":"red"}]})"), Kind::UnknownKey,
      "position.buildings[0].color" },
    { "an unknown key of a road", at(R"({"roads":[{"at":"0,0,E","owner":0,"kind":"road"}]})"),
      Kind::UnknownKey, "position.roads[0].kind" },
    { "a road at an intersection", at(R"({"roads":[{"at":"0,0,N","owner":0}]})"), Kind::NotAPath,
      "position.roads[0].at" },
    { "turn of player 4", at(R"({"turn":4})"), Kind::OutOfRange, "position.turn" },
    { "turn of nobody", at(R"({"turn":null})"), Kind::NotWhole, "position.turn" },
    { "Longest Road of a name", at(R"({"longestRoad":"Ada"})"), Kind::NotWhole, "position.longestRoad" },
    { "three free roads",
      at(R"({"phase":"freeRoads","freeRoads":3})"),
      Kind::OutOfRange,
      "position.freeRoads",
      { "1", "2" } },
    { "cardPlayed as a number", at(R"({"cardPlayed":1})"), Kind::NotTrueOrFalse, "position.cardPlayed" },
    { "dice as a sum", at(R"({"phase":"main","dice":7})"), Kind::NotAList, "position.dice" },
    { "a discard of player 4",
      at(R"({"phase":"discard","mustDiscard":{"4":4}})"),
      Kind::NoSuchPlayer,
      "position.mustDiscard.4",
      { "4", "0, 1, 2, 3" } },
    { "a discard of somebody by name", at(R"({"phase":"discard","mustDiscard":{"Ada":4}})"),
      Kind::NoSuchPlayer, "position.mustDiscard.Ada" },
    { "a discard of player 3 among three",
      with(with(variableRecord(3), "position.phase", R"("discard")"), "position.mustDiscard", R"({"3":4})"),
      Kind::NoSuchPlayer,
      "position.mustDiscard.3",
      { "3", "0, 1, 2" } },
    { "a robber in the sea", at(R"({"robber":"3,-3"})"), Kind::NotAHex, "position.robber" },
};

const std::vector<Refusal> pieceRefusals = {
    { "R-BU-3 two buildings on one intersection",
      at(R"({"buildings":[{"at":"0,0,N","owner":0,"kind":"city"},{"at":"0,0,N","owner":0,"kind":"settlement"}]})"),
      Kind::IntersectionTwice,
      "position.buildings[1].at",
      { "0,0,N" } },
    { "R-BU-3 two buildings on one intersection that has two names",
      at(R"({"buildings":[{"at":"0,-1,SE","owner":0,"kind":"city"},{"at":"1,-1,SW","owner":1,"kind":"city"}]})"),
      Kind::IntersectionTwice,
      "position.buildings[1].at",
      { "1,-1,SW" } },
    { "R-BU-4 two neighbours",
      at(R"({"buildings":[{"at":"0,0,N","owner":0,"kind":"city"},{"at":"0,0,NE","owner":1,"kind":"city"}]})"),
      Kind::TooClose, "position.buildings[1].at" },
    { "R-BU-1 two roads on one path",
      at(R"({"roads":[{"at":"0,0,E","owner":0},{"at":"1,0,W","owner":1}]})"),
      Kind::PathTwice,
      "position.roads[1].at",
      { "1,0,W" } },
    { "R-CO-8 sixteen roads",
      at("{\"roads\":[" + sixteenRoads() + "]}"),
      Kind::TooManyRoads,
      "position.roads[15].at",
      { "2", "15" } },
    { "R-CO-8 six settlements",
      at("{\"buildings\":[" + buildings(6, "settlement") + "]}"),
      Kind::TooManySettlements,
      "position.buildings[5].at",
      { "0", "5" } },
    { "R-CO-8 five cities",
      at("{\"buildings\":[" + buildings(5, "city") + "]}"),
      Kind::TooManyCities,
      "position.buildings[4].at",
      { "0", "4" } },
};

const std::vector<Refusal> cardRefusals = {
    { "R-CO-6 twenty ore in hands",
      at(R"({"hands":[{"ore":12},{"ore":8},{},{}]})"),
      Kind::ResourceSum,
      "position.hands",
      { "ore", "20" } },
    { "R-CO-6 twenty ore in a hand",
      at(R"({"hands":[{},{"ore":20},{},{}]})"),
      Kind::ResourceSum,
      "position.hands",
      { "ore", "20" } },
    { "R-CO-7 three monopolies in the deck",
      at(R"({"deck":{"knight":14,"victoryPoint":5,"monopoly":3}})"),
      Kind::ProgressSum,
      "position.deck",
      { "monopoly", "3" } },
    { "R-CO-6 a bank that does not fit the hands",
      at(R"({"hands":[{"ore":1},{},{},{}],"bank":{"brick":19,"lumber":19,"wool":19,"grain":19,"ore":19}})"),
      Kind::ResourceSum,
      "position.bank",
      { "ore", "20" } },
    { "R-CO-6 a bank that leaves resources out has none of them",
      at(R"({"bank":{"ore":19}})"),
      Kind::ResourceSum,
      "position.bank",
      { "brick", "0" } },
    { "R-CO-7 fifteen knights played",
      at(R"({"played":[8,7,0,0],"largestArmy":0})"),
      Kind::KnightSum,
      "position.played",
      { "15" } },
    { "R-CO-7 a deck with a knight missing",
      at(R"({"deck":{"knight":13,"roadBuilding":2,"yearOfPlenty":2,"monopoly":2,"victoryPoint":5}})"),
      Kind::KnightSum,
      "position.deck",
      { "13" } },
    { "R-CO-7 a deck with a knight too many",
      at(R"({"deck":{"knight":14,"victoryPoint":5},"played":[1,0,0,0]})"),
      Kind::KnightSum,
      "position.deck",
      { "15" } },
    { "R-CO-7 six victory points in hands",
      at(R"({"cards":[["victoryPoint","victoryPoint","victoryPoint"],["victoryPoint","victoryPoint","victoryPoint"],[],[]]})"),
      Kind::VictoryPointSum,
      "position.cards",
      { "6" } },
    { "R-CO-7 a deck without its victory points",
      at(R"({"deck":{"knight":14,"victoryPoint":4}})"),
      Kind::VictoryPointSum,
      "position.deck",
      { "4" } },
    { "R-CO-7 three monopolies in hands",
      at(R"({"cards":[["monopoly","monopoly"],["monopoly"],[],[]]})"),
      Kind::ProgressSum,
      "position.cards",
      { "monopoly", "3" } },
    { "R-CO-7 three years of plenty with the deck",
      at(R"({"cards":[["yearOfPlenty"],[],[],[]],"deck":{"knight":14,"victoryPoint":5,"yearOfPlenty":2}})"),
      Kind::ProgressSum,
      "position.deck",
      { "yearOfPlenty", "3" } },
    { "R-TU-1 a card bought before the roll", at(R"({"cards":[["knight"],[],[],[]],"bought":["knight"]})"),
      Kind::BoughtBeforeRoll, "position.bought" },
    { "R-TU-1 a card bought before the roll, with a knight on the table",
      at(R"({"cards":[["monopoly"],[],[],[]],"bought":["monopoly"],"phase":"robber","then":"roll"})"),
      Kind::BoughtBeforeRoll, "position.bought" },
    { "R-DC-2 a bought card that nobody holds",
      at(R"({"bought":["knight"],"phase":"main"})"),
      Kind::BoughtNotHeld,
      "position.bought",
      { "knight" } },
    { "R-DC-2 a bought card that another holds",
      at(R"({"cards":[[],["knight"],[],[]],"bought":["knight"],"phase":"main"})"), Kind::BoughtNotHeld,
      "position.bought" },
};

const std::vector<Refusal> awardRefusals = {
    { "R-LR-1 Longest Road with four",
      lengths(4, 0, R"(,"longestRoad":0)"),
      Kind::RoadTooShort,
      "position.longestRoad",
      { "0" } },
    { "R-LR-4 Longest Road that is not", lengths(5, 6, R"(,"longestRoad":0)"), Kind::RoadNotLongest,
      "position.longestRoad" },
    { "R-LR-1 nobody though one is longest",
      lengths(5, 4, R"(,"longestRoad":null)"),
      Kind::LongestRoadUnclaimed,
      "position.longestRoad",
      { "0" } },
    { "R-LR-5 a tie that is left open", lengths(5, 5), Kind::LongestRoadOpen, "position.longestRoad" },
    { "R-LR-1 a tie and a third holds it", lengths(5, 5, R"(,"longestRoad":2)"), Kind::RoadTooShort,
      "position.longestRoad" },
    { "R-LA-1 Largest Army with two",
      at(R"({"played":[2,0,0,0],"largestArmy":0})"),
      Kind::ArmyTooSmall,
      "position.largestArmy",
      { "0" } },
    { "R-LA-1 Largest Army with fewer than another", at(R"({"played":[3,4,0,0],"largestArmy":0})"),
      Kind::ArmyNotLargest, "position.largestArmy" },
    { "R-LA-1 nobody though one has three", at(R"({"played":[3,0,0,0],"largestArmy":null})"),
      Kind::LargestArmyUnclaimed, "position.largestArmy" },
    { "R-LA-1 nobody though two have three", at(R"({"played":[3,3,0,0],"largestArmy":null})"),
      Kind::LargestArmyUnclaimed, "position.largestArmy" },
    { "R-LA-1 a tie that is left open", at(R"({"played":[3,3,0,0]})"), Kind::LargestArmyOpen,
      "position.largestArmy" },
};

const std::vector<Refusal> phaseRefusals = {
    { "R-TU-2 main in separate phases",
      separate(R"({"phase":"main"})"),
      Kind::PhaseNotCombined,
      "position.phase",
      { "main" } },
    { "R-TU-3 trade in the combined phase",
      at(R"({"phase":"trade"})"),
      Kind::PhaseNotSeparate,
      "position.phase",
      { "trade" } },
    { "R-TU-3 build in the combined phase", at(R"({"phase":"build"})"), Kind::PhaseNotSeparate,
      "position.phase" },
    { "R-TU-2 main to follow in separate phases", separate(R"({"phase":"robber","then":"main"})"),
      Kind::PhaseNotCombined, "position.then" },
    { "R-TU-3 build to follow in the combined phase", at(R"({"phase":"robber","then":"build"})"),
      Kind::PhaseNotSeparate, "position.then" },
    { "R-TU-5 something to follow a roll",
      at(R"({"phase":"roll","then":"main"})"),
      Kind::NothingFollows,
      "position.then",
      { "roll" } },
    { "R-RO-2 a roll to follow discards",
      at(R"({"hands":[{"ore":8},{},{},{}],"phase":"discard","then":"roll"})"), Kind::ThenRollInDiscard,
      "position.then" },
    { "R-RO-2 discards that nobody owes", at(R"({"hands":[{"ore":7},{},{},{}],"phase":"discard"})"),
      Kind::NobodyOwes, "position.phase" },
    { "R-RO-2 an empty list of discards that nobody owes",
      at(R"({"hands":[{"ore":7},{},{},{}],"phase":"discard","mustDiscard":{}})"), Kind::NobodyOwes,
      "position.phase" },
    { "R-RO-2 more to discard than there is",
      at(R"({"hands":[{},{"ore":3},{},{}],"phase":"discard","mustDiscard":{"1":4}})"),
      Kind::OwesTooMuch,
      "position.mustDiscard",
      { "1" } },
    { "R-RO-2 discards in another phase",
      at(R"({"hands":[{"ore":8},{},{},{}],"mustDiscard":{"0":4}})"),
      Kind::DiscardNotDue,
      "position.mustDiscard",
      { "roll" } },
    { "R-TU-1 dice before the roll", at(R"({"dice":[3,4]})"), Kind::DiceBeforeRoll, "position.dice" },
    { "R-RO-5 a theft on an empty hex", at(R"({"phase":"steal","hands":[{},{"ore":1},{},{}]})"),
      Kind::NobodyToRob, "position.phase" },
    { "R-RO-5 a theft from an empty hand",
      at(R"({"phase":"steal","buildings":[{"at":"0,0,N","owner":1,"kind":"city"}]})"), Kind::NobodyToRob,
      "position.phase" },
    { "R-RO-5 a theft from oneself",
      at(R"({"phase":"steal","hands":[{"ore":1},{},{},{}],"buildings":[{"at":"0,0,N","owner":0,"kind":"city"}]})"),
      Kind::NobodyToRob, "position.phase" },
    { "R-DC-5 free roads in another phase",
      at(R"({"phase":"main","freeRoads":1})"),
      Kind::FreeRoadsNotDue,
      "position.freeRoads",
      { "main" } },
    { "R-DC-5 free roads without an open path", at(R"({"phase":"freeRoads"})"), Kind::NoFreeRoadPossible,
      "position.phase" },
};

// Pieces of a set-up: s0 is the settlement of player 0 and so on, r its road.
const QByteArray s0 = R"({"at":"0,-2,N","owner":0,"kind":"settlement"})",
                 r0 = R"({"at":"0,-2,NE","owner":0})";
const QByteArray s1 = R"({"at":"2,-2,N","owner":1,"kind":"settlement"})",
                 r1 = R"({"at":"2,-2,NE","owner":1})";
const QByteArray s2 = R"({"at":"0,0,N","owner":2,"kind":"settlement"})", r2 = R"({"at":"0,0,NE","owner":2})";
const QByteArray s2b = R"({"at":"0,2,N","owner":2,"kind":"settlement"})",
                 r2b = R"({"at":"0,2,NE","owner":2})";

QJsonObject setup(const QByteArrayList &settlements, const QByteArrayList &roads, const QByteArray &more = {})
{
    return with(variableRecord(3), "position",
                R"({"phase":"setup","buildings":[)" + settlements.join(',') + "],\"roads\":["
                    + roads.join(',') + ']' + more + '}');
}

const std::vector<Refusal> setupRefusals = {
    { "R-SU-8 on the beginner island", with(beginnerRecord(), "position", R"({"phase":"setup"})"),
      Kind::SetupOnBeginner, "position.phase" },
    { "R-SU-8 the second player placed first", setup({ s1 }, { r1 }), Kind::SetupNotSnake,
      "position.buildings" },
    { "R-SU-8 two settlements without a road", setup({ s0, s1 }, {}), Kind::SetupNotSnake,
      "position.buildings" },
    { "R-SU-8 a road without a settlement", setup({}, { r0 }), Kind::SetupNotSnake, "position.buildings" },
    { "R-SU-8 a city",
      setup({ R"({"at":"0,-2,N","owner":0,"kind":"city"})" }, { r0 }),
      Kind::SetupCity,
      "position.buildings[0].kind",
      { "0,-2,N" } },
    { "R-SU-8 a road away from its settlement",
      setup({ s0 }, { R"({"at":"0,0,E","owner":0})" }),
      Kind::SetupRoadApart,
      "position.roads[0].at",
      { "0,0,E" } },
    { "R-SU-8 two roads at one settlement",
      setup({ s0, s1, s2, s2b }, { r0, r1, r2, R"({"at":"0,0,NW","owner":2})" }), Kind::SetupRoadApart,
      "position.roads[3].at" },
    { "R-SU-8 the wrong settlement waits", setup({ s0, s1 }, { r1 }), Kind::SetupNotSnake, "position.roads" },
    { "R-SU-8 another's turn",
      setup({ s0 }, { r0 }, R"(,"turn":0)"),
      Kind::SetupTurn,
      "position.turn",
      { "1" } },
    { "R-SU-9 everything is placed",
      setup({ s0, s1, s2, s2b, R"({"at":"-2,2,N","owner":1,"kind":"settlement"})",
              R"({"at":"-2,0,N","owner":0,"kind":"settlement"})" },
            { r0, r1, r2, r2b, R"({"at":"-2,2,NE","owner":1})", R"({"at":"-2,0,NE","owner":0})" }),
      Kind::SetupFinished, "position.phase" },
    { "R-TU-1 dice", setup({}, {}, R"(,"dice":[1,2])"), Kind::DiceBeforeRoll, "position.dice" },
    { "R-DC-1 a played card", setup({}, {}, R"(,"cardPlayed":true)"), Kind::SetupCard,
      "position.cardPlayed" },
    { "R-TU-5 something to follow", setup({}, {}, R"(,"then":"main")"), Kind::NothingFollows,
      "position.then" },
    { "R-SU-3 a bank that could not deal the starting cards",
      setup({}, {}, R"(,"hands":[{"ore":11},{},{}])"),
      Kind::SetupBank,
      "position.hands",
      { "ore" } },
};

// Keeps the table that its states point to.
Game gameIn(const QJsonObject &record)
{
    return *startOf(readGood(record));
}

} // namespace

class TestPosition : public QObject
{
    Q_OBJECT

private slots:
    void refusesShape_data() { addRefusals(shapeRefusals); }
    void refusesShape() { checkRefusal(shapeRefusals); }
    void refusesPieces_data() { addRefusals(pieceRefusals); }
    void refusesPieces() { checkRefusal(pieceRefusals); }
    void refusesCards_data() { addRefusals(cardRefusals); }
    void refusesCards() { checkRefusal(cardRefusals); }
    void refusesAwards_data() { addRefusals(awardRefusals); }
    void refusesAwards() { checkRefusal(awardRefusals); }
    void refusesPhases_data() { addRefusals(phaseRefusals); }
    void refusesPhases() { checkRefusal(phaseRefusals); }
    void refusesSetup_data() { addRefusals(setupRefusals); }
    void refusesSetup() { checkRefusal(setupRefusals); }

    void leavesEverythingOut();
    void beginnerPositionDealsNothing();
    void derivesBankAndDeck();
    void derivesAwards_data();
    void derivesAwards();
    void derivesWhatFollows_data();
    void derivesWhatFollows();
    void derivesDiscards();
    void derivesFreeRoads();
    void emptyMeansLeftOut_data();
    void emptyMeansLeftOut();
    void quotesPlacesAsTheFileHasThem();
    void knowsWhoIsAtFault();
    void robberOfTheBoard();
    void setupContinues();
    void lonePieces();
    void overAtTheStart_data();
    void overAtTheStart();
    void givesEveryStateBack_data();
    void givesEveryStateBack();
};

void TestPosition::leavesEverythingOut()
{
    const Game game = gameIn(at("{}"));
    const GameState &state = game.state();
    QVERIFY(state.phase == Phase::Roll);
    QCOMPARE(state.turn, PlayerId(0));
    QVERIFY(allBuildings(state).isEmpty() && allRoads(state).isEmpty());
    QVERIFY(state.bank == ResourceCards::each(19));
    QVERIFY(state.deck == fullDeck);
    QCOMPARE(state.robber, state.island().desert());
    QVERIFY(!state.longestRoad && !state.largestArmy && !state.cardPlayed);
    QVERIFY(state.dice == Dice());
}

void TestPosition::beginnerPositionDealsNothing()
{
    const Game game = gameIn(with(beginnerRecord(), "position", "{}"));
    const GameState &state = game.state();
    QVERIFY(allBuildings(state).isEmpty() && allRoads(state).isEmpty());
    QVERIFY(state.bank == ResourceCards::each(19));
}

void TestPosition::derivesBankAndDeck()
{
    const Game game = gameIn(at(
        R"({"hands":[{"ore":3},{"ore":1,"wool":2},{},{}],"cards":[["knight","monopoly"],[],["victoryPoint"],[]],
               "played":[2,0,0,1]})"));
    const GameState &state = game.state();
    QCOMPARE(state.bank[Resource::Ore], 15);
    QCOMPARE(state.bank[Resource::Wool], 17);
    QCOMPARE(state.bank[Resource::Brick], 19);
    QCOMPARE(state.deck[DevelopmentCard::Knight], 10);
    QCOMPARE(state.deck[DevelopmentCard::Monopoly], 1);
    QCOMPARE(state.deck[DevelopmentCard::RoadBuilding], 2);
    QCOMPARE(state.deck[DevelopmentCard::VictoryPoint], 4);
    // A deck that is told may miss progress cards: they were played.
    const Game toldGame = gameIn(at(R"({"deck":{"knight":14,"victoryPoint":5,"monopoly":1}})"));
    const GameState &told = toldGame.state();
    QCOMPARE(told.deck.total(), 20);
}

void TestPosition::derivesAwards_data()
{
    QTest::addColumn<QJsonObject>("record");
    QTest::addColumn<int>("road");
    QTest::addColumn<int>("army");
    constexpr int nobody = -1;
    QTest::newRow("R-LR-1 four roads are not enough") << lengths(4, 0) << nobody << nobody;
    QTest::newRow("R-LR-1 five roads hold it") << lengths(5, 4) << 0 << nobody;
    QTest::newRow("R-LR-4 the longer of two holds it") << lengths(5, 6) << 1 << nobody;
    QTest::newRow("R-LR-4 a tie with its holder") << lengths(5, 5, R"(,"longestRoad":1)") << 1 << nobody;
    QTest::newRow("R-LR-5 a tie set aside") << lengths(6, 6, R"(,"longestRoad":null)") << nobody << nobody;
    QTest::newRow("R-LR-2 a loop of six and a road") << lengths(6, 1) << 0 << nobody;
    QTest::newRow("R-LR-3 a building cuts the road")
        << lengths(5, 0, R"(,"buildings":[{"at":"0,0,SE","owner":3,"kind":"settlement"}])") << nobody
        << nobody;
    QTest::newRow("R-LA-1 two knights are not enough") << at(R"({"played":[2,1,0,0]})") << nobody << nobody;
    QTest::newRow("R-LA-1 three knights hold it") << at(R"({"played":[2,0,3,0]})") << nobody << 2;
    QTest::newRow("R-LA-1 the larger of two holds it") << at(R"({"played":[3,0,0,4]})") << nobody << 3;
    QTest::newRow("R-LA-1 a tie with its holder")
        << at(R"({"played":[3,3,0,0],"largestArmy":1})") << nobody << 1;
}

void TestPosition::derivesAwards()
{
    QFETCH(QJsonObject, record);
    QFETCH(int, road);
    QFETCH(int, army);
    const Game game = gameIn(record);
    const GameState &state = game.state();
    QCOMPARE(state.longestRoad ? (*state.longestRoad).index() : -1, road);
    QCOMPARE(state.largestArmy ? (*state.largestArmy).index() : -1, army);
    QVERIFY2(!brokenInvariant(state), brokenInvariant(state));
}

void TestPosition::derivesWhatFollows_data()
{
    QTest::addColumn<QJsonObject>("record");
    QTest::addColumn<QString>("then");
    QTest::newRow("R-TU-2 main") << at(R"({"phase":"robber"})") << "main";
    QTest::newRow("R-TU-3 trade") << separate(R"({"phase":"robber"})") << "trade";
    QTest::newRow("R-TU-3 build") << separate(R"({"phase":"robber","then":"build"})") << "build";
    QTest::newRow("R-RO-9 a knight before the roll") << at(R"({"phase":"robber","then":"roll"})") << "roll";
}

void TestPosition::derivesWhatFollows()
{
    QFETCH(QJsonObject, record);
    QFETCH(QString, then);
    const GameRecord moved = readGood(with(record, "actions", R"([{"do":"moveRobber","to":"0,1"}])"));
    const Result<Game> game = replay(moved);
    QVERIFY(game);
    QCOMPARE(QString(wordFor(game->state().phase)), then);
}

void TestPosition::derivesDiscards()
{
    const QByteArray hands = R"("hands":[{"ore":9},{"wool":8},{"brick":7},{"ore":10,"grain":3}])";
    const Game game = gameIn(at("{\"phase\":\"discard\"," + hands + '}'));
    const GameState &state = game.state();
    const GameState::PerPlayer<std::uint8_t> halves = { 4, 4, 0, 6 };
    QVERIFY(state.mustDiscard == halves);
    const Game toldGame = gameIn(at(R"({"phase":"discard","mustDiscard":{"3":6},)" + hands + '}'));
    const GameState &told = toldGame.state();
    const GameState::PerPlayer<std::uint8_t> one = { 0, 0, 0, 6 };
    QVERIFY(told.mustDiscard == one);
}

void TestPosition::derivesFreeRoads()
{
    const QByteArray road = R"("phase":"freeRoads","roads":[{"at":"0,0,E","owner":0}])";
    const Game game = gameIn(at('{' + road + '}'));
    const GameState &state = game.state();
    QCOMPARE(int(state.freeRoads), 2);
    QVERIFY(state.cardPlayed);
    QCOMPARE(int(gameIn(at("{\"freeRoads\":1," + road + '}')).state().freeRoads), 1);
}

// What a state line prints of a phase without them; so its parts can be copied into a position.
void TestPosition::emptyMeansLeftOut_data()
{
    QTest::addColumn<QByteArray>("members");
    const QByteArray road = R"("roads":[{"at":"0,0,E","owner":0}])";
    const QByteArray someone = R"("buildings":[{"at":"0,0,N","owner":1,"kind":"city"}])";
    QTest::newRow("setup") << QByteArray(R"("phase":"setup")");
    QTest::newRow("roll") << QByteArray(R"("phase":"roll")");
    QTest::newRow("main") << QByteArray(R"("phase":"main")");
    QTest::newRow("discard") << QByteArray(R"("phase":"discard","hands":[{"ore":9},{"wool":8},{},{}])");
    QTest::newRow("robber") << QByteArray(R"("phase":"robber")");
    QTest::newRow("steal") << R"("phase":"steal","hands":[{},{"ore":1},{},{}],)" + someone;
    QTest::newRow("freeRoads") << R"("phase":"freeRoads",)" + road;
}

void TestPosition::emptyMeansLeftOut()
{
    QFETCH(QByteArray, members);
    const QByteArray nothing =
        R"("freeRoads":0,"then":null,"mustDiscard":{},"dice":null,"bought":[],"cardPlayed":false)";
    const Game expected = gameIn(at('{' + members + '}'));
    const Game actual = gameIn(at('{' + members + ',' + nothing + '}'));
    QVERIFY(actual.state() == expected.state());
}

// Every name of an intersection or path is read, and what is said about it repeats that name.
void TestPosition::quotesPlacesAsTheFileHasThem()
{
    const RecordError twice = readBad(at(R"({"roads":[{"at":"0,0,E","owner":0},{"at":"1,0,W","owner":1}]})"));
    QVERIFY(twice.kind == Kind::PathTwice);
    QCOMPARE(twice.arguments, QStringList("1,0,W"));
    const RecordError close = readBad(at(R"({"buildings":[{"at":"0,0,N","owner":0,"kind":"city"},
        {"at":"0,0,NE","owner":1,"kind":"city"}]})"));
    QVERIFY(close.kind == Kind::TooClose);
    QCOMPARE(close.arguments, QStringList("0,0,NE"));
    const RecordError city = readBad(at(R"({"phase":"setup",
        "buildings":[{"at":"0,0,SE","owner":0,"kind":"city"}]})"));
    QVERIFY(city.kind == Kind::SetupCity);
    QCOMPARE(city.arguments, QStringList("0,0,SE"));
}

void TestPosition::knowsWhoIsAtFault()
{
    const RecordError error = readBad(at(R"({"longestRoad":1})"));
    QVERIFY(error.kind == Kind::RoadTooShort);
    QCOMPARE(error.arguments, QStringList("1"));
    QCOMPARE(error.people.size(), std::size_t(4));
    QCOMPARE(error.people[1].name, "Ben");
}

void TestPosition::robberOfTheBoard()
{
    const QJsonObject onBoard = with(at("{}"), "board.robber", R"("2,0")");
    QCOMPARE(gameIn(onBoard).state().robber, *hexNamed("2,0"));
    QCOMPARE(gameIn(with(onBoard, "position.robber", R"("-1,1")")).state().robber, *hexNamed("-1,1"));
}

// R-SU-8: who places what follows from the number of pieces.
void TestPosition::setupContinues()
{
    const auto continues = [](const QJsonObject &record, int turn, bool waits) {
        const Game game = gameIn(record);
        const GameState &state = game.state();
        QVERIFY(state.phase == Phase::Setup);
        QCOMPARE(state.turn.index(), turn);
        QCOMPARE(state.unconnected.has_value(), waits);
        QVERIFY2(!brokenInvariant(state), brokenInvariant(state));
    };
    continues(setup({}, {}), 0, false);
    continues(setup({ s0 }, {}), 0, true);
    continues(setup({ s0 }, { r0 }), 1, false);
    continues(setup({ s1, s0 }, { r0 }), 1, true);
    continues(setup({ s0, s1, s2 }, { r0, r1, r2 }), 2, false);
    continues(setup({ s0, s1, s2, s2b }, { r0, r1, r2 }), 2, true);
    continues(setup({ s0, s1, s2, s2b }, { r0, r1, r2, r2b }, R"(,"turn":1)"), 1, false);
    // Of two settlements the one without a road waits, whichever was placed first.
    QVERIFY(gameIn(setup({ s2b, s0, s1, s2 }, { r0, r1, r2b })).state().unconnected
            == *intersectionNamed("0,0,N"));
}

// A position need not be reachable.
void TestPosition::lonePieces()
{
    const Game game = gameIn(
        at(R"({"buildings":[{"at":"0,0,N","owner":1,"kind":"city"}],"roads":[{"at":"1,1,E","owner":0}]})"));
    const GameState &state = game.state();
    QCOMPARE(points(state, PlayerId(1)), 2);
    QCOMPARE(int(state.roadLengths[0]), 1);
    QVERIFY2(!brokenInvariant(state), brokenInvariant(state));
}

void TestPosition::overAtTheStart_data()
{
    QTest::addColumn<QJsonObject>("record");
    QTest::addColumn<bool>("isOver");
    const QByteArray cities = "\"buildings\":[" + buildings(4, "city") + ']';
    const QByteArray twoCards = R"("cards":[["victoryPoint","victoryPoint"],[],[],[]])";
    QTest::newRow("R-WI-2 ten with hidden cards") << at('{' + cities + ',' + twoCards + '}') << true;
    QTest::newRow("R-WI-2 eight") << at('{' + cities + '}') << false;
    QTest::newRow("R-WI-2 eight when eight win") << with(at('{' + cities + '}'), "rules.target", "8") << true;
    QTest::newRow("R-WI-3 another's turn") << at("{\"turn\":1," + cities + ',' + twoCards + '}') << false;
    QTest::newRow("R-WI-1 two awards count")
        << with(lengths(5, 0, ",\"played\":[3,0,0,0]"), "rules.target", "4") << true;
}

void TestPosition::overAtTheStart()
{
    QFETCH(QJsonObject, record);
    QFETCH(bool, isOver);
    const Game game = gameIn(record);
    const GameState &state = game.state();
    QCOMPARE(state.phase == Phase::Over, isOver);
    QCOMPARE(legalActions(state).isEmpty(), isOver);
    QVERIFY2(!brokenInvariant(state), brokenInvariant(state));
}

void TestPosition::givesEveryStateBack_data()
{
    QTest::addColumn<QJsonObject>("record");
    QTest::newRow("beginner, separate") << beginnerRecord();
    QTest::newRow("variable, three players") << variableRecord(3);
    QTest::newRow("variable, separate") << with(variableRecord(), "rules.phases", R"("separate")");
    QTest::newRow("variable, to five points") << with(variableRecord(), "rules.target", "5");
}

// Every moment of whole games, taken as a position, written to a file and read, is the same moment.
void TestPosition::givesEveryStateBack()
{
    QFETCH(QJsonObject, record);
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const Game game = randomGame(readGood(record), seed);
        GameRecord moment = recordOf(game, readGood(record).people);
        moment.actions.clear();
        // A prime, so that all kinds of phases are met.
        for (std::size_t i = 0; i <= game.actions().size(); i += (i < 40 ? 1 : 7)) {
            moment.position = positionOf(game.stateAfter(i));
            const Result<GameRecord> read = readRecord(writeRecord(moment));
            QVERIFY(read && read->position == moment.position);
            QVERIFY(startOf(*read)->state() == game.stateAfter(i));
        }
        moment.position = positionOf(game.state());
        QVERIFY(startOf(moment)->state() == game.state());
    }
}

QTEST_APPLESS_MAIN(TestPosition)
#include "tst_position.moc"
