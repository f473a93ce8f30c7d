// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/tabledriver.h"

#include "board/boardscene.h"
#include "board/boardview.h"
#include "dialogs/curtain.h"
#include "hand/handtray.h"
#include "mainwindow.h"
#include "noteline.h"
#include "record/names.h"
#include "rules/visitor.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"

#include <QTest>
#include <QWindow>

namespace holmstead::test {

using namespace std::chrono_literals;

namespace {

template <typename Part> Part *partOf(const MainWindow &window)
{
    return window.findChild<Part *>();
}

// A click brings a window to the front before anything else.
void activate(QWidget *window)
{
    if (window->isActiveWindow())
        return;
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window))
        qWarning("the window cannot be activated");
}

// Through the window, so that whatever lies on top gets the click.
void clickAt(QWidget *widget, const QPoint &at)
{
    QWidget *window = widget->window();
    activate(window);
    QTest::mouseClick(window->windowHandle(), Qt::LeftButton, {}, widget->mapTo(window, at));
}

void clickOn(QWidget *widget)
{
    clickAt(widget, widget->rect().center());
}

bool fails(const char *what, const QString &name)
{
    qWarning("%s: %s", what, qUtf8Printable(name));
    return false;
}

} // namespace

TableDriver::TableDriver(MainWindow &window) : m_window(window), m_session(window.session())
{
    partOf<Curtain>(window)->setDelays(0ms, 0ms);
}

bool TableDriver::isShown(const QString &name) const
{
    for (const QWidget *widget : m_window.findChildren<QWidget *>(name)) {
        if (widget->isVisible())
            return true;
    }
    return false;
}

QWidget *TableDriver::find(const QString &name) const
{
    for (QWidget *widget : m_window.findChildren<QWidget *>(name)) {
        if (widget->isVisible())
            return widget;
    }
    fails("nothing of that name can be seen", name);
    return nullptr;
}

bool TableDriver::click(const QString &name, int times)
{
    for (; times > 0; --times) {
        QWidget *widget = find(name);
        if (!widget)
            return false;
        if (!widget->isEnabled())
            return fails("it is off", name);
        clickOn(widget);
    }
    return true;
}

bool TableDriver::click(Verb verb)
{
    QAbstractButton *button = partOf<HandTray>(m_window)->buttonFor(verb);
    if (!button->isVisible() || !button->isEnabled())
        return fails("the button cannot be pressed", button->accessibleName());
    clickOn(button);
    return true;
}

void TableDriver::clickPlace(const Place &place)
{
    auto *view = partOf<BoardView>(m_window);
    const QPointF at = static_cast<BoardScene *>(view->scene())->centerOf(place);
    clickAt(view->viewport(), view->mapFromScene(at));
}

void TableDriver::press(Qt::Key key)
{
    activate(&m_window);
    QTest::keyClick(m_window.windowHandle(), key);
}

QString TableDriver::note() const
{
    return static_cast<BoardScene *>(partOf<BoardView>(m_window)->scene())->note();
}

QString TableDriver::slip() const
{
    QStringList sentences;
    for (const NoteLine *slip : m_window.findChildren<NoteLine *>()) {
        if (slip->isVisible())
            sentences.append(slip->text());
    }
    return sentences.join(u'\n');
}

bool TableDriver::openCurtain()
{
    auto *curtain = partOf<Curtain>(m_window);
    if (!m_session.curtain())
        return true;
    // The button takes nothing for a moment after it appeared.
    return QTest::qWaitFor([&] {
               return !m_session.curtain() || (click(QStringLiteral("open")) && !m_session.curtain());
           })
        && !curtain->isVisible();
}

bool TableDriver::passBeginning()
{
    while (isShown(QStringLiteral("rollAll"))) {
        if (!click(QStringLiteral("rollAll")) || !click(QStringLiteral("roll")))
            return false;
    }
    return m_session.hasGame();
}

bool TableDriver::perform(const Action &action)
{
    const std::size_t before = m_session.actionCount();
    if (!performSteps(action))
        return fails("could not be done", describe(action));
    return m_session.actionCount() == before + 1 || fails("was not played", describe(action));
}

