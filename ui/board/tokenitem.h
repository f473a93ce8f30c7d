// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"

#include <QGraphicsItem>

namespace holmstead {

// The number token on one hex. It lies below the middle, so that the land shows above it and the robber
// finds room there.
class TokenItem : public QGraphicsItem
{
public:
    explicit TokenItem(HexId at);

    // The middle of the token on a hex.
    static QPointF middleOf(HexId hex);

    // 0 takes the token away.
    void setToken(int token);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    int m_token = 0;
};

} // namespace holmstead
