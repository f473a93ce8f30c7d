// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hintcard.h"

#include "board/emblempainter.h"
#include "board/resourcesymbol.h"
#include "hand/costpainter.h"
#include "hand/paper.h"
#include "look/palette.h"
#include "look/theme.h"
#include "table/hintleader.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal padding = 0.6;
constexpr qreal narrowest = 9;
constexpr qreal slim = 11;
constexpr qreal middling = 14;
constexpr qreal widest = 18;
constexpr qreal signSide = 1.15;
constexpr qreal costSide = 1.3; // of the cards to pay
constexpr qreal signGap = 0.4;
constexpr qreal rowGap = 0.18;
constexpr qreal pipSide = 0.26;
constexpr qreal pipGap = 0.1;
constexpr qreal cardCorner = 0.5;
constexpr qreal shadow = 0.2;   // that the card casts, inside its widget
constexpr qreal distance = 0.5; // from the place, and from the edge

constexpr int textFlags = Qt::TextWordWrap | Qt::AlignVCenter;

QFont boldOf(const QFont &font)
{
    return paper::scaled(font, 1, QFont::Bold);
}

qreal widestOf(const QStringList &parts, const QFontMetricsF &metrics)
{
    qreal width = 0;
    for (const QString &part : parts)
        width = std::max(width, metrics.horizontalAdvance(part));
    return width;
}

QColor inkFor(HintLine::Tone tone)
{
    switch (tone) {
    case HintLine::Tone::Plain:
        return theme().text;
    case HintLine::Tone::Good:
        return theme().success;
    case HintLine::Tone::Quiet:
        return theme().softText;
    case HintLine::Tone::Refused:
        return theme().warning;
    }
    return theme().text;
}

} // namespace

HintCard::HintCard(QWidget *parent) : QWidget(parent), m_leader(new HintLeader(parent))
{
    setObjectName(QStringLiteral("hintCard"));
    m_leader->stackUnder(this);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void HintCard::showHint(const Hint &hint, const QRect &place, const HintGround &ground)
{
    m_hint = hint;
    m_shown = hint;
    for (HintLine &line : m_shown.lines)
        line.text = keptTogether(line.text);
    setLayoutDirection(parentWidget()->window()->layoutDirection()); // the board's own is fixed
    setAccessibleName(hint.text());
    const int widths[] = { paper::ems(*this, widest), paper::ems(*this, middling), paper::ems(*this, slim),
                           paper::ems(*this, narrowest) };
    const auto sizeFor = [this](int width) {
        m_widest = width;
        return sizeHint();
    };
    const HintPlace best = placeForHint(widths, sizeFor, place, ground, paper::ems(*this, distance));
    m_widest = best.width;
    setGeometry(best.rect);
    m_leader->lead(geometry(), place, ground);
    m_leader->raise();
    update();
    show();
    raise();
}

QString HintCard::keptTogether(QString text)
{
    static const QRegularExpression breaks(QStringLiteral("(?<=\\d) | (?=→)|(?<=→) "),
                                           QRegularExpression::UseUnicodePropertiesOption);
    return text.replace(breaks, QString(QChar::Nbsp));
}

QSize HintCard::sizeHint() const
{
    const QSizeF size = plan().size;
    return { qCeil(size.width()), qCeil(size.height()) };
}

qreal HintCard::signWidth(const HintLine &line) const
{
    const qreal em = paper::em(*this);
    if (const auto *cost = std::get_if<HintLine::Cost>(&line.sign))
        return CostPainter::widthFor(cost->cards, costSide * em);
    return std::holds_alternative<std::monostate>(line.sign) ? 0 : signSide * em;
}

qreal HintCard::tokenWidth(const HintLine &line) const
{
    if (line.token == 0)
        return 0;
    const qreal em = paper::em(*this);
    const qreal number = QFontMetricsF(boldOf(font())).horizontalAdvance(locale().toString(line.token));
    return number + (signGap + 5 * (pipSide + pipGap)) * em;
}

qreal HintCard::besideWords(const HintLine &line) const
{
    const qreal em = paper::em(*this);
    const qreal sign = signWidth(line);
    const qreal token = tokenWidth(line);
    return (sign > 0 ? sign + signGap * em : 0) + (token > 0 ? token + signGap * em : 0);
}

qreal HintCard::leastRoom() const
{
    const Plan plan = this->plan();
    const auto roomOf = [](const QString &words, const QRectF &area, const QFontMetricsF &metrics) {
        return area.width() - metrics.boundingRect(area, textFlags, words).width();
    };
    qreal least = roomOf(m_shown.title, plan.title, QFontMetricsF(boldOf(font())));
    for (std::size_t i = 0; i < m_shown.lines.size(); ++i) {
        const QString &words = m_shown.lines[i].text;
        least = std::min(least, roomOf(words, plan.rows[i].text, QFontMetricsF(font())));
    }
    return least;
}

HintCard::Row HintCard::rowOf(const HintLine &line, qreal top, qreal width) const
{
    const qreal em = paper::em(*this);
    const qreal sign = signWidth(line);
    const qreal side = (std::holds_alternative<HintLine::Cost>(line.sign) ? costSide : signSide) * em;
    const qreal token = tokenWidth(line);
    const qreal left = padding * em + (sign > 0 ? sign + signGap * em : 0);
    const qreal right = padding * em + width - (token > 0 ? token + signGap * em : 0);
    const QFontMetricsF metrics(font());
    const QRectF words =
        metrics.boundingRect(QRectF(0, 0, std::max(em, right - left), 10000), textFlags, line.text);
    const qreal height = std::max(words.height(), sign > 0 ? side : 0);
    Row row;
    // Beside the first of its lines.
    const qreal first = std::min(height, std::max(side, metrics.height()));
    row.sign = QRectF(padding * em, top + (first - side) / 2, sign, side);
    row.text = QRectF(left, top, right - left, height);
    row.token = QRectF(padding * em + width - token, top, token, height);
    return row;
}

HintCard::Plan HintCard::plan() const
{
    const qreal em = paper::em(*this);
    const qreal badge = m_shown.owner ? (signSide + signGap) * em : 0;
    const QFontMetricsF metrics(font());
    const QFontMetricsF bold(boldOf(font()));
    // As wide as its longest line, within reason, but never narrower than what does not break.
    qreal width = bold.horizontalAdvance(m_shown.title) + badge;
    qreal least = widestOf(m_shown.title.split(u' '), bold) + badge;
    for (const HintLine &line : m_shown.lines) {
        const QStringList lines = line.text.split(u'\n');
        const qreal beside = besideWords(line);
        width = std::max(width, widestOf(lines, metrics) + beside);
        // Lines that are one as they are written stay one.
        least = std::max(least, beside + widestOf(lines.size() > 1 ? lines : line.text.split(u' '), metrics));
    }
    // No wider than what it lies over, however large the letters are.
    const qreal room = parentWidget()->width() - (2 * padding + shadow) * em;
    const qreal most = std::max<qreal>(m_widest, std::ceil(least) + 1);
    width = std::min(std::clamp(std::ceil(width) + 1, narrowest * em, most), room);

    Plan plan;
    const QRectF title = bold.boundingRect(QRectF(0, 0, width - badge, 10000), textFlags, m_shown.title);
    plan.badge = QRectF(padding * em, padding * em, m_shown.owner ? signSide * em : 0, signSide * em);
    plan.title = QRectF(padding * em + badge, padding * em, width - badge,
                        std::max(title.height(), m_shown.owner ? signSide * em : 0));
    qreal top = plan.title.bottom();
    for (const HintLine &line : m_shown.lines) {
        plan.rows.push_back(rowOf(line, top + rowGap * em, width));
        top = plan.rows.back().text.bottom();
    }
    plan.size = QSizeF(width + 2 * padding * em + shadow * em, top + padding * em + shadow * em);
    return plan;
}

void HintCard::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const qreal em = paper::em(*this);
    const Plan plan = this->plan();
    const QRectF card = QRectF(rect()).adjusted(1, 1, -shadow * em, -shadow * em);
    QColor dark = palette::ink;
    dark.setAlpha(60);
    painter.setPen(Qt::NoPen);
    painter.setBrush(dark);
    painter.drawRoundedRect(card.translated(0.5 * shadow * em, shadow * em), cardCorner * em,
                            cardCorner * em);
    painter.setPen(QPen(theme().text, 1.5));
    painter.setBrush(theme().sheet);
    painter.drawRoundedRect(card, cardCorner * em, cardCorner * em);

    if (m_shown.owner)
        EmblemPainter::paintBadge(painter, paper::inDirection(painter, plan.badge, card), *m_shown.owner);
    painter.setFont(boldOf(font()));
    painter.setPen(theme().text);
    painter.drawText(paper::inDirection(painter, plan.title, card), textFlags | Qt::AlignLeft, m_shown.title);
    for (std::size_t i = 0; i < m_shown.lines.size(); ++i) {
        Row row = plan.rows[i];
        row.sign = paper::inDirection(painter, row.sign, card);
        row.text = paper::inDirection(painter, row.text, card);
        row.token = paper::inDirection(painter, row.token, card);
        paintLine(painter, m_shown.lines[i], row);
    }
}

