// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/table.h"
#include "session/handchange.h"

#include <QWidget>

#include <vector>

namespace holmstead {

// What has changed somebody's hand last, on their plate: "+2" beside the picture of each resource; of more
// kinds than two their sum beside a row with a picture of each card, those of a kind close together. Only
// what was stolen is a card's back. It is pale once the next turn has begun.
class GainMark : public QWidget
{
    Q_OBJECT

public:
    explicit GainMark(QWidget *parent = nullptr);

    // When nothing has changed it is hidden.
    void setChange(const HandChange &change, Edition edition);
    const HandChange &change() const { return m_change; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Part
    {
        int cards = 0;
        std::vector<Resource> pictures; // nothing: a card's back
    };
    std::vector<Part> parts() const;
    static Part sumOf(const ResourceCards &cards, int sign);
    // Where each picture begins in the row of a part, in ems, and behind the last of them.
    static std::vector<qreal> stepsOf(const Part &part);
    static qreal picturesWidth(const Part &part);
    QString textOf(const Part &part) const;
    QFont letters() const;
    qreal widthOf(const Part &part) const;
    void paintPart(QPainter &painter, const Part &part, const QRectF &place) const;
    QString sentence() const;
    void describe();

    HandChange m_change;
    Edition m_edition = Edition::Classic;
};

} // namespace holmstead
