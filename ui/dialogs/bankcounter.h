// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/exchangeeditor.h"

#include <optional>

namespace holmstead {

// Trades with the bank: one resource is given at the viewer's best rate, which stands below its card, and as
// many cards of others taken as that pays for (R-TR-7). What is given follows from what is taken.
class BankCounter : public ExchangeEditor
{
    Q_OBJECT

public:
    // `view` is the active player's.
    explicit BankCounter(const View &view, QWidget *parent = nullptr);

    // Forgets what was put together.
    void setView(const View &view);
    ResourceCards give() const override;
    QString whyNot() const override;

    void retranslate() override;

private:
    int rate(Resource resource) const;
    ResourceCards affordable() const;
    std::optional<Resource> given() const;
    int mostGotten() const;
    QString whyNotGiven(Resource resource) const;
    QString whyNotGotten(Resource resource) const;
    void showRates();
    void limit() override;
};

} // namespace holmstead
