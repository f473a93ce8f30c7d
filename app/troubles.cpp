// SPDX-License-Identifier: GPL-3.0-or-later
#include "troubles.h"

#include "gamekeeper.h"
#include "noteline.h"
#include "troubleslip.h"

#include "text/fileerrors.h"

namespace holmstead {

Troubles::Troubles(GameKeeper &keeper, TroubleSlip *slip, NoteLine *news, QObject *parent)
    : QObject(parent),
      m_keeper(keeper),
      m_slip(slip),
      m_news(news)
{
    connect(&m_keeper, &GameKeeper::troubleChanged, this, &Troubles::show);
    connect(m_slip, &TroubleSlip::retryWanted, &m_keeper, &GameKeeper::keep);
}

void Troubles::show()
{
    const bool isInTrouble = m_keeper.trouble().has_value();
    m_slip->setTrouble(
        isInTrouble
            //: %1 is a sentence that says why
            ? tr("The game cannot be kept at the moment. %1 It goes on here, and keeping it is tried again.")
                  .arg(fileErrorSentence(*m_keeper.trouble()))
            : QString());
    if (m_wasInTrouble && !isInTrouble && !m_keeper.path().isEmpty())
        m_news->say(tr("The game is kept again: nothing is lost."));
    m_wasInTrouble = isInTrouble;
}

} // namespace holmstead
