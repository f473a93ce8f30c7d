// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"

#include <QAbstractButton>
#include <QStringList>

namespace holmstead {

// A person's colour, emblem and name on a button, with room for a word below. Without a person it stands for
// the whole table. What room it asks for does not depend on the name: a long one is cut short, and all of it
// is in the tooltip.
class PersonButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit PersonButton(QWidget *parent = nullptr);

    void setPerson(const Person &person);
    // All people at once: their emblems side by side.
    void setEverybody(const People &people, const QString &name);
    void setDetail(const QString &detail);
    // What it may become, for which there is room from the beginning.
    void reserve(const QStringList &details);
    // Larger than a line of text, for a choice that is the subject of its panel.
    void setLarge(bool large);
    // Looks chosen although nothing is checked: this person is meant more than the others.
    void setMarked(bool marked);
    bool isMarked() const { return m_marked; }
    // They have said no: the word below is the loud one, beside a cross.
    void setRefusing(bool refusing);
    bool isRefusing() const { return m_refusing; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QFont nameFont() const;
    qreal badgeSide() const;
    qreal badgesWidth() const;
    qreal lead() const;
    void describe();
    void paintBadges(QPainter &painter, const QRectF &box) const;
    void paintWords(QPainter &painter, const QRectF &box) const;

    std::vector<Color> m_colors;
    QString m_name; // not text(), where & would mean a shortcut
    QString m_detail;
    QStringList m_reserved;
    bool m_large = false;
    bool m_marked = false;
    bool m_refusing = false;
};

} // namespace holmstead
