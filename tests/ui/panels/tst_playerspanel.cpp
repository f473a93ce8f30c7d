// SPDX-License-Identifier: GPL-3.0-or-later
#include "worlds.h"

#include "look/theme.h"
#include "look/tooltips.h"
#include "table/gainmark.h"
#include "table/namerow.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLayout>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

using namespace holmstead;
using namespace holmstead::test;

namespace {

using Stat = PlayerPlate::Stat;

// Around the pixels of `part` that are as wanted.
template <typename Wanted> QRect boxOf(const QImage &image, const QRect &part, const Wanted &isWanted)
{
    QRect box;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            if (isWanted(image.pixelColor(x, y)))
                box |= QRect(x, y, 1, 1);
        }
    }
    return box;
}

QString print(const QRect &rect)
{
    return QStringLiteral("[%1 to %2]").arg(rect.top()).arg(rect.bottom());
}

// The panel on the screen.
class ShownPlayers : public PlayersPanel
{
public:
    explicit ShownPlayers(const GameState &state, std::optional<PlayerId> viewer = std::nullopt)
    {
        setView(viewFor(state, viewer), fourPeople());
        resize(250, 520);
        show();
        QVERIFY(QTest::qWaitForWindowActive(this));
    }
};

} // namespace

class tst_PlayersPanel : public QObject
{
    Q_OBJECT

private slots:
    void aPlateForEveryPlayerInTurnOrder_data();
    void aPlateForEveryPlayerInTurnOrder();
    void theNumbersAreThoseOfTheView_data();
    void theNumbersAreThoseOfTheView();
    void warnsAboveSevenCards_data();
    void warnsAboveSevenCards();
    void nobodyIsWarnedAfterTheEnd();
    void theWinnersPlateIsGolden();
    void saysWhoHasToDiscard();
    void marksWhoIsOnTurnAndWhoHoldsAwards();
    void isTheSameForWhoeverLooks();
    void onlyChoosablePlatesAnswerToClicks();
    void theKeyboardChoosesToo();
    void platesShareTheHeight_data();
    void platesShareTheHeight();
    void newsHasAPlaceOfItsOwn_data();
    void newsHasAPlaceOfItsOwn();
    void whatOthersHoldIsLarge();
    void theStarStandsWithItsDigits_data();
    void theStarStandsWithItsDigits();
    void whoActsLiesInTheirColour();
    void whatIsExplainedStaysInSight_data();
    void whatIsExplainedStaysInSight();
};

void tst_PlayersPanel::aPlateForEveryPlayerInTurnOrder_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("R-SU-7 three players") << 3;
    QTest::newRow("R-SU-7 four players") << 4;
}

void tst_PlayersPanel::aPlateForEveryPlayerInTurnOrder()
{
    QFETCH(int, count);
    const ShownPlayers panel(Scenario().players(count).state());
    int bottom = 0;
    for (const PlayerId player : playersOf(maxPlayers)) {
        const PlayerPlate *plate = panel.plate(player);
        QCOMPARE(plate->isVisible(), player.index() < count);
        if (!plate->isVisible())
            continue;
        QVERIFY(plate->y() >= bottom);
        bottom = plate->geometry().bottom();
        QVERIFY(
            plate->accessibleName().contains(fourPeople()[static_cast<std::size_t>(player.index())].name));
    }
}

void tst_PlayersPanel::theNumbersAreThoseOfTheView_data()
{
    QTest::addColumn<int>("player");
    for (const PlayerId player : playersOf(maxPlayers))
        QTest::newRow(qPrintable("R-HI-2 player " + QString::number(player.index()))) << player.index();
}

