// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QWidget>

#include <functional>

namespace holmstead {

// A drawing to look at, beside words that say the same.
class Picture : public QWidget
{
    Q_OBJECT

public:
    using Paint = std::function<void(QPainter &, const QRectF &)>;

    // `size` is in lines of text.
    Picture(QSizeF size, Paint paint, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QSizeF m_size;
    Paint m_paint;
};

} // namespace holmstead
