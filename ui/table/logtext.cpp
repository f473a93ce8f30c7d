// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/logtext.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/keyboardsign.h"
#include "table/namehighlighter.h"
#include "text/wholenumbers.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

namespace holmstead {

namespace {

// In ems.
constexpr qreal emblemSide = 1.05;
constexpr qreal indent = emblemSide + 0.45;
constexpr qreal between = 0.25;

// What is kept with a paragraph: -1, as Qt has it for new ones, is nobody's.
int stateOf(std::optional<Color> color)
{
    return color ? static_cast<int>(*color) : -1;
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
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    if (m_count > 0)
        cursor.insertBlock();
    shape(cursor);
    cursor.insertText(withWholeNumbers(sentence));
    cursor.block().setUserState(stateOf(color));
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
    cursor.block().setUserState(state); // paragraphs that Qt joins have the state of the later one
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
    const int state = document()->findBlockByNumber(index).userState();
    return state < 0 ? std::nullopt : std::optional(static_cast<Color>(state));
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
void LogText::shape(QTextCursor &cursor) const
{
    const qreal em = paper::em(*this);
    QTextBlockFormat format;
    format.setLayoutDirection(layoutDirection());
    format.setBottomMargin(between * em);
    if (layoutDirection() == Qt::LeftToRight)
        format.setLeftMargin(indent * em);
    else
        format.setRightMargin(indent * em);
    cursor.setBlockFormat(format);
}

void LogText::reshape()
{
    QTextCursor cursor(document());
    cursor.select(QTextCursor::Document);
    shape(cursor);
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
        paintEmblem(painter, block);
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
    if (const QRectF first = lineAt(top); !first.isNull())
        painter.fillRect(QRectF(0, top, viewport()->width(), first.bottom() - top), paper::sheet().fill);
    if (const QRectF last = lineAt(bottom); !last.isNull())
        painter.fillRect(QRectF(0, last.top(), viewport()->width(), bottom - last.top()),
                         paper::sheet().fill);
}

void LogText::paintEmblem(QPainter &painter, const QTextBlock &block) const
{
    if (block.userState() < 0)
        return;
    const qreal side = emblemSide * paper::em(*this);
    const QRectF lines = document()->documentLayout()->blockBoundingRect(block);
    const qreal middle = lines.top() + block.layout()->lineAt(0).height() / 2;
    const qreal left = layoutDirection() == Qt::LeftToRight
                         ? document()->documentMargin()
                         : viewport()->width() - document()->documentMargin() - side;
    EmblemPainter::paintBadge(painter, { left, middle - side / 2, side, side },
                              static_cast<Color>(block.userState()));
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