void tst_PlayersPanel::theNumbersAreThoseOfTheView()
{
    QFETCH(int, player);
    const GameState state = fullTable().state();
    const ShownPlayers panel(state);
    const View view = viewFor(state, std::nullopt);
    const PlayerView &facts = view.player(PlayerId(player));
    const PlayerPlate *plate = panel.plate(PlayerId(player));
    QCOMPARE(plate->points(), facts.visiblePoints);
    QCOMPARE(plate->number(Stat::Resources), facts.resourceCards);
    QCOMPARE(plate->number(Stat::Developments), facts.developmentCards);
    QCOMPARE(plate->number(Stat::Knights), facts.knightsPlayed);
    QCOMPARE(plate->number(Stat::RoadLength), facts.roadLength);
    QCOMPARE(plate->number(Stat::RoadsLeft), facts.roadsLeft);
    QCOMPARE(plate->number(Stat::SettlementsLeft), facts.settlementsLeft);
    QCOMPARE(plate->number(Stat::CitiesLeft), facts.citiesLeft);
}

void tst_PlayersPanel::warnsAboveSevenCards_data()
{
    QTest::addColumn<int>("cards");
    QTest::addColumn<bool>("warns");
    QTest::newRow("R-RO-2 none") << 0 << false;
    QTest::newRow("R-RO-2 seven") << 7 << false;
    QTest::newRow("R-RO-2 eight") << 8 << true;
    QTest::newRow("R-RO-2 nineteen") << 19 << true;
}

void tst_PlayersPanel::nobodyIsWarnedAfterTheEnd()
{
    const Scenario won =
        Scenario().target(4).turn(cleo).city(cleo, "0,0,N").city(cleo, "0,0,S").phase(Phase::Over);
    const ShownPlayers panel(Scenario(won).hand(ben, test::cards(16, Resource::Wool)).state());
    QVERIFY(!panel.plate(ben)->warnsOfSeven());
    QVERIFY(!panel.plate(ben)->accessibleDescription().contains("more than 7"));
}

void tst_PlayersPanel::theWinnersPlateIsGolden()
{
    Scenario won = Scenario().target(4).turn(cleo).city(cleo, "0,0,N").city(cleo, "0,0,S").phase(Phase::Over);
    const auto isGolden = [](const ShownPlayers &panel, PlayerId player) {
        const QImage picture = pictureOf(*panel.plate(player));
        return picture.pixel(picture.width() / 2, 4) == theme().lit.rgb();
    };
    const ShownPlayers panel(won.state());
    QVERIFY(isGolden(panel, cleo));
    QVERIFY(!isGolden(panel, ann));
}

void tst_PlayersPanel::warnsAboveSevenCards()
{
    QFETCH(int, cards);
    QFETCH(bool, warns);
    const ShownPlayers panel(Scenario().hand(ben, test::cards(cards, Resource::Wool)).state());
    QCOMPARE(panel.plate(ben)->number(Stat::Resources), cards);
    QCOMPARE(panel.plate(ben)->warnsOfSeven(), warns);
    QVERIFY(!panel.plate(ann)->warnsOfSeven());
    QCOMPARE(panel.plate(ben)->accessibleDescription().contains("more than 7"), warns);
}

void tst_PlayersPanel::saysWhoHasToDiscard()
{
    Scenario scenario = fullTable();
    scenario.phase(Phase::Discard).dice(3, 4).owes(ben, 4);
    const ShownPlayers panel(scenario.state());
    QVERIFY(panel.plate(ben)->accessibleDescription().contains("discard 4"));
    QVERIFY(!panel.plate(cleo)->accessibleDescription().contains("discard"));
}

void tst_PlayersPanel::marksWhoIsOnTurnAndWhoHoldsAwards()
{
    const GameState state = fullTable().turn(cleo).bought({}).state();
    const ShownPlayers panel(state);
    for (const PlayerId player : playersOf(maxPlayers)) {
        QCOMPARE(panel.plate(player)->isOnTurn(), player == cleo);
        QCOMPARE(panel.plate(player)->holdsLongestRoad(), state.longestRoad == player);
        QCOMPARE(panel.plate(player)->holdsLargestArmy(), player == ben);
    }
    QVERIFY(state.longestRoad.has_value());
    QVERIFY(panel.plate(ben)->accessibleDescription().contains("Largest Army"));
}

