// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/resourcerow.h"

#include "hand/paper.h"
#include "record/names.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>

namespace holmstead {

ResourceRow::ResourceRow(const QString &name, ResourceTile::Use use, QWidget *parent)
    : QWidget(parent),
      m_use(use)
{
    setObjectName(name);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (const Resource resource : allResources) {
        auto *tile = new ResourceTile(resource, use, this);
        tile->setObjectName(name + QLatin1Char('.') + wordFor(resource));
        for (QAbstractButton *step : tile->findChildren<QAbstractButton *>())
            step->setObjectName(tile->objectName() + QLatin1Char('.') + step->objectName());
        connect(tile, &ResourceTile::moreAsked, this, &ResourceRow::add);
        connect(tile, &ResourceTile::lessAsked, this, &ResourceRow::remove);
        row->addWidget(tile, 0, Qt::AlignTop);
        m_tiles[indexOf(resource)] = tile;
    }
    refresh();
}

void ResourceRow::setEdition(Edition edition)
{
    for (ResourceTile *tile : m_tiles)
        tile->setEdition(edition);
}

void ResourceRow::setCardWidth(qreal width)
{
    for (ResourceTile *tile : m_tiles)
        tile->setCardWidth(width);
}

void ResourceRow::setLimits(ResourceCards most, int total)
{
    m_most = most;
    m_total = total;
    clip();
    refresh();
}

void ResourceRow::setPiles(ResourceCards piles)
{
    m_piles = piles;
    refresh();
}

void ResourceRow::setCaption(Resource resource, const QString &caption, bool good)
{
    tile(resource)->setCaption(caption, good);
}

void ResourceRow::setPrice(ResourceCards price)
{
    for (ResourceTile *tile : m_tiles)
        tile->setPrice(price[tile->resource()]);
}

void ResourceRow::setWhyNot(std::function<QString(Resource)> whyNot)
{
    m_whyNot = std::move(whyNot);
    refresh();
}

void ResourceRow::setChosen(ResourceCards chosen)
{
    m_chosen = chosen;
    clip();
    refresh();
}

bool ResourceRow::canAdd(Resource resource) const
{
    if (m_use != ResourceTile::Use::Count)
        return m_most[resource] > 0;
    return m_chosen[resource] < m_most[resource] && m_chosen.total() < m_total;
}

void ResourceRow::add(Resource resource)
{
    if (!canAdd(resource)) {
        if (const QString why = tile(resource)->whyNot(); !why.isEmpty())
            emit refused(why);
        return;
    }
    if (m_use != ResourceTile::Use::Count)
        m_chosen = {};
    m_chosen.add(resource);
    refresh();
    emit chosenChanged();
}

void ResourceRow::remove(Resource resource)
{
    if (m_chosen[resource] == 0)
        return;
    m_chosen.remove(resource);
    refresh();
    emit chosenChanged();
}

void ResourceRow::clip()
{
    int room = m_total;
    ResourceCards kept;
    for (const Resource resource : allResources) {
        const int count = std::min({ m_chosen[resource], m_most[resource], room });
        kept.add(resource, count);
        room -= count;
    }
    m_chosen = kept;
}

void ResourceRow::refresh()
{
    for (const Resource resource : allResources) {
        const int count = m_chosen[resource];
        std::optional<int> rest;
        if (m_piles)
            rest = (*m_piles)[resource] - (m_use == ResourceTile::Use::Count ? count : 0);
        const bool free = canAdd(resource);
        tile(resource)->setCount(count, free, rest);
        tile(resource)->setWhyNot(free || !m_whyNot ? QString() : m_whyNot(resource));
    }
}

void ResourceRow::keyPressEvent(QKeyEvent *event)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    if (event->key() == Qt::Key_Right)
        step(mirrored ? -1 : 1);
    else if (event->key() == Qt::Key_Left)
        step(mirrored ? 1 : -1);
    else
        QWidget::keyPressEvent(event);
}

void ResourceRow::step(int by)
{
    const auto focused = std::find(m_tiles.begin(), m_tiles.end(), focusWidget());
    if (focused == m_tiles.end())
        return;
    const auto count = static_cast<std::ptrdiff_t>(m_tiles.size());
    const auto next = (focused - m_tiles.begin() + by + count) % count;
    m_tiles[static_cast<std::size_t>(next)]->setFocus(Qt::OtherFocusReason);
}

} // namespace holmstead
