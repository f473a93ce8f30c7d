// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/resourcetile.h"

#include "rules/cards.h"

#include <QWidget>

#include <array>
#include <functional>

namespace holmstead {

// The five resources side by side to choose cards of: how many of each, or one of them. Left and right walk
// along the row. Its parts are called "<row>.brick" for the pile, "<row>.brick.less" for what was taken from
// it, and so on.
class ResourceRow : public QWidget
{
    Q_OBJECT

public:
    ResourceRow(const QString &name, ResourceTile::Use use, QWidget *parent = nullptr);

    void setEdition(Edition edition);
    // In ems.
    void setCardWidth(qreal width);
    // At most so many of each, and `total` in all. What is chosen beyond that is dropped, silently.
    void setLimits(ResourceCards most, int total);
    // The piles that are chosen from, to show what is left of them.
    void setPiles(ResourceCards piles);
    void setCaption(Resource resource, const QString &caption, bool good);
    // How many cards a choice takes (ResourceTile::Use::Price).
    void setPrice(ResourceCards price);
    // Asked, in a sentence, why no more can be taken of a resource.
    void setWhyNot(std::function<QString(Resource)> whyNot);

    ResourceCards chosen() const { return m_chosen; }
    // Clipped to the limits.
    void setChosen(ResourceCards chosen);
    ResourceTile *tile(Resource resource) const { return m_tiles[indexOf(resource)]; }

signals:
    // A person chose; not for setChosen() and setLimits().
    void chosenChanged();
    // A person tapped a grey card.
    void refused(const QString &why);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool canAdd(Resource resource) const;
    void add(Resource resource);
    void remove(Resource resource);
    void clip();
    void refresh();
    void step(int by);

    ResourceTile::Use m_use;
    std::array<ResourceTile *, allResources.size()> m_tiles;
    ResourceCards m_chosen;
    ResourceCards m_most;
    int m_total = 0;
    std::optional<ResourceCards> m_piles;
    std::function<QString(Resource)> m_whyNot;
};

} // namespace holmstead
