// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/handtray.h"

#include "hand/actionbutton.h"
#include "hand/cardfan.h"
#include "hand/handheader.h"
#include "hand/iconpainter.h"
#include "hand/lessonpainter.h"
#include "hand/paper.h"
#include "hand/verbtext.h"
#include "look/theme.h"
#include "look/tooltips.h"
#include "text/setuplesson.h"
#include "text/terms.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QShortcut>
#include <QSpacerItem>
#include <QStackedWidget>

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal handWidth = 34; // every kind of card there is, and something of each to be seen
constexpr qreal usualWidth = 83;

ActionButton::Shape shapeOf(Verb verb)
{
    if (verb == Verb::Undo)
        return ActionButton::Shape::Small;
    const bool isTall = verb == Verb::Roll || verb == Verb::EndTurn || verb == Verb::EndFreeRoads;
    return isTall ? ActionButton::Shape::Tall : ActionButton::Shape::Wide;
}

QVBoxLayout *column(QWidget *above, QWidget *below)
{
    auto *result = new QVBoxLayout;
    result->addWidget(above);
    result->addWidget(below);
    return result;
}

} // namespace

HandTray::HandTray(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    ToolTips::keepBeside(*this, ToolTips::Side::Above);
    m_header = new HandHeader(this);
    m_fan = new CardFan(this);
    m_end = new QStackedWidget(this);
    m_strut = new QSpacerItem(0, 0);
    addButtons();
    layOut();
    growWithTheWindow();
    placeStrut();
    addShortcuts();
    retranslate();
}

void HandTray::addButtons()
{
    for (const Verb verb : allVerbs) {
        if (cardOf(verb))
            continue;
        auto *button = new ActionButton(verb, shapeOf(verb), this);
        m_buttons[verb] = button;
        connect(button, &ActionButton::clicked, this, [this, verb] { ask(verb); });
        connect(button, &ActionButton::measured, this, &HandTray::evenNames);
    }
    for (const Verb verb : allVerbs)
        buttonFor(verb)->installEventFilter(this);
    connect(m_fan, &CardFan::cardTapped, this, [this](const CardFace &face) {
        if (const auto *card = std::get_if<DevelopmentCard>(&face); card && verbOf(*card))
            ask(*verbOf(*card));
    });
}

// One long name makes all of them smaller: beside it the others would look more important.
void HandTray::evenNames()
{
    qreal scale = 1;
    for (const auto &[verb, button] : m_buttons) {
        if (!button->isHidden())
            scale = std::min(scale, button->ownScale());
    }
    for (const auto &[verb, button] : m_buttons)
        button->setScale(scale);
}

// In the order of a turn: roll, trade, build, end.
void HandTray::layOut()
{
    // The cards overlap in what the buttons leave them, and these get as narrow as they may before the hand
    // has less than its strut.
    m_fan->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    auto *top = new QHBoxLayout;
    top->addWidget(m_header, 1);
    top->addWidget(m_buttons[Verb::Undo]);
    auto *hand = new QVBoxLayout;
    hand->addLayout(top);
    hand->addWidget(m_fan, 1);
    hand->addItem(m_strut);
    auto *row = new QHBoxLayout(this);
    paper::keepGaps(*this, *row, 0.5, { 0.5, 0.5, 0.5, 0.5 });
    row->addLayout(hand); // with a stretch its strut would count for nothing
    paper::addGap(*this, *row, 0.5);
    row->addWidget(m_buttons[Verb::Roll]);
    row->addLayout(column(m_buttons[Verb::Trade], m_buttons[Verb::EndTrading]));
    row->addLayout(column(m_buttons[Verb::BuildRoad], m_buttons[Verb::BuildCity]));
    row->addLayout(column(m_buttons[Verb::BuildSettlement], m_buttons[Verb::BuyCard]));
    // One in the place of the other, so that no button moves.
    m_end->addWidget(m_buttons[Verb::EndTurn]);
    m_end->addWidget(m_buttons[Verb::EndFreeRoads]);
    m_end->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Expanding); // what is left is the hand's
    row->addWidget(m_end);
}

