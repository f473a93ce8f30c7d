// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/logpanel.h"

#include "hand/paper.h"
#include "table/heading.h"
#include "table/logtext.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>

namespace holmstead {

LogPanel::LogPanel(QWidget *parent) : QWidget(parent), m_title(new Heading(this)), m_text(new LogText(this))
{
    auto *rows = new QVBoxLayout(this);
    paper::keepGaps(*this, *rows, 0.15, { 0.5, 0.25, 0.25, 0.25 });
    rows->addWidget(m_title, 0, Heading::side);
    rows->addWidget(m_text, 1);
    setFocusProxy(m_text);
    retranslate();
}

void LogPanel::append(const QString &sentence, std::optional<Color> color)
{
    m_text->appendLine(sentence, color);
}

void LogPanel::dropLast(int lines)
{
    m_text->dropLast(lines);
}

void LogPanel::clear()
{
    m_text->clearLines();
}

void LogPanel::setPeople(const People &people)
{
    m_text->setPeople(people);
}

int LogPanel::lineCount() const
{
    return m_text->lineCount();
}

QString LogPanel::line(int index) const
{
    return m_text->line(index);
}

std::optional<Color> LogPanel::colorOf(int index) const
{
    return m_text->colorOf(index);
}

void LogPanel::retranslate()
{
    //: Above the list of what happened in the game so far
    m_title->setText(tr("So far"));
    m_text->setAccessibleName(tr("What has happened so far"));
    setAccessibleName(m_text->accessibleName());
}

void LogPanel::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    paper::drawPlate(painter, rect(), 0.5 * paper::em(*this), paper::sheet());
}

void LogPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace holmstead
