// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/verb.h"
#include "record/person.h"
#include "rules/view.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;

namespace holmstead {

class CostRow;

// What can be bought and for which cards. For the person who looks, what they can have now lights up and what
// they lack is hollow; while nobody looks it is the plain table.
class CostsPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Item { Road, Settlement, City, Card };
    static constexpr std::array allItems = { Item::Road, Item::Settlement, Item::City, Item::Card };

    explicit CostsPanel(QWidget *parent = nullptr);

    // With the people, the pieces shown are in the colour of who looks or is on turn, else white.
    void setView(const View &view, const People &people = {});

    // What can be had now lights up, and the others say why not.
    void setCommands(const Commands &commands);

    CostRow *row(Item item) const { return m_rows[indexOf(item)]; }
    // What stands on the screen.
    bool isLit(Item item) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    std::optional<ResourceCards> m_hand; // of the person who looks
    Color m_color = Color::White;
    Edition m_edition = Edition::Classic;

    QLabel *m_title = nullptr;
    std::array<CostRow *, allItems.size()> m_rows = {};
};

} // namespace holmstead
