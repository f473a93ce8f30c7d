// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/sketch.h"

#include "look/palette.h"

#include <QPainter>

#include <charconv>
#include <cstring>

namespace holmstead {

namespace {

// Reads the numbers of a path one by one.
class Numbers
{
public:
    explicit Numbers(const char *text) : m_at(text), m_end(text + std::strlen(text)) {}

    // The next letter or first character of a number; 0 at the end.
    char peek()
    {
        while (m_at != m_end && (*m_at == ' ' || *m_at == ','))
            ++m_at;
        return m_at == m_end ? '\0' : *m_at;
    }
    void skip() { ++m_at; }
    qreal number()
    {
        peek();
        double value = 0;
        const auto [rest, error] = std::from_chars(m_at, m_end, value);
        Q_ASSERT(error == std::errc());
        m_at = rest;
        return value;
    }
    QPointF point()
    {
        const qreal x = number();
        return { x, number() };
    }

private:
    const char *m_at;
    const char *m_end;
};

void addSegment(QPainterPath &path, char command, Numbers &numbers)
{
    const QPointF first = numbers.point();
    if (command == 'M') {
        path.moveTo(first);
    } else if (command == 'L') {
        path.lineTo(first);
    } else if (command == 'Q') {
        path.quadTo(first, numbers.point());
    } else {
        Q_ASSERT(command == 'C');
        const QPointF second = numbers.point();
        path.cubicTo(first, second, numbers.point());
    }
}

} // namespace

QPainterPath shape(const char *text)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    Numbers numbers(text);
    char command = 'M';
    while (const char next = numbers.peek()) {
        if (next >= 'A' && next <= 'Z') {
            command = next;
            numbers.skip();
        }
        if (command == 'Z')
            path.closeSubpath();
        else
            addSegment(path, command, numbers);
    }
    return path;
}

Sketch::Sketch(QPainter &painter, const QRectF &rect, const QRectF &box) : m_painter(painter)
{
    const qreal scale = qMin(rect.width() / box.width(), rect.height() / box.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center().x(), rect.bottom());
    painter.scale(scale, scale);
    painter.translate(-box.center().x(), -box.bottom());
    painter.setPen(Qt::NoPen);
}

Sketch::~Sketch()
{
    m_painter.restore();
}

void Sketch::fill(const QPainterPath &path, const QColor &color)
{
    m_painter.fillPath(path, color);
}

void Sketch::ellipse(const QPointF &center, qreal rx, qreal ry, const QColor &color)
{
    m_painter.setBrush(color);
    m_painter.drawEllipse(center, rx, ry);
}

void Sketch::line(const QPainterPath &path, const QColor &color, qreal width)
{
    m_painter.strokePath(path, QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void Sketch::outline(const QPainterPath &silhouette, qreal width)
{
    QColor halo = palette::paper;
    halo.setAlpha(215);
    line(silhouette, halo, width * 2.2);
    line(silhouette, palette::ink, width);
}

void Sketch::shadow(const QPointF &center, qreal rx, qreal ry)
{
    QColor dark = palette::ink;
    dark.setAlpha(50);
    ellipse(center + QPointF(rx * 0.25, ry * 0.2), rx, ry, dark);
}

} // namespace holmstead
