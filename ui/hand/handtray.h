// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/cardface.h"
#include "hand/ratespainter.h"
#include "hand/verb.h"

#include "record/person.h"
#include "rules/view.h"

#include <QStringList>
#include <QWidget>

#include <map>

class QAbstractButton;
class QPainter;
class QRectF;
class QShortcut;
class QSpacerItem;
class QStackedWidget;

namespace holmstead {

class ActionButton;
class CardFan;
class HandHeader;

// The tray below the board: the hand of the person at the screen and the buttons for what they can do. A
// development card is its own button. Each verb has a letter; where it cannot be used now, a click or the
// letter asks why.
//
// While the first pieces are placed it says what that is about, as long as there is no card.
//
// Covered, or while nobody looks, it shows no card and nothing that depends on one, and every button is off.
class HandTray : public QWidget
{
    Q_OBJECT

public:
    explicit HandTray(QWidget *parent = nullptr);

    void setView(const View &view, const People &people);
    void setCommands(const Commands &commands);
    void setCovered(bool covered);
    bool isCovered() const { return m_covered || !m_viewer; }
    // Marks the button that has just been asked for in vain, and what is missing of its cost.
    void setRefused(std::optional<Verb> verb);

    // What a click has to hit for `verb`: an action button or the pile of a card. Never null; perhaps hidden.
    QAbstractButton *buttonFor(Verb verb) const;

signals:
    void verbChosen(holmstead::Verb verb);
    // A click or a letter asked for what cannot be done now; `why` is for whoever listens to show.
    void verbRefused(holmstead::Verb verb, const QString &why);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addButtons();
    void layOut();
    void growWithTheWindow();
    void placeStrut();
    void addShortcuts();
    void evenNames();
    void ask(Verb verb);
    void refuse(Verb verb);
    void refresh();
    void showHand();
    void showButton(ActionButton *button);
    void showCard(Verb verb);
    void tell(DevelopmentCard card, const QString &now);
    void retranslate();
    QString emptyText() const;
    // Sentences about the piece that is due lie where the hand will be.
    bool isTeaching() const { return !isCovered() && m_hand.isEmpty() && !m_lesson.isEmpty(); }
    void paintEmpty(QPainter &painter, const QRectF &place) const;

    bool m_covered = false;
    std::optional<PlayerId> m_viewer;
    Person m_person; // whose hand it is; while nobody looks, who is on turn
    ResourceCards m_hand;
    DevelopmentCards m_cards;
    DevelopmentCards m_bought;
    std::optional<Rates> m_rates;
    int m_points = 0;
    int m_hiddenPoints = 0;
    Edition m_edition = Edition::Classic;
    PhaseRule m_phases = PhaseRule::Combined;
    Phase m_phase = Phase::Setup;
    QStringList m_lesson;
    Verb m_due = Verb::BuildSettlement; // that it is about
    Commands m_commands;

    HandHeader *m_header = nullptr;
    CardFan *m_fan = nullptr;
    QSpacerItem *m_strut = nullptr; // belongs to the layout
    std::map<Verb, ActionButton *> m_buttons;
    QStackedWidget *m_end = nullptr; // of the turn, or of the free roads
    std::map<Verb, QShortcut *> m_shortcuts;
};

} // namespace holmstead