// R-WI-5, R-HI: what one may know of one's own hand is not for this panel.
void tst_PlayersPanel::isTheSameForWhoeverLooks()
{
    const GameState state = fullTable().state();
    ShownPlayers nobody(state);
    ShownPlayers hers(state, ann);
    ShownPlayers his(state, ben);
    for (ShownPlayers *panel : { &hers, &his }) {
        QCOMPARE(tellTales(*panel), tellTales(nobody));
        QVERIFY(pictureOf(*panel) == pictureOf(nobody));
    }
    ShownPlayers other(fullTable().hand(ben, one(Resource::Ore)).state());
    QVERIFY(pictureOf(other) != pictureOf(nobody));
}

void tst_PlayersPanel::onlyChoosablePlatesAnswerToClicks()
{
    ShownPlayers panel(fullTable().state());
    QSignalSpy chosen(&panel, &PlayersPanel::playerChosen);
    QSignalSpy refused(&panel, &PlayersPanel::playerRefused);
    panel.setChoosable({ ben, dan });
    for (const PlayerId player : playersOf(maxPlayers))
        QTest::mouseClick(panel.plate(player), Qt::LeftButton);
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen.front().front().value<PlayerId>(), ben);
    QCOMPARE(chosen.back().front().value<PlayerId>(), dan);
    QCOMPARE(refused.size(), 2); // the others are for whoever listens to explain
    QCOMPARE(refused.front().front().value<PlayerId>(), ann);

    // A click on a number is a click on its plate.
    QTest::mouseClick(panel.windowHandle(), Qt::LeftButton, {},
                      panel.plate(ben)->geometry().bottomLeft() + QPoint(40, -12));
    QCOMPARE(chosen.size(), 3);
    panel.setChoosable({});
    QTest::mouseClick(panel.plate(ben), Qt::LeftButton);
    QCOMPARE(chosen.size(), 3);
    QCOMPARE(refused.size(), 2);
}

void tst_PlayersPanel::theKeyboardChoosesToo()
{
    ShownPlayers panel(fullTable().state());
    QSignalSpy chosen(&panel, &PlayersPanel::playerChosen);
    panel.setChoosable({ ben, dan });
    panel.plate(ben)->setFocus();
    QTest::keyClick(&panel, Qt::Key_Tab);
    QVERIFY(panel.plate(dan)->hasFocus());
    QTest::keyClick(panel.plate(dan), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().front().value<PlayerId>(), dan);
}

void tst_PlayersPanel::platesShareTheHeight_data()
{
    // In ems of the panel.
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<bool>("compact");
    QTest::addColumn<int>("least"); // of the plates' letters, in percent
    QTest::addColumn<int>("most");
    QTest::newRow("a small window") << 18 << 17 << true << 95 << 110;
    QTest::newRow("room for all of it") << 18 << 30 << false << 95 << 110;
    QTest::newRow("a large window") << 24 << 48 << false << 130 << 145;
    QTest::newRow("high and narrow") << 17 << 39 << false << 95 << 110;
}

void tst_PlayersPanel::platesShareTheHeight()
{
    QFETCH(int, width);
    QFETCH(int, height);
    QFETCH(bool, compact);
    QFETCH(int, least);
    QFETCH(int, most);
    ShownPlayers panel(fullTable().state());
    panel.layout()->setSizeConstraint(QLayout::SetNoConstraint); // it is no window in the game
    panel.setMinimumSize(0, 0);
    const int em = panel.fontMetrics().height();
    panel.resize(width * em, height * em);
    QCoreApplication::processEvents(); // lays out anew
    int filled = 0;
    for (const PlayerId player : playersOf(4)) {
        const PlayerPlate *plate = panel.plate(player);
        QCOMPARE(plate->isCompact(), compact);
        QVERIFY(panel.rect().contains(plate->geometry()));
        QVERIFY(100 * plate->fontMetrics().height() >= least * em);
        QVERIFY(100 * plate->fontMetrics().height() <= most * em);
        filled += plate->height();
    }
    QVERIFY(filled >= 0.9 * panel.height());
}

