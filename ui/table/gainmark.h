// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards.h"
#include "rules/table.h"

#include <QWidget>

namespace holmstead {

// What a player got by the last roll: "+2" beside the picture of each resource, in a corner of their plate.
class GainMark : public QWidget
{
    Q_OBJECT

public:
    explicit GainMark(QWidget *parent = nullptr);

    // Without cards it is hidden.
    void setGain(const ResourceCards &gain, Edition edition);
    const ResourceCards &gain() const { return m_gain; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int kinds() const;
    void describe();

    ResourceCards m_gain;
    Edition m_edition = Edition::Classic;
};

} // namespace holmstead
