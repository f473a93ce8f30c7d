// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/logpanel.h"

#include "hand/paper.h"
#include "table/heading.h"
#include "table/logtext.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>

namespace holmstead {

LogPanel::LogPanel(QWidget *parent)
    : QWidget(parent),
      m_title(new Heading(this)),
      m_roundLabel(new QLabel(this)),
      m_text(new LogText(this))
{
    auto *rows = new QVBoxLayout(this);
    paper::keepGaps(*this, *rows, 0.15, { 0.5, 0.25, 0.25, 0.25 });
    m_roundLabel->setObjectName(QStringLiteral("round"));
    m_roundLabel->setForegroundRole(QPalette::PlaceholderText);
    auto *heading = new QHBoxLayout;
    paper::keepGaps(*this, *heading, 0.5, { 0, 0, 0.5, 0 });
    heading->addWidget(m_title);
    heading->addStretch(1);
    heading->addWidget(m_roundLabel);
    rows->addLayout(heading);
    rows->addWidget(m_text, 1);
    setFocusProxy(m_text);
    retranslate();
}

void LogPanel::append(const QString &sentence, std::optional<Color> color)
{
    m_text->appendLine(sentence, color);
}

void LogPanel::appendHeading(const QString &heading, Color color)
{
    m_text->appendHeading(heading, color);
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

void LogPanel::setRound(std::optional<int> round)
{
    m_round = round;
    retranslate();
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

bool LogPanel::isHeading(int index) const
{
    return m_text->isHeading(index);
}

void LogPanel::retranslate()
{
    //: Above the list of what happened in the game so far
    m_title->setText(tr("So far"));
    //: Beside "So far": how often everybody has had a turn, the one that is on included.
    m_roundLabel->setText(m_round ? tr("Round %1").arg(locale().toString(*m_round)) : QString());
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
