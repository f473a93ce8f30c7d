// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/actionbutton.h"

#include "hand/costpainter.h"
#include "hand/paper.h"
#include "hand/verbpainter.h"
#include "look/keyboardsign.h"
#include "look/palette.h"
#include "look/theme.h"
#include "look/veiled.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

constexpr qreal cornerInEm = 0.45;
constexpr qreal costInEm = 1.15;
constexpr qreal widthWithRates = 9.6;
constexpr qreal ratesInEm = 2.05;
constexpr qreal smallestName = 0.75; // of its letters, before it would lose its end

ResourceCards costOf(Verb verb)
{
    switch (verb) {
    case Verb::BuildRoad:
        return cost::road;
    case Verb::BuildSettlement:
        return cost::settlement;
    case Verb::BuildCity:
        return cost::city;
    case Verb::BuyCard:
        return cost::developmentCard;
    case Verb::Roll:
    case Verb::Trade:
    case Verb::EndTrading:
    case Verb::EndFreeRoads:
    case Verb::EndTurn:
    case Verb::Undo:
    case Verb::PlayKnight:
    case Verb::PlayRoadBuilding:
    case Verb::PlayYearOfPlenty:
    case Verb::PlayMonopoly:
        return {};
    }
    return {};
}

} // namespace

ActionButton::ActionButton(Verb verb, Shape shape, QWidget *parent)
    : QAbstractButton(parent),
      m_verb(verb),
      m_shape(shape),
      m_cost(costOf(verb))
{
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard where it is
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    setCommand({});
}

void ActionButton::setNames(const QString &name, const QString &spoken)
{
    m_name = name;
    setAccessibleName(spoken);
    updateGeometry();
    measure();
    update();
}

void ActionButton::setLetter(const QString &letter)
{
    m_letter = letter;
    update();
}

