// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/games.h"
#include "ui/support/sessionprobe.h"
#include "ui/twoworlds/twoworlds.h"

#include "board/boardview.h"
#include "hand/handtray.h"
#include "motion/motionlayer.h"
#include "support/places.h"
#include "support/scenario.h"
#include "table/logtext.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QGraphicsItem>
#include <QGuiApplication>
#include <QTest>
#include <QToolTip>

using namespace holmstead;
using namespace holmstead::test;

namespace {

// Done in both windows; the second one leaks.
using Plant = std::function<void(WholeGame &game, bool leaks)>;

const QString told = QStringLiteral("Ben holds ore");

template <typename Part> Part *partOf(WholeGame &game)
{
    return game.window().findChild<Part *>();
}

QString toldIf(bool leaks)
{
    return leaks ? told : QString();
}

// A pixel by which `parent` differs from how it looks in the other window, by as little as can be.
void putPixel(QWidget *parent, bool leaks)
{
    auto *pixel = new QWidget(parent);
    QPalette palette;
    palette.setColor(QPalette::Window, leaks ? QColor(100, 100, 101) : QColor(100, 100, 100));
    pixel->setPalette(palette);
    pixel->setBackgroundRole(QPalette::Window); // not that of the parent
    pixel->setAutoFillBackground(true);
    pixel->setGeometry(parent->width() / 2, parent->height() / 2, 1, 1);
    pixel->show();
}

void flyCard(WholeGame &game, const CardSide &side)
{
    partOf<MotionLayer>(game)->play({ Act{ CardFlight{ HandSpot{ ben }, HandSpot{ ann }, side }, 0, 900 } });
}

void swapTabOrder(WholeGame &game)
{
    const auto *tray = partOf<HandTray>(game);
    QWidget::setTabOrder(tray->buttonFor(Verb::EndTurn), tray->buttonFor(Verb::Trade));
}

Scenario somebodysTurn()
{
    return Scenario()
        .settlement(ann, "0,0,N")
        .settlement(ben, "0,0,S")
        .hand(ann, { { Resource::Wool, 2 }, { Resource::Ore, 3 } })
        .hand(ben, { { Resource::Ore, 1 }, { Resource::Grain, 2 } });
}

} // namespace

// That two windows look alike says something because of what the comparison notices.
class TestPlantedLeaks : public QObject
{
    Q_OBJECT

private slots:
    void a_planted_leak_is_noticed_data();
    void a_planted_leak_is_noticed();
};

void TestPlantedLeaks::a_planted_leak_is_noticed_data()
{
    QTest::addColumn<Plant>("plant");
    QTest::addColumn<QString>("expected"); // part of what the comparison says
    const auto row = [](const char *name, const char *expected, const Plant &plant) {
        QTest::newRow(name) << plant << QString::fromLatin1(expected);
    };
    row("R-HI-1 tooltip", ".toolTip=Ben", [](WholeGame &game, bool leaks) {
        partOf<HandTray>(game)->buttonFor(Verb::EndTurn)->setToolTip(toldIf(leaks));
    });
    row("R-HI-1 tooltip that is shown", "QTipLabel#qtooltip_label.text=Ben", [](WholeGame &game, bool leaks) {
        QToolTip::showText(QPoint(), leaks ? told : QStringLiteral("Ben holds wool"), &game.window());
    });
    row("R-HI-1 accessible description", ".accessibleDescription=Ben", [](WholeGame &game, bool leaks) {
        partOf<PlayersPanel>(game)->plate(ben)->setAccessibleDescription(toldIf(leaks));
    });
    row("R-HI-1 status tip", ".statusTip=Ben", [](WholeGame &game, bool leaks) {
        game.window().findChild<QAction *>(QStringLiteral("statistics"))->setStatusTip(toldIf(leaks));
    });
    row("R-HI-1 text of an action", "#undo.text=Ben", [](WholeGame &game, bool leaks) {
        if (leaks)
            game.window().findChild<QAction *>(QStringLiteral("undo"))->setText(told);
    });
    row("R-HI-1 action that is on", "#undo shown on", [](WholeGame &game, bool leaks) {
        game.window().findChild<QAction *>(QStringLiteral("undo"))->setEnabled(leaks);
    });
    row("R-HI-1 window title", ".windowTitle=Ben", [](WholeGame &game, bool leaks) {
        if (leaks)
            game.window().setWindowTitle(told);
    });
    row("R-HI-1 log", "Ben holds ore", [](WholeGame &game, bool leaks) {
        partOf<LogText>(game)->appendLine(leaks ? told : QStringLiteral("Ben holds wool"), std::nullopt);
    });
    row("R-HI-1 clipboard", "clipboard=Ben",
        [](WholeGame &, bool leaks) { QGuiApplication::clipboard()->setText(toldIf(leaks)); });
    row("R-HI-1 order of the Tab key", "tab=", [](WholeGame &game, bool leaks) {
        if (leaks)
            swapTabOrder(game);
    });
    row("R-HI-1 tooltip on the board", " toolTip=Ben", [](WholeGame &game, bool leaks) {
        partOf<BoardView>(game)->items().constFirst()->setToolTip(toldIf(leaks));
    });
    row("R-HI-1 room that something takes", " at ",
        [](WholeGame &game, bool leaks) { partOf<HandTray>(game)->setMinimumHeight(leaks ? 160 : 159); });
    row("R-HI-1 pixel in the tray", "the picture at",
        [](WholeGame &game, bool leaks) { putPixel(partOf<HandTray>(game), leaks); });
    row("R-HI-1 pixel in a plate", "the picture at",
        [](WholeGame &game, bool leaks) { putPixel(partOf<PlayersPanel>(game)->plate(ben), leaks); });
    row("R-HI-1 pixel on the board", "the picture at",
        [](WholeGame &game, bool leaks) { putPixel(partOf<BoardView>(game)->viewport(), leaks); });
    row("R-HI-1 face of a card that flies", "the picture at",
        [](WholeGame &game, bool leaks) { flyCard(game, CardFace(leaks ? Resource::Ore : Resource::Wool)); });
    row("R-HI-1 face instead of the back", "the picture at", [](WholeGame &game, bool leaks) {
        flyCard(game, leaks ? CardSide(CardFace(Resource::Ore)) : CardSide(CardPainter::Back::Resource));
    });
    row("R-HI-1 a hand that is another", "", [](WholeGame &game, bool leaks) {
        Random random(1);
        if (leaks)
            SessionProbe::put(game.session(), twinOf(SessionProbe::state(game.session()), {}, random));
    });
}

void TestPlantedLeaks::a_planted_leak_is_noticed()
{
    QFETCH(Plant, plant);
    QFETCH(QString, expected);
    ScriptedChance chance;
    TwoWorlds worlds(chance);
    QVERIFY(worlds.begin(gameAt(somebodysTurn().state())));
    const QString found =
        worlds.differenceNow([&](WholeGame &game) { plant(game, &game == &worlds.second()); });
    QVERIFY2(!found.isEmpty() && found.contains(expected), qUtf8Printable(found));
    QGuiApplication::clipboard()->clear();
    QToolTip::hideText();
}

QTEST_MAIN(TestPlantedLeaks)
#include "tst_plantedleaks.moc"
