// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/cardpanel.h"

#include "rules/view.h"

namespace holmstead {

class ResourceRow;

// Lets the person at the screen choose what a development card brings: the one resource of Monopoly
// (R-DC-7), or the cards of Year of Plenty (R-DC-6). It can be given up; the card is not played then.
class ResourcePicker : public CardPanel
{
    Q_OBJECT

public:
    // `card` is Monopoly, where `count` is 1, or YearOfPlenty with the exact number of the bank's cards.
    ResourcePicker(const View &view, DevelopmentCard card, int count, QWidget *parent = nullptr);

    ResourceCards chosen() const;

    // It names nobody.
    bool rename(const People &) override { return true; }
    QString whatComesFirst() const override;

signals:
    // Monopoly: one card of the resource.
    void picked(holmstead::ResourceCards cards);

protected:
    void retranslate() override;
    void arrange(Form form, qreal cardWidth) override;
    QWidget *firstFocus() const override;

private:
    bool isMonopoly() const { return m_card == DevelopmentCard::Monopoly; }
    Edition edition() const { return m_view.table->rules.edition; }
    QString whatToChoose(int missing) const;
    QString whatOthersGive() const;
    void showOutcome();
    QString whyNoMore(Resource resource) const;
    void confirm();
    void refresh();

    View m_view;
    DevelopmentCard m_card;
    int m_count;
    ResourceRow *m_row;
    QPushButton *m_confirm;
    QPushButton *m_cancel;
};

} // namespace holmstead
