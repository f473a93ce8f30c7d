// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/cardface.h"

#include "rules/table.h"

#include <QAbstractButton>

namespace holmstead {

// A pile of equal cards, face up, with how many there are. A tappable pile is a button: a click, Space or
// Enter emits clicked(). Any other pile lies there to be looked at and takes neither focus nor clicks.
class CardView : public QAbstractButton
{
    Q_OBJECT

public:
    explicit CardView(CardFace face, QWidget *parent = nullptr);

    CardFace face() const { return m_face; }
    int count() const { return m_count; }
    bool isTappable() const { return m_tappable; }

    // `fresh` of the `count` cards were bought this turn (R-DC-2).
    void setCount(int count, int fresh = 0);
    // Whose words are on the card (R-ED-1).
    void setEdition(Edition edition);
    void setTappable(bool tappable);
    // What tapping does, in a word, in the corner of a tappable card, and the key that does it on a key cap;
    // or, where that has no room, the key alone. Empty: nothing.
    void setInvitation(const QString &invitation, const QString &key);
    // It cannot be paid: the card is outlined in the colour of what is wrong.
    void setLacking(bool lacking);
    bool isLacking() const { return m_lacking; }
    // How much of the top card, from the leading side, the next pile leaves to be seen; words keep to it.
    // 0: all of it.
    void setUncovered(int width);
    // What stands in the band: the whole name, or the letter that stands for it.
    void setNamed(bool named);
    bool isNamed() const { return m_named; }
    // How high the band is, in pixels; 0: as drawn. That of a development card may grow over its scene.
    void setBand(qreal height);
    // What the name asks for on as much of the card as is seen.
    qreal bandForName() const;
    // How much of the top card has to be seen for its name.
    int leastForName() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    // The width that a pile of this height asks for: a card and the edges of those beneath it.
    int widthFor(int height) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void describe();
    int edges() const;
    void paintTop(QPainter &painter, const QRectF &card);
    bool isDevelopment() const { return std::holds_alternative<DevelopmentCard>(m_face); }
    QFont nameFont() const;
    QString nameOnCard() const;
    QRectF topCard() const;
    QRectF seenOf(const QRectF &card) const;
    void paintBand(QPainter &painter, const QRectF &card, const QRectF &seen);
    bool paintInvitation(QPainter &painter, const QRectF &corner);
    void paintFresh(QPainter &painter, const QRectF &corner);

    CardFace m_face;
    Edition m_edition = Edition::Classic;
    int m_count = 0;
    int m_fresh = 0;
    bool m_lacking = false;
    bool m_tappable = false;
    QString m_invitation;
    QString m_key;
    int m_uncovered = 0; // 0: all
    bool m_named = true;
    qreal m_band = 0;
};

} // namespace holmstead
