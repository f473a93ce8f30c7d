// SPDX-License-Identifier: GPL-3.0-or-later
#include "troubleslip.h"

#include "dialogs/picture.h"
#include "hand/iconpainter.h"
#include "hand/paper.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal widestSlip = 26;
constexpr qreal toEdge = 0.5;
constexpr qreal signSide = 1.8;

// Names of files are long words: they may break after every folder.
QString breakable(QString sentence)
{
    for (const QChar separator : { u'/', u'\\' })
        sentence.replace(separator, QString(separator) + QChar(0x200b));
    return sentence;
}

} // namespace

TroubleSlip::TroubleSlip(QWidget *host, QWidget *over)
    : QFrame(host),
      m_over(over),
      m_sentence(new QLabel(this)),
      m_retry(new QPushButton(this)),
      m_saveElsewhere(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("trouble"));
    m_sentence->setObjectName(QStringLiteral("troubleSentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_retry->setObjectName(QStringLiteral("troubleRetry"));
    m_saveElsewhere->setObjectName(QStringLiteral("troubleSave"));
    m_close->setObjectName(QStringLiteral("troubleClose"));
    for (QPushButton *button : { m_retry, m_saveElsewhere, m_close })
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the game
    connect(m_retry, &QPushButton::clicked, this, &TroubleSlip::retryWanted);
    connect(m_saveElsewhere, &QPushButton::clicked, this, &TroubleSlip::saveElsewhereWanted);
    connect(m_close, &QPushButton::clicked, this, [this] { tell(QString()); });
    m_over->installEventFilter(this);
    layOut();
    retranslate();
    hide();
}

void TroubleSlip::layOut()
{
    auto *buttons = new QHBoxLayout;
    paper::keepGaps(*this, *buttons, 0.5);
    buttons->addStretch(1);
    for (QPushButton *button : { m_retry, m_saveElsewhere, m_close })
        buttons->addWidget(button);
    auto *words = new QVBoxLayout;
    paper::keepGaps(*this, *words, 0.6);
    words->addWidget(m_sentence);
    words->addLayout(buttons);
    auto *row = new QHBoxLayout(this);
    paper::keepGaps(*this, *row, 0.7, { 0.9, 0.8, 0.9, 0.8 });
    const auto paintSign = [](QPainter &painter, const QRectF &square) {
        IconPainter::paint(painter, square, Icon::Warning, theme().warning);
    };
    row->addWidget(new Picture({ signSide, signSide }, paintSign, this), 0, Qt::AlignTop);
    row->addLayout(words, 1);
}

void TroubleSlip::setTrouble(const QString &sentence)
{
    m_trouble = sentence;
    say(m_trouble.isEmpty() ? m_told : m_trouble);
}

void TroubleSlip::tell(const QString &sentence)
{
    m_told = sentence;
    say(m_trouble.isEmpty() ? m_told : m_trouble);
}

void TroubleSlip::say(const QString &sentence)
{
    const bool goesOn = !m_trouble.isEmpty();
    m_retry->setVisible(goesOn);
    m_saveElsewhere->setVisible(goesOn);
    m_close->setVisible(!goesOn);
    m_sentence->setText(breakable(sentence));
    setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
    if (!isHidden())
        place();
}

void TroubleSlip::place()
{
    const int gap = paper::ems(*this, toEdge);
    const QRect room =
        QRect(m_over->mapTo(parentWidget(), QPoint()), m_over->size()).marginsRemoved({ gap, gap, gap, gap });
    const int width = std::min(paper::ems(*this, widestSlip), room.width());
    layout()->activate();
    const QSize size(width, std::max(layout()->heightForWidth(width), layout()->minimumSize().height()));
    setGeometry(QStyle::alignedRect(layoutDirection(), Qt::AlignRight | Qt::AlignBottom, size, room));
    raise();
}

bool TroubleSlip::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_over && !isHidden()
        && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        place();
    return QFrame::eventFilter(watched, event);
}

void TroubleSlip::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    painter.setPen(QPen(theme().warning, 2));
    painter.setBrush(theme().sheet);
    const qreal radius = paper::em(*this) / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
}

void TroubleSlip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange && !isHidden())
        place();
    QFrame::changeEvent(event);
}

void TroubleSlip::retranslate()
{
    m_retry->setText(tr("Try again"));
    m_saveElsewhere->setText(tr("Save elsewhere…"));
    m_close->setText(tr("Close"));
}

} // namespace holmstead
