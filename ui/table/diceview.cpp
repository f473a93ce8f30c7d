// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/diceview.h"

#include "board/dicepainter.h"
#include "hand/paper.h"
#include "look/theme.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace holmstead {

namespace {

constexpr qreal pale = 0.45;    // what has been rolled before
constexpr qreal sumWidth = 2.4; // to dice that are 2.5 wide

} // namespace

DiceView::DiceView(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    describe();
}

void DiceView::setDice(std::optional<Dice> dice, std::optional<Dice> last)
{
    m_dice = dice;
    m_last = dice ? std::nullopt : last;
    describe();
    update();
}

void DiceView::setTumble(std::optional<qreal> part)
{
    if (m_tumble == part)
        return;
    m_tumble = part;
    if (!m_tumble)
        m_faces = {};
    update();
}

void DiceView::setCovered(bool covered)
{
    if (std::exchange(m_covered, covered) != covered)
        update();
}

void DiceView::describe()
{
    //: The dice that lie on the table, for screen readers; %1 + %2 = %3
    const QString rolled =
        m_dice ? tr("Dice: %1 and %2, together %3").arg(m_dice->first).arg(m_dice->second).arg(m_dice->sum())
               : QString();
    //: Before a roll, for screen readers; the last one was %1 + %2 = %3
    const QString before = m_last ? tr("Not rolled yet; last: %1 and %2, together %3")
                                        .arg(m_last->first)
                                        .arg(m_last->second)
                                        .arg(m_last->sum())
                                  : tr("Not rolled yet");
    setAccessibleName(m_dice ? rolled : before);
    setToolTip(accessibleName());
}

QSize DiceView::sizeHint() const
{
    return { paper::ems(*this, 9), paper::ems(*this, 2.8) };
}

QSize DiceView::minimumSizeHint() const
{
    return { paper::ems(*this, 7), paper::ems(*this, 2.2) };
}

void DiceView::paintEvent(QPaintEvent *)
{
    if (m_covered || !(m_dice || m_last))
        return;
    paper::Painter painter(this);
    const QRectF whole = rect();
    // As large as the room is, and all else beside them.
    const qreal side = std::max(1.0, std::min({ whole.height() - 0.3 * paper::em(*this), 0.3 * whole.width(),
                                                5 * paper::em(*this) }));
    const qreal em = side / 2.5;
    const qreal top = whole.center().y() - side / 2;
    const qreal left = whole.center().x() - (2 * side + 3.2 * em) / 2;
    const Dice shown = m_dice ? *m_dice : *m_last;
    painter.setOpacity(m_dice ? 1 : pale);
    paintDie(painter, paper::inDirection(painter, { left, top, side, side }, whole), shown.first, 2);
    const QRectF second(left + side + 0.4 * em, top, side, side);
    paintDie(painter, paper::inDirection(painter, second, whole), shown.second, -3);
    painter.setOpacity(1);
    const QRectF sum(second.right() + 0.4 * em, 0, sumWidth * em, whole.height());
    if (!m_tumble)
        paintSum(painter, paper::inDirection(painter, sum, whole));
}

void DiceView::paintSum(QPainter &painter, const QRectF &place) const
{
    const qreal em = place.width() / sumWidth;
    const QFont letters = paper::scaled(font(), em / paper::em(*this));
    if (m_dice) {
        painter.setFont(paper::scaled(letters, 1.6, QFont::Bold));
        painter.setPen(m_dice->sum() == 7 ? theme().warning : theme().text);
        painter.drawText(place, Qt::AlignCenter, locale().toString(m_dice->sum()));
    } else if (m_last) {
        painter.setPen(theme().softText);
        QRectF line(place.left(), place.center().y() - 1.15 * em, place.width(), em);
        painter.setFont(paper::scaled(letters, 0.8));
        //: Above the sum of the dice before somebody rolls: it is that of the last roll; as short as can be
        paper::drawFitted(painter, line, Qt::AlignCenter, tr("last:"));
        painter.setFont(paper::scaled(letters, 1.2, QFont::DemiBold));
        line.setTop(line.bottom());
        line.setHeight(1.3 * em);
        painter.drawText(line, Qt::AlignCenter, locale().toString(m_last->sum()));
    }
}

// It hops and comes to lie after some quarter turns, each of which brings another face up.
void DiceView::paintDie(QPainter &painter, const QRectF &place, int value, int turns)
{
    if (!m_tumble)
        return DicePainter::paint(painter, place, value);
    const qreal rest = (1 - *m_tumble) * (1 - *m_tumble); // ever slower
    const qreal quarters = turns * rest;
    const int hops = static_cast<int>(std::abs(quarters) + 0.5);
    const int face = (value + 2 * hops - 1) % 6 + 1;
    const qreal hop = 0.12 * place.height() * rest * std::abs(std::sin(3 * std::numbers::pi * rest));
    // On edge it is wider than the view; lying it has its size, so that it does not jump at the end.
    const qreal angle = std::numbers::pi / 2 * quarters;
    const qreal fit = std::min(1.0, 1.2 / (std::abs(std::cos(angle)) + std::abs(std::sin(angle))));
    painter.save();
    painter.translate(place.center() - QPointF(0, hop));
    painter.rotate(90 * quarters);
    painter.scale(fit, fit);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(QPointF(-place.width() / 2, -place.height() / 2), faceOf(face, place.size()));
    painter.restore();
}

const QPixmap &DiceView::faceOf(int value, const QSizeF &size)
{
    QPixmap &face = m_faces[static_cast<std::size_t>(value)];
    const QSize pixels = (size * devicePixelRatioF()).toSize();
    if (face.size() != pixels) {
        face = QPixmap(pixels);
        face.setDevicePixelRatio(devicePixelRatioF());
        face.fill(Qt::transparent);
        QPainter painter(&face);
        DicePainter::paint(painter, { QPointF(), size }, value);
    }
    return face;
}

void DiceView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace holmstead
