// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "untold.h"

#include "board/hintplace.h"
#include "board/place.h"
#include "session/boardmode.h"
#include "session/gamesession.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <map>

namespace holmstead {

class BankPanel;
class BoardScene;
class BoardView;
class CostsPanel;
class GainMarks;
class HandTray;
class HintCard;
class PlayersPanel;

// Explains the board to whoever points at something: a card beside the place that the mouse or the keyboard
// is at, light on the pieces of a player whose plate is under the mouse, and on the sites for a piece whose
// price or button is. Nothing of it has to be clicked away.
class BoardHints : public QObject
{
    Q_OBJECT

public:
    // All parts must outlive this.
    struct Parts
    {
        BoardScene *board;
        BoardView *view;
        PlayersPanel *players;
        BankPanel *bank;
        CostsPanel *costs;
        HandTray *tray;
    };

    BoardHints(const GameSession &session, const Parts &parts, QObject *parent);

    // How long the mouse has to rest on a place where nothing can be done.
    static constexpr std::chrono::milliseconds restTime{ 600 };
    // The mouse has come to rest, perhaps.
    bool isWaiting() const { return m_rest.isActive(); }

    // The game, or which build button is on, has changed.
    void refresh(std::optional<Build> wanted);
    // Tokens, harbors, pieces and the robber, in pixels of the view's viewport.
    std::vector<QRect> thingsInSight() const;
    // In pixels of `widget`, in which the view is.
    std::vector<QRect> thingsInSight(const QWidget &widget) const;
    // What a roll or a move leaves to be seen waits until it has been seen.
    void setUntold(Untold what) { m_untold = what; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Light = std::variant<std::monostate, PlayerId, Build>;

    void watch(QObject *part, const Light &light);
    bool isOn() const;
    void point(const std::optional<Place> &place);
    void pointAtHarbor(const std::optional<PathId> &harbor);
    void wait(std::function<void()> then, bool rest);
    void hideCard();
    void showPlace(const Place &place);
    QList<PlayerId> victimsOfRobberAt(const Place &place) const;
    void showHarbor(PathId harbor);
    // In pixels of the view's viewport.
    QRect pixels(const QRectF &scene) const;
    HintGround ground() const;
    void showLight();
    void showTraces();

    const GameSession &m_session;
    Parts m_parts;
    GainMarks *m_gains;
    HintCard *m_card; // belongs to the view's viewport
    std::optional<Build> m_wanted;
    std::map<QObject *, Light> m_lights; // what each of the parts that are watched lights up
    Light m_light;
    Untold m_untold = Untold::Nothing;
    QTimer m_rest;
    std::function<void()> m_next;
};

} // namespace holmstead