void HandTray::growWithTheWindow()
{
    std::vector<QWidget *> parts = { m_header, m_fan };
    for (const auto &[verb, button] : m_buttons)
        parts.push_back(button);
    paper::keepGrown(*this, usualWidth, parts);
}

// Shortcuts of ours, not the buttons' own: these would be silent where a button is off.
void HandTray::addShortcuts()
{
    for (const Verb verb : allVerbs) {
        auto *shortcut = new QShortcut(this);
        shortcut->setAutoRepeat(false);
        connect(shortcut, &QShortcut::activated, this, [this, verb] { ask(verb); });
        m_shortcuts[verb] = shortcut;
    }
}

QAbstractButton *HandTray::buttonFor(Verb verb) const
{
    if (const auto card = cardOf(verb))
        return m_fan->pile(*card);
    return m_buttons.at(verb);
}

void HandTray::setView(const View &view, const People &people)
{
    m_viewer = view.viewer;
    m_person = people[static_cast<std::size_t>(view.viewer.value_or(view.turn).index())];
    m_hand = view.hand;
    m_cards = view.cards;
    m_bought = view.bought;
    m_rates.reset();
    if (view.viewer) {
        m_rates.emplace();
        for (const Resource resource : allResources)
            (*m_rates)[indexOf(resource)] = bankRate(view, *view.viewer, resource);
    }
    m_points = view.points;
    m_hiddenPoints = view.viewer ? view.points - view.player(*view.viewer).visiblePoints : 0;
    m_edition = view.table->rules.edition;
    m_phases = view.table->rules.phases;
    m_phase = view.phase;
    m_lesson = setupLesson(view);
    m_due = view.unconnected ? Verb::BuildRoad : Verb::BuildSettlement;
    refresh();
}

void HandTray::setCommands(const Commands &commands)
{
    m_commands = commands;
    refresh();
}

void HandTray::setCovered(bool covered)
{
    m_covered = covered;
    refresh();
}

void HandTray::setRefused(std::optional<Verb> verb)
{
    for (const auto &[of, button] : m_buttons)
        button->setRefused(of == verb);
}

void HandTray::refresh()
{
    showHand();
    for (const auto &[verb, button] : m_buttons)
        showButton(button);
    for (const Verb verb : allVerbs)
        if (cardOf(verb))
            showCard(verb);
    tell(DevelopmentCard::VictoryPoint, {});
    m_buttons[Verb::EndTrading]->setVisible(m_phases == PhaseRule::Separate);
    m_end->setCurrentWidget(m_buttons[m_phase == Phase::FreeRoads ? Verb::EndFreeRoads : Verb::EndTurn]);
    evenNames();
    update();
}

void HandTray::showHand()
{
    if (isCovered()) {
        m_header->setPerson(std::nullopt, 0, 0);
        m_fan->setCards({}, m_edition);
    } else {
        m_header->setPerson(m_person, m_points, m_hiddenPoints);
        m_fan->setCards(m_hand, m_cards, m_bought, m_edition);
    }
    setAccessibleName(isCovered() ? emptyText() : tr("Hand and actions"));
    setAccessibleDescription(isTeaching() ? m_lesson.join(u' ') : QString());
}

void HandTray::showButton(ActionButton *button)
{
    const Verb verb = button->verb();
    button->setColor(m_person.color);
    button->setHand(isCovered() ? std::nullopt : std::optional(m_hand));
    if (verb == Verb::Trade)
        button->setRates(isCovered() ? std::nullopt : m_rates);
    button->setCommand(isCovered() ? Command{ false, emptyText(), false } : m_commands[verb]);
}