void tst_PlayersPanel::newsHasAPlaceOfItsOwn_data()
{
    QTest::addColumn<int>("width"); // in ems
    QTest::addColumn<int>("height");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    for (const auto direction : { Qt::LeftToRight, Qt::RightToLeft }) {
        const char *end = direction == Qt::LeftToRight ? "" : ", from right to left";
        QTest::addRow("as at 1280x720%s", end) << 18 << 29 << direction;
        QTest::addRow("the narrowest%s", end) << 15 << 29 << direction;
        QTest::addRow("large%s", end) << 24 << 50 << direction;
        QTest::addRow("compact%s", end) << 18 << 18 << direction;
        QTest::addRow("compact and narrow%s", end) << 15 << 18 << direction;
    }
}

// The paper under it, and a little round it, is bare, whatever name stands beside it.
void tst_PlayersPanel::newsHasAPlaceOfItsOwn()
{
    QFETCH(int, width);
    QFETCH(int, height);
    QFETCH(Qt::LayoutDirection, direction);
    ShownPlayers panel(fullTable().state());
    People people = fourPeople();
    for (Person &person : people)
        person.name = QString(30, u'W');
    panel.setView(viewFor(fullTable().state(), std::nullopt), people);
    panel.setLayoutDirection(direction);
    panel.layout()->setSizeConstraint(QLayout::SetNoConstraint); // it is no window in the game
    panel.setMinimumSize(0, 0);
    panel.resize(width * panel.fontMetrics().height(), height * panel.fontMetrics().height());
    QCoreApplication::processEvents();
    for (const PlayerId player : playersOf(4)) {
        PlayerPlate *plate = panel.plate(player);
        GainMark mark(plate);
        mark.setChange({ cards(10, Resource::Brick), one(Resource::Wool) }, Edition::Classic);
        mark.hide();
        plate->roomForNews(mark.sizeHint());
        QCoreApplication::processEvents(); // makes the room
        const int em = plate->fontMetrics().height();
        const QRect place = plate->roomForNews(mark.sizeHint()).adjusted(-em / 6, -1, em / 6, 1);
        QVERIFY(plate->rect().contains(place));
        const QImage picture = plate->grab(place).toImage();
        QImage bare(picture.size(), picture.format());
        bare.setDevicePixelRatio(picture.devicePixelRatio());
        bare.fill(picture.pixelColor(0, 0));
        QVERIFY(picture == bare);
    }
}

void tst_PlayersPanel::whatOthersHoldIsLarge()
{
    const ShownPlayers panel(fullTable().state());
    const PlayerPlate *plate = panel.plate(ben);
    const int usual = plate->placeOf(Stat::CitiesLeft).height();
    QVERIFY(plate->placeOf(Stat::Resources).height() >= 1.25 * usual);
    QVERIFY(plate->placeOf(Stat::Developments).height() >= 1.25 * usual);
    QVERIFY(plate->placeOf(Stat::Knights).height() > usual);
}

void tst_PlayersPanel::theStarStandsWithItsDigits_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<bool>("compact");
    QTest::newRow("a digit") << 2 << false;
    QTest::newRow("two digits") << 10 << false;
    QTest::newRow("a digit where there is little room") << 2 << true;
    QTest::newRow("two digits where there is little room") << 10 << true;
}

