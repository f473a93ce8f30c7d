// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/playerplate.h"

#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "look/palette.h"
#include "look/theme.h"
#include "look/tooltips.h"
#include "table/namerow.h"
#include "table/openhand.h"
#include "table/plateflag.h"
#include "table/platestats.h"
#include "table/statview.h"
#include "text/terms.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace holmstead {

namespace {

// In ems.
constexpr qreal plateCorner = 0.5;
constexpr qreal fullPlate = 7;
constexpr qreal compactPlate = 3.95;
constexpr qreal openHandHeight = 1.4;
constexpr qreal trailingMargin = 0.5;
constexpr qreal newsGap = 0.3;
constexpr qreal mostOfPlate = 9.2; // beyond which there is more room than plate

} // namespace

PlayerPlate::PlayerPlate(PlayerId player, QWidget *parent) : QAbstractButton(parent), m_player(player)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_nameRow = new NameRow(this);
    addStats();
    setChoosable(false);
    ToolTips::keepBeside(*this);
}

PlayerPlate::~PlayerPlate() = default;

void PlayerPlate::addStats()
{
    auto *rows = new QVBoxLayout(this);
    rows->addStretch(1);
    rows->addWidget(m_nameRow);
    rows->addStretch(1);
    auto *cards = new QHBoxLayout;
    auto *pieces = new QHBoxLayout;
    m_stats = std::make_unique<PlateStats>(*this, *cards, *pieces);
    m_newsRoom = new QSpacerItem(0, 0, QSizePolicy::MinimumExpanding, QSizePolicy::Minimum);
    pieces->addSpacerItem(m_newsRoom);
    pieces->setStretch(pieces->count() - 1, PlateStats::stretchOf(Stat::RoadLength));
    for (QHBoxLayout *row : { cards, pieces }) {
        row->setSpacing(0);
        rows->addLayout(row);
        rows->addStretch(1);
    }
    m_openHand = new OpenHand(this);
    m_openHand->hide();
    rows->addWidget(m_openHand);
    paper::keepGaps(*this, *rows, 0.1, { PlateFlag::width + 0.4, 0.15, trailingMargin, 0.15 });
    limit();
}

// Where there is more room, it stays round the plates.
void PlayerPlate::limit()
{
    setMaximumHeight(paper::ems(*this, mostOfPlate + heightNeeded(m_compact) - fullPlate));
}

QSize PlayerPlate::sizeHint() const
{
    return { paper::ems(*this, widthNeeded), paper::ems(*this, heightNeeded(m_compact)) };
}

QSize PlayerPlate::minimumSizeHint() const
{
    return { paper::ems(*this, widthNeeded - 2), paper::ems(*this, heightNeeded(m_compact)) };
}

qreal PlayerPlate::heightNeeded(bool compact) const
{
    return (compact ? compactPlate : fullPlate) + (m_openHand->isHidden() ? 0 : openHandHeight);
}

void PlayerPlate::setCompact(bool compact)
{
    if (m_compact == compact)
        return;
    m_compact = compact;
    m_nameRow->setCompact(compact);
    m_stats->setCompact(compact);
    limit();
    updateGeometry();
}

// Beside the pieces that are left, or, in a compact one, before the points.
QRect PlayerPlate::roomForNews(const QSize &size)
{
    const int room = size.isEmpty() ? 0 : size.width() + paper::ems(*this, newsGap);
    m_nameRow->setRoomBeforePoints(m_compact ? room : 0);
    const QSize beside(m_compact ? 0 : room, 0);
    if (m_newsRoom->sizeHint() != beside) {
        m_newsRoom->changeSize(beside.width(), 0, QSizePolicy::MinimumExpanding, QSizePolicy::Minimum);
        layout()->invalidate();
    }
    return placeOfNews(size);
}

QRect PlayerPlate::placeOfNews(const QSize &size) const
{
    if (m_compact)
        return m_nameRow->roomBeforePoints(size).translated(m_nameRow->pos());
    const QRect row = m_stats->view(Stat::CitiesLeft).geometry();
    const int right = width() - paper::ems(*this, trailingMargin);
    const QRect beside({ right - size.width(), row.center().y() - size.height() / 2 }, size);
    return QStyle::visualRect(layoutDirection(), rect(), beside);
}

void PlayerPlate::setView(const View &view, const Person &person)
{
    m_person = person;
    m_facts = view.player(m_player);
    m_edition = view.table->rules.edition;
    m_isOver = view.phase == Phase::Over;
    m_onTurn = view.turn == m_player && !m_isOver;
    m_won = view.winner == m_player;
    m_longestRoad = view.longestRoad == m_player;
    m_largestArmy = view.largestArmy == m_player;
    m_stats->setColor(person.color);
    refresh();
}

