// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/takebackpanel.h"

#include "dialogs/exchangesign.h"
#include "dialogs/outcome.h"
#include "dialogs/outcomeview.h"
#include "dialogs/sides.h"

#include "hand/cardfan.h"
#include "hand/paper.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace holmstead {

TakeBackPanel::TakeBackPanel(const View &view, const People &people, const TakeBack &asked, QWidget *parent)
    : CardPanel(parent),
      m_view(view),
      m_by(people[static_cast<std::size_t>(view.turn.index())].name),
      m_asked(asked),
      m_giveTitle(new QLabel),
      m_getTitle(new QLabel),
      m_sign(new ExchangeSign),
      m_refuse(addButton(QStringLiteral("refuse"), Kind::Other)),
      m_agree(addButton(QStringLiteral("agree"), Kind::Main))
{
    auto *given = new CardFan;
    auto *gotten = new CardFan;
    given->setCards(give(), edition());
    gotten->setCards(get(), edition());
    paper::keepSpacing(*this, *body(), 0.6);
    m_sides = sides::addTo(body(), { m_giveTitle, given }, m_sign, { m_getTitle, gotten });
    sides::gather(m_sides);
    connect(m_refuse, &QPushButton::clicked, this, [this] {
        dismiss();
        emit refused();
    });
    connect(m_agree, &QPushButton::clicked, this, [this] {
        dismiss();
        emit agreed();
    });
    retranslate();
}

void TakeBackPanel::retranslate()
{
    if (m_asked.again) {
        //: %1 is a name.
        setTitle(tr("%1 wants to make your trade once more").arg(m_by));
        //: Above the cards that the person at the screen gives in a trade.
        m_giveTitle->setText(tr("You give"));
        //: Above the cards that the person at the screen gets in a trade.
        m_getTitle->setText(tr("You get"));
        //: A button: the trade is not made again.
        m_refuse->setText(tr("Leave it"));
        //: A button: agrees to make the trade again.
        m_agree->setText(tr("Trade again"));
    } else {
        //: %1 is a name.
        setTitle(tr("%1 wants to take your trade back").arg(m_by));
        //: Above the cards that the person at the screen gives back.
        m_giveTitle->setText(tr("You give back"));
        //: Above the cards that the person at the screen gets back.
        m_getTitle->setText(tr("You get back"));
        //: A button: the trade is not taken back.
        m_refuse->setText(tr("Let it stand"));
        //: A button: agrees to take the trade back.
        m_agree->setText(tr("Take it back"));
    }
    outcome()->setHand(m_view.hand, m_view.hand - give() + get(),
                       tradeSentence(m_view.hand, give(), get(), edition()));
}

void TakeBackPanel::settle(int width)
{
    sides::settle(m_sides, m_sign, width);
}

QString TakeBackPanel::whatComesFirst() const
{
    return tr("First answer about the trade.");
}

// A hasty Enter gives no cards away.
QWidget *TakeBackPanel::firstFocus() const
{
    return m_refuse;
}

} // namespace holmstead
