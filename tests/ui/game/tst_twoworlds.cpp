// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion/motionlayer.h"
#include "tablemotion.h"
#include "ui/game/everythingshown.h"
#include "ui/game/twin.h"
#include "ui/game/wholegame.h"
#include "ui/support/sessionprobe.h"

#include "board/boardview.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QTest>
#include <QWindow>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr int imageEvery = 10; // comparisons; drawing is what takes time

// Whoever chooses an entry of a menu sits before that window.
bool bringToFront(WholeGame &game)
{
    game.window().activateWindow();
    return QTest::qWaitForWindowActive(&game.window());
}

// Both windows had the mouse last at the same place, but how long it has rested there, and so whether a hint
// shows, differs.
void leaveBoard(WholeGame &game)
{
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(game.window().findChild<BoardView *>()->viewport(), &leave);
}

// One game played in two windows. Before every step the second world is given other hidden cards, and stolen
// and bought cards are others there too; so whatever the two windows show differently, they should not show.
class TwoWorlds
{
public:
    TwoWorlds() : m_chance(11), m_first(m_chance, 11), m_second(m_twinChance, 11), m_random(5) {}

    bool begin(IslandSetup setup, int people);
    bool playOn(int most);

    int steps = 0;
    int texts = 0;
    int images = 0;
    int moving = 0; // images
    int undone = 0; // and played again
    int covered = 0;

private:
    bool step();
    bool takeBackAndAgain();
    bool triggerInBoth(const char *entry);
    bool coverForAWhile();
    bool pass();
    bool trade(const TradePlayer &trade);
    bool doInBoth(const Action &action);
    bool clickInBoth(const QString &name);

    // The second world, as it may be for those who know the hands of `known`.
    void diverge(std::vector<PlayerId> known);
    void holdMotion(WholeGame &game);
    bool endMotion();
    bool compare();
    bool compareNow();
    bool compareTexts();
    bool compareImages();
    QImage picture(WholeGame &game);

    std::optional<PlayerId> person() { return m_first.session().person(); }
    const GameState &state() { return SessionProbe::state(m_first.session()); }
    // Somebody who was told of a card that differs in the second world, as they may be.
    bool isTold(PlayerId player) const { return at(m_told, player); }

    SeededChance m_chance;
    TwinChance m_twinChance;
    WholeGame m_first;
    WholeGame m_second;
    Random m_random;
    std::array<bool, PlayerId::count> m_told = {};
    int m_comparisons = 0;
    int m_undoable = 0;
};

bool TwoWorlds::begin(IslandSetup setup, int people)
{
    if (!m_first.begin(setup, people))
        return false;
    for (WholeGame *game : { &m_first, &m_second })
        holdMotion(*game);
    const GameRecord same = m_first.session().record();
    m_second.session().start(same);
    return compare();
}

// What moves is compared as well, in the middle of its way.
void TwoWorlds::holdMotion(WholeGame &game)
{
    game.window().findChild<TableMotion *>()->setPace(Pace::Normal);
    game.window().findChild<MotionLayer *>()->stopAt(300);
}

// What waited for it is told. Says whether anything moved.
bool TwoWorlds::endMotion()
{
    bool moved = false;
    for (WholeGame *game : { &m_first, &m_second }) {
        auto *layer = game->window().findChild<MotionLayer *>();
        moved = moved || layer->isMoving();
        layer->finish();
    }
    QCoreApplication::processEvents(); // panels open after the press that ended it
    return moved;
}

void TwoWorlds::diverge(std::vector<PlayerId> known)
{
    if (person())
        known.push_back(*person());
    SessionProbe::put(m_second.session(), twinOf(state(), known, m_random));
    SessionProbe::redraw(m_first.session());
}

bool TwoWorlds::playOn(int most)
{
    for (; most > 0 && !m_first.session().isOver(); --most) {
        if (!step())
            return false;
        ++steps;
    }
    return m_first.session().isOver();
}

// Compares while the curtain is closed, when the next hand may be another, and behind it, when it may not.
bool TwoWorlds::pass()
{
    if (!m_first.session().curtain())
        return true;
    diverge({});
    if (!compare())
        return false;
    diverge({ m_first.session().curtain()->next });
    return m_first.driver().openCurtain() && m_second.driver().openCurtain()
        && (isTold(*person()) || compare());
}

