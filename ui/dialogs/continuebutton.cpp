// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/continuebutton.h"

#include "dialogs/keptgamebutton.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/veiled.h"

#include <QFontMetricsF>
#include <QStyle>
#include <QStyleOptionButton>

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal aroundWords = 0.8;
constexpr qreal verbHeight = 2;
constexpr qreal rowHeight = 1.6;
constexpr qreal personBadge = 1.25;
constexpr qreal toName = 0.35;
constexpr qreal toNext = 0.8;

constexpr int wrapped = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

QFont verbFont(const QFont &font)
{
    return paper::scaled(font, 1.4, QFont::DemiBold);
}

} // namespace

ContinueButton::ContinueButton(QWidget *parent) : QPushButton(parent)
{
    setProperty("main", true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ContinueButton::setGame(const KeptGame &game)
{
    m_game = game;
    retranslate();
}

void ContinueButton::retranslate()
{
    if (m_game.people.empty())
        return;
    //: %1 is how a game stands: "Ada’s turn, 14 June, 20:15"
    setAccessibleName(tr("Continue: %1").arg(KeptGameButton::standing(m_game)));
    setAccessibleDescription(KeptGameButton::titleOf(m_game));
    setToolTip(m_game.damage.toHtmlEscaped());
    updateGeometry();
    update();
}

QSize ContinueButton::sizeHint() const
{
    const int width = paper::ems(*this, 16);
    return { width, heightForWidth(width) };
}

int ContinueButton::heightForWidth(int width) const
{
    const qreal em = paper::em(*this);
    const qreal inside = width - 2 * aroundWords * em;
    return qCeil((aroundWords + verbHeight + aroundWords / 2 + aroundWords) * em + heightOfStanding(inside)
                 + heightOfPeople(inside));
}

qreal ContinueButton::heightOfStanding(qreal width) const
{
    const QRectF any(0, 0, width, 10 * paper::em(*this));
    return QFontMetricsF(font()).boundingRect(any, wrapped, KeptGameButton::standing(m_game)).height();
}

qreal ContinueButton::heightOfPeople(qreal width) const
{
    const int count = static_cast<int>(m_game.people.size());
    const int columns = gridFor(width).columns;
    return (count + columns - 1) / columns * rowHeight * paper::em(*this);
}

ContinueButton::Grid ContinueButton::gridFor(qreal width) const
{
    const qreal em = paper::em(*this);
    qreal widest = 0;
    for (const Person &person : m_game.people)
        widest = std::max(widest, QFontMetricsF(font()).horizontalAdvance(person.name) + 1);
    const qreal wanted = widest + (personBadge + toName + toNext) * em;
    const int count = static_cast<int>(m_game.people.size());
    const auto fits = [&](int columns) { return columns * wanted - toNext * em <= width; };
    const int columns = fits(count) ? std::max(count, 1) : fits(2) ? 2 : 1;
    return { columns, std::min(wanted, (width + toNext * em) / columns) };
}

void ContinueButton::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    QStyleOptionButton button;
    initStyleOption(&button);
    style()->drawControl(QStyle::CE_PushButton, &button, &painter, this);

    const qreal em = paper::em(*this);
    const QRectF inside =
        QRectF(rect()).adjusted(aroundWords * em, aroundWords * em, -aroundWords * em, -aroundWords * em);
    painter.setPen(isVeiled(*this) ? theme().text : theme().onAccent);
    painter.setFont(verbFont(font()));
    QRectF verb = inside;
    verb.setHeight(verbHeight * em);
    paper::drawFitted(painter, verb, Qt::AlignCenter, tr("Continue"));
    painter.setFont(font());
    QRectF standing = inside.adjusted(0, verbHeight * em, 0, 0);
    standing.setHeight(heightOfStanding(inside.width()));
    painter.drawText(standing, wrapped, KeptGameButton::standing(m_game));
    paintPeople(painter, inside.adjusted(0, standing.bottom() - inside.top() + aroundWords / 2 * em, 0, 0));
}

void ContinueButton::paintPeople(QPainter &painter, const QRectF &rect) const
{
    const qreal em = paper::em(*this);
    const Grid grid = gridFor(rect.width());
    const int flags = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter);
    const qreal whole = grid.columns * grid.column - toNext * em;
    const qreal left = rect.left() + (rect.width() - whole) / 2;
    for (std::size_t i = 0; i < m_game.people.size(); ++i) {
        const int at = static_cast<int>(i);
        const QRectF cell(left + at % grid.columns * grid.column,
                          rect.top() + at / grid.columns * rowHeight * em, grid.column - toNext * em,
                          rowHeight * em);
        const QRectF disc(cell.left(), cell.center().y() - personBadge * em / 2, personBadge * em,
                          personBadge * em);
        EmblemPainter::paintBadge(painter, paper::inDirection(painter, disc, rect), m_game.people[i].color);
        const QRectF name = cell.adjusted((personBadge + toName) * em, 0, 0, 0);
        paper::drawFitted(painter, paper::inDirection(painter, name, rect), flags, m_game.people[i].name);
    }
}

} // namespace holmstead
