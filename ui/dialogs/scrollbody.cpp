// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/scrollbody.h"

#include "hand/paper.h"

#include <QEvent>
#include <QLinearGradient>
#include <QScrollBar>

namespace holmstead {

namespace {

constexpr qreal fadeInEm = 1.2;

// The sheet, from nothing to all of it.
class Fade : public QWidget
{
public:
    Fade(Qt::Edge edge, QWidget *parent) : QWidget(parent), m_edge(edge)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const bool below = m_edge == Qt::BottomEdge;
        QLinearGradient gradient(0, below ? 0 : height(), 0, below ? height() : 0);
        QColor clear = theme().sheet;
        clear.setAlpha(0);
        gradient.setColorAt(0, clear);
        gradient.setColorAt(1, theme().sheet);
        painter.fillRect(rect(), gradient);
    }

private:
    Qt::Edge m_edge;
};

} // namespace

ScrollBody::ScrollBody(QWidget *parent)
    : QScrollArea(parent),
      m_above(new Fade(Qt::TopEdge, this)),
      m_below(new Fade(Qt::BottomEdge, this))
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget;
    content->setObjectName(QStringLiteral("body"));
    setWidget(content);
    // The sheet beneath is to be seen.
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &ScrollBody::placeFades);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &ScrollBody::placeFades);
    placeFades();
}

void ScrollBody::keepRoomForBar(bool keep)
{
    setViewportMargins(0, 0, keep ? verticalScrollBar()->sizeHint().width() : 0, 0);
}

void ScrollBody::placeFades()
{
    const QScrollBar &bar = *verticalScrollBar();
    const int high = paper::ems(*this, fadeInEm);
    const QRect seen = viewport()->geometry();
    m_above->setGeometry(seen.left(), seen.top(), seen.width(), high);
    m_below->setGeometry(seen.left(), seen.bottom() + 1 - high, seen.width(), high);
    m_above->setVisible(bar.value() > bar.minimum());
    m_below->setVisible(bar.value() < bar.maximum());
    m_above->raise();
    m_below->raise();
}

void ScrollBody::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    placeFades();
}

QSize ScrollBody::sizeHint() const
{
    return widget()->sizeHint();
}

// What the contents want is what the dialog should know.
bool ScrollBody::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace holmstead
