// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"

#include <QWidget>

#include <optional>

namespace holmstead {

// The line above a hand: whose it is and how many points they have, hidden ones included. Empty without a
// person.
class HandHeader : public QWidget
{
    Q_OBJECT

public:
    explicit HandHeader(QWidget *parent = nullptr);

    void setPerson(const std::optional<Person> &person, int points, int hiddenPoints);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void describe();
    QString pointsText() const;
    void paintPoints(QPainter &painter, const QRectF &place) const;

    std::optional<Person> m_person;
    int m_points = 0;
    int m_hiddenPoints = 0;
};

} // namespace holmstead