bool TableDriver::performSteps(const Action &action)
{
    const auto place = [this](const Place &at) {
        clickPlace(at);
        return true;
    };
    return std::visit(
        Visitor{
            [&](const PlaceSettlement &act) { return place(act.at); },
            [&](const PlaceRoad &act) { return place(act.at); },
            [&](const Roll &) { return click(Verb::Roll); },
            [&](const Discard &act) {
                return chooseCards(QStringLiteral("discard"), act.cards) && click(QStringLiteral("confirm"));
            },
            [&](const MoveRobber &act) { return place(act.to); },
            [&](const Steal &act) {
                clickOn(partOf<PlayersPanel>(m_window)->plate(act.from));
                return true;
            },
            [&](const TradeBank &act) { return trade(act); },
            [&](const TradePlayer &act) { return trade(act); },
            [&](const BuildRoad &act) { return build(Verb::BuildRoad, act.at); },
            [&](const BuildSettlement &act) { return build(Verb::BuildSettlement, act.at); },
            [&](const BuildCity &act) { return build(Verb::BuildCity, act.at); },
            [&](const BuyCard &) { return click(Verb::BuyCard); },
            [&](const PlayKnight &) { return click(Verb::PlayKnight); },
            [&](const PlayRoadBuilding &) { return click(Verb::PlayRoadBuilding); },
            [&](const EndFreeRoads &) { return click(Verb::EndFreeRoads); },
            [&](const PlayYearOfPlenty &act) { return pick(Verb::PlayYearOfPlenty, act.cards); },
            [&](const PlayMonopoly &act) {
                return pick(Verb::PlayMonopoly, { { act.resource, 1 } });
            },
            [&](const EndTrading &) { return click(Verb::EndTrading); },
            [&](const EndTurn &) { return click(Verb::EndTurn); },
        },
        action);
}

// Every other piece is built by its button first; the others by a click on the place alone.
bool TableDriver::build(Verb verb, const Place &place)
{
    const bool isFree = m_session.view().phase == Phase::FreeRoads;
    if (!isFree && ++m_builds % 2 == 0 && !click(verb))
        return false;
    clickPlace(place);
    return true;
}

bool TableDriver::chooseCards(const QString &row, const ResourceCards &cards)
{
    for (const Resource resource : allResources) {
        if (cards[resource] > 0 && !click(row + u'.' + wordFor(resource), cards[resource]))
            return false;
    }
    return true;
}

bool TableDriver::trade(const TradeBank &trade)
{
    if (!click(Verb::Trade) || !click(QStringLiteral("bankTab")))
        return false;
    const Resource give = trade.give.kindOf(0);
    const bool isMade = click(QStringLiteral("bankGive.") + wordFor(give))
        && chooseCards(QStringLiteral("bankGet"), trade.get) && click(QStringLiteral("trade"));
    // It closes by itself when the bank takes nothing more.
    return isMade && (!isShown(QStringLiteral("bankTab")) || click(QStringLiteral("close")));
}

bool TableDriver::offer(const Offer &offer)
{
    return click(Verb::Trade) && chooseCards(QStringLiteral("give"), offer.give)
        && chooseCards(QStringLiteral("get"), offer.get) && click(QStringLiteral("offer"));
}

// Offered to all; the partner is tapped, accepts behind the curtain, and the laptop goes back.
bool TableDriver::trade(const TradePlayer &trade)
{
    const PlayerId by = *m_session.person();
    const Person &partner = m_session.people()[static_cast<std::size_t>(trade.with.index())];
    return offer({ by, std::nullopt, trade.give, trade.get })
        && click(QStringLiteral("ask.") + wordFor(partner.color)) && openCurtain()
        && click(QStringLiteral("accept")) && openCurtain();
}

bool TableDriver::pick(Verb verb, const ResourceCards &cards)
{
    return click(verb) && chooseCards(QStringLiteral("pick"), cards) && click(QStringLiteral("confirm"));
}

} // namespace holmstead::test