void tst_PlayersPanel::theStarStandsWithItsDigits()
{
    QFETCH(int, points);
    QFETCH(bool, compact);
    NameRow row;
    row.setCompact(compact);
    row.setPerson({ QString(), Color::Red }, points, false);
    row.resize(row.sizeHint());
    const QImage picture = pictureOf(row);
    const QRect star = boxOf(picture, picture.rect(), [](const QColor &pixel) {
        return pixel.hsvSaturation() > 130 && pixel.lightness() > 120; // gold, be it in the light or not
    });
    const QRect before(0, 0, star.left() - row.fontMetrics().height() / 4, picture.height());
    const QRect digits = boxOf(picture, before, [](const QColor &pixel) { return pixel.lightness() < 110; });
    QVERIFY(!star.isEmpty() && digits.left() > 0);
    QVERIFY2(qAbs(star.center().y() - digits.center().y()) <= 1, qPrintable(print(star) + print(digits)));
    QVERIFY2(star.height() >= 0.7 * digits.height(), qPrintable(print(star) + print(digits)));
}

// An arrow tells whose turn it is meanwhile.
void tst_PlayersPanel::whoActsLiesInTheirColour()
{
    ShownPlayers panel(fullTable().state());
    const auto isLit = [&panel](PlayerId player) {
        const QColor lit = theme().tint(fourPeople()[static_cast<std::size_t>(player.index())].color);
        const QImage picture = pictureOf(*panel.plate(player));
        return picture.pixel(picture.width() / 2, 3) == lit.rgb();
    };
    panel.setActing(ann);
    QVERIFY(isLit(ann) && !isLit(dan));
    panel.setActing(dan);
    QVERIFY(!isLit(ann) && isLit(dan));
    QVERIFY(panel.plate(ann)->isOnTurn() && !panel.plate(dan)->isOnTurn());
    QCOMPARE(panel.plate(dan)->accessibleName().section(u':', 0, 0), QString("Dan, White, acts now"));
    panel.setActing(std::nullopt);
    QVERIFY(!isLit(ann) && !isLit(dan));
}

void tst_PlayersPanel::whatIsExplainedStaysInSight_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("from left to right") << Qt::LeftToRight;
    QTest::newRow("from right to left") << Qt::RightToLeft;
}

void tst_PlayersPanel::whatIsExplainedStaysInSight()
{
    QFETCH(Qt::LayoutDirection, direction);
    ShownPlayers panel(fullTable().state());
    panel.setLayoutDirection(direction);
    const QRect room = panel.screen()->availableGeometry();
    const int left = direction == Qt::LeftToRight ? room.left() : room.right() - panel.width();
    panel.move(left, room.top() + 50);
    const ToolTips tips(nullptr);
    const PlayerPlate *plate = panel.plate(ben);
    const QRect plateOnScreen(plate->mapToGlobal(QPoint()), plate->size());
    int count = 0;
    for (QWidget *part : plate->findChildren<QWidget *>()) {
        if (part->toolTip().isEmpty() || !part->isVisible())
            continue;
        const QPoint middle = part->rect().center();
        QHelpEvent help(QEvent::ToolTip, middle, part->mapToGlobal(middle));
        QApplication::sendEvent(part, &help);
        const QWidget *tip = nullptr;
        for (const QWidget *window : QApplication::topLevelWidgets()) {
            if (window->isVisible() && window->inherits("QTipLabel"))
                tip = window;
        }
        QVERIFY(tip);
        ++count;
        QVERIFY(!tip->geometry().intersects(plateOnScreen));
        const bool isRight = tip->geometry().left() > plateOnScreen.right();
        QCOMPARE(isRight, direction == Qt::LeftToRight);           // over the board, not over other plates
        QVERIFY(tip->width() <= 11 * tip->fontMetrics().height()); // and over the sea alone
        QVERIFY(part->toolTip().front().toUpper() == part->toolTip().front());
        QVERIFY(tip->geometry().top() <= part->mapToGlobal(middle).y());
        QVERIFY(tip->geometry().bottom() >= part->mapToGlobal(middle).y());
        QToolTip::hideText();
    }
    QVERIFY(count >= 5);
}

QTEST_MAIN(tst_PlayersPanel)
#include "tst_playerspanel.moc"
