// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tradetalk.h"

#include <algorithm>
#include <cassert>

namespace holmstead {

void TradeTalk::open(const Offer &offer)
{
    end();
    m_offer = offer;
    m_stage = Stage::Open;
}

void TradeTalk::ask(PlayerId partner)
{
    assert(m_stage == Stage::Open);
    m_partner = partner;
    m_stage = Stage::Asked;
}

void TradeTalk::takeBackAsk()
{
    assert(m_stage == Stage::Asked);
    m_stage = Stage::Open;
}

void TradeTalk::decline()
{
    if (m_stage != Stage::Asked)
        return end();
    if (std::find(m_declined.begin(), m_declined.end(), m_partner) == m_declined.end())
        m_declined.push_back(m_partner); // they may have thought again, and said no once more
    m_stage = Stage::Open;
}

void TradeTalk::counter(const Offer &offer)
{
    assert(m_stage == Stage::Asked);
    m_offer = offer;
    m_stage = Stage::Countered;
}

} // namespace holmstead
