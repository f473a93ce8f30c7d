// SPDX-License-Identifier: GPL-3.0-or-later
// Draws all dialogs into pictures, to look at them: drawdialogs FOLDER [long] [rtl] [names]. Not a test.
#include "moments.h"

#include "dialogs/answerpanel.h"
#include "dialogs/beginpanel.h"
#include "dialogs/confirmpanel.h"
#include "dialogs/curtain.h"
#include "dialogs/discardpicker.h"
#include "dialogs/gameoverpanel.h"
#include "dialogs/newgamepanel.h"
#include "dialogs/offerpanel.h"
#include "dialogs/resourcepicker.h"
#include "dialogs/statisticspanel.h"
#include "dialogs/takebackpanel.h"
#include "dialogs/tradedialog.h"

#include "look/palette.h"
#include "look/paperstyle.h"
#include "panels/longtexts.h"
#include "rules/view.h"
#include "text/language.h"

#include <QApplication>
#include <QDir>
#include <QTest>

#include <memory>

using namespace holmstead;
using namespace holmstead::test;

namespace {

class Album
{
public:
    explicit Album(const QString &folder) : m_folder(folder) {}

    void add(QWidget &widget, const QString &name) { widget.grab().save(m_folder.filePath(name + ".png")); }

    // `prepare` does what a person would do before the picture.
    template <typename Prepare>
    void add(Panel *panel, const QString &name, const QSize &size, const Prepare &prepare)
    {
        Host host(size);
        host.setPalette(holmstead::palette::sea);
        panel->openIn(&host);
        prepare();
        QCoreApplication::processEvents();
        add(host, name + QString("-%1").arg(size.width()));
    }
    void add(Panel *panel, const QString &name, const QSize &size = { 1280, 660 })
    {
        add(panel, name, size, [] {});
    }

private:
    QDir m_folder;
};

// With long names if that was asked for.
People everybody()
{
    People people = fourAtTable();
    if (QApplication::arguments().contains("names")) {
        people[0].name = "Grandmother Eleonore";
        people[2].name = "Great-uncle Bartholomew";
    }
    return people;
}

void drawTrade(Album &album)
{
    const People people = everybody();
    const GameState state = tradingMoment().state();
    const View view = viewFor(state, ann);
    const Offer offer{ ann, std::nullopt, { { Resource::Lumber, 2 } }, { { Resource::Ore, 1 } } };
    for (const QSize size : { QSize(1280, 660), QSize(1024, 540) }) {
        auto *trade = new TradeDialog(view, people);
        album.add(trade, "trade-people", size, [&] {
            click(trade, "give.lumber");
            click(trade, "give.lumber");
            click(trade, "get.ore");
            click(trade, "to.blue");
        });
        auto *bank = new TradeDialog(view, people);
        album.add(bank, "trade-bank", size, [&] {
            bank->showSide(TradeDialog::Side::Bank);
            click(bank, "bankGive.lumber");
            click(bank, "bankGet.ore");
        });
    }
    album.add(new TradeDialog(view, people), "trade-empty");
    album.add(new OfferPanel(view, people, offer, { cleo }), "offer");
    album.add(new OfferPanel(view, people, offer, { ben, cleo, dan }), "offer-refused");
    album.add(new OfferPanel(view, people, offer), "offer-new", { 1024, 540 });
    album.add(new AnswerPanel(viewFor(state, ben), people, offer, true), "answer");
    album.add(new AnswerPanel(viewFor(state, cleo), people, offer, true), "answer-cannot");
    auto *counter = new AnswerPanel(viewFor(state, ben), people, offer, true);
    album.add(counter, "answer-counter", { 1280, 660 }, [&] { click(counter, "counter"); });
    const TakeBack asked{ { ben, { { Resource::Brick, 2 } }, { { Resource::Wool, 1 } } }, false };
    album.add(new TakeBackPanel(viewFor(state, ben), people, asked), "takeback");
}

void drawPickers(Album &album)
{
    const People people = everybody();
    const GameState seven = sevenMoment().state();
    auto *discard = new DiscardPicker(viewFor(seven, ben), people);
    album.add(discard, "discard", { 1280, 660 }, [&] {
        click(discard, "discard.brick");
        click(discard, "discard.brick");
        click(discard, "discard.ore");
    });
    const GameState state = tradingMoment().state();
    auto *monopoly = new ResourcePicker(viewFor(state, ann), DevelopmentCard::Monopoly, 1);
    album.add(monopoly, "monopoly", { 1280, 660 }, [&] { click(monopoly, "pick.wool"); });
    album.add(new ResourcePicker(viewFor(state, ann), DevelopmentCard::YearOfPlenty, 2), "plenty");
}

void drawBeginAndEnd(Album &album)
{
    const People people = everybody();
    const auto dice = [](std::uint8_t a, std::uint8_t b) { return std::optional(Dice{ a, b }); };
    const std::vector<BeginRound> rounds = { { dice(4, 5), dice(1, 1), dice(6, 3), dice(2, 3) },
                                             { dice(2, 2), std::nullopt, dice(5, 5), std::nullopt } };
    auto *begin = new BeginPanel(people, rounds, 2);
    album.add(begin, "begin-tie", { 1280, 660 }, [&] {
        for (int roll = 0; roll < 5; ++roll)
            click(begin, "roll");
    });
    auto *begun = new BeginPanel(people, rounds, 2);
    album.add(begun, "begin-done", { 1280, 660 }, [&] { click(begun, "rollAll"); });

    const View won = viewFor(wonMoment(), std::nullopt);
    album.add(new GameOverPanel(won, people), "gameover");
    album.add(new GameOverPanel(won, people), "gameover", { 1024, 540 });
    for (const QSize size : { QSize(1280, 660), QSize(1024, 540), QSize(780, 440) })
        album.add(new StatisticsPanel(longStatistics(), people, Edition::Classic), "statistics", size);
    album.add(new ConfirmPanel(
                  [] {
                      return ConfirmPanel::Words{ "Leave this game?",
                                                  "It is kept, and you can go on with it another time.",
                                                  { "Leave", "Save a copy", "Stay" } };
                  },
                  2, 2),
              "confirm");
    for (const Person &person : people) {
        Host host;
        Curtain curtain(&host);
        curtain.closeFor(person, CurtainReason::Turn);
        album.add(host, "curtain-" + person.name.toLower());
    }
}

void drawNewGame(Album &album)
{
    Host host;
    auto *panel = new NewGamePanel;
    panel->openIn(&host);
    QCoreApplication::processEvents();
    album.add(host, "newgame");
    click(panel, "person4.remove");
    click(panel, "variable");
    click(panel, "more");
    QCoreApplication::processEvents();
    album.add(host, "newgame-more");
    click(panel, "beginner");
    auto *name = named<QWidget>(panel, "person1.name");
    QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(name, " ben ");
    click(panel, "more");
    click(panel, "start");
    QCoreApplication::processEvents();
    album.add(host, "newgame-refused");
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QApplication::setStyle(new PaperStyle);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 2)
        return 1;
    QDir().mkpath(arguments[1]);
    Language language;
    language.speak(QLocale::c());
    const auto longTexts = arguments.contains("long") ? std::make_unique<LongTexts>() : nullptr;
    if (arguments.contains("rtl"))
        QApplication::setLayoutDirection(Qt::RightToLeft);
    Album album(arguments[1]);
    drawTrade(album);
    drawPickers(album);
    drawBeginAndEnd(album);
    drawNewGame(album);
    return 0;
}
