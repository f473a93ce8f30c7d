// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/view.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace holmstead {

class ExchangeSign;
class ResourceRow;

// Trades with the bank: one resource is given at the viewer's best rate, which stands below its card, and as
// many cards of others taken as that pays for (R-TR-7). What is given follows from what is taken.
class BankCounter : public QWidget
{
    Q_OBJECT

public:
    // `view` is the active player's.
    explicit BankCounter(const View &view, QWidget *parent = nullptr);

    // Forgets what was put together.
    void setView(const View &view);
    ResourceCards give() const;
    ResourceCards get() const;
    // What is still missing for a trade, in a sentence; empty when nothing is.
    QString whyNot() const;
    // Where to begin with the keyboard: the first card that pays for another.
    QWidget *firstTile() const;

    void retranslate();
    void settle(int width);

signals:
    void changed();

private:
    int rate(Resource resource) const;
    Edition edition() const { return m_view.table->rules.edition; }
    ResourceCards affordable() const;
    std::optional<Resource> given() const;
    void showRates();
    void refresh();

    View m_view;
    QBoxLayout *m_sides;
    QLabel *m_giveTitle;
    QLabel *m_getTitle;
    ResourceRow *m_give;
    ResourceRow *m_get;
    ExchangeSign *m_sign;
    QLabel *m_outcome;
};

} // namespace holmstead
