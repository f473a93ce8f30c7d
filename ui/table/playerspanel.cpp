// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/playerspanel.h"

#include "hand/paper.h"
#include "table/playerplate.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFontMetricsF>

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal usualWidth = 17.6;
constexpr qreal leastWidth = 15;
// Of the plates' letters to others.
constexpr int leastPercent = 90;
constexpr int mostPercent = 140;

} // namespace

PlayersPanel::PlayersPanel(QWidget *parent) : QWidget(parent)
{
    auto *plates = new QVBoxLayout(this);
    paper::keepGaps(*this, *plates, 0.25);
    for (const PlayerId player : playersOf(maxPlayers))
        plates->addWidget(addPlate(player), 100);
    plates->addStretch(1); // what they cannot fill
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

void PlayersPanel::setActing(std::optional<PlayerId> player)
{
    for (PlayerPlate *plate : m_plates)
        plate->setActing(plate->player() == player);
}

void PlayersPanel::setChoosable(const std::vector<PlayerId> &players)
{
    for (PlayerPlate *plate : m_plates)
        plate->setChoosable(std::find(players.begin(), players.end(), plate->player()) != players.end());
}

void PlayersPanel::setLit(const QList<PlayerId> &players)
{
    for (PlayerPlate *plate : m_plates)
        plate->setLit(players.contains(plate->player()));
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
    return { paper::ems(*this, usualWidth), heightWith(paper::em(*this), false) };
}

QSize PlayersPanel::minimumSizeHint() const
{
    return { paper::ems(*this, leastWidth), heightWith(paper::em(*this), true) };
}

int PlayersPanel::heightWith(qreal em, bool compact) const
{
    int height = -layout()->spacing();
    for (const PlayerPlate *plate : m_plates) {
        if (!plate->isHidden())
            height += qCeil(em * plate->heightNeeded(compact)) + layout()->spacing();
    }
    return std::max(0, height);
}

void PlayersPanel::fit()
{
    const auto letters = [this](int percent) {
        return paper::scaled(font(), percent / 100.0, font().weight());
    };
    const auto emAt = [&letters](int percent) { return QFontMetricsF(letters(percent)).height(); };
    const bool compact = heightWith(emAt(leastPercent), false) > height();
    const auto hasRoom = [&](int percent) {
        return heightWith(emAt(percent), compact) <= height()
            && PlayerPlate::widthNeeded * emAt(percent) <= width();
    };
    int percent = mostPercent;
    while (percent > (compact ? 100 : leastPercent) && !hasRoom(percent))
        percent -= 5;
    for (PlayerPlate *plate : m_plates) {
        plate->setCompact(compact);
        plate->setFont(letters(percent));
    }
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
    if (event->type() == QEvent::FontChange)
        fit();
    QWidget::changeEvent(event);
}

} // namespace holmstead
