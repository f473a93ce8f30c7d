// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/table.h"

#include <QAbstractButton>

#include <optional>

class QLabel;
class QSpacerItem;

namespace holmstead {

class TakenPile;

// A pile of a resource to tap: the cards taken from it are lifted, and stand out above. A click, Space, Up or
// + asks for one more; a click on what stands out, one with the right button, Down, - or Backspace for one
// less. A pale one says why on a tap. The tile only asks: the count is set from outside.
class ResourceTile : public QAbstractButton
{
    Q_OBJECT

public:
    // In ems, around the card, for the marks of choice and keyboard.
    static constexpr qreal rim = 0.35;

    // Count: how many; Choice: this one or another; Price: the same, and it shows how many cards that takes.
    enum class Use { Count, Choice, Price };

    ResourceTile(Resource resource, Use use, QWidget *parent = nullptr);

    Resource resource() const { return m_resource; }
    int count() const { return m_count; }
    bool canAdd() const { return m_canAdd; }

    void setEdition(Edition edition);
    // In ems.
    void setCardWidth(qreal width);
    // `rest` cards lie on the pile that is chosen from; nothing: it is not shown.
    void setCount(int count, bool canAdd, std::optional<int> rest);
    // How many cards the choice takes.
    void setPrice(int cards);
    // A word below the card, such as the bank's rate; a good one stands out.
    void setCaption(const QString &caption, bool good);
    // Why no more can be taken, for a pale card.
    void setWhyNot(const QString &sentence);
    QString whyNot() const { return m_whyNot; }

    QSize sizeHint() const override;

signals:
    void moreAsked(holmstead::Resource resource);
    void lessAsked(holmstead::Resource resource);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QRectF cardRect() const;
    bool isIdle() const { return !m_canAdd && m_count == 0; }
    int lifted() const;
    std::optional<int> rest() const;
    void measure();
    void paintMark(QPainter &painter, const QRectF &around) const;
    void paintPile(QPainter &painter, const QRectF &card) const;
    void paintWords(QPainter &painter, const QRectF &card) const;
    void describe();

    Resource m_resource;
    Use m_use;
    Edition m_edition = Edition::Classic;
    qreal m_cardWidth = 4;
    int m_count = 0;
    bool m_canAdd = true;
    std::optional<int> m_rest;
    QString m_whyNot;
    TakenPile *m_taken = nullptr;
    QSpacerItem *m_place; // of the card; belongs to the layout
    QLabel *m_caption;
};

} // namespace holmstead