void HintCard::paintLine(QPainter &painter, const HintLine &line, const Row &row) const
{
    painter.setOpacity(line.tone == HintLine::Tone::Quiet ? 0.55 : 1);
    if (const auto *resource = std::get_if<Resource>(&line.sign))
        ResourceSymbol::paint(painter, row.sign, *resource);
    else if (const auto *color = std::get_if<Color>(&line.sign))
        EmblemPainter::paintBadge(painter, row.sign, *color);
    else if (const auto *cost = std::get_if<HintLine::Cost>(&line.sign))
        CostPainter::paint(painter, row.sign, cost->cards, cost->hand);
    painter.setOpacity(1);
    painter.setFont(font());
    painter.setPen(inkFor(line.tone));
    painter.drawText(row.text, textFlags | Qt::AlignLeft, line.text);
    if (line.token != 0)
        paintToken(painter, row.token, line.token);
}

// The number with its chances in 36 as dots, in the colours of the token.
void HintCard::paintToken(QPainter &painter, const QRectF &area, int token) const
{
    const qreal em = paper::em(*this);
    const QColor color = isRed(token) ? theme().warning : theme().text;
    const qreal dots = 5 * (pipSide + pipGap) * em;
    painter.setFont(boldOf(font()));
    painter.setPen(color);
    const QRectF number(area.left(), area.top(), area.width() - dots - signGap * em, area.height());
    painter.drawText(paper::inDirection(painter, number, area), Qt::AlignRight | Qt::AlignVCenter,
                     locale().toString(token));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    QRectF dot(area.right() - dots, area.center().y() - pipSide * em / 2, pipSide * em, pipSide * em);
    for (int i = 0; i < pips(token); ++i) {
        painter.drawEllipse(paper::inDirection(painter, dot, area));
        dot.translate((pipSide + pipGap) * em, 0);
    }
}

// What nobody sees any more is not read out either.
void HintCard::hideEvent(QHideEvent *event)
{
    m_hint = {};
    m_shown = {};
    m_leader->hide();
    setAccessibleName({});
    QWidget::hideEvent(event);
}

void HintCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        hide(); // what it says and where it lies is of before
    QWidget::changeEvent(event);
}

} // namespace holmstead
