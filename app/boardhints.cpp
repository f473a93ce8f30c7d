// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardhints.h"

#include "gainmarks.h"
#include "placehints.h"

#include "board/boardscene.h"
#include "board/boardview.h"
#include "board/thingstosee.h"
#include "hand/handtray.h"
#include "session/outlook.h"
#include "session/traces.h"
#include "table/bankpanel.h"
#include "table/costrow.h"
#include "table/costspanel.h"
#include "table/hintcard.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"

#include <QEvent>

namespace holmstead {

BoardHints::BoardHints(const GameSession &session, const Parts &parts, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_parts(parts),
      m_gains(new GainMarks(*parts.players, this)),
      m_card(new HintCard(parts.view->viewport()))
{
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, [this] { m_next(); });
    connect(parts.board, &BoardScene::placeHovered, this, &BoardHints::point);
    connect(parts.board, &BoardScene::harborHovered, this, &BoardHints::pointAtHarbor);
    connect(parts.board, &BoardScene::noteShown, this, &BoardHints::hideCard);
    connect(parts.view, &BoardView::moved, this, &BoardHints::hideCard);
    for (const PlayerId player : playersOf(maxPlayers))
        watch(parts.players->plate(player), player);
    watch(parts.costs->row(CostsPanel::Item::Road), Build::Road);
    watch(parts.costs->row(CostsPanel::Item::Settlement), Build::Settlement);
    watch(parts.costs->row(CostsPanel::Item::City), Build::City);
    watch(parts.tray->buttonFor(Verb::BuildRoad), Build::Road);
    watch(parts.tray->buttonFor(Verb::BuildSettlement), Build::Settlement);
    watch(parts.tray->buttonFor(Verb::BuildCity), Build::City);
}

void BoardHints::watch(QObject *part, const Light &light)
{
    m_lights[part] = light;
    part->installEventFilter(this);
}

bool BoardHints::isOn() const
{
    return m_session.hasGame() && !m_session.curtain();
}

void BoardHints::refresh(std::optional<Build> wanted)
{
    m_wanted = wanted;
    hideCard();
    showLight();
    showTraces();
}

void BoardHints::showTraces()
{
    if (m_untold == Untold::Move)
        return; // those of before
    const View view = m_session.view();
    const bool tells = m_untold != Untold::Roll && view.phase != Phase::Over; // then the result counts
    Traces traces = tells ? tracesOf(m_session.log(), view) : Traces();
    if (view.phase == Phase::Robber)
        traces.produced = {}; // gold is what can be chosen
    m_gains->show(traces.hands, m_session.table().rules.edition);
    m_parts.bank->setShort(traces.isPast ? ResourceCards() : traces.shortOf);
    m_parts.board->setTraces(traces.produced, traces.isPast,
                             traces.robber ? std::optional(traces.robber->from) : std::nullopt);
}

bool BoardHints::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Enter) {
        m_light = m_lights[watched];
        hideCard(); // the keyboard may still point at a place
    } else if (event->type() == QEvent::Leave || event->type() == QEvent::Hide) {
        m_light = {};
    } else {
        return QObject::eventFilter(watched, event);
    }
    showLight();
    return QObject::eventFilter(watched, event);
}

// Of a place where something can be done the card shows at once; elsewhere once the mouse rests, so that
// crossing the island is not full of cards.
void BoardHints::point(const std::optional<Place> &place)
{
    hideCard();
    if (place && isOn() && m_parts.board->note().isEmpty())
        wait([this, at = *place] { showPlace(at); }, !m_parts.board->targets().contains(*place));
}

void BoardHints::pointAtHarbor(const std::optional<PathId> &harbor)
{
    hideCard();
    if (harbor && isOn() && m_parts.board->note().isEmpty())
        wait([this, at = *harbor] { showHarbor(at); }, true);
}

void BoardHints::wait(std::function<void()> then, bool rest)
{
    m_next = std::move(then);
    rest ? m_rest.start(restTime) : m_next();
}

void BoardHints::hideCard()
{
    m_rest.stop();
    m_card->hide();
    m_parts.board->setExplained(std::nullopt);
    m_parts.players->setLit({});
}

void BoardHints::showPlace(const Place &place)
{
    const auto hint = hintFor(m_session, place, m_wanted);
    if (!hint)
        return;
    m_parts.board->setExplained(place);
    m_parts.players->setLit(victimsOfRobberAt(place));
    m_card->showHint(*hint, pixels(sightOf(place)), ground());
    if (m_parts.board->cursor() == place)
        m_parts.view->tell(m_parts.board->describe(place) + u'\n' + hint->text());
}

// Whom the person who moves the robber could rob there.
QList<PlayerId> BoardHints::victimsOfRobberAt(const Place &place) const
{
    const View view = m_session.view();
    const auto *hex = std::get_if<HexId>(&place);
    if (!hex || view.phase != Phase::Robber || m_session.why(MoveRobber{ *hex }))
        return {};
    const auto victims = victimsAt(view, *hex);
    return { victims.begin(), victims.end() };
}

void BoardHints::showHarbor(PathId harbor)
{
    m_parts.board->setExplainedHarbor(harbor);
    m_card->showHint(harborHint(m_session, harbor), pixels(sightOfHarbor(harbor)), ground());
}

// Zoomed in there is hardly a sea: a card in the corner leaves the neighbours of the place in sight.
HintGround BoardHints::ground() const
{
    HintGround ground = m_parts.board->ground();
    if (m_parts.view->zoom() > 1) {
        ground.isFarOff = true;
        ground.land.clear();
    }
    return ground;
}

std::vector<QRect> BoardHints::thingsInSight() const
{
    return m_parts.board->ground().kept;
}

std::vector<QRect> BoardHints::thingsInSight(const QWidget &widget) const
{
    std::vector<QRect> things = thingsInSight();
    for (QRect &thing : things)
        thing.translate(m_parts.view->viewport()->mapTo(&widget, QPoint()));
    return things;
}

QRect BoardHints::pixels(const QRectF &scene) const
{
    return m_parts.view->viewportTransform().mapRect(scene).toAlignedRect();
}

void BoardHints::showLight()
{
    PathSet paths;
    PathSet chain;
    IntersectionSet intersections;
    if (isOn()) {
        const View view = m_session.view();
        const PlayerId builder = view.viewer.value_or(view.turn);
        const auto *owner = std::get_if<PlayerId>(&m_light);
        const auto *build = std::get_if<Build>(&m_light);
        if (owner && owner->index() < view.playerCount()) {
            paths = at(view.roads, *owner);
            chain = longestRoadOf(view, *owner);
            intersections = at(view.buildings, *owner);
        } else if (build && view.phase != Phase::Setup) {
            if (*build == Build::Road)
                paths = roadSites(view, builder);
            else
                intersections =
                    *build == Build::City ? citySites(view, builder) : settlementSites(view, builder);
        }
    }
    m_parts.board->setGlow(paths, intersections, chain);
}

} // namespace holmstead
