// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "session/handover.h"

#include <QWidget>

#include <chrono>
#include <functional>

class QLabel;
class QPushButton;
class QSpacerItem;

namespace holmstead {

class HoldButton;

// Covers all of its parent between two people, in the colour of the one who comes next, and tells only what
// everybody may know. A click on its button opens it, or Space or Enter held down for a moment; a second
// click or a key left over from before the curtain closed does not. Who is asked about a trade by mistake can
// turn back to the offer.
class Curtain : public QWidget
{
    Q_OBJECT

public:
    explicit Curtain(QWidget *parent);

    // A sentence that is asked for again in every language.
    using Sentence = std::function<QString()>;

    // Closes the curtain for `next`. It says why, or what `news` says instead, which must be public.
    void closeFor(const Person &next, CurtainReason reason, const Sentence &news = {});
    // Says below its button that what somebody wants from behind it is covered, until it closes anew.
    void remind();
    // How long after closing nothing opens it, and how long a key has to be held.
    void setDelays(std::chrono::milliseconds guard, std::chrono::milliseconds hold);

signals:
    // It was opened, and is hidden already.
    void opened();
    // Not to the person after all: back to the offer that lies open, or to whoever wanted a trade back
    // (CurtainReason::TradeAnswer and TakeBack only). The curtain is hidden already.
    void turnedBack();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void open();
    void turnBack();
    void retranslate();
    QString hint() const;
    void setFilled(qreal part);
    void dress();

    void fit();
    void placeCard();
    qreal medallionSide() const; // in pixels
    QRectF medallion() const;

    Person m_next;
    CurtainReason m_reason = CurtainReason::Turn;
    Sentence m_news;
    bool m_reminds = false;
    qreal m_filled = 0; // how much of the time its key has been held
    // For the medallion, and between words and button; the layout owns them.
    QSpacerItem *m_roomOnCard;
    QSpacerItem *m_roomAboveButton;
    QWidget *m_card; // what stands on it is about the person
    QLabel *m_name;
    QLabel *m_why;
    HoldButton *m_button;
    QPushButton *m_back;
    QLabel *m_hint;
};

} // namespace holmstead
