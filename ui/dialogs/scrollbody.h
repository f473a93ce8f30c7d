// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace holmstead {

// The body of a dialog: as large as its contents wherever there is room, and scrolling where there is not.
// What goes on beyond an edge fades there, so that no line is cut through.
class ScrollBody : public QScrollArea
{
    Q_OBJECT

public:
    explicit ScrollBody(QWidget *parent = nullptr);

    // To be filled.
    QWidget *content() const { return widget(); }

    // While there is no bar, so that what is in it does not move when there is.
    void keepRoomForBar(bool keep);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return { 0, 0 }; }
    bool hasHeightForWidth() const override { return widget()->hasHeightForWidth(); }
    int heightForWidth(int width) const override { return widget()->heightForWidth(width); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeFades();

    QWidget *m_above;
    QWidget *m_below;
};

} // namespace holmstead