void PlayerPlate::setActing(bool acting)
{
    if (m_acting == acting)
        return;
    m_acting = acting;
    refresh();
}

void PlayerPlate::setOpenHand(const std::optional<View> &own)
{
    if (own)
        m_openHand->setCards(own->hand, own->cards, m_edition);
    if (m_openHand->isHidden() != own.has_value())
        return;
    if (!own)
        m_openHand->setCards({}, {}, m_edition);
    m_openHand->setVisible(own.has_value());
    limit();
    updateGeometry();
}

// Not a disabled button otherwise, which would call the player's facts unavailable.
void PlayerPlate::setChoosable(bool choosable)
{
    m_choosable = choosable;
    setFocusPolicy(choosable ? Qt::TabFocus : Qt::NoFocus);
    setCursor(choosable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    refresh();
}

void PlayerPlate::setLit(bool lit)
{
    if (m_lit == lit)
        return;
    m_lit = lit;
    update();
}

int PlayerPlate::number(Stat which) const
{
    return m_stats->view(which).number();
}

QRect PlayerPlate::placeOf(Stat which) const
{
    return m_stats->view(which).geometry();
}

bool PlayerPlate::warnsOfSeven() const
{
    return m_stats->view(Stat::Resources).tone() == StatView::Tone::Warning;
}

void PlayerPlate::refresh()
{
    m_nameRow->setPerson(m_person, points(), m_onTurn);
    m_nameRow->setLine(line(), m_facts.mustDiscard > 0);
    m_stats->show({ m_facts, m_longestRoad, m_largestArmy, m_isOver, m_edition });
    describe();
    update();
}

// Under the name: what others have to know now, else the awards.
QString PlayerPlate::line() const
{
    if (m_facts.mustDiscard > 0)
        return tr("has to discard %n card(s)", nullptr, m_facts.mustDiscard);
    QStringList awards;
    if (m_longestRoad)
        awards << termName(Term::LongestRoad, m_edition);
    if (m_largestArmy)
        awards << termName(Term::LargestArmy, m_edition);
    if (m_facts.victoryPointCards > 0)
        awards << tr("%n victory point card(s)", nullptr, m_facts.victoryPointCards);
    // The awards shine below anyway; small letters for all of it would not be read.
    return awards.size() > 1 && m_facts.victoryPointCards == 0 ? QString() : awards.value(awards.size() - 1);
}

void PlayerPlate::describe()
{
    const QString sum = tr("%n point(s)", nullptr, points());
    const QString color = colorName(m_person.color);
    //: A player for screen readers: %1 name, %2 colour, %3 points
    const QString waiting = tr("%1, %2: %3").arg(m_person.name, color, sum);
    //: As before
    const QString playing = tr("%1, %2, on turn: %3").arg(m_person.name, color, sum);
    //: As before: somebody who does something in the turn of another, such as discarding
    const QString acting = tr("%1, %2, acts now: %3").arg(m_person.name, color, sum);
    setAccessibleName(m_onTurn ? playing : m_acting ? acting : waiting);
    QStringList facts = m_stats->sentences();
    if (!line().isEmpty())
        facts.prepend(line());
    setAccessibleDescription(facts.join('\n'));
    m_nameRow->setToolTip(accessibleName());
}

void PlayerPlate::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal radius = plateCorner * paper::em(*this);
    const bool counts = m_acting || m_won;
    paper::Look look =
        counts ? paper::Look{ theme().tint(m_person.color), theme().line, 1, 0 } : paper::sheet();
    if (m_lit || m_won)
        look = paper::Look{ theme().lit, palette::gold, 1, 2 };
    if (m_choosable)
        look = paper::Look{ underMouse() ? theme().chosen : theme().lit, palette::gold, 1, 2 };
    if (m_choosable && isDown())
        look = paper::pressed(look);
    paper::drawPlate(painter, rect(), radius, look);
    PlateFlag::paint(painter, rect(), radius, m_nameRow->geometry().center().y(), m_person.color,
                     paper::em(*this));
    if (m_choosable || m_lit)
        paper::drawOutline(painter, rect(), radius, theme().accentLine, 2);
    else if (counts)
        paper::drawOutline(painter, rect(), radius, theme().name(m_person.color), 2);
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, rect(), radius);
}

void PlayerPlate::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    if (event->type() == QEvent::FontChange)
        limit();
    QAbstractButton::changeEvent(event);
}

void PlayerPlate::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void PlayerPlate::enterEvent(QEnterEvent *event)
{
    update();
    QAbstractButton::enterEvent(event);
}

void PlayerPlate::leaveEvent(QEvent *event)
{
    update();
    QAbstractButton::leaveEvent(event);
}

} // namespace holmstead