void ActionButton::setCommand(const Command &command)
{
    setEnabled(command.enabled);
    setChecked(command.checked);
    m_free = command.free;
    m_unpaid = command.unpaid;
    m_due = command.due;
    setToolTip(command.why);
    setAccessibleDescription(command.why);
    setCursor(command.enabled ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void ActionButton::setColor(Color color)
{
    m_color = color;
    update();
}

void ActionButton::setHand(std::optional<ResourceCards> hand)
{
    m_hand = hand;
    update();
}

void ActionButton::setRefused(bool refused)
{
    m_refused = refused;
    update();
}

void ActionButton::setRates(const std::optional<Rates> &rates)
{
    m_rates = rates;
    measure();
    update();
}

void ActionButton::setScale(qreal scale)
{
    if (qFuzzyCompare(m_scale, scale))
        return;
    m_scale = scale;
    update();
}

void ActionButton::measure()
{
    if (m_shape == Shape::Small)
        return;
    const Line name = nameIn(area());
    const qreal scale =
        paper::fittingScale(paper::scaled(font(), 1, QFont::DemiBold), name.place, name.flags, m_name);
    if (qFuzzyCompare(m_ownScale, scale))
        return;
    m_ownScale = scale;
    emit measured();
}

QSize ActionButton::sizeHint() const
{
    const qreal em = paper::em(*this);
    const QFont bold = paper::scaled(font(), 1, QFont::DemiBold);
    const qreal name = QFontMetricsF(bold).horizontalAdvance(m_name);
    if (m_shape == Shape::Small)
        return QSizeF(3.4 * em, 2 * em).toSize();
    if (m_shape == Shape::Tall)
        return QSizeF(std::max(5.6 * em, name + 1.2 * em), 7 * em).toSize();
    const qreal text = std::max(name + 1.6 * em, CostPainter::widthFor(m_cost, costInEm * em));
    const qreal least = m_verb == Verb::Trade ? widthWithRates : 8.0;
    return QSizeF(std::max(least * em, text + 4 * em), 3.4 * em).toSize();
}

QSize ActionButton::minimumSizeHint() const
{
    const qreal em = paper::em(*this);
    if (m_shape == Shape::Small)
        return sizeHint();
    const QFontMetricsF smaller(paper::scaled(font(), smallestName, QFont::DemiBold));
    if (m_shape == Shape::Tall) {
        qreal widest = 0;
        for (const QString &word : m_name.split(u' '))
            widest = std::max(widest, smaller.horizontalAdvance(word));
        return QSizeF(std::max(4.8 * em, widest + 1.2 * em), 5 * em).toSize();
    }
    const qreal text = std::max(smaller.horizontalAdvance(m_name) + 1.4 * em,
                                CostPainter::widthFor(m_cost, smallestName * costInEm * em));
    return QSizeF(std::max(7.2 * em, text + 3.6 * em), 2.8 * em).toSize();
}

// Unless something lies over the table.
bool ActionButton::isPrimary() const
{
    return m_due && isEnabled() && !isVeiled(*this);
}

QString ActionButton::freeText() const
{
    //: On a button for building, in place of the cost: how many pieces cost nothing now; as short as can be
    return tr("%n free", nullptr, m_free);
}

// Whoever builds has ended trading by that: there is no hurry to press it.
bool ActionButton::isQuiet() const
{
    return m_verb == Verb::EndTrading;
}

QColor ActionButton::inkColor() const
{
    if (isPrimary())
        return theme().onAccent;
    return isEnabled() ? theme().text : theme().softText;
}

void ActionButton::paintGround(QPainter &painter) const
{
    paper::Look look = isEnabled() ? paper::button() : paper::well();
    if (isEnabled() && isQuiet())
        look = { theme().ground, theme().line, 1, 0 };
    if (isPrimary())
        look = { theme().accent, theme().accentDeep, 1, 2 };
    if (isChecked())
        look = { theme().chosen, theme().accentLine, 2, 0 };
    if (isEnabled() && isDown())
        look = paper::pressed(look);
    else if (isEnabled() && underMouse())
        look = paper::hovered(look);
    if (m_refused) {
        look.edge = theme().warning;
        look.edgeWidth = 2;
    }
    paper::drawPlate(painter, rect(), cornerInEm * paper::em(*this), look);
}

void ActionButton::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    paintGround(painter);
    if (m_rates)
        paintRates(painter);
    if (m_shape == Shape::Small)
        paintSmall(painter, area());
    else
        isTall() ? paintTall(painter, area()) : paintWide(painter, area());
    paintLetter(painter, whole());
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, rect(), cornerInEm * paper::em(*this));
}

bool ActionButton::isTall() const
{
    return m_shape == Shape::Tall || height() > 5 * paper::em(*this);
}

QRectF ActionButton::whole() const
{
    const qreal margin = 0.4 * paper::em(*this);
    return QRectF(rect()).adjusted(margin, margin, -margin, -margin);
}

QRectF ActionButton::area() const
{
    const qreal foot = m_rates ? heightOfRates() + 0.2 * paper::em(*this) : 0;
    return whole().adjusted(0, 0, 0, -foot);
}

qreal ActionButton::heightOfRates() const
{
    return std::min(ratesInEm * paper::em(*this), 0.55 * whole().height());
}

void ActionButton::paintRates(QPainter &painter) const
{
    QRectF foot = whole();
    foot.setTop(foot.bottom() - heightOfRates());
    painter.setFont(font());
    RatesPainter::paint(painter, foot, *m_rates);
}

// Beside the name, or above it.
QRectF ActionButton::pictureIn(const QRectF &area) const
{
    const qreal em = paper::em(*this);
    if (isTall()) {
        const qreal side = std::min({ 3.2 * em, area.width() - em, area.height() - 3 * em });
        const qreal top = area.center().y() - (side + 1.7 * em) / 2 + 0.2 * em;
        return { area.center().x() - side / 2, top, side, side };
    }
    const qreal side = std::min(2.3 * em, area.height());
    return { area.left(), area.center().y() - side / 2, side, side };
}

