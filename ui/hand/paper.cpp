// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/paper.h"

#include "look/palette.h"
#include "look/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFontMetricsF>
#include <QSpacerItem>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace holmstead::paper {

namespace {

constexpr qreal usualHeight = 53; // of a window, in ems
constexpr qreal mostGrowth = 1.4;
constexpr qreal smallest = 0.75; // of the letters' size, below which a word loses its end instead

QRectF extent(const QFont &font, const QRectF &rect, int flags, const QString &text)
{
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, rect.width(), 100 * rect.height()), flags, text);
}

// A single line may be as wide as it likes in boundingRect(), and a long word too.
bool fits(const QFont &font, const QRectF &rect, int flags, const QString &text)
{
    const QRectF needed = extent(font, rect, flags, text);
    return needed.width() <= rect.width() + 0.5 && needed.height() <= rect.height() + 0.5;
}

class Measure : public QObject
{
public:
    Measure(QWidget &widget, const std::function<void()> &measure) : QObject(&widget), m_measure(measure)
    {
        widget.installEventFilter(this);
        m_measure();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
            m_measure();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_measure;
};

class Grown : public QObject
{
public:
    Grown(QWidget &widget, qreal usualWidth, const std::vector<QWidget *> &parts)
        : QObject(&widget),
          m_widget(widget),
          m_usualWidth(usualWidth),
          m_parts(parts)
    {
        widget.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) {
            m_widget.window()->installEventFilter(this); // once, however often
            grow();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void grow()
    {
        const qreal line = em(m_widget);
        const qreal room = std::min(m_widget.window()->height() / (usualHeight * line),
                                    m_widget.width() / (m_usualWidth * line));
        const qreal factor = std::clamp(std::floor(20 * room) / 20, 1.0, mostGrowth);
        for (QWidget *part : m_parts)
            part->setFont(scaled(m_widget.font(), factor, m_widget.font().weight()));
    }

    QWidget &m_widget;
    qreal m_usualWidth;
    std::vector<QWidget *> m_parts;
};

} // namespace

Painter::Painter(QWidget *widget) : QPainter(widget)
{
    setRenderHint(Antialiasing);
    setLayoutDirection(widget->layoutDirection());
}

qreal em(const QWidget &widget)
{
    return QFontMetricsF(widget.font()).height();
}

int ems(const QWidget &widget, qreal count)
{
    return qRound(count * em(widget));
}

void keepMeasured(QWidget &widget, const std::function<void()> &measure)
{
    new Measure(widget, measure);
}

void keepGrown(QWidget &widget, qreal usualWidth, const std::vector<QWidget *> &parts)
{
    new Grown(widget, usualWidth, parts);
}

void keepGaps(QWidget &widget, QLayout &layout, qreal gap, const QMarginsF &margins)
{
    keepMeasured(widget, [&widget, &layout, gap, margins] {
        layout.setSpacing(ems(widget, gap));
        QMargins pixels = (em(widget) * margins).toMargins();
        if (widget.layoutDirection() == Qt::RightToLeft)
            pixels = { pixels.right(), pixels.top(), pixels.left(), pixels.bottom() };
        layout.setContentsMargins(pixels);
    });
}

void keepSpacing(QWidget &widget, QLayout &layout, qreal gap)
{
    keepMeasured(widget, [&widget, &layout, gap] { layout.setSpacing(ems(widget, gap)); });
}

void addGap(QWidget &widget, QBoxLayout &layout, qreal gap)
{
    auto *spacer = new QSpacerItem(0, 0);
    layout.addSpacerItem(spacer);
    keepMeasured(widget, [&widget, &layout, spacer, gap] {
        const auto direction = layout.direction();
        const bool isRow = direction == QBoxLayout::LeftToRight || direction == QBoxLayout::RightToLeft;
        const QSize size = isRow ? QSize(ems(widget, gap), 0) : QSize(0, ems(widget, gap));
        spacer->changeSize(size.width(), size.height(), isRow ? QSizePolicy::Fixed : QSizePolicy::Minimum,
                           isRow ? QSizePolicy::Minimum : QSizePolicy::Fixed);
        layout.invalidate();
    });
}

QFont scaled(const QFont &font, qreal factor, QFont::Weight weight)
{
    QFont result = font;
    if (font.pointSizeF() > 0)
        result.setPointSizeF(factor * font.pointSizeF());
    else
        result.setPixelSize(std::max(1, qRound(factor * font.pixelSize())));
    result.setWeight(weight);
    return result;
}

QRectF inDirection(const QPainter &painter, const QRectF &rect, const QRectF &whole)
{
    if (painter.layoutDirection() == Qt::LeftToRight)
        return rect;
    return rect.translated(whole.left() + whole.right() - rect.left() - rect.right(), 0);
}

Look sheet()
{
    return { theme().sheet, mixed(theme().sheet, theme().line, 0.7), 1, 0 };
}

Look well()
{
    return { theme().ground, mixed(theme().ground, theme().line, 0.5), 1, 0 };
}

Look hollow()
{
    return { theme().sunken, mixed(theme().ground, theme().line, 0.6), 1, 0 };
}

Look button()
{
    return { theme().raised, theme().line, 1, 2 };
}

Look hovered(Look look)
{
    look.fill = mixed(look.fill, palette::gold, 0.16);
    return look;
}

Look pressed(Look look)
{
    look.fill = mixed(look.fill, palette::wood, 0.2);
    look.depth = 0;
    return look;
}

void drawPlate(QPainter &painter, const QRectF &rect, qreal radius, const Look &look)
{
    const qreal inset = look.edgeWidth / 2;
    const QRectF body = rect.adjusted(inset, inset, -inset, -inset);
    painter.setPen(look.edgeWidth > 0 ? QPen(look.edge, look.edgeWidth) : QPen(Qt::NoPen));
    if (look.depth > 0) {
        painter.setBrush(look.edge);
        painter.drawRoundedRect(body, radius, radius);
    }
    painter.setBrush(look.fill);
    painter.drawRoundedRect(body.adjusted(0, 0, 0, -look.depth), radius, radius);
}

void drawOutline(QPainter &painter, const QRectF &rect, qreal radius, const QColor &color, qreal width)
{
    const qreal inset = width / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, width));
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
}

