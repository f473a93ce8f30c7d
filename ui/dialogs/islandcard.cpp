// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/islandcard.h"

#include "board/hexpainter.h"
#include "board/seapainter.h"
#include "board/settlementpainter.h"
#include "board/topology.h"
#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "look/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace holmstead {

namespace {

constexpr qreal pictureOfWidth = 0.66; // height of the picture

// In hex sides, from the centre of the island.
QPointF centreOf(HexId hex)
{
    const Cell cell = at(topology.cellOfHex, hex);
    return { std::sqrt(3.0) * (cell.q + cell.r / 2.0), 1.5 * cell.r };
}

} // namespace

IslandCard::IslandCard(const IslandLayout &island, QWidget *parent)
    : QAbstractButton(parent),
      m_island(island)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void IslandCard::setWords(const QString &name, const QString &about)
{
    m_name = name;
    m_about = about;
    setAccessibleName(name);
    setAccessibleDescription(about);
    updateGeometry();
    update();
}

void IslandCard::setLeftOut(std::optional<Color> color)
{
    if (m_leftOut == color)
        return;
    m_leftOut = color;
    m_picture = QPixmap();
    update();
}

QSize IslandCard::sizeHint() const
{
    const int width = paper::ems(*this, 13);
    return { width, heightForWidth(width) };
}

QSize IslandCard::minimumSizeHint() const
{
    const int width = paper::ems(*this, 10);
    return { width, heightForWidth(width) };
}

QRectF IslandCard::pictureRect(int width) const
{
    const qreal inset = paper::em(*this) * 0.35;
    return { inset, inset, width - 2 * inset, (width - 2 * inset) * pictureOfWidth };
}

int IslandCard::heightForWidth(int width) const
{
    const QRectF picture = pictureRect(width);
    const int words = qRound(picture.width() - paper::em(*this) * 0.6);
    const QFontMetrics metrics(paper::scaled(font(), 0.92));
    const int about = metrics.boundingRect(0, 0, words, 10000, Qt::TextWordWrap, m_about).height();
    return qRound(picture.bottom() + paper::em(*this) * 2.1) + about;
}

void IslandCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal em = paper::em(*this);
    const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(isChecked() ? QPen(theme().accentLine, 3) : QPen(theme().line, 1));
    painter.setBrush(isChecked() ? theme().chosen : underMouse() ? theme().hover : theme().raised);
    painter.drawRoundedRect(box, em * 0.6, em * 0.6);

    const QRectF picture = pictureRect(width());
    const QSize pixels = (picture.size() * devicePixelRatioF()).toSize();
    if (m_picture.size() != pixels) {
        m_picture = QPixmap(pixels);
        m_picture.fill(Qt::transparent);
        QPainter onPicture(&m_picture);
        onPicture.setRenderHint(QPainter::Antialiasing);
        paintIsland(onPicture, m_picture.rect());
    }
    painter.drawPixmap(picture, m_picture, m_picture.rect());
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, rect(), em * 0.6);

    const QRectF words = picture.adjusted(em * 0.3, 0, -em * 0.3, 0);
    const QRectF name(words.left(), picture.bottom() + em * 0.35, words.width(), em * 1.3);
    painter.setPen(theme().text);
    painter.setFont(paper::scaled(font(), 1.1, QFont::DemiBold));
    paper::drawFitted(painter, name, Qt::AlignCenter, m_name);
    painter.setPen(theme().softText);
    painter.setFont(paper::scaled(font(), 0.92));
    painter.drawText(QRectF(words.left(), name.bottom(), words.width(), height() - name.bottom()),
                     Qt::AlignHCenter | Qt::TextWordWrap, m_about);
}

void IslandCard::paintIsland(QPainter &painter, const QRectF &rect) const
{
    QPainterPath shore;
    shore.addRoundedRect(rect, rect.width() * 0.035, rect.width() * 0.035);
    painter.fillPath(shore, SeaPainter::openWater());
    painter.setClipPath(shore);
    painter.translate(rect.center());
    const qreal side = rect.height() / 9.4;
    painter.scale(side, side);
    SeaPainter::paintCoast(painter, 1);
    for (const HexId hex : everyId<HexId>()) {
        painter.save();
        painter.translate(centreOf(hex));
        painter.scale(0.97, 0.97);
        HexPainter::paint(painter, QRectF(-std::sqrt(3.0) / 2, -1, std::sqrt(3.0), 2),
                          at(m_island.terrain, hex), hex.index() % 3);
        painter.restore();
    }
    for (const StartPiece &piece : m_island.start) {
        if (piece.color == m_leftOut)
            continue;
        QPointF corner;
        const HexSet around = at(topology.hexesAt, piece.settlement);
        for (const HexId hex : around)
            corner += centreOf(hex) / around.size();
        SettlementPainter::paint(painter, QRectF(corner.x() - 0.5, corner.y() - 0.5, 1, 1), piece.color);
    }
}

void IslandCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        m_picture = QPixmap(); // land and sea lie in another light
    QAbstractButton::changeEvent(event);
}

void IslandCard::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void IslandCard::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace holmstead
