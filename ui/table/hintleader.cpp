// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hintleader.h"

#include "hand/paper.h"
#include "look/theme.h"

#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal underCard = 0.7;
constexpr qreal shortest = 2;
constexpr qreal dot = 0.28; // its radius
constexpr qreal ink = 0.14;
constexpr qreal rim = 0.34;

constexpr qreal ofRadius = 0.85; // of the place, where its rim is

QPointF nearest(const QRectF &rect, const QPointF &point)
{
    return { std::clamp(point.x(), rect.left(), rect.right()),
             std::clamp(point.y(), rect.top(), rect.bottom()) };
}

} // namespace

HintLeader::HintLeader(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void HintLeader::lead(const QRect &card, const QRect &place, const HintGround &ground)
{
    const QPointF middle = QRectF(place).center();
    const qreal em = paper::em(*this);
    const qreal under = underCard * em;
    const QLineF whole(nearest(QRectF(card).adjusted(under, under, -under, -under), middle), middle);
    const qreal radius = ofRadius * std::min(place.width(), place.height()) / 2.0;
    const qreal length = whole.length() - radius;
    if (length < shortest * em)
        return hide();
    m_line = QLineF(whole.p1(), whole.pointAt(length / whole.length()));
    if (!isFree(m_line, place, ground))
        return hide();
    const qreal margin = (dot + rim) * em;
    setGeometry(QRectF(m_line.p1(), m_line.p2())
                    .normalized()
                    .adjusted(-margin, -margin, margin, margin)
                    .toAlignedRect());
    update();
    show();
}

void HintLeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-pos());
    const qreal em = paper::em(*this);
    painter.setPen(QPen(theme().sheet, rim * em, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(m_line);
    painter.setPen(QPen(theme().text, ink * em, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(m_line);
    painter.setPen(QPen(theme().sheet, (rim - ink) / 2 * em));
    painter.setBrush(theme().text);
    painter.drawEllipse(m_line.p2(), dot * em, dot * em);
}

} // namespace holmstead
