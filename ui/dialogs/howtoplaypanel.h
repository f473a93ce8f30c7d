// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/panel.h"
#include "rules/table.h"

#include <vector>

class QHBoxLayout;

namespace holmstead {

class GuideCard;

// How one plays, on one page of cards in as many columns as there is room for.
class HowToPlayPanel : public Panel
{
    Q_OBJECT

public:
    // In the words of these rules.
    explicit HowToPlayPanel(const Rules &rules, QWidget *parent = nullptr);

protected:
    void retranslate() override;
    void settle(int width) override;
    QWidget *firstFocus() const override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Arrangement
    {
        int cardWidth = 0;
        std::vector<std::size_t> columns; // of each card

        bool operator==(const Arrangement &) const = default;
    };

    void arrange(const Arrangement &wanted);

    Rules m_rules;
    std::vector<GuideCard *> m_cards;
    std::vector<QVBoxLayout *> m_columns;
    QHBoxLayout *m_row;
    Arrangement m_arranged;
    QPushButton *m_close;
};

} // namespace holmstead
