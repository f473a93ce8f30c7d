// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/logtext.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "look/theme.h"
#include "table/namehighlighter.h"
#include "text/wholenumbers.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal emblemSide = 1.05;
constexpr qreal indent = emblemSide + 0.45;
constexpr qreal between = 0.25;
constexpr qreal aboveHeading = 0.35;
constexpr qreal ruleGap = 0.5;
constexpr qreal ruleWidth = 0.12;

// What is kept with a paragraph: -1, as Qt has it for new ones, is nobody's; else its colour, and of a
// heading this much more.
constexpr int headingState = 100;

int stateOf(std::optional<Color> color)
{
    return color ? static_cast<int>(*color) : -1;
}

bool isHeadingState(int state)
{
    return state >= headingState;
}

std::optional<Color> colorOfState(int state)
{
    return state < 0 ? std::nullopt : std::optional(static_cast<Color>(state % headingState));
}

} // namespace

LogText::LogText(QWidget *parent) : QTextEdit(parent), m_names(new NameHighlighter(document()))
{
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextSelectableByMouse); // no caret: nobody writes here, and arrows scroll
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    viewport()->setAutoFillBackground(false);
    followTheFoot();
}

void LogText::setPeople(const People &people)
{
    m_names->setPeople(people);
}

void LogText::appendLine(const QString &sentence, std::optional<Color> color)
{
    append(sentence, stateOf(color));
}

void LogText::appendHeading(const QString &heading, Color color)
{
    append(heading, headingState + stateOf(color));
}

void LogText::append(const QString &text, int state)
{
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    if (m_count > 0)
        cursor.insertBlock();
    shape(cursor, isHeadingState(state));
    cursor.insertText(withWholeNumbers(text));
    cursor.block().setUserState(state);
    ++m_count;
}

void LogText::dropLast(int lines)
{
    if (lines >= m_count)
        return clearLines();
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    const QTextBlock last = document()->findBlockByNumber(m_count - lines - 1);
    const int state = last.userState();
    cursor.setPosition(last.position(), QTextCursor::KeepAnchor);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    // Paragraphs that Qt joins have state and margins of the later one.
    cursor.block().setUserState(state);
    shape(cursor, isHeadingState(state));
    m_count -= lines;
}

void LogText::clearLines()
{
    clear();
    m_count = 0;
}

QString LogText::line(int index) const
{
    return document()->findBlockByNumber(index).text().replace(QChar::Nbsp, u' ');
}

std::optional<Color> LogText::colorOf(int index) const
{
    return colorOfState(document()->findBlockByNumber(index).userState());
}

bool LogText::isHeading(int index) const
{
    return isHeadingState(document()->findBlockByNumber(index).userState());
}

// Whatever makes the text longer: a line, larger letters, a narrower column.
void LogText::followTheFoot()
{
    QScrollBar *bar = verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this,
            [this, bar](int value) { m_follows = value >= bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar](int, int most) {
        if (m_follows)
            bar->setValue(most);
    });
}

// The margin is on the side where lines begin.
void LogText::shape(QTextCursor &cursor, bool isHeading) const
{
    const qreal em = paper::em(*this);
    QTextBlockFormat format;
    format.setLayoutDirection(layoutDirection());
    format.setTopMargin(isHeading ? aboveHeading * em : 0);
    format.setBottomMargin(between * em);
    if (layoutDirection() == Qt::LeftToRight)
        format.setLeftMargin(indent * em);
    else
        format.setRightMargin(indent * em);
    cursor.setBlockFormat(format);
}

void LogText::reshape()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        shape(cursor, isHeadingState(block.userState()));
    }
}

void LogText::paintEvent(QPaintEvent *event)
{
    QTextEdit::paintEvent(event);
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
    const qreal top = verticalScrollBar()->value() + event->rect().top();
    const qreal bottom = verticalScrollBar()->value() + event->rect().bottom();
    const int position = document()->documentLayout()->hitTest(QPointF(0, top), Qt::FuzzyHit);
    for (QTextBlock block = document()->findBlock(position); block.isValid(); block = block.next()) {
        if (document()->documentLayout()->blockBoundingRect(block).top() > bottom)
            break;
        paintSigns(painter, block);
    }
    coverCutLines(painter);
    painter.resetTransform();
    if (KeyboardSign::isOn(*this))
        paper::drawFocus(painter, viewport()->rect(), 0.4 * paper::em(*this));
}

// The line of text at that height of the document; a null one between paragraphs.
QRectF LogText::lineAt(qreal height) const
{
    const auto *all = document()->documentLayout();
    const QTextBlock block = document()->findBlock(all->hitTest(QPointF(0, height), Qt::FuzzyHit));
    for (int line = 0; block.isValid() && line < block.layout()->lineCount(); ++line) {
        const QRectF place = block.layout()->lineAt(line).rect().translated(block.layout()->position());
        if (place.top() < height && place.bottom() > height)
            return place;
    }
    return {};
}

void LogText::coverCutLines(QPainter &painter) const
{
    const qreal top = verticalScrollBar()->value();
    const qreal bottom = top + viewport()->height();
    const qreal emblem = (emblemSide - 1) * paper::em(*this); // it is higher than a line
    if (const QRectF first = lineAt(top); !first.isNull())
        painter.fillRect(QRectF(0, top, viewport()->width(), first.bottom() + emblem - top),
                         paper::sheet().fill);
    if (const QRectF last = lineAt(bottom); !last.isNull())
        painter.fillRect(QRectF(0, last.top() - emblem, viewport()->width(), bottom - last.top() + emblem),
                         paper::sheet().fill);
}

void LogText::paintSigns(QPainter &painter, const QTextBlock &block) const
{
    const auto color = colorOfState(block.userState());
    if (!color)
        return;
    const qreal side = emblemSide * paper::em(*this);
    const QTextLine first = block.layout()->lineAt(0);
    const qreal middle = block.layout()->position().y() + first.rect().center().y();
    const qreal left = layoutDirection() == Qt::LeftToRight
                         ? document()->documentMargin()
                         : viewport()->width() - document()->documentMargin() - side;
    EmblemPainter::paintBadge(painter, { left, middle - side / 2, side, side }, *color);
    if (isHeadingState(block.userState()))
        paintRule(painter, block);
}

// From the end of the words to the end of the line.
void LogText::paintRule(QPainter &painter, const QTextBlock &block) const
{
    const qreal em = paper::em(*this);
    const QTextLine last = block.layout()->lineAt(block.layout()->lineCount() - 1);
    const QRectF words = last.naturalTextRect().translated(block.layout()->position());
    const QRectF line = last.rect().translated(block.layout()->position());
    const qreal width = std::max(1, qRound(ruleWidth * em));
    const qreal top = qRound(words.center().y() - width / 2);
    const QColor color = theme().stroke(*colorOfState(block.userState()));
    if (layoutDirection() == Qt::LeftToRight)
        painter.fillRect(QRectF(QPointF(words.right() + ruleGap * em, top),
                                QPointF(line.right() - ruleGap * em, top + width)),
                         color);
    else
        painter.fillRect(QRectF(QPointF(line.left() + ruleGap * em, top),
                                QPointF(words.left() - ruleGap * em, top + width)),
                         color);
}

void LogText::changeEvent(QEvent *event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::FontChange)
        reshape();
    if (event->type() == QEvent::PaletteChange)
        m_names->rehighlight();
}

} // namespace holmstead
