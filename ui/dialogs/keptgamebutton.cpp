// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/keptgamebutton.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "look/theme.h"
#include "text/lists.h"

#include <QFileInfo>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace holmstead {

namespace {

constexpr qreal badge = 1.2; // ems
constexpr qreal gap = 0.35;  // between badge and name
constexpr qreal between = 0.9;
constexpr qreal widest = 13; // a person

QString nameOf(const KeptGame &game, PlayerId player)
{
    return game.people[static_cast<std::size_t>(player.index())].name;
}

// For lines that break elsewhere.
QString unbroken(QString words)
{
    return words.replace(u' ', QChar::Nbsp);
}

// Days of this year need not name it.
QString whenPlayed(const QDateTime &played)
{
    const QLocale locale;
    const bool isThisYear = played.date().year() == QDate::currentDate().year();
    //: A day of this year, in the letters of Qt's date formats: 14 June.
    const QString day = isThisYear ? locale.toString(played.date(), KeptGameButton::tr("d MMMM"))
                                   : locale.toString(played.date(), QLocale::LongFormat);
    //: When a game was played last; %1 is a day, %2 a time.
    return KeptGameButton::tr("%1, %2").arg(unbroken(day),
                                            unbroken(locale.toString(played.time(), QLocale::ShortFormat)));
}

} // namespace

KeptGameButton::KeptGameButton(KeptGame game, QWidget *parent)
    : QAbstractButton(parent),
      m_game(std::move(game))
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setEnabled(!m_game.isElsewhere); // one that cannot be opened says why
    retranslate();
}

QString KeptGameButton::turnAndTime(const KeptGame &game)
{
    //: %1 is a name, %2 a date and a time.
    return tr("%1’s turn, %2").arg(nameOf(game, game.turn), whenPlayed(game.played));
}

QString KeptGameButton::standing(const KeptGame &game)
{
    const QString when = whenPlayed(game.played);
    if (game.isElsewhere)
        //: %1 is a date and a time.
        return tr("Open in another window, %1").arg(when);
    if (game.people.empty())
        return tr("Cannot be opened, %1").arg(when);
    if (game.winner)
        //: %1 is a name, %2 a date and a time.
        return tr("%1 has won, %2").arg(nameOf(game, *game.winner), when);
    if (game.isOver)
        return tr("Over, %1").arg(when);
    if (!game.damage.isEmpty())
        //: How far a damaged game is whole; %1 is a name, %2 a date and a time.
        return tr("Damaged, but whole up to %1’s turn, %2").arg(nameOf(game, game.turn), when);
    return turnAndTime(game);
}

void KeptGameButton::retranslate()
{
    setAccessibleName(titleOf(m_game));
    setAccessibleDescription(standing(m_game));
    setToolTip(m_game.damage.isEmpty() ? QString() : m_game.damage.toHtmlEscaped());
    updateGeometry();
    update();
}

QString KeptGameButton::titleOf(const KeptGame &game)
{
    if (game.people.empty())
        return QFileInfo(game.path).completeBaseName();
    QStringList people;
    for (std::size_t i = 0; i < game.people.size(); ++i)
        people.append(textOf(game, i));
    return listOf(people);
}

QString KeptGameButton::textOf(const KeptGame &game, std::size_t person)
{
    //: Somebody in a list of games; %1 is a name, %2 how many points they have.
    return tr("%1 %2").arg(game.people[person].name, QLocale().toString(game.points[person]));
}

qreal KeptGameButton::widthOf(std::size_t person) const
{
    const qreal em = paper::em(*this);
    const qreal text =
        QFontMetricsF(paper::scaled(font(), 1.0, QFont::DemiBold)).horizontalAdvance(textOf(person)) + 1;
    return std::min((badge + gap) * em + text, widest * em);
}

qreal KeptGameButton::widthOfAll() const
{
    qreal width = 0;
    for (std::size_t i = 0; i < m_game.people.size(); ++i)
        width += widthOf(i) + between * paper::em(*this);
    return width;
}

QSize KeptGameButton::sizeHint() const
{
    const qreal em = paper::em(*this);
    const qreal below = QFontMetricsF(font()).horizontalAdvance(standing(m_game));
    return QSizeF(std::max(widthOfAll(), below) + 1.6 * em, 3.3 * em).toSize();
}

QSize KeptGameButton::minimumSizeHint() const
{
    return { paper::ems(*this, 14), sizeHint().height() };
}

void KeptGameButton::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const QRectF box = QRectF(rect()).adjusted(2, 2, -2, -2);
    const bool isLit = isEnabled() && (underMouse() || isDown());
    painter.setPen(QPen(theme().line, 1));
    painter.setBrush(isLit ? theme().hover : theme().raised);
    painter.drawRoundedRect(box, em * 0.5, em * 0.5);
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, rect(), em * 0.55);

    painter.setOpacity(isEnabled() ? 1 : 0.5);
    const QRectF inside = box.adjusted(0.6 * em, 0.3 * em, -0.6 * em, -0.3 * em);
    QRectF upper = inside;
    upper.setHeight(inside.height() / 2);
    const int flags = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter);
    painter.setPen(theme().text);
    painter.setFont(paper::scaled(font(), 1.0, QFont::DemiBold));
    if (m_game.people.empty())
        paper::drawFitted(painter, upper, flags, titleOf(m_game));
    else
        paintPeople(painter, upper);
    painter.setPen(m_game.damage.isEmpty() ? theme().softText : theme().warning);
    painter.setFont(font());
    paper::drawFitted(painter, inside.adjusted(0, inside.height() / 2, 0, 0), flags, standing(m_game));
}

// Side by side; in a narrow window everybody gets an equal share.
void KeptGameButton::paintPeople(QPainter &painter, const QRectF &line) const
{
    const qreal em = paper::em(*this);
    const int flags = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter);
    const bool isTight = widthOfAll() > line.width() + between * em;
    const qreal share = line.width() / static_cast<qreal>(m_game.people.size()) - between * em / 2;
    qreal left = line.left();
    for (std::size_t i = 0; i < m_game.people.size(); ++i) {
        const qreal width = isTight ? share : widthOf(i);
        const QRectF disc(left, line.center().y() - badge * em / 2, badge * em, badge * em);
        EmblemPainter::paintBadge(painter, paper::inDirection(painter, disc, line), m_game.people[i].color);
        const QRectF words(left + (badge + gap) * em, line.top(), width - (badge + gap) * em, line.height());
        paper::drawFitted(painter, paper::inDirection(painter, words, line), flags, textOf(i));
        left += width + (isTight ? between / 2 : between) * em;
    }
}

void KeptGameButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void KeptGameButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace holmstead