bool TwoWorlds::step()
{
    if (!pass())
        return false;
    endMotion();
    const PlayerId sitting = *person();
    const Action action = m_first.next();
    const auto *exchange = std::get_if<TradePlayer>(&action);
    if (!(exchange ? trade(*exchange) : doInBoth(action)))
        return false;
    if (person() != sitting)
        at(m_told, sitting) = false;
    diverge({});
    if (person() && isTold(*person()))
        return true;
    return compare() && (!person() || (takeBackAndAgain() && coverForAWhile()));
}

bool TwoWorlds::triggerInBoth(const char *entry)
{
    for (WholeGame *game : { &m_first, &m_second }) {
        auto *action = game->window().findChild<QAction *>(QLatin1StringView(entry));
        if (!bringToFront(*game) || !action->isEnabled())
            return false;
        action->trigger();
    }
    return true;
}

// Whatever can be taken back is, every other time, and played again; a trade with both people's word. Between
// the two worlds' own pasts the hidden cards differ as ever.
bool TwoWorlds::takeBackAndAgain()
{
    if (!m_first.session().actionToUndo() || isTold(*person()) || ++m_undoable % 2 != 0)
        return true;
    for (const char *entry : { "undo", "redo" }) {
        const PlayerId by = *person();
        if (!triggerInBoth(entry))
            return false;
        ++undone;
        if (const auto asked = m_first.session().takeBack()) {
            diverge({});
            if (!compare())
                return false;
            diverge({ by, asked->trade.with });
            if (!m_first.driver().openCurtain() || !m_second.driver().openCurtain())
                return false;
            if ((!isTold(asked->trade.with) && !compare()) || !clickInBoth(QStringLiteral("agree")))
                return false;
            at(m_told, asked->trade.with) = false;
            if (!pass())
                return false;
        }
        diverge({});
        if (!compare())
            return false;
    }
    return true;
}

// Nobody touches anything for a while.
bool TwoWorlds::coverForAWhile()
{
    if (!person() || isTold(*person()) || steps % 10 != 0)
        return true;
    const PlayerId sitting = *person();
    for (WholeGame *game : { &m_first, &m_second }) {
        if (!bringToFront(*game))
            return false;
        game->session().closeCurtain();
    }
    ++covered;
    if (!m_first.session().curtain())
        return true; // there was nothing to cover
    diverge({});
    if (!compare())
        return false;
    diverge({ sitting });
    return m_first.driver().openCurtain() && m_second.driver().openCurtain() && compare();
}

bool TwoWorlds::doInBoth(const Action &action)
{
    const GameState before = state();
    if (!m_first.driver().perform(action))
        return false;
    const Action played = m_first.session().record().actions.back();
    m_twinChance.follow(played);
    // What a Monopoly brings tells the table of all hands, and the end shows all cards.
    const bool isOver = m_first.session().isOver();
    m_twinChance.setSame(isOver);
    if (isOver || std::holds_alternative<PlayMonopoly>(action))
        SessionProbe::put(m_second.session(), before);
    if (!m_second.driver().perform(action))
        return false;
    if (const auto *steal = std::get_if<Steal>(&played); steal && m_twinChance.hasDiffered()) {
        at(m_told, before.turn) = true;
        at(m_told, steal->from) = true;
    } else if (std::holds_alternative<BuyCard>(played) && m_twinChance.hasDiffered()) {
        at(m_told, before.turn) = true;
    }
    return true;
}

bool TwoWorlds::clickInBoth(const QString &name)
{
    return m_first.driver().click(name) && m_second.driver().click(name);
}

// The offer lies open, the partner looks, both have agreed: each moment is compared.
bool TwoWorlds::trade(const TradePlayer &trade)
{
    const PlayerId by = *person();
    const Offer offer{ by, std::nullopt, trade.give, trade.get };
    if (!m_first.driver().offer(offer) || !m_second.driver().offer(offer))
        return false;
    at(m_told, by) = false;
    diverge({});
    const Person &partner = m_first.session().people()[static_cast<std::size_t>(trade.with.index())];
    if (!compare() || !clickInBoth(QLatin1String("ask.") + wordFor(partner.color)))
        return false;
    diverge({});
    if (!compare())
        return false;
    diverge({ trade.with, by });
    if (!m_first.driver().openCurtain() || !m_second.driver().openCurtain())
        return false;
    if (!isTold(trade.with) && !compare())
        return false;
    if (!clickInBoth(QStringLiteral("accept")))
        return false;
    at(m_told, trade.with) = false;
    return pass();
}

