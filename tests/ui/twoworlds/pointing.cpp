// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twoworlds/pointing.h"

#include "board/boardscene.h"
#include "board/boardview.h"
#include "hand/handtray.h"
#include "table/hintcard.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QTest>
#include <QWindow>

namespace holmstead::test {

namespace {

void moveMouse(const QWidget *to, const QPoint &at)
{
    const QWidget *window = to->window();
    QTest::mouseMove(window->windowHandle(), to->mapTo(window, at));
}

} // namespace

PartOf plateOf(PlayerId player)
{
    return [player](WholeGame &game) { return game.window().findChild<PlayersPanel *>()->plate(player); };
}

PartOf buttonFor(Verb verb)
{
    return [verb](WholeGame &game) { return game.window().findChild<HandTray *>()->buttonFor(verb); };
}

TwoWindows::Pointing over(const PartOf &part)
{
    return [part](WholeGame &game) {
        const QWidget *widget = part(game);
        moveMouse(widget, widget->rect().center());
    };
}

TwoWindows::Pointing tipOf(const PartOf &part)
{
    return [part](WholeGame &game) {
        QWidget *widget = part(game);
        const QPoint middle = widget->rect().center();
        QHelpEvent help(QEvent::ToolTip, middle, widget->mapToGlobal(middle));
        QCoreApplication::sendEvent(widget, &help);
    };
}

TwoWindows::Pointing onBoard(const Place &place)
{
    return [place](WholeGame &game) {
        const auto *view = game.window().findChild<BoardView *>();
        const auto *scene = static_cast<const BoardScene *>(view->scene());
        moveMouse(view->viewport(), view->mapFromScene(scene->centerOf(place)));
        const auto *card = game.window().findChild<HintCard *>();
        if (!QTest::qWaitFor([card] { return card->isVisible(); }))
            qWarning("nothing explains that place");
    };
}

} // namespace holmstead::test
