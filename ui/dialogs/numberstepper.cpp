// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/numberstepper.h"

#include "dialogs/stepbutton.h"
#include "dialogs/style.h"

#include "hand/paper.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace holmstead {

NumberStepper::NumberStepper(const QString &name, int least, int most, QWidget *parent)
    : QWidget(parent),
      m_least(least),
      m_most(most),
      m_value(least),
      m_number(new QLabel(this)),
      m_less(new StepButton(StepButton::Sign::Less, this)),
      m_more(new StepButton(StepButton::Sign::More, this))
{
    setObjectName(name);
    m_less->setObjectName(name + QStringLiteral(".less"));
    m_more->setObjectName(name + QStringLiteral(".more"));
    style::setScale(*m_number, 1.3, QFont::Bold);
    m_number->setAlignment(Qt::AlignCenter);
    paper::keepMeasured(*this, [this] { m_number->setMinimumWidth(paper::ems(*this, 2.2)); });
    auto *line = new QHBoxLayout(this);
    paper::keepGaps(*this, *line, 0.4);
    for (QWidget *part :
         { static_cast<QWidget *>(m_less), static_cast<QWidget *>(m_number), static_cast<QWidget *>(m_more) })
        line->addWidget(part);
    for (StepButton *button : { m_less, m_more }) {
        button->setAutoRepeat(true);
        button->installEventFilter(this);
    }
    connect(m_less, &QAbstractButton::clicked, this, [this] { step(-1); });
    connect(m_more, &QAbstractButton::clicked, this, [this] { step(1); });
    setValue(least);
}

void NumberStepper::setValue(int value)
{
    m_value = std::clamp(value, m_least, m_most);
    m_number->setText(locale().toString(m_value));
    m_less->setEnabled(m_value > m_least);
    m_more->setEnabled(m_value < m_most);
}

void NumberStepper::setWords(const QString &what)
{
    //: For screen readers: makes a number smaller; %1 is what is counted
    m_less->setAccessibleName(tr("%1: fewer").arg(what));
    //: For screen readers: makes a number larger; %1 is what is counted
    m_more->setAccessibleName(tr("%1: more").arg(what));
    m_number->setAccessibleName(what);
}

void NumberStepper::step(int by)
{
    setValue(m_value + by);
    emit changed(m_value);
}

// Before the buttons, which would hand the keyboard on.
bool NumberStepper::eventFilter(QObject *watched, QEvent *event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : 0;
    if (key != Qt::Key_Up && key != Qt::Key_Down)
        return QWidget::eventFilter(watched, event);
    const int wished = m_value + (key == Qt::Key_Up ? 1 : -1);
    if (wished >= m_least && wished <= m_most)
        step(wished - m_value);
    return true;
}

} // namespace holmstead
