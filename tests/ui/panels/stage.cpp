// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage.h"

#include "hand/handtray.h"
#include "table/bankpanel.h"
#include "table/costspanel.h"
#include "table/diceview.h"
#include "table/logpanel.h"
#include "table/playerspanel.h"
#include "table/promptbar.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QDir>
#include <QPixmap>

namespace holmstead::test {

namespace {

constexpr int gap = 6;

} // namespace

Stage::Stage()
    : prompt(new PromptBar(this)),
      players(new PlayersPanel(this)),
      board(new QWidget(this)),
      dice(new DiceView(this)),
      bank(new BankPanel(this)),
      costs(new CostsPanel(this)),
      log(new LogPanel(this)),
      tray(new HandTray(this))
{
    auto *right = new QVBoxLayout;
    right->setSpacing(gap);
    for (QWidget *panel :
         { static_cast<QWidget *>(dice), static_cast<QWidget *>(bank), static_cast<QWidget *>(costs) })
        right->addWidget(panel);
    right->addWidget(log, 1);
    auto *middle = new QHBoxLayout;
    middle->setContentsMargins(gap, gap, gap, gap);
    middle->addWidget(players);
    middle->addWidget(board, 1);
    middle->addLayout(right);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(prompt);
    rows->addLayout(middle, 1);
    rows->addWidget(tray);
    const int columnWidth = players->sizeHint().width();
    players->setFixedWidth(columnWidth);
    for (QWidget *panel : { static_cast<QWidget *>(dice), static_cast<QWidget *>(bank),
                            static_cast<QWidget *>(costs), static_cast<QWidget *>(log) })
        panel->setFixedWidth(columnWidth);
    resize(1280, 720);
}

void Stage::setView(const View &view, const People &people)
{
    players->setView(view, people);
    bank->setView(view);
    costs->setView(view, people);
    dice->setDice(view.dice);
    tray->setView(view, people);
}

// Pictures are for the eye, in the folder that HOLMSTEAD_PICTURES names, and not made without it.
void Stage::save(const char *name)
{
    QCoreApplication::processEvents(); // lays out anew what has changed
    const QString folder = qEnvironmentVariable("HOLMSTEAD_PICTURES");
    if (!folder.isEmpty())
        grab().save(QDir(folder).filePath(QString("%1.png").arg(name)));
}

} // namespace holmstead::test
