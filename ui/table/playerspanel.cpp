// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/playerspanel.h"

#include "hand/paper.h"
#include "table/playerplate.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace holmstead {

PlayersPanel::PlayersPanel(QWidget *parent) : QWidget(parent)
{
    auto *plates = new QVBoxLayout(this);
    paper::keepGaps(*this, *plates, 0.25);
    for (const PlayerId player : playersOf(maxPlayers))
        plates->addWidget(addPlate(player));
    plates->addStretch(1);
    setAccessibleName(tr("Players"));
}

PlayerPlate *PlayersPanel::addPlate(PlayerId player)
{
    auto *plate = new PlayerPlate(player, this);
    plate->hide();
    connect(plate, &PlayerPlate::clicked, this, [this, plate] {
        if (plate->isChoosable())
            emit playerChosen(plate->player());
        else if (isChoice())
            emit playerRefused(plate->player());
    });
    m_plates.push_back(plate);
    return plate;
}

void PlayersPanel::setView(const View &view, const People &people)
{
    for (PlayerPlate *plate : m_plates) {
        const bool plays = plate->player().index() < view.playerCount();
        if (plays)
            plate->setView(view, people[static_cast<std::size_t>(plate->player().index())]);
        plate->setVisible(plays);
    }
}

void PlayersPanel::setChoosable(const std::vector<PlayerId> &players)
{
    for (PlayerPlate *plate : m_plates)
        plate->setChoosable(std::find(players.begin(), players.end(), plate->player()) != players.end());
}

bool PlayersPanel::isChoice() const
{
    return std::any_of(m_plates.begin(), m_plates.end(),
                       [](const PlayerPlate *plate) { return plate->isChoosable(); });
}

PlayerPlate *PlayersPanel::plate(PlayerId player) const
{
    return m_plates[static_cast<std::size_t>(player.index())];
}

QSize PlayersPanel::sizeHint() const
{
    const int height = heightOfAll([](const PlayerPlate &plate) { return plate.sizeHint().height(); });
    return { m_plates.front()->sizeHint().width(), height };
}

QSize PlayersPanel::minimumSizeHint() const
{
    return { m_plates.front()->minimumSizeHint().width(), heightWhen(true) };
}

int PlayersPanel::heightWhen(bool compact) const
{
    return heightOfAll([compact](const PlayerPlate &plate) { return plate.heightWhen(compact); });
}

int PlayersPanel::heightOfAll(const std::function<int(const PlayerPlate &)> &heightOf) const
{
    int height = -layout()->spacing();
    for (const PlayerPlate *plate : m_plates) {
        if (!plate->isHidden())
            height += heightOf(*plate) + layout()->spacing();
    }
    return std::max(0, height);
}

void PlayersPanel::fit()
{
    const bool compact = height() < heightWhen(false);
    for (PlayerPlate *plate : m_plates)
        plate->setCompact(compact);
}

// A hand that lies open needs room, too.
bool PlayersPanel::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::event(event);
}

void PlayersPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void PlayersPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Players"));
    QWidget::changeEvent(event);
}

} // namespace holmstead