void HandTray::showCard(Verb verb)
{
    CardView *pile = m_fan->pile(*cardOf(verb));
    const Command &command = m_commands[verb];
    const bool playable = !isCovered() && command.enabled;
    pile->setTappable(playable);
    //: In the corner of a card that can be played now, beside its key; as short as can be
    pile->setInvitation(playable ? tr("Play") : QString(), playable ? verbLetter(verb) : QString());
    tell(*cardOf(verb), command.why);
}

// In lines: its name, what it does, and what there is to say of it now, which may begin with what it does.
void HandTray::tell(DevelopmentCard card, const QString &now)
{
    CardView *pile = m_fan->pile(card);
    QStringList lines = QStringList(cardEffect(card, m_edition)) + now.split(u'\n', Qt::SkipEmptyParts);
    lines.removeDuplicates();
    const QString told = pile->count() == 0 ? QString() : lines.join(u'\n');
    pile->setAccessibleDescription(told);
    pile->setToolTip(told.isEmpty() ? QString() : cardName(card, m_edition) + u'\n' + told);
}

void HandTray::ask(Verb verb)
{
    if (!isCovered() && m_commands[verb].enabled)
        emit verbChosen(verb);
    else
        refuse(verb);
}

void HandTray::refuse(Verb verb)
{
    const QString why = isCovered() ? emptyText() : m_commands[verb].why;
    if (!why.isEmpty())
        emit verbRefused(verb, why);
}

// Qt's buttons swallow clicks while they are off.
bool HandTray::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::MouseButtonRelease
        || static_cast<QMouseEvent *>(event)->button() != Qt::LeftButton)
        return QWidget::eventFilter(watched, event);
    for (const Verb verb : allVerbs)
        if (buttonFor(verb) == watched && !buttonFor(verb)->isEnabled())
            refuse(verb);
    return QWidget::eventFilter(watched, event);
}

QString HandTray::emptyText() const
{
    if (!isCovered())
        return tr("There are no cards in this hand.");
    return m_person.name.isEmpty() ? tr("No game is on.") : tr("The hand is covered.");
}

void HandTray::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    painter.fillRect(rect(), theme().ground);
    painter.fillRect(QRectF(0, 0, width(), 1), theme().line);
    if (!isCovered() && !(m_hand.isEmpty() && m_cards.isEmpty()))
        return;
    QRectF place = m_fan->geometry();
    if (isCovered())
        place.setTop(m_header->geometry().top());
    paper::drawPlate(painter, place, 0.45 * paper::em(*this), paper::hollow());
    if (isTeaching())
        LessonPainter(*m_fan, place, m_lesson).paint(painter, m_due, m_person.color);
    else
        paintEmpty(painter, place);
}

void HandTray::paintEmpty(QPainter &painter, const QRectF &place) const
{
    const qreal em = paper::em(*this);
    const QRectF eye(place.center().x() - em, place.center().y() - 1.8 * em, 2 * em, 2 * em);
    if (isCovered())
        IconPainter::paint(painter, eye, Icon::Covered, theme().softText);
    painter.setPen(theme().softText);
    const QRectF line = isCovered() ? QRectF(place.left(), eye.bottom(), place.width(), 1.6 * em) : place;
    paper::drawFitted(painter, line.adjusted(em, 0, -em, 0), Qt::AlignCenter, emptyText());
}

void HandTray::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        placeStrut();
    QWidget::changeEvent(event);
}

void HandTray::placeStrut()
{
    m_strut->changeSize(paper::ems(*this, handWidth), 0, QSizePolicy::Preferred, QSizePolicy::Fixed);
    layout()->invalidate();
}

void HandTray::retranslate()
{
    for (const auto &[verb, button] : m_buttons) {
        button->setNames(verbName(verb, m_edition), spokenVerb(verb, m_edition));
        button->setLetter(verbLetter(verb));
    }
    for (const auto &[verb, shortcut] : m_shortcuts)
        shortcut->setKey(QKeySequence(verbLetter(verb)));
    refresh();
}

} // namespace holmstead
