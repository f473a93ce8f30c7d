// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/gainmark.h"

#include "board/resourcesymbol.h"
#include "hand/paper.h"
#include "look/palette.h"
#include "text/terms.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

// Round an amount, whose sign would else stand behind it from right to left.
constexpr QChar isolate(0x2066);
constexpr QChar endOfIsolate(0x2069);
// In ems.
constexpr qreal markHeight = 1.6;
constexpr qreal countWidth = 1.2;
constexpr qreal resourceSide = 1.15;
constexpr qreal markMargin = 0.25;
constexpr qreal kindWidth = countWidth + resourceSide;

} // namespace

GainMark::GainMark(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
}

void GainMark::setGain(const ResourceCards &gain, Edition edition)
{
    m_gain = gain;
    m_edition = edition;
    setVisible(!gain.isEmpty());
    describe();
    updateGeometry();
    update();
}

void GainMark::describe()
{
    //: What somebody got by the last roll: %1 is e.g. "2 lumber"
    const QString sentence = tr("By the last roll: %1.").arg(resourceList(m_gain, m_edition));
    setToolTip(m_gain.isEmpty() ? QString() : sentence);
    setAccessibleName(toolTip());
}

int GainMark::kinds() const
{
    return static_cast<int>(std::count_if(allResources.begin(), allResources.end(),
                                          [this](Resource resource) { return m_gain[resource] > 0; }));
}

QSize GainMark::sizeHint() const
{
    const qreal em = paper::em(*this);
    return { qCeil((kinds() * kindWidth + 2 * markMargin) * em), qCeil(markHeight * em) };
}

void GainMark::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    paper::drawPlate(painter, whole, whole.height() / 2, { theme().lit, palette::gold, 1, 0 });
    painter.setFont(paper::scaled(font(), 0.9, QFont::Bold));
    painter.setPen(theme().text);
    qreal left = markMargin * em;
    for (const Resource resource : allResources) {
        if (m_gain[resource] == 0)
            continue;
        //: So many more cards of a resource; its picture stands beside it
        const QString more = tr("+%1", "gain").arg(locale().toString(m_gain[resource]));
        const QRectF number(left, 0, countWidth * em, whole.height());
        painter.drawText(paper::inDirection(painter, number, whole), Qt::AlignRight | Qt::AlignVCenter,
                         isolate + more + endOfIsolate);
        const QRectF picture(left + countWidth * em, (whole.height() - resourceSide * em) / 2,
                             resourceSide * em, resourceSide * em);
        ResourceSymbol::paint(painter, paper::inDirection(painter, picture, whole), resource);
        left += kindWidth * em;
    }
}

void GainMark::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace holmstead
