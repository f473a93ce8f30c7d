// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/personbutton.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "look/theme.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QStyle>

namespace holmstead {

namespace {

constexpr qreal overlap = 0.7; // of a badge shows when several stand in a row
// In ems: what a name is sure to get, and what it would like at most.
constexpr qreal leastName = 3.6;
constexpr qreal mostName = 14;
constexpr qreal behindWords = 0.4;

// A cross on a disc: no.
void paintNo(QPainter &painter, const QRectF &disc)
{
    painter.setPen(QPen(theme().raised, 0.12 * disc.width()));
    painter.setBrush(theme().warning);
    painter.drawEllipse(disc);
    const QRectF arms = disc.marginsRemoved(QMarginsF() + 0.32 * disc.width());
    painter.setPen(QPen(theme().raised, 0.14 * disc.width(), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(arms.topLeft(), arms.bottomRight());
    painter.drawLine(arms.topRight(), arms.bottomLeft());
}

} // namespace

PersonButton::PersonButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PersonButton::setPerson(const Person &person)
{
    m_colors = { person.color };
    m_name = person.name;
    describe();
}

void PersonButton::setEverybody(const People &people, const QString &name)
{
    m_colors.clear();
    for (const Person &person : people)
        m_colors.push_back(person.color);
    m_name = name;
    describe();
}

void PersonButton::setDetail(const QString &detail)
{
    m_detail = detail;
    describe();
}

void PersonButton::reserve(const QStringList &details)
{
    m_reserved = details;
    updateGeometry();
}

void PersonButton::setLarge(bool large)
{
    m_large = large;
    describe();
}

void PersonButton::setMarked(bool marked)
{
    m_marked = marked;
    update();
}

void PersonButton::setRefusing(bool refusing)
{
    m_refusing = refusing;
    update();
}

void PersonButton::describe()
{
    setAccessibleName(m_name);
    setToolTip(m_name);
    setAccessibleDescription(m_detail);
    updateGeometry();
    update();
}

QFont PersonButton::nameFont() const
{
    return paper::scaled(font(), m_large ? 1.15 : 1.0,
                         isChecked() || m_large ? QFont::DemiBold : QFont::Normal);
}

qreal PersonButton::badgeSide() const
{
    return paper::em(*this) * (m_large ? 2.0 : 1.3);
}

qreal PersonButton::badgesWidth() const
{
    return badgeSide() * (1 + overlap * (static_cast<qreal>(m_colors.size()) - 1));
}

qreal PersonButton::lead() const
{
    return badgesWidth() + 0.95 * paper::em(*this);
}

// A large one shares the room of its panel with the others.
QSize PersonButton::sizeHint() const
{
    const qreal em = paper::em(*this);
    const qreal name = QFontMetricsF(paper::scaled(font(), 1, QFont::DemiBold)).horizontalAdvance(m_name);
    const qreal most = m_large ? leastName * em : mostName * em;
    qreal words = std::min(name, most);
    for (const QString &detail : m_reserved + QStringList(m_detail))
        words = std::max(words, QFontMetricsF(font()).horizontalAdvance(detail));
    return QSizeF(badgesWidth() + words + 1.7 * em, (m_large ? 3.2 : 2.1) * em).toSize();
}

QSize PersonButton::minimumSizeHint() const
{
    const qreal em = paper::em(*this);
    const bool isOne = m_colors.size() == 1;
    return { isOne ? qRound(badgesWidth() + (leastName + 1.7) * em) : sizeHint().width(),
             sizeHint().height() };
}

void PersonButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal em = paper::em(*this);
    const QRectF box = QRectF(rect()).adjusted(2, 2, -2, -2);
    const bool lit = isEnabled() && (underMouse() || isDown());
    const bool chosen = isChecked() || m_marked;
    painter.setPen(chosen ? QPen(theme().accentLine, 2) : QPen(theme().line, 1));
    painter.setBrush(chosen ? theme().chosen : lit ? theme().hover : theme().raised);
    painter.drawRoundedRect(box, em * 0.5, em * 0.5);
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, rect(), em * 0.55);

    painter.setOpacity(isEnabled() ? 1 : 0.45);
    painter.setLayoutDirection(layoutDirection());
    paintBadges(painter, box);
    paintWords(painter, box);
}

void PersonButton::paintBadges(QPainter &painter, const QRectF &box) const
{
    const qreal side = badgeSide();
    QRectF badge(box.left() + 0.5 * paper::em(*this), box.center().y() - side / 2, side, side);
    for (const Color color : m_colors) {
        EmblemPainter::paintBadge(painter, paper::inDirection(painter, badge, box), color);
        badge.translate(side * overlap, 0);
    }
    if (!m_refusing)
        return;
    const qreal cross = 0.55 * side;
    const QRectF last = badge.translated(-side * overlap, 0);
    const QRectF disc(last.right() - 0.75 * cross, last.bottom() - 0.85 * cross, cross, cross);
    paintNo(painter, paper::inDirection(painter, disc, box));
}

void PersonButton::paintWords(QPainter &painter, const QRectF &box) const
{
    const qreal em = paper::em(*this);
    const QRectF words = paper::inDirection(painter, box.adjusted(lead(), 0, -behindWords * em, 0), box);
    const int flags = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter);
    const qreal half = m_detail.isEmpty() ? 0 : words.height() / 2 - 0.1 * em;
    painter.setPen(theme().text);
    painter.setFont(nameFont());
    paper::drawFitted(painter, words.adjusted(0, half > 0 ? 0.2 * em : 0, 0, -half), flags, m_name);
    if (m_detail.isEmpty())
        return;
    painter.setPen(m_refusing ? theme().warning : theme().softText);
    painter.setFont(paper::scaled(font(), 0.9, m_refusing ? QFont::DemiBold : QFont::Normal));
    paper::drawFitted(painter, words.adjusted(0, half, 0, -0.2 * em), flags, m_detail);
}

void PersonButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void PersonButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void PersonButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

} // namespace holmstead