ActionButton::Line ActionButton::nameIn(const QRectF &area) const
{
    const qreal em = paper::em(*this);
    const QRectF picture = pictureIn(area);
    if (isTall()) {
        const qreal top = picture.bottom() + 0.3 * em;
        return { { area.left(), top, area.width(), area.bottom() - top },
                 Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap };
    }
    const bool costs = !m_cost.isEmpty();
    const qreal block = std::min((costs ? 1.15 + costInEm + 0.15 : 1.3) * em, area.height());
    const qreal left = picture.right() + 0.5 * em;
    const qreal width = area.right() - left - (costs ? 1.2 * em : 0);
    return { { left, area.center().y() - block / 2, width, 1.2 * em }, Qt::AlignLeft | Qt::AlignVCenter };
}

void ActionButton::paintName(QPainter &painter, const QRectF &area) const
{
    const Line name = nameIn(area);
    painter.setFont(paper::scaled(font(), m_scale, isQuiet() && !isTall() ? QFont::Normal : QFont::DemiBold));
    painter.setPen(inkColor());
    paper::drawFitted(painter, paper::inDirection(painter, name.place, area), name.flags, m_name);
}

void ActionButton::paintWide(QPainter &painter, const QRectF &area) const
{
    const qreal em = paper::em(*this);
    paintPicture(painter, paper::inDirection(painter, pictureIn(area), area));
    paintName(painter, area);
    if (m_cost.isEmpty())
        return;
    const QRectF name = nameIn(area).place;
    const qreal width = area.right() - name.left();
    const qreal height = std::min(costInEm * em, width / CostPainter::widthFor(m_cost, 1));
    const QRectF row(name.left(), name.top() + 1.3 * em, width, height);
    paintCost(painter, paper::inDirection(painter, row, area));
}

void ActionButton::paintCost(QPainter &painter, const QRectF &row) const
{
    if (m_free > 0) {
        const bool mirrored = painter.layoutDirection() == Qt::RightToLeft;
        painter.setFont(paper::scaled(font(), 0.85, QFont::DemiBold));
        return paper::drawPill(painter, row, mirrored ? Qt::AlignRight : Qt::AlignLeft, freeText(),
                               palette::gold, palette::ink);
    }
    CostPainter::paint(painter, row, m_cost, m_hand,
                       m_refused && m_unpaid ? CostPainter::Missing::Marked : CostPainter::Missing::Hollow);
}

void ActionButton::paintTall(QPainter &painter, const QRectF &area) const
{
    paintPicture(painter, pictureIn(area));
    paintName(painter, area);
}

// The picture alone, beside the letter.
void ActionButton::paintSmall(QPainter &painter, const QRectF &area) const
{
    const qreal side = area.height();
    paintPicture(painter, paper::inDirection(painter, { area.left(), area.top(), side, side }, area));
}

void ActionButton::paintPicture(QPainter &painter, const QRectF &square) const
{
    const QColor ink = isEnabled() && !isPrimary() ? theme().accentLine : inkColor();
    VerbPainter::paint(painter, square, m_verb, m_color, isEnabled(), ink);
}

void ActionButton::paintLetter(QPainter &painter, const QRectF &area) const
{
    const qreal side = 1.15 * paper::em(*this);
    const QRectF cap(area.right() - side + 0.15 * side, area.top() - 0.15 * side, side, side);
    const QRectF place = paper::inDirection(painter, cap, area);
    const QColor ink = isPrimary() ? theme().onAccent : theme().softText;
    paper::drawOutline(painter, place, 3,
                       paper::mixed(ink, isPrimary() ? theme().accent : theme().sheet, 0.5), 1);
    painter.setFont(paper::scaled(font(), 0.75, QFont::Normal));
    painter.setPen(ink);
    painter.drawText(place, Qt::AlignCenter, m_letter);
}

void ActionButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        measure();
    }
    QAbstractButton::changeEvent(event);
}

void ActionButton::resizeEvent(QResizeEvent *event)
{
    QAbstractButton::resizeEvent(event);
    measure();
}

void ActionButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void ActionButton::enterEvent(QEnterEvent *event)
{
    update();
    QAbstractButton::enterEvent(event);
}

void ActionButton::leaveEvent(QEvent *event)
{
    update();
    QAbstractButton::leaveEvent(event);
}

} // namespace holmstead
