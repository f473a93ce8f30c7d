// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"
#include "rules/table.h"

#include <QCoreApplication>
#include <QString>

#include <array>

namespace holmstead {

// The colours that a person can choose, and why they cannot choose the others.
class ColorOffer
{
    Q_DECLARE_TR_FUNCTIONS(ColorOffer)

public:
    // What is in the box (R-SU-2).
    ColorOffer(const Rules &rules, int players);

    void withdraw(Color color, const QString &why) { m_why[indexOf(color)] = why; }
    bool offers(Color color) const { return why(color).isEmpty(); }
    // One sentence; nothing where it is offered.
    const QString &why(Color color) const { return m_why[indexOf(color)]; }

private:
    std::array<QString, allColors.size()> m_why;
};

} // namespace holmstead
