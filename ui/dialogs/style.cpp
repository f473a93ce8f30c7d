// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/style.h"

#include "hand/paper.h"
#include "look/palette.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QWidget>

namespace holmstead::style {

namespace {

// How far a sheet's shadow falls to the right and down.
QPoint shadowFall()
{
    const int em = QFontMetrics(QApplication::font()).height();
    return { qMax(2, em * 3 / 10), qMax(3, em * 4 / 10) };
}

// Keeps the letters of a widget in step with the application's.
class Scaler : public QObject
{
public:
    Scaler(QWidget &widget, qreal factor, QFont::Weight weight)
        : m_widget(widget),
          m_factor(factor),
          m_weight(weight)
    {
        delete widget.findChild<QObject *>(name(), Qt::FindDirectChildrenOnly); // one scale holds
        setParent(&widget);
        setObjectName(name());
        widget.installEventFilter(this);
        scale();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ApplicationFontChange)
            scale();
        return QObject::eventFilter(watched, event);
    }

private:
    static QString name() { return QStringLiteral("scaler"); }
    void scale() { m_widget.setFont(paper::scaled(QApplication::font(), m_factor, m_weight)); }

    QWidget &m_widget;
    qreal m_factor;
    QFont::Weight m_weight;
};

} // namespace

void setScale(QWidget &widget, qreal factor, QFont::Weight weight)
{
    new Scaler(widget, factor, weight);
}

void mark(QWidget &widget, const char *property, bool on)
{
    if (widget.property(property).toBool() == on)
        return;
    widget.setProperty(property, on);
    widget.style()->polish(&widget);
    widget.update();
}

QString onButton(QString words)
{
    return words.replace(QLatin1Char('&'), QLatin1String("&&"));
}

QColor veil()
{
    QColor color = palette::ink;
    color.setAlphaF(0.45F);
    return color;
}

QColor faintVeil()
{
    QColor color = palette::ink;
    color.setAlphaF(0.2F);
    return color;
}

QMargins shadowMargins()
{
    return { 0, 0, shadowFall().x(), shadowFall().y() };
}

void paintShadow(QPainter &painter, const QRect &sheet, qreal radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QColor shade = palette::ink;
    shade.setAlphaF(0.22F);
    painter.setBrush(shade);
    painter.drawRoundedRect(sheet.translated(shadowFall()), radius, radius);
    painter.restore();
}

} // namespace holmstead::style
