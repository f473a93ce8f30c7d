// SPDX-License-Identifier: GPL-3.0-or-later
#include "colorsmenu.h"

#include "settings.h"

#include <QActionGroup>

namespace holmstead {

ColorsMenu::ColorsMenu(Settings &settings, QWidget *parent)
    : Menu([] { return tr("&Colors"); }, parent),
      m_settings(settings),
      m_daylight(settings.colors())
{
    using Wish = Daylight::Wish;
    auto *group = new QActionGroup(this);
    //: How light the window is
    const std::pair<Wish, Text> choices[] = { { Wish::AsTheSystem, [] { return tr("As the &system"); } },
                                              { Wish::Light, [] { return tr("&Light"); } },
                                              { Wish::Dark, [] { return tr("&Dark"); } } };
    for (const auto &[wish, text] : choices) {
        QAction *action = addCheckable(text);
        action->setObjectName(QStringLiteral("colors.%1").arg(static_cast<int>(wish)));
        action->setChecked(wish == m_daylight.wish());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, chosen = wish] { choose(chosen); });
    }
}

void ColorsMenu::choose(Daylight::Wish wish)
{
    m_settings.setColors(wish);
    m_daylight.setWish(wish);
}

} // namespace holmstead
