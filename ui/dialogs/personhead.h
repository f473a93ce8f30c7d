// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"

#include <QWidget>

namespace holmstead {

// A person's emblem and name above a column of numbers.
class PersonHead : public QWidget
{
    Q_OBJECT

public:
    explicit PersonHead(const Person &person, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool needsTwoLines() const;

    Person m_person;
};

} // namespace holmstead
