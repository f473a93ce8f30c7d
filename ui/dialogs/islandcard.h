// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/island.h"

#include <QAbstractButton>
#include <QPixmap>

#include <optional>

namespace holmstead {

// A picture of an island with a name and a line about it, to choose.
class IslandCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit IslandCard(const IslandLayout &island, QWidget *parent = nullptr);

    void setWords(const QString &name, const QString &about);
    // A colour whose pieces stay in the box.
    void setLeftOut(std::optional<Color> color);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QRectF pictureRect(int width) const;
    void paintIsland(QPainter &painter, const QRectF &rect) const;

    IslandLayout m_island;
    std::optional<Color> m_leftOut;
    QString m_name;
    QString m_about;
    QPixmap m_picture; // as drawn last
};

} // namespace holmstead
