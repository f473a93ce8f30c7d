// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"
#include "board/terrain.h"

#include <optional>

#include <QGraphicsItem>

namespace holmstead {

// The settlement or city on one intersection, if there is one, with the star of a start settlement.
class BuildingItem : public QGraphicsItem
{
public:
    // What stands somewhere.
    struct Building
    {
        Color color = Color::Red;
        bool city = false;

        friend bool operator==(const Building &, const Building &) = default;
    };

    explicit BuildingItem(IntersectionId at);

    void setBuilding(const std::optional<Building> &building);
    void setStarred(bool starred);

    // Where they are drawn round an intersection at (0, 0).
    static QRectF settlement();
    static QRectF city();

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    std::optional<Building> m_building;
    bool m_starred = false;
};

} // namespace holmstead
