// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/ratespainter.h"
#include "hand/verb.h"

#include "rules/cards.h"

#include <QAbstractButton>
#include <QRectF>

#include <optional>

namespace holmstead {

// A button of the tray for one verb: picture, name, what it costs, and its letter on a key cap. Its tooltip
// says what it does or why it is off.
class ActionButton : public QAbstractButton
{
    Q_OBJECT

public:
    // Wide: the picture beside the name. Tall: above it. Small: the picture alone.
    enum class Shape { Wide, Tall, Small };

    ActionButton(Verb verb, Shape shape, QWidget *parent = nullptr);

    Verb verb() const { return m_verb; }

    // `name` stands on the button, `spoken` is the whole of it for screen readers.
    void setNames(const QString &name, const QString &spoken);
    void setLetter(const QString &letter);
    void setCommand(const Command &command);
    // Whose pieces the picture shows.
    void setColor(Color color);
    // Of the person who looks: what they lack of the cost is hollow.
    void setHand(std::optional<ResourceCards> hand);
    // It has just been asked for in vain: the button is outlined, and so is what is missing of the cost if
    // that is why.
    void setRefused(bool refused);
    bool isRefused() const { return m_refused; }
    // How many pieces it gives for nothing now; that stands in place of the cost.
    int free() const { return m_free; }

    // What the bank takes of the person who looks stands at the foot of the button.
    void setRates(const std::optional<Rates> &rates);
    std::optional<Rates> rates() const { return m_rates; }

    // How many times smaller the letters of its name get for want of room, and how small those of all the row
    // are: names side by side are of one size.
    qreal ownScale() const { return m_ownScale; }
    qreal scale() const { return m_scale; }
    void setScale(qreal scale);

    QSize sizeHint() const override;
    // The whole name can be read, and no word is broken.
    QSize minimumSizeHint() const override;

signals:
    // Its own scale is another one.
    void measured();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    // Whether it is checked comes from outside alone.
    void nextCheckState() override {}

private:
    bool isPrimary() const;
    bool isQuiet() const;
    QColor inkColor() const;
    QString freeText() const;
    // A place on the button from left to right, and how text lies in it.
    struct Line
    {
        QRectF place;
        int flags;
    };

    void measure();
    bool isTall() const;
    // All within its rim, and that without the rates at its foot.
    QRectF whole() const;
    QRectF area() const;
    qreal heightOfRates() const;
    QRectF pictureIn(const QRectF &area) const;
    Line nameIn(const QRectF &area) const;
    void paintName(QPainter &painter, const QRectF &area) const;
    void paintGround(QPainter &painter) const;
    void paintRates(QPainter &painter) const;
    void paintWide(QPainter &painter, const QRectF &area) const;
    void paintTall(QPainter &painter, const QRectF &area) const;
    void paintSmall(QPainter &painter, const QRectF &area) const;
    void paintCost(QPainter &painter, const QRectF &row) const;
    void paintPicture(QPainter &painter, const QRectF &square) const;
    void paintLetter(QPainter &painter, const QRectF &area) const;

    Verb m_verb;
    Shape m_shape;
    int m_free = 0;
    bool m_unpaid = false;
    bool m_due = false;
    bool m_refused = false;
    ResourceCards m_cost;
    QString m_name;
    QString m_letter;
    Color m_color = Color::Red;
    std::optional<ResourceCards> m_hand;
    std::optional<Rates> m_rates;
    qreal m_ownScale = 1;
    qreal m_scale = 1;
};

} // namespace holmstead
