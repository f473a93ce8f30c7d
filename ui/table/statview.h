// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

namespace holmstead {

// A little picture with a number beside it. A number that matters more lies on a pill of its own colour with
// a sign after it: a star for what brings points, a triangle for a warning.
class StatView : public QWidget
{
    Q_OBJECT

public:
    enum class Tone { Plain, Quiet, Award, Warning };
    // Draws into a square; signs in the colour of the number.
    using Picture = std::function<void(QPainter &, const QRectF &, const QColor &ink)>;

    StatView(Picture picture, QWidget *parent = nullptr);

    // `sentence` says the same in words, in the tooltip and to screen readers.
    void show(int number, Tone tone, const QString &sentence);
    void setPicture(Picture picture);
    // How many times as large as usual it is.
    void setScale(qreal scale);
    // As many as the number can have.
    void setDigits(int digits);

    int number() const { return m_number; }
    Tone tone() const { return m_tone; }

    QSize sizeHint() const override;
    // Where there is less room, it gets smaller.
    QSize minimumSizeHint() const override { return 0.75 * sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool isMarked() const { return m_tone == Tone::Award || m_tone == Tone::Warning; }
    QColor inkColor() const;
    qreal widthInEms() const;
    void paintMark(QPainter &painter, const QRectF &place) const;

    Picture m_picture;
    int m_number = 0;
    Tone m_tone = Tone::Plain;
    qreal m_scale = 1;
    int m_digits = 2;
};

} // namespace holmstead
