// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QAbstractButton>

namespace holmstead {

// A colour with its emblem to choose for a person. What is taken is faint and cannot be chosen.
class ColorChip : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ColorChip(Color color, QWidget *parent = nullptr);

    Color color() const { return m_color; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void paintTaken(QPainter &painter, const QRectF &badge) const;

    Color m_color;
};

} // namespace holmstead
