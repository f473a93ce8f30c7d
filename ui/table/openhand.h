// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards.h"
#include "rules/table.h"

#include <QWidget>

namespace holmstead {

// All cards of a hand that lies open, in one line: a little picture and a number for each kind.
class OpenHand : public QWidget
{
    Q_OBJECT

public:
    explicit OpenHand(QWidget *parent = nullptr);

    void setCards(const ResourceCards &resources, const DevelopmentCards &developments, Edition edition);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString inWords(Edition edition) const;

    ResourceCards m_resources;
    DevelopmentCards m_developments;
};

} // namespace holmstead
