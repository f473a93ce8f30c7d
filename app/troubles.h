// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace holmstead {

class GameKeeper;
class NoteLine;
class TroubleSlip;

// Tells what is wrong with keeping games, at the start and while one is on, and when it is over.
class Troubles : public QObject
{
    Q_OBJECT

public:
    // The slip tells troubles, `news` that one is over.
    Troubles(GameKeeper &keeper, TroubleSlip *slip, NoteLine *news, QObject *parent);

    // In the language of now.
    void show();

private:
    GameKeeper &m_keeper;
    TroubleSlip *m_slip;
    NoteLine *m_news;
    bool m_wasInTrouble = false;
};

} // namespace holmstead
