// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablecolumns.h"

#include "hand/paper.h"
#include "look/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

constexpr qreal mostOfWidth = 0.28; // that a column takes by itself
constexpr qreal boardShape = 1.4;   // width to height of the board that leaves the rest to columns
constexpr qreal widest = 24;        // in ems
constexpr qreal handleEms = 0.5;

// Three dots, clearer under the pointer.
class Handle : public QSplitterHandle
{
public:
    using QSplitterHandle::QSplitterHandle;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(underMouse() ? theme().accentLine : theme().line);
        const qreal radius = std::min(2.0, width() / 4.0);
        for (const int dot : { -1, 0, 1 })
            painter.drawEllipse(QRectF(rect()).center() + QPointF(0, 4 * dot * radius), radius, radius);
    }
    void enterEvent(QEnterEvent *) override { update(); }
    void leaveEvent(QEvent *) override { update(); }
};

} // namespace

TableColumns::TableColumns(QWidget *left, QWidget *board, QWidget *right, QWidget *parent)
    : QSplitter(Qt::Horizontal, parent)
{
    addWidget(left);
    addWidget(board);
    addWidget(right);
    setStretchFactor(1, 1);
    setChildrenCollapsible(false);
    paper::keepMeasured(*this, [this] { setHandleWidth(paper::ems(*this, handleEms)); });
    connect(this, &QSplitter::splitterMoved, this, [this] { m_isSet = true; });
}

QByteArray TableColumns::state() const
{
    return m_isSet ? saveState() : QByteArray();
}

void TableColumns::restore(const QByteArray &state)
{
    m_isSet = !state.isEmpty() && restoreState(state);
    setChildrenCollapsible(false);
    setOrientation(Qt::Horizontal);
    setHandleWidth(paper::ems(*this, handleEms));
    settle();
}

void TableColumns::showSides(bool shown)
{
    widget(0)->setVisible(shown);
    widget(2)->setVisible(shown);
}

QSplitterHandle *TableColumns::createHandle()
{
    return new Handle(orientation(), this);
}

int TableColumns::widthFor(const QWidget &column) const
{
    const int spare = (width() - 2 * handleWidth() - qRound(boardShape * height())) / 2;
    const int wanted = std::max(column.sizeHint().width(), std::min(spare, paper::ems(*this, widest)));
    return std::min(wanted, qRound(mostOfWidth * width()));
}

void TableColumns::settle()
{
    if (m_isSet || width() == 0)
        return;
    const int left = widthFor(*widget(0));
    const int right = widthFor(*widget(2));
    setSizes({ left, std::max(0, width() - left - right - 2 * handleWidth()), right });
}

void TableColumns::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    settle();
}

bool TableColumns::event(QEvent *event)
{
    const bool handled = QSplitter::event(event);
    if (event->type() == QEvent::LayoutRequest)
        settle();
    return handled;
}

} // namespace holmstead
