// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/panel.h"

#include "rules/view.h"

class QLabel;

namespace holmstead {

class ResourceRow;

// Lets the person at the screen choose what a development card brings: the one resource of Monopoly
// (R-DC-7), or the cards of Year of Plenty (R-DC-6). It can be given up; the card is not played then.
class ResourcePicker : public Panel
{
    Q_OBJECT

public:
    // `card` is Monopoly, where `count` is 1, or YearOfPlenty with the exact number of the bank's cards.
    ResourcePicker(const View &view, DevelopmentCard card, int count, QWidget *parent = nullptr);

    ResourceCards chosen() const;

    // It names nobody.
    bool rename(const People &) override { return true; }

signals:
    // Monopoly: one card of the resource.
    void picked(holmstead::ResourceCards cards);

protected:
    void retranslate() override;
    QWidget *firstFocus() const override;

private:
    bool isMonopoly() const { return m_card == DevelopmentCard::Monopoly; }
    Edition edition() const { return m_view.table->rules.edition; }
    QString whatToChoose(int missing) const;
    QString outcome() const;
    QString whyNoMore(Resource resource) const;
    void confirm();
    void refresh();

    View m_view;
    DevelopmentCard m_card;
    int m_count;
    ResourceRow *m_row;
    QLabel *m_outcome;
    QPushButton *m_confirm;
    QPushButton *m_cancel;
};

} // namespace holmstead
