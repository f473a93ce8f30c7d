// SPDX-License-Identifier: GPL-3.0-or-later
#include "refusalbubble.h"

#include "hand/handtray.h"
#include "hand/paper.h"
#include "hand/verbtext.h"
#include "look/theme.h"
#include "text/readingtime.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal widestRefusal = 22;
constexpr qreal slimRefusal = 9;
constexpr qreal refusalPadX = 0.8;
constexpr qreal refusalPadY = 0.4;
constexpr qreal refusalTail = 0.45; // half of its foot
constexpr qreal refusalGap = 0.4;   // to the edges
constexpr qreal refusalCorner = 0.5;
constexpr qreal intoButton = 0.3;
constexpr qreal spotGap = 0.9;   // from a spot to the box
constexpr qreal secondRow = 1.5; // below the top of the tray, a button has another above it

QRect areaIn(const QWidget &host, const QWidget &part)
{
    return { part.mapTo(&host, QPoint()), part.size() };
}

qint64 covered(const QRect &box, const std::vector<QRect> &kept)
{
    qint64 area = 0;
    for (const QRect &thing : kept) {
        const QRect hidden = box & thing;
        if (!hidden.isEmpty())
            area += static_cast<qint64>(hidden.width()) * hidden.height();
    }
    return area;
}

} // namespace

RefusalBubble::RefusalBubble(HandTray &tray, QWidget *host) : QWidget(host), m_tray(tray)
{
    setObjectName(QStringLiteral("refusal"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_readTime.setSingleShot(true);
    connect(&m_readTime, &QTimer::timeout, this, &RefusalBubble::forget);
    hide();
}

bool RefusalBubble::say(Verb verb, const QString &why, const std::vector<QRect> &kept)
{
    forget();
    if (!m_tray.buttonFor(verb)->isVisible())
        return false;
    m_verb = verb;
    m_tray.setRefused(verb);
    aim(verb);
    open(why, kept);
    return true;
}

void RefusalBubble::sayAt(const QPoint &spot, const QString &why, const std::vector<QRect> &kept)
{
    forget();
    m_tip = spot;
    m_tailX = spot.x();
    m_foot = spot.y() - paper::ems(*this, spotGap);
    open(why, kept);
}

void RefusalBubble::open(const QString &why, const std::vector<QRect> &kept)
{
    m_text = why;
    setAccessibleName(why);
    QToolTip::hideText(); // it says the same
    m_box = placeBox(kept);
    const int line = paper::ems(*this, refusalTail);
    setGeometry(m_box.united(QRect(m_tip, QSize(1, 1))).adjusted(-line, -line, line, line));
    m_readTime.start(readingTime(why));
    qApp->installEventFilter(this);
    show();
    raise();
}

void RefusalBubble::forget()
{
    if (m_text.isEmpty())
        return;
    qApp->removeEventFilter(this);
    m_readTime.stop();
    m_verb.reset();
    m_text.clear();
    setAccessibleName({});
    m_tray.setRefused(std::nullopt);
    hide();
}

// From above; to a button of the second row along the gap beside the one above it.
void RefusalBubble::aim(Verb verb)
{
    const QRect button = areaIn(*parentWidget(), *m_tray.buttonFor(verb));
    const int trayTop = areaIn(*parentWidget(), m_tray).top();
    m_foot = trayTop;
    if (cardOf(verb) || button.top() - trayTop < paper::ems(*this, secondRow)) {
        m_tailX = button.center().x();
        m_tip = { m_tailX, button.top() + paper::ems(*this, intoButton) };
    } else {
        m_tailX = button.right() + paper::ems(*this, intoButton);
        m_tip = { button.right() - 1, button.top() + paper::ems(*this, 2 * intoButton) };
    }
}

QSize RefusalBubble::sizeFor(int widest) const
{
    const QRect words = fontMetrics().boundingRect(QRect(0, 0, widest, 10000), Qt::TextWordWrap, m_text);
    return words.size() + QSize(2 * paper::ems(*this, refusalPadX) + 1, 2 * paper::ems(*this, refusalPadY));
}

// Over the tail's foot; best right above what it points at, in few lines.
QRect RefusalBubble::placeBox(const std::vector<QRect> &kept) const
{
    const int gap = paper::ems(*this, refusalGap);
    const QRect host = parentWidget()->rect().adjusted(gap, gap, -gap, -gap);
    const int foot = 2 * paper::ems(*this, refusalTail) + gap; // the tail keeps clear of the corners
    QRect best;
    for (const qreal ems : { widestRefusal, slimRefusal }) {
        const QSize size = sizeFor(std::min(paper::ems(*this, ems), host.width() - 2 * gap));
        const int toSide = std::max(0, size.width() / 2 - foot);
        for (const qreal part : { 0.0, 1.0, -1.0, 0.5, -0.5 }) {
            const int left = m_tailX - size.width() / 2 + qRound(part * toSide);
            const int inside = std::max(host.left(), std::min(left, host.right() + 1 - size.width()));
            const QRect box(QPoint(inside, topFor(size.height())), size);
            if (best.isNull() || covered(box, kept) < covered(best, kept))
                best = box;
        }
    }
    return best;
}

// At the upper edge there may be no room but below.
int RefusalBubble::topFor(int height) const
{
    const int above = m_foot - height;
    return above >= 0 || m_verb ? above : 2 * m_tip.y() - m_foot;
}

// A tooltip of that button would say it twice.
bool RefusalBubble::eventFilter(QObject *watched, QEvent *event)
{
    const bool isEscape =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (isEscape || event->type() == QEvent::MouseButtonPress)
        forget();
    else if (event->type() == QEvent::ToolTip && m_verb && watched == m_tray.buttonFor(*m_verb))
        return true;
    else if (event->type() == QEvent::Resize && watched == parent())
        forget();
    return QWidget::eventFilter(watched, event);
}

void RefusalBubble::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF box = QRectF(m_box.translated(-pos())).adjusted(1, 1, -1, -1);
    const QPointF tip = m_tip - pos();
    const qreal x = m_tailX - pos().x();
    QPainterPath shape;
    shape.addRoundedRect(box, refusalCorner * em, refusalCorner * em);
    const bool isAbove = box.bottom() < tip.y();
    const qreal edge = isAbove ? box.bottom() : box.top();
    const qreal inside = edge + (isAbove ? -em : em) / 2;
    QPainterPath tail(QPointF(x - refusalTail * em, inside));
    tail.lineTo(x - refusalTail * em, edge);
    tail.lineTo(tip);
    tail.lineTo(x + refusalTail * em, edge);
    tail.lineTo(x + refusalTail * em, inside);
    tail.closeSubpath();
    painter.setPen(QPen(theme().text, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme().sheet);
    painter.drawPath(shape | tail);
    painter.setPen(theme().text);
    painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, m_text);
}

} // namespace holmstead
