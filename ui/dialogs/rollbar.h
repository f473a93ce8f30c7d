// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QRectF>
#include <QWidget>

namespace holmstead {

// How often two dice showed one sum: a bar, with a line across it where it was to be expected.
class RollBar : public QWidget
{
    Q_OBJECT

public:
    // Bars of one chart have the same `most`, the highest that there is room for.
    RollBar(int sum, int count, double expected, double most, QWidget *parent = nullptr);

    // The same in a sentence.
    QString sentence() const;
    void retranslate();
    // Whether Tab comes here; arrow keys go from one to the next.
    void setReachable(bool reachable);

    // In this widget's pixels.
    QRectF bar() const;
    QLineF expectedLine() const;
    QRectF placeOfCount() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    // It has the pointer or the keyboard, or neither any more.
    void lookedAt(bool on);
    // An arrow key: 1 for the next one, -1 for the one before.
    void stepped(int by);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void paintExpected(QPainter &painter, const QLineF &line) const;
    void paintCount(QPainter &painter, const QRectF &place) const;
    QRectF foot() const; // with the sum in it
    qreal heightOf(double times) const;
    void paintBar(QPainter &painter, const QRectF &bar, qreal radius) const;

    int m_sum;
    int m_count;
    double m_expected;
    double m_most;
};

} // namespace holmstead
