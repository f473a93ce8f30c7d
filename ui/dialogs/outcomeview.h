// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards.h"
#include "rules/table.h"

#include <QWidget>

class QLabel;

namespace holmstead {

class HandRow;

// What becomes of a hand, before it does: how many cards, and in pictures which. Hidden while there is
// nothing to tell.
class OutcomeView : public QWidget
{
    Q_OBJECT

public:
    explicit OutcomeView(QWidget *parent = nullptr);

    // `sentence` says all of it to those who do not see the pictures.
    void setHand(const ResourceCards &before, const ResourceCards &after, const QString &sentence);
    // Where the cards are not known.
    void setSentence(const QString &sentence);
    void clear() { setSentence({}); }
    // While it is hidden, so that nothing moves when there is something to tell.
    void setKeepsRoom(bool keeps);

private:
    void tell(const QString &sentence);

    QLabel *m_words;
    HandRow *m_cards;
};

} // namespace holmstead
