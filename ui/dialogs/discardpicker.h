// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/cardpanel.h"

#include "record/person.h"
#include "rules/view.h"

namespace holmstead {

class ResourceRow;

// Lets the person at the screen choose the cards that they lose to a seven (R-RO-2): exactly as many as they
// owe, none chosen beforehand. It cannot be given up.
class DiscardPicker : public CardPanel
{
    Q_OBJECT

public:
    // `view.viewer` must owe a discard.
    DiscardPicker(const View &view, const People &people, QWidget *parent = nullptr);

    ResourceCards chosen() const;

    bool rename(const People &people) override;
    QString whatComesFirst() const override;

signals:
    void discarded(holmstead::ResourceCards cards);

protected:
    void retranslate() override;
    void arrange(Form form, qreal cardWidth) override;
    QWidget *firstFocus() const override;

private:
    int owed() const { return m_view.player(*m_view.viewer).mustDiscard; }
    QString whyNoMore(Resource resource) const;
    void confirm();
    void refresh();

    View m_view;
    Person m_person;
    ResourceRow *m_row;
    QPushButton *m_confirm;
};

} // namespace holmstead
