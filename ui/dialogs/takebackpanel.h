// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/cardpanel.h"

#include "record/person.h"
#include "rules/view.h"
#include "session/takeback.h"

class QBoxLayout;
class QLabel;

namespace holmstead {

class ExchangeSign;

// A trade that its partner is asked to take back, or to make once more, with what that does to their hand.
class TakeBackPanel : public CardPanel
{
    Q_OBJECT

public:
    // `view` is the partner's, who can do it.
    TakeBackPanel(const View &view, const People &people, const TakeBack &asked, QWidget *parent = nullptr);

    QString whatComesFirst() const override;

signals:
    // Each closes the panel.
    void agreed();
    void refused();

protected:
    void retranslate() override;
    void settle(int width) override;
    QWidget *firstFocus() const override;

private:
    ResourceCards give() const { return m_asked.again ? m_asked.trade.get : m_asked.trade.give; }
    ResourceCards get() const { return m_asked.again ? m_asked.trade.give : m_asked.trade.get; }
    Edition edition() const { return m_view.table->rules.edition; }

    View m_view;
    QString m_by;
    TakeBack m_asked;
    QLabel *m_giveTitle;
    QLabel *m_getTitle;
    ExchangeSign *m_sign;
    QBoxLayout *m_sides = nullptr;
    QPushButton *m_refuse;
    QPushButton *m_agree;
};

} // namespace holmstead