// In the middle of what moves, and when it has been told.
bool TwoWorlds::compare()
{
    return compareNow() && (!endMotion() || compareNow());
}

bool TwoWorlds::compareNow()
{
    ++m_comparisons;
    leaveBoard(m_first);
    leaveBoard(m_second);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    return compareTexts() && (m_comparisons % imageEvery != 0 || compareImages());
}

bool TwoWorlds::compareTexts()
{
    const QStringList first = textsOf(&m_first.window());
    const QStringList second = textsOf(&m_second.window());
    texts += static_cast<int>(first.size());
    for (qsizetype i = 0; i < std::min(first.size(), second.size()); ++i) {
        if (first[i] != second[i]) {
            qWarning("step %d: %s\n    but %s", steps, qUtf8Printable(first[i]), qUtf8Printable(second[i]));
            return false;
        }
    }
    return first.size() == second.size() && QGuiApplication::clipboard()->text().isEmpty();
}

// With the keyboard, and without the mouse: both windows had it last at the same place, but only one has it
// now.
QImage TwoWorlds::picture(WholeGame &game)
{
    game.window().activateWindow();
    QTest::mouseMove(game.window().windowHandle(), QPoint(1, 1));
    for (QWidget *widget : game.window().findChildren<QWidget *>()) {
        QEvent leave(QEvent::Leave);
        if (widget->underMouse()) {
            widget->setAttribute(Qt::WA_UnderMouse, false);
            QCoreApplication::sendEvent(widget, &leave);
        }
    }
    return game.window().grab().toImage();
}

bool TwoWorlds::compareImages()
{
    const QImage first = picture(m_first);
    const QImage second = picture(m_second);
    ++images;
    moving += m_first.window().findChild<MotionLayer *>()->isMoving();
    if (lookAlike(first, second))
        return true;
    first.save(QStringLiteral("world1.png"));
    second.save(QStringLiteral("world2.png"));
    qWarning("step %d: the windows look different: world1.png, world2.png", steps);
    return false;
}

} // namespace

// R-HI-1, R-HI-2: nothing on the screen tells more than the person before it may know.
class TestTwoWorlds : public QObject
{
    Q_OBJECT

private slots:
    void a_whole_game_looks_the_same_whatever_others_hold_data();
    void a_whole_game_looks_the_same_whatever_others_hold();
    void a_different_hand_is_noticed();
};

void TestTwoWorlds::a_whole_game_looks_the_same_whatever_others_hold_data()
{
    QTest::addColumn<IslandSetup>("setup");
    QTest::addColumn<int>("people");
    QTest::newRow("R-HI-1 beginner island, three people") << IslandSetup::Beginner << 3;
    QTest::newRow("R-HI-1 variable island, four people") << IslandSetup::Variable << 4;
}

void TestTwoWorlds::a_whole_game_looks_the_same_whatever_others_hold()
{
    QFETCH(IslandSetup, setup);
    QFETCH(int, people);
    TwoWorlds worlds;
    QVERIFY(worlds.begin(setup, people));
    QVERIFY(worlds.playOn(1500));
    qInfo("1 game, %d steps, %d taken back or played again, %d covered for a while: %d texts and %d images "
          "compared, %d of them moving",
          worlds.steps, worlds.undone, worlds.covered, worlds.texts, worlds.images, worlds.moving);
    QVERIFY(worlds.moving > 10);
    QVERIFY(worlds.steps > 150);
    QVERIFY(worlds.undone > 20 && worlds.covered > 5);
}

// The comparison itself: the person's own hand does show.
void TestTwoWorlds::a_different_hand_is_noticed()
{
    SeededChance chance(1);
    WholeGame game(chance, 1);
    QVERIFY(game.begin(IslandSetup::Beginner, 3));
    QVERIFY(game.driver().openCurtain());
    const QStringList before = textsOf(&game.window());
    const QImage image = game.window().grab().toImage();
    Random random(1);
    SessionProbe::put(game.session(), twinOf(SessionProbe::state(game.session()), {}, random));
    QVERIFY(textsOf(&game.window()) != before);
    QVERIFY(!lookAlike(game.window().grab().toImage(), image));
}

QTEST_MAIN(TestTwoWorlds)
#include "tst_twoworlds.moc"
