// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablemenu.h"

#include "settings.h"

#include <QActionGroup>

namespace holmstead {

TableMenu::TableMenu(Settings &settings, QWidget *parent)
    : Menu([] { return tr("At the &table"); }, parent),
      m_settings(settings)
{
    m_openHands = addCheckable([] { return tr("&Open hands"); });
    m_openHands->setObjectName(QStringLiteral("openHands"));
    setOpenHands(false, false);
    connect(m_openHands, &QAction::triggered, this, &TableMenu::openHandsWanted);

    QAction *clock = addCheckable([] { return tr("&Clock: how long a turn takes"); });
    clock->setObjectName(QStringLiteral("clock"));
    clock->setChecked(settings.clock());
    connect(clock, &QAction::triggered, this, [this](bool shown) {
        m_settings.setClock(shown);
        emit clockWanted(shown);
    });
    addSeparator();
    addCover();
}

void TableMenu::setOpenHands(bool canOpen, bool open)
{
    m_openHands->setEnabled(canOpen);
    m_openHands->setChecked(open);
}

void TableMenu::addCover()
{
    struct Time
    {
        int minutes;
        Text text;
    };
    const std::array times = { Time{ 0, [] { return tr("Cards stay &uncovered"); } },
                               Time{ 1, [] { return tr("Cover cards after &1 minute without a touch"); } },
                               Time{ 3, [] { return tr("Cover cards after &3 minutes without a touch"); } },
                               Time{ 5, [] { return tr("Cover cards after &5 minutes without a touch"); } } };
    auto *group = new QActionGroup(this);
    for (const Time &time : times) {
        QAction *entry = addCheckable(time.text);
        group->addAction(entry);
        entry->setObjectName(QStringLiteral("cover%1").arg(time.minutes));
        entry->setChecked(time.minutes == m_settings.coverAfter());
        connect(entry, &QAction::triggered, this, [this, minutes = time.minutes] {
            m_settings.setCoverAfter(minutes);
            emit coverWanted(minutes);
        });
    }
}

} // namespace holmstead
