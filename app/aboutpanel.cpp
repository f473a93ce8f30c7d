// SPDX-License-Identifier: GPL-3.0-or-later
#include "aboutpanel.h"

#include "hand/paper.h"
#include "look/programicon.h"

#include <QCoreApplication>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace holmstead {

AboutPanel::AboutPanel(QWidget *parent)
    : Panel(parent),
      m_version(new QLabel),
      m_game(new QLabel),
      m_license(new QLabel)
{
    setCancellable(true);
    auto *icon = new QLabel;
    paper::keepMeasured(*this, [this, icon] {
        const int side = paper::ems(*this, 6);
        icon->setPixmap(programIcon().pixmap(QSize(side, side), devicePixelRatioF()));
    });
    auto *words = new QVBoxLayout;
    paper::keepGaps(*this, *words, 0.6);
    for (QLabel *label : { m_version, m_game, m_license }) {
        label->setWordWrap(true);
        words->addWidget(label);
    }
    for (QLabel *label : { m_version, m_license })
        label->setProperty("soft", true);
    words->addStretch();
    auto *row = new QHBoxLayout;
    paper::keepGaps(*this, *row, 1.2);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    body()->addLayout(row);
    m_close = addButton(QStringLiteral("close"), Kind::Main);
    connect(m_close, &QPushButton::clicked, this, &AboutPanel::cancel);
    retranslate();
}

void AboutPanel::retranslate()
{
    setTitle(tr("Holmstead"));
    m_version->setText(tr("Version %1").arg(QCoreApplication::applicationVersion()));
    m_game->setText(tr("The island game for three or four people at one screen."));
    m_license->setText(
        tr("An independent implementation of the rules of the CATAN® base game, not affiliated with its "
           "owners. Free software under the GNU General Public License, version 3 or later."));
    m_close->setText(tr("Close"));
}

} // namespace holmstead
