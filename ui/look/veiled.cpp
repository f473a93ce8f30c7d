// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/veiled.h"

#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <iterator>

namespace holmstead {

namespace {

constexpr char veilProperty[] = "veil";

bool isOpenVeil(const QObject *object)
{
    const auto *widget = qobject_cast<const QWidget *>(object);
    return widget && widget->isVisible() && widget->property(veilProperty).toBool();
}

// Children come in the order in which they lie one on the other.
bool liesUnderVeil(const QWidget *widget, const QWidget *host)
{
    const QObjectList &all = host->children();
    const auto itself = std::find(all.begin(), all.end(), widget);
    return itself != all.end() && std::any_of(std::next(itself), all.end(), isOpenVeil);
}

} // namespace

void setVeil(QWidget &widget)
{
    widget.setProperty(veilProperty, true);
}

bool isVeiled(const QWidget &widget)
{
    for (const QWidget *below = &widget; below && !below->isWindow(); below = below->parentWidget()) {
        if (below->parentWidget() && liesUnderVeil(below, below->parentWidget()))
            return true;
    }
    return false;
}

} // namespace holmstead
