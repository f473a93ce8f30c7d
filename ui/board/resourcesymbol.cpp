// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/resourcesymbol.h"

#include "look/art.h"

namespace holmstead {

namespace {

QString drawingOf(Resource resource)
{
    switch (resource) {
    case Resource::Brick:
        return QStringLiteral("symbols/brick");
    case Resource::Lumber:
        return QStringLiteral("symbols/lumber");
    case Resource::Wool:
        return QStringLiteral("symbols/wool");
    case Resource::Grain:
        return QStringLiteral("symbols/grain");
    case Resource::Ore:
        return QStringLiteral("symbols/ore");
    }
    Q_UNREACHABLE();
}

} // namespace

void ResourceSymbol::paint(QPainter &painter, const QRectF &rect, Resource resource)
{
    Art::paint(painter, rect, drawingOf(resource));
}

} // namespace holmstead
