// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/statview.h"

#include "board/starpainter.h"
#include "hand/iconpainter.h"
#include "hand/paper.h"
#include "look/palette.h"
#include "look/theme.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

// In ems, from the leading side.
constexpr qreal statMargin = 0.2;
constexpr qreal statPicture = 1.3;
constexpr qreal numberAt = statMargin + statPicture + 0.2;
constexpr qreal digitWidth = 0.65;
constexpr qreal markSide = 0.9;

} // namespace

StatView::StatView(Picture picture, QWidget *parent) : QWidget(parent), m_picture(std::move(picture))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void StatView::show(int number, Tone tone, const QString &sentence)
{
    m_number = number;
    m_tone = tone;
    setToolTip(sentence);
    setAccessibleName(sentence);
    updateGeometry();
    update();
}

void StatView::setScale(qreal scale)
{
    m_scale = scale;
    updateGeometry();
    update();
}

void StatView::setPicture(Picture picture)
{
    m_picture = std::move(picture);
    update();
}

void StatView::setDigits(int digits)
{
    m_digits = digits;
    updateGeometry();
    update();
}

qreal StatView::widthInEms() const
{
    return numberAt + m_digits * digitWidth + (isMarked() ? markSide + 2 * statMargin : 0);
}

QSize StatView::sizeHint() const
{
    const qreal em = paper::em(*this);
    return QSizeF(widthInEms() * m_scale * em, 1.6 * m_scale * em).toSize();
}

QColor StatView::inkColor() const
{
    switch (m_tone) {
    case Tone::Plain:
        return theme().text;
    case Tone::Award:
        return palette::ink;
    case Tone::Quiet:
        return theme().softText;
    case Tone::Warning:
        return theme().onAlarm;
    }
    return theme().text;
}

void StatView::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal squeeze = std::min(1.0, width() / qreal(sizeHint().width()));
    const qreal em = squeeze * m_scale * paper::em(*this);
    const QRectF whole = rect();
    if (isMarked()) {
        const qreal high = squeeze * whole.height();
        const QRectF pill(0, (whole.height() - high) / 2, std::min(whole.width(), widthInEms() * em), high);
        const QColor fill = m_tone == Tone::Award ? palette::gold : theme().alarm;
        paper::drawPlate(painter, paper::inDirection(painter, pill, whole), pill.height() / 2,
                         { fill, {}, 0, 0 });
    }
    const qreal middle = whole.center().y();
    const QRectF picture(statMargin * em, middle - statPicture * em / 2, statPicture * em, statPicture * em);
    m_picture(painter, paper::inDirection(painter, picture, whole), inkColor());
    const QRectF number(numberAt * em, 0, m_digits * digitWidth * em, whole.height());
    painter.setFont(
        paper::scaled(font(), squeeze * m_scale, m_tone == Tone::Quiet ? QFont::Normal : QFont::Bold));
    painter.setPen(inkColor());
    painter.drawText(paper::inDirection(painter, number, whole), Qt::AlignLeft | Qt::AlignVCenter,
                     locale().toString(m_number));
    const QRectF mark((numberAt + m_digits * digitWidth) * em, middle - markSide * em / 2, markSide * em,
                      markSide * em);
    paintMark(painter, paper::inDirection(painter, mark, whole));
}

void StatView::paintMark(QPainter &painter, const QRectF &place) const
{
    switch (m_tone) {
    case Tone::Plain:
    case Tone::Quiet:
        return;
    case Tone::Award:
        StarPainter::paint(painter, place);
        return;
    case Tone::Warning:
        IconPainter::paint(painter, place, Icon::Warning, theme().onAlarm);
        return;
    }
}

void StatView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace holmstead
