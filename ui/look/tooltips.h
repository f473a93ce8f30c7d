// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>

class QWidget;

namespace holmstead {

// Shows every widget's tooltip as lines that are short enough to read, above or below the widget that it
// explains, or beside the panel that this belongs to, and never over it. What it says is plain text, whatever
// it looks like.
class ToolTips : public QObject
{
    Q_OBJECT

public:
    // For all of the application, as long as it lives.
    explicit ToolTips(QObject *parent);

    // In ems: the longest line of a tooltip, and of one beside a panel, which would lie far over its
    // neighbour.
    static constexpr qreal longestLine = 28;
    static constexpr qreal longestBeside = 9;
    // `text` in lines no longer than that.
    static QString wrapped(const QString &text, qreal longest = longestLine);
    // Where a tip of the size `tip` stands for something at `what`, pointed at in `pointer`, within `room`.
    static QRect place(const QSize &tip, const QRect &what, const QPoint &pointer, const QRect &room);
    // The same beside `panel`, at the height of what it is about: behind it in `direction` where there is
    // room.
    static QRect placeBeside(const QSize &tip, const QRect &panel, const QRect &what, const QRect &room,
                             Qt::LayoutDirection direction);

    // Tips about `panel` and all in it stand beside it, so that they cover nothing else that it tells: behind
    // it as one reads where there is room, before it, or above all of it.
    enum class Side { Behind, Before, Above };
    static void keepBeside(QWidget &panel, Side side = Side::Behind);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace holmstead
