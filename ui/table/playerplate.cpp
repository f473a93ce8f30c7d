// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/playerplate.h"

#include "board/citypainter.h"
#include "board/emblempainter.h"
#include "board/roadpainter.h"
#include "board/settlementpainter.h"
#include "hand/cardpainter.h"
#include "hand/iconpainter.h"
#include "hand/paper.h"
#include "hand/rim.h"
#include "look/keyboardsign.h"
#include "look/palette.h"
#include "look/theme.h"
#include "look/tooltips.h"
#include "table/namerow.h"
#include "table/openhand.h"
#include "table/statview.h"
#include "text/terms.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

namespace holmstead {

namespace {

constexpr int handLimit = 7; // R-RO-2: more are halved when a 7 is rolled
// In ems.
constexpr qreal plateCorner = 0.5;
constexpr qreal flagWidth = 2.4;
constexpr qreal plateEmblem = 1.9;
constexpr qreal fullPlate = 7;
constexpr qreal compactPlate = 3.95;
constexpr qreal openHandHeight = 1.4;
constexpr qreal trailingMargin = 0.5;
constexpr qreal newsGap = 0.3;
constexpr qreal mostOfPlate = 9.2; // beyond which there is more room than plate

void paintCards(QPainter &painter, const QRectF &square, CardPainter::Back back)
{
    CardPainter::paintBack(painter, CardPainter::cardIn(square), back);
}

template <typename Paint> StatView::Picture rimmed(const Paint &paint)
{
    return [paint](QPainter &painter, const QRectF &square, const QColor &) {
        paintRimmed(painter, square, paint);
    };
}

StatView::Picture pictureOf(PlayerPlate::Stat stat, Color color)
{
    using Stat = PlayerPlate::Stat;
    switch (stat) {
    case Stat::Resources:
        return [](QPainter &painter, const QRectF &square, const QColor &) {
            paintCards(painter, square, CardPainter::Back::Resource);
        };
    case Stat::Developments:
        return [](QPainter &painter, const QRectF &square, const QColor &) {
            paintCards(painter, square, CardPainter::Back::Development);
        };
    case Stat::Knights:
        return [](QPainter &painter, const QRectF &square, const QColor &ink) {
            IconPainter::paint(painter, square, Icon::Knight, ink);
        };
    case Stat::RoadLength:
        return [](QPainter &painter, const QRectF &square, const QColor &ink) {
            IconPainter::paint(painter, square, Icon::Road, ink);
        };
    case Stat::RoadsLeft:
        return rimmed([color](QPainter &painter, const QRectF &square) {
            RoadPainter::paint(painter, square, color, -35);
        });
    case Stat::SettlementsLeft:
        return rimmed([color](QPainter &painter, const QRectF &square) {
            SettlementPainter::paint(painter, square, color);
        });
    case Stat::CitiesLeft:
        return rimmed(
            [color](QPainter &painter, const QRectF &square) { CityPainter::paint(painter, square, color); });
    }
    return {};
}

constexpr std::array allStats = { PlayerPlate::Stat::Resources, PlayerPlate::Stat::Developments,
                                  PlayerPlate::Stat::Knights,   PlayerPlate::Stat::RoadLength,
                                  PlayerPlate::Stat::RoadsLeft, PlayerPlate::Stat::SettlementsLeft,
                                  PlayerPlate::Stat::CitiesLeft };

bool isQuiet(PlayerPlate::Stat stat)
{
    return indexOf(stat) >= indexOf(PlayerPlate::Stat::RoadsLeft);
}

// How many cards somebody holds is what others look for most.
qreal scaleOf(PlayerPlate::Stat stat, bool compact)
{
    if (compact || isQuiet(stat))
        return 1;
    return stat == PlayerPlate::Stat::Resources || stat == PlayerPlate::Stat::Developments ? 1.3 : 1.1;
}

// The columns of all plates stand below one another; knights and roads have room for the sign of their award.
int stretchOf(PlayerPlate::Stat stat)
{
    switch (stat) {
    case PlayerPlate::Stat::Resources:
    case PlayerPlate::Stat::Developments:
    case PlayerPlate::Stat::RoadsLeft:
    case PlayerPlate::Stat::SettlementsLeft:
        return 13;
    case PlayerPlate::Stat::Knights:
    case PlayerPlate::Stat::RoadLength:
    case PlayerPlate::Stat::CitiesLeft:
        return 14;
    }
    return 0;
}

} // namespace

PlayerPlate::PlayerPlate(PlayerId player, QWidget *parent) : QAbstractButton(parent), m_player(player)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_nameRow = new NameRow(this);
    addStats();
    setChoosable(false);
    ToolTips::keepBeside(*this);
}

