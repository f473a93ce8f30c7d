// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"

#include <QWidget>

namespace holmstead {

// The head of a player's plate: name, visible points, and a line for what is special about them now.
class NameRow : public QWidget
{
    Q_OBJECT

public:
    explicit NameRow(QWidget *parent = nullptr);

    void setPerson(const Person &person, int points, bool onTurn);
    // Urgent lines stand out.
    void setLine(const QString &line, bool urgent);

    // Lower, where there is little room.
    void setCompact(bool compact);
    // So many pixels between name and points are left to something else.
    void setRoomBeforePoints(int width);
    QRect roomBeforePoints(const QSize &size) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintPoints(QPainter &painter, const QRectF &place) const;
    void paintName(QPainter &painter, const QRectF &place) const;
    void paintLine(QPainter &painter, const QRectF &place) const;

    Person m_person;
    int m_points = 0;
    bool m_onTurn = false;
    QString m_line;
    bool m_urgent = false;
    bool m_compact = false;
    int m_roomBeforePoints = 0;
};

} // namespace holmstead
