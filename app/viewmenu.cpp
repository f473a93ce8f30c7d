// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewmenu.h"

#include "sight.h"

#include "board/boardview.h"

#include <QActionGroup>
#include <QEvent>
#include <QLocale>

namespace holmstead {

ViewMenu::ViewMenu(BoardView *board, Sight *sight, QWidget *parent)
    : Menu([] { return tr("&View"); }, parent),
      m_sight(sight)
{
    addZoom(board);
    addTextSizes(sight);
    addSeparator();
    addAnimations();
    m_fullScreen = addCheckable([] { return tr("&Full screen"); }, QKeySequence(Qt::Key_F11));
    connect(m_fullScreen, &QAction::triggered, this, &ViewMenu::fullScreenWanted);
}

// What would change nothing is off.
void ViewMenu::addZoom(BoardView *board)
{
    QAction *in = add([] { return tr("Zoom &in"); }, QKeySequence::ZoomIn);
    QAction *out = add([] { return tr("Zoom &out"); }, QKeySequence::ZoomOut);
    QAction *whole = add([] { return tr("&Whole island"); }, QKeySequence(Qt::CTRL | Qt::Key_0));
    connect(in, &QAction::triggered, board, &BoardView::zoomIn);
    connect(out, &QAction::triggered, board, &BoardView::zoomOut);
    connect(whole, &QAction::triggered, board, &BoardView::fit);
    const auto show = [in, out, whole](qreal zoom) {
        in->setEnabled(zoom < BoardView::maxZoom);
        out->setEnabled(zoom > 1);
        whole->setEnabled(zoom > 1);
    };
    connect(board, &BoardView::zoomChanged, this, show);
    show(board->zoom());
}

void ViewMenu::addAnimations()
{
    //: A menu: how fast things move on the table
    QMenu *menu = addSubmenu([] { return tr("&Animations"); });
    //: Animations: nothing moves
    addPace(menu, Pace::Off, "animations.off", [] { return tr("&Off"); });
    //: Animations: how fast
    addPace(menu, Pace::Slow, "animations.slow", [] { return tr("&Slow"); });
    //: Animations: how fast
    addPace(menu, Pace::Normal, "animations.normal", [] { return tr("&Normal"); });
    //: Animations: how fast
    addPace(menu, Pace::Fast, "animations.fast", [] { return tr("&Fast"); });
    auto *choice = new QActionGroup(this);
    for (QAction *entry : m_paces)
        choice->addAction(entry);
    setPace(Pace::Off);
}

void ViewMenu::addPace(QMenu *menu, Pace pace, const char *name, Text text)
{
    QAction *entry = addTo(menu, text);
    entry->setObjectName(QLatin1String(name));
    entry->setCheckable(true);
    connect(entry, &QAction::triggered, this, [this, pace] { emit paceChosen(pace); });
    m_paces[indexOf(pace)] = entry;
}

// One a step, the one that is on marked.
void ViewMenu::addTextSizes(Sight *sight)
{
    QMenu *menu = addSubmenu([] { return tr("&Text size"); });
    menu->setToolTipsVisible(true);
    auto *sizes = new QActionGroup(this);
    for (int percent = Sight::smallestText; percent <= Sight::largestText; percent += Sight::textStep) {
        QAction *size = menu->addAction(QString());
        sizes->addAction(size);
        m_textSizes.emplace(size, percent);
        size->setCheckable(true);
        size->setChecked(percent == sight->textSize());
        connect(size, &QAction::triggered, sight, [sight, percent] { sight->setTextSize(percent); });
        connect(sight, &Sight::textSizeChanged, size,
                [size, percent](int now) { size->setChecked(now == percent); });
    }
    connect(sight, &Sight::textSizeChanged, this, &ViewMenu::offerTextSizes);
    connect(sight, &Sight::roomChanged, this, &ViewMenu::offerTextSizes);
    retranslateTextSizes();
}

// Only what would be another size; the one that is on was chosen in a larger window.
void ViewMenu::offerTextSizes()
{
    for (const auto &[size, percent] : m_textSizes) {
        const bool offered = m_sight->hasRoomFor(percent) || percent == m_sight->textSize();
        size->setEnabled(offered);
        //: Why a size of letters cannot be chosen
        size->setToolTip(offered ? QString() : tr("The window has no room for larger letters."));
    }
}

void ViewMenu::retranslateTextSizes()
{
    offerTextSizes();
    for (const auto &[size, percent] : m_textSizes) {
        //: A size of letters
        size->setText(tr("%1 %").arg(QLocale().toString(percent)));
    }
}

void ViewMenu::changeEvent(QEvent *event)
{
    Menu::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslateTextSizes();
}

} // namespace holmstead
