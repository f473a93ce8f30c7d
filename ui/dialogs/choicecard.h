// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace holmstead {

// One of several answers, with a line on what it means.
class ChoiceCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ChoiceCard(QWidget *parent = nullptr);

    // Without `about` it is two lines high at most, and what is longer loses its end.
    void setWords(const QString &title, const QString &about);
    // Of the letters of an answer without `about`, those of a row all alike.
    void setLetters(qreal factor);
    qreal letters() const { return m_letters; }
    // The largest of them, down to three quarters, with which no word is broken in so much width.
    qreal lettersFor(int width) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QFont titleFont(qreal factor = 1) const;
    bool standsIn(const QFont &font, qreal width) const;
    void paintAlone(QPainter &painter, const QRectF &place) const;
    QFont aboutFont() const;
    QRectF wordsIn(const QRectF &box) const;

    QString m_about;
    qreal m_letters = 1;
};

} // namespace holmstead
