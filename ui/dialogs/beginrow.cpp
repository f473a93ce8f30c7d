// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/beginrow.h"

#include "board/dicepainter.h"
#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/palette.h"
#include "look/theme.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace holmstead {

BeginRow::BeginRow(const Person &person, QWidget *parent) : QWidget(parent), m_person(person)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setState(std::nullopt, Mark::None, false);
}

void BeginRow::setState(std::optional<Dice> dice, Mark mark, bool out)
{
    m_dice = dice;
    m_mark = mark;
    m_out = out;
    //: For screen readers. %1 is a name, %2 the sum of two dice.
    setAccessibleName(dice ? tr("%1 rolled %2").arg(m_person.name, locale().toString(dice->sum()))
                           : m_person.name);
    update();
}

QSize BeginRow::sizeHint() const
{
    return { paper::ems(*this, 24), paper::ems(*this, 3) };
}

void BeginRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(layoutDirection());
    const qreal em = paper::em(*this);
    const QRectF whole = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    const bool marked = m_mark != Mark::None;
    painter.setPen(QPen(m_mark == Mark::Begins ? palette::gold
                        : marked               ? theme().accentLine
                                               : theme().line,
                        marked ? 2.5 : 1));
    painter.setBrush(m_mark == Mark::Begins ? theme().lit : theme().raised);
    painter.drawRoundedRect(whole, em * 0.5, em * 0.5);

    painter.setOpacity(m_out ? 0.5 : 1);
    const auto placed = [&](qreal left, qreal width, qreal height) {
        const QRectF box(whole.left() + left, whole.center().y() - height / 2, width, height);
        return paper::inDirection(painter, box, whole);
    };
    EmblemPainter::paintBadge(painter, placed(0.6 * em, 2 * em, 2 * em), m_person.color);
    painter.setPen(theme().text);
    painter.setFont(paper::scaled(font(), 1.1, marked ? QFont::DemiBold : QFont::Normal));
    const qreal diceLeft = whole.width() - 7.6 * em;
    const auto side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    paper::drawFitted(painter, placed(3.1 * em, diceLeft - 3.4 * em, 2 * em), int(side | Qt::AlignVCenter),
                      m_person.name);
    if (!m_dice)
        return; // a face would look like a roll
    DicePainter::paint(painter, placed(diceLeft, 2 * em, 2 * em), m_dice->first);
    DicePainter::paint(painter, placed(diceLeft + 2.3 * em, 2 * em, 2 * em), m_dice->second);
    painter.setPen(theme().text);
    painter.setFont(paper::scaled(font(), 1.3, QFont::DemiBold));
    paper::drawFitted(painter, placed(diceLeft + 4.8 * em, 2.4 * em, 2 * em), Qt::AlignCenter,
                      locale().toString(m_dice->sum()));
}

} // namespace holmstead
