// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/gameovertray.h"

#include "dialogs/pointstable.h"

#include "board/emblempainter.h"
#include "board/starpainter.h"
#include "hand/paper.h"
#include "look/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace holmstead {

GameOverTray::GameOverTray(QWidget *parent)
    : QWidget(parent),
      m_result(new QPushButton(this)),
      m_newGame(new QPushButton(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_result->setObjectName(QStringLiteral("overResult"));
    m_newGame->setObjectName(QStringLiteral("overNewGame"));
    m_newGame->setProperty("main", true);
    for (QPushButton *button : { m_result, m_newGame }) {
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard where it is
        button->setAutoDefault(true);         // Enter presses the one that has it
    }
    auto *row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addWidget(m_result);
    row->addWidget(m_newGame);
    connect(m_result, &QPushButton::clicked, this, &GameOverTray::resultWanted);
    connect(m_newGame, &QPushButton::clicked, this, &GameOverTray::newGameWanted);
    placeMargins();
    retranslate();
}

void GameOverTray::placeMargins()
{
    const int gap = paper::ems(*this, 0.7);
    layout()->setContentsMargins(2 * gap, gap, 2 * gap, gap);
    layout()->setSpacing(gap);
}

void GameOverTray::setView(const View &view, const People &people)
{
    m_standings.clear();
    for (const PlayerId player : standings(view))
        m_standings.push_back({ personOf(player, people), PointsOf(view, player).total() });
    retranslate();
}

// One thing to press next on the screen.
void GameOverTray::setResultShown(bool shown)
{
    for (QPushButton *button : { m_result, m_newGame })
        button->setVisible(!shown);
}

QString GameOverTray::title() const
{
    if (m_standings.empty())
        return {};
    const Standing &best = m_standings.front();
    //: Below the board when the game is over. %1 is a name.
    return tr("%1 has won with %n point(s)", nullptr, best.points).arg(best.person.name);
}

void GameOverTray::retranslate()
{
    //: A button when the game is over: opens the table of everybody's points.
    m_result->setText(tr("Show the result"));
    m_newGame->setText(tr("New game"));
    setAccessibleName(title());
    update();
}

void GameOverTray::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    painter.fillRect(rect(), theme().ground);
    painter.fillRect(QRectF(0, 0, width(), 1), theme().line);
    if (m_standings.empty())
        return;
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    const qreal side = std::min(4.6 * em, 0.7 * height());
    const QRectF medal(1.5 * em, whole.center().y() - side / 2, side, side);
    const Person &winner = m_standings.front().person;
    EmblemPainter::paintBadge(painter, paper::inDirection(painter, medal, whole), winner.color);
    const QRectF star(medal.right() - 0.45 * side, medal.top() - 0.12 * side, 0.5 * side, 0.5 * side);
    StarPainter::paint(painter, paper::inDirection(painter, star, whole));

    const qreal left = medal.right() + 1.2 * em;
    const qreal buttons = m_result->width() + m_newGame->width() + 3 * em;
    const QRectF text(left, whole.center().y() - 2.3 * em, std::max(0.0, width() - left - buttons), 2.4 * em);
    painter.setFont(paper::scaled(font(), 1.8, QFont::DemiBold));
    painter.setPen(theme().text);
    paper::drawFitted(painter, paper::inDirection(painter, text, whole), Qt::AlignLeft | Qt::AlignVCenter,
                      title());
    paintOthers(painter, text.translated(0, 2.5 * em));
}

// Emblem, name and points of each, side by side.
void GameOverTray::paintOthers(QPainter &painter, const QRectF &line) const
{
    const qreal em = paper::em(*this);
    const QRectF whole = rect();
    painter.setFont(paper::scaled(font(), 1.2));
    painter.setPen(theme().text);
    const qreal most = line.width() / static_cast<qreal>(m_standings.size() - 1);
    qreal x = line.left();
    for (auto other = m_standings.begin() + 1; other != m_standings.end(); ++other) {
        //: The points of somebody who has not won: %1 is a name, %2 a number
        const QString words = tr("%1: %2").arg(other->person.name, locale().toString(other->points));
        const qreal wanted = QFontMetricsF(painter.font()).horizontalAdvance(words) + 2;
        const QRectF badge(x, line.top() + 0.1 * em, 1.7 * em, 1.7 * em);
        EmblemPainter::paintBadge(painter, paper::inDirection(painter, badge, whole), other->person.color);
        const QRectF place(badge.right() + 0.4 * em, line.top(), std::min(wanted, most - 3.3 * em), 1.9 * em);
        paper::drawFitted(painter, paper::inDirection(painter, place, whole),
                          Qt::AlignLeft | Qt::AlignVCenter, words);
        x = place.right() + 1.2 * em;
    }
}

void GameOverTray::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        placeMargins();
    QWidget::changeEvent(event);
}

} // namespace holmstead