void drawFocus(QPainter &painter, const QRectF &rect, qreal radius)
{
    drawOutline(painter, rect, radius, palette::gold, 4);
    drawOutline(painter, rect, radius, palette::accentDark, 2);
}

void drawPill(QPainter &painter, const QRectF &rect, Qt::Alignment side, const QString &text,
              const QColor &fill, const QColor &ink)
{
    const qreal height = rect.height();
    const qreal wanted = QFontMetricsF(painter.font()).horizontalAdvance(text) + 0.7 * height;
    const qreal width = std::min(std::max(height, wanted), rect.width());
    const qreal left = side & Qt::AlignRight ? rect.right() - width : rect.left();
    const QRectF pill(left, rect.top(), width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(pill, height / 2, height / 2);
    painter.setPen(ink);
    drawFitted(painter, pill.adjusted(0.2 * height, 0, -0.2 * height, 0), Qt::AlignCenter, text);
}

bool canFit(const QFont &font, const QRectF &rect, int flags, const QString &text)
{
    return fits(scaled(font, smallest, font.weight()), rect, flags, text);
}

qreal fittingScale(const QFont &font, const QRectF &rect, int flags, const QString &text)
{
    qreal factor = 1;
    while (factor > smallest && !fits(scaled(font, factor, font.weight()), rect, flags, text))
        factor = std::max(smallest, factor - 0.05);
    return factor;
}

void drawFitted(QPainter &painter, const QRectF &rect, int flags, const QString &text)
{
    const QFont font = painter.font();
    const QFont smaller = scaled(font, fittingScale(font, rect, flags, text), font.weight());
    painter.setFont(smaller);
    if (fits(smaller, rect, flags, text) || (flags & Qt::TextWordWrap))
        painter.drawText(rect, flags, text);
    else
        painter.drawText(rect, flags, QFontMetricsF(smaller).elidedText(text, Qt::ElideRight, rect.width()));
    painter.setFont(font);
}

} // namespace holmstead::paper
