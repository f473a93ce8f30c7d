// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/gainmark.h"

#include "board/resourcesymbol.h"
#include "hand/cardpainter.h"
#include "hand/paper.h"
#include "look/palette.h"
#include "text/terms.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <cstdlib>

namespace holmstead {

namespace {

// Round an amount, whose sign would else stand behind it from right to left.
constexpr QChar isolate(0x2066);
constexpr QChar endOfIsolate(0x2069);
// In ems.
constexpr qreal markHeight = 1.45;
constexpr qreal pictureSide = 1.1;
constexpr qreal kindStep = 0.65;  // from the last picture of a kind to the next kind
constexpr qreal sameStep = 0.3;   // from one picture to the next of its kind
constexpr qreal longestRow = 3.7; // of pictures; longer ones overlap more
constexpr qreal pictureGap = 0.1;
constexpr qreal partGap = 0.3;
constexpr qreal markMargin = 0.35;
constexpr qreal pastPictures = 0.55; // pictures of what is past
constexpr std::size_t mostKinds = 2;

} // namespace

GainMark::GainMark(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
}

void GainMark::setChange(const HandChange &change, Edition edition)
{
    m_change = change;
    m_edition = edition;
    setVisible(!change.isNothing());
    describe();
    updateGeometry();
    update();
}

QString GainMark::sentence() const
{
    if (m_change.unseen > 0)
        return tr("Stole a card.");
    if (m_change.unseen < 0)
        return tr("Was robbed of a card.");
    const QString got = resourceList(m_change.got, m_edition);
    const QString gave = resourceList(m_change.gave, m_edition);
    if (m_change.gave.isEmpty()) {
        //: What came into somebody's hand last: %1 is e.g. "2 lumber and 1 ore"
        return tr("Got %1.").arg(got);
    }
    if (m_change.got.isEmpty()) {
        //: What left somebody's hand last: %1 is e.g. "2 lumber and 1 ore"
        return tr("Gave up %1.").arg(gave);
    }
    //: What somebody traded last: %1 and %2 are e.g. "2 lumber and 1 ore"
    return tr("Gave %1 and got %2.").arg(gave, got);
}

void GainMark::describe()
{
    setToolTip(m_change.isNothing() ? QString() : sentence());
    setAccessibleName(toolTip());
}

std::vector<GainMark::Part> GainMark::parts() const
{
    if (m_change.unseen != 0)
        return { { m_change.unseen, {} } };
    std::vector<Part> kinds;
    for (const Resource resource : m_change.gave.present())
        kinds.push_back({ -m_change.gave[resource], { resource } });
    for (const Resource resource : m_change.got.present())
        kinds.push_back({ m_change.got[resource], { resource } });
    if (kinds.size() <= mostKinds)
        return kinds;
    std::vector<Part> sums;
    if (!m_change.gave.isEmpty())
        sums.push_back(sumOf(m_change.gave, -1));
    if (!m_change.got.isEmpty())
        sums.push_back(sumOf(m_change.got, 1));
    return sums;
}

GainMark::Part GainMark::sumOf(const ResourceCards &cards, int sign)
{
    Part sum{ sign * cards.total(), {} };
    for (const Resource resource : cards.present())
        sum.pictures.insert(sum.pictures.end(), static_cast<std::size_t>(cards[resource]), resource);
    return sum;
}

qreal GainMark::picturesWidth(const Part &part)
{
    return stepsOf(part).back();
}

std::vector<qreal> GainMark::stepsOf(const Part &part)
{
    std::vector<qreal> steps{ 0 };
    for (std::size_t i = 1; i < part.pictures.size(); ++i)
        steps.push_back(steps.back() + (part.pictures[i] == part.pictures[i - 1] ? sameStep : kindStep));
    const qreal room = longestRow - pictureSide;
    const qreal shrink = steps.back() > room ? room / steps.back() : 1;
    for (qreal &step : steps)
        step *= shrink;
    steps.push_back(steps.back() + pictureSide);
    return steps;
}

QString GainMark::textOf(const Part &part) const
{
    const QString count = locale().toString(std::abs(part.cards));
    //: So many more cards; a picture of them stands beside it
    const QString more = tr("+%1", "gain").arg(count);
    //: So many cards less; a picture of them stands beside it
    const QString less = tr("−%1", "loss").arg(count);
    return isolate + (part.cards > 0 ? more : less) + endOfIsolate;
}

QFont GainMark::letters() const
{
    return paper::scaled(font(), 0.9, QFont::Bold);
}

qreal GainMark::widthOf(const Part &part) const
{
    return QFontMetricsF(letters()).horizontalAdvance(textOf(part))
         + (pictureGap + picturesWidth(part)) * paper::em(*this);
}

QSize GainMark::sizeHint() const
{
    const qreal em = paper::em(*this);
    qreal width = (2 * markMargin - partGap) * em;
    for (const Part &part : parts())
        width += widthOf(part) + partGap * em;
    return { qCeil(width), qCeil(markHeight * em) };
}

void GainMark::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    const bool isGain = !m_change.got.isEmpty() || m_change.unseen > 0;
    const paper::Look fresh = { isGain ? theme().lit : theme().sunken, isGain ? palette::gold : theme().line,
                                1, 0 };
    paper::drawPlate(painter, whole, whole.height() / 2, m_change.isPast ? paper::sheet() : fresh);
    painter.setFont(letters());
    qreal left = markMargin * em;
    for (const Part &part : parts()) {
        const QRectF place(left, 0, widthOf(part), whole.height());
        paintPart(painter, part, paper::inDirection(painter, place, whole));
        left = place.right() + partGap * em;
    }
}

void GainMark::paintPart(QPainter &painter, const Part &part, const QRectF &place) const
{
    painter.setPen(m_change.isPast ? theme().softText : theme().text);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, textOf(part));
    const qreal em = paper::em(*this);
    const qreal side = pictureSide * em;
    const QRectF square(place.right() - picturesWidth(part) * em, place.center().y() - side / 2, side, side);
    painter.setOpacity(m_change.isPast ? pastPictures : 1);
    if (part.pictures.empty())
        CardPainter::paintBack(painter, CardPainter::cardIn(paper::inDirection(painter, square, place)),
                               CardPainter::Back::Resource);
    const std::vector<qreal> steps = stepsOf(part);
    for (std::size_t i = 0; i < part.pictures.size(); ++i) {
        const QRectF at = square.translated(steps[i] * em, 0);
        ResourceSymbol::paint(painter, paper::inDirection(painter, at, place), part.pictures[i]);
    }
    painter.setOpacity(1);
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