void PlayerPlate::addStats()
{
    auto *rows = new QVBoxLayout(this);
    rows->addStretch(1);
    rows->addWidget(m_nameRow);
    rows->addStretch(1);
    auto *cards = new QHBoxLayout;
    auto *pieces = new QHBoxLayout;
    for (const Stat which : allStats) {
        auto *view = new StatView(pictureOf(which, m_person.color), this);
        view->setScale(scaleOf(which, m_compact));
        view->setDigits(which == Stat::SettlementsLeft || which == Stat::CitiesLeft ? 1 : 2);
        m_stats[indexOf(which)] = view;
        (isQuiet(which) ? pieces : cards)->addWidget(view, stretchOf(which));
    }
    m_newsRoom = new QSpacerItem(0, 0, QSizePolicy::MinimumExpanding, QSizePolicy::Minimum);
    pieces->addSpacerItem(m_newsRoom);
    pieces->setStretch(pieces->count() - 1, stretchOf(Stat::RoadLength));
    for (QHBoxLayout *row : { cards, pieces }) {
        row->setSpacing(0);
        rows->addLayout(row);
        rows->addStretch(1);
    }
    m_openHand = new OpenHand(this);
    m_openHand->hide();
    rows->addWidget(m_openHand);
    paper::keepGaps(*this, *rows, 0.1, { flagWidth + 0.4, 0.15, trailingMargin, 0.15 });
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
    for (const Stat which : allStats) {
        stat(which)->setScale(scaleOf(which, compact));
        if (isQuiet(which))
            stat(which)->setVisible(!compact);
    }
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
    const QRect row = stat(Stat::CitiesLeft)->geometry();
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
    for (const Stat which : allStats)
        stat(which)->setPicture(pictureOf(which, person.color));
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

int PlayerPlate::number(Stat which) const
{
    return stat(which)->number();
}

QRect PlayerPlate::placeOf(Stat which) const
{
    return stat(which)->geometry();
}

bool PlayerPlate::warnsOfSeven() const
{
    return stat(Stat::Resources)->tone() == StatView::Tone::Warning;
}

void PlayerPlate::refresh()
{
    using Tone = StatView::Tone;
    m_nameRow->setPerson(m_person, points(), m_onTurn);
    m_nameRow->setLine(line(), m_facts.mustDiscard > 0);
    const bool warn = m_facts.resourceCards > handLimit && !m_isOver;
    const QString cards = tr("%n resource card(s)", nullptr, m_facts.resourceCards);
    const QString many = tr("%n resource card(s): more than 7, half of them go when a 7 is rolled", nullptr,
                            m_facts.resourceCards);
    stat(Stat::Resources)
        ->show(m_facts.resourceCards, warn ? Tone::Warning : Tone::Plain, warn ? many : cards);
    stat(Stat::Developments)
        ->show(m_facts.developmentCards, Tone::Plain,
               tr("%n development card(s)", nullptr, m_facts.developmentCards));
    stat(Stat::Knights)
        ->show(m_facts.knightsPlayed, m_largestArmy ? Tone::Award : Tone::Plain, knightsText());
    stat(Stat::RoadLength)->show(m_facts.roadLength, m_longestRoad ? Tone::Award : Tone::Plain, roadText());
    stat(Stat::RoadsLeft)
        ->show(m_facts.roadsLeft, Tone::Quiet, tr("%n road(s) left to build", nullptr, m_facts.roadsLeft));
    stat(Stat::SettlementsLeft)
        ->show(m_facts.settlementsLeft, Tone::Quiet,
               tr("%n settlement(s) left to build", nullptr, m_facts.settlementsLeft));
    stat(Stat::CitiesLeft)
        ->show(m_facts.citiesLeft, Tone::Quiet, tr("%n city(s) left to build", nullptr, m_facts.citiesLeft));
    describe();
    update();
}

QString PlayerPlate::knightsText() const
{
    const QString plain = tr("%n knight(s) played", nullptr, m_facts.knightsPlayed);
    //: %1 is the award for it, Largest Army
    const QString award = tr("%n knight(s) played: holds %1, 2 points", nullptr, m_facts.knightsPlayed)
                              .arg(termName(Term::LargestArmy, m_edition));
    return m_largestArmy ? award : plain;
}

QString PlayerPlate::roadText() const
{
    const QString plain = tr("Longest road of %n segment(s)", nullptr, m_facts.roadLength);
    //: %1 is the award for it, Longest Road or Longest Route
    const QString award = tr("Longest road of %n segment(s): holds %1, 2 points", nullptr, m_facts.roadLength)
                              .arg(termName(Term::LongestRoad, m_edition));
    return m_longestRoad ? award : plain;
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
    setAccessibleName(m_onTurn ? playing : waiting);
    QStringList facts;
    for (const Stat which : allStats)
        facts << stat(which)->accessibleName();
    if (!line().isEmpty())
        facts.prepend(line());
    setAccessibleDescription(facts.join('\n'));
    m_nameRow->setToolTip(accessibleName());
}

void PlayerPlate::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal radius = plateCorner * paper::em(*this);
    const bool counts = m_onTurn || m_won;
    paper::Look look =
        counts ? paper::Look{ theme().tint(m_person.color), theme().line, 1, 0 } : paper::sheet();
    if (m_choosable)
        look = paper::Look{ underMouse() ? theme().chosen : theme().lit, palette::gold, 1, 2 };
    if (m_choosable && isDown())
        look = paper::pressed(look);
    paper::drawPlate(painter, rect(), radius, look);
    paintFlag(painter, radius);
    if (m_choosable)
        paper::drawOutline(painter, rect(), radius, theme().accentLine, 2);
    else if (counts)
        paper::drawOutline(painter, rect(), radius, theme().name(m_person.color), 2);
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, rect(), radius);
}

// A strip of the player's colour with their emblem.
void PlayerPlate::paintFlag(QPainter &painter, qreal radius) const
{
    const qreal em = paper::em(*this);
    const palette::PlayerTones &tones = palette::player(m_person.color);
    const QRectF whole = QRectF(rect()).adjusted(1, 1, -1, -1);
    const QRectF strip =
        paper::inDirection(painter, { whole.left(), whole.top(), flagWidth * em, whole.height() }, whole);
    QPainterPath plate;
    plate.addRoundedRect(whole, radius, radius);
    QPainterPath cloth;
    cloth.addRect(strip);
    cloth &= plate;
    painter.fillPath(cloth, tones.base);
    QPainterPath shade;
    shade.addRect(paper::inDirection(
        painter, { whole.left() + (flagWidth - 0.3) * em, whole.top(), 0.3 * em, whole.height() }, whole));
    painter.fillPath(shade, paper::mixed(tones.base, tones.dark, 0.7));
    const qreal side = plateEmblem * em;
    const QPointF center = m_nameRow->geometry().center();
    EmblemPainter::paint(painter, { strip.center().x() - side / 2, center.y() - side / 2, side, side },
                         m_person.color);
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
