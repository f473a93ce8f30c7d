// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/discardpicker.h"

#include "dialogs/outcome.h"
#include "dialogs/outcomeview.h"
#include "dialogs/picture.h"
#include "dialogs/resourcerow.h"

#include "board/dicepainter.h"
#include "text/terms.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace holmstead {

namespace {

constexpr qreal dieSide = 2.4; // in ems
constexpr qreal betweenDice = 0.4;

Picture *pictureOf(const Dice &dice, QWidget *parent)
{
    return new Picture(
        { 2 * dieSide + betweenDice, dieSide },
        [dice](QPainter &painter, const QRectF &rect) {
            const QSizeF side(rect.height(), rect.height());
            DicePainter::paint(painter, { rect.topLeft(), side }, dice.first);
            DicePainter::paint(painter, { rect.topRight() - QPointF(side.width(), 0), side }, dice.second);
        },
        parent);
}

} // namespace

DiscardPicker::DiscardPicker(const View &view, const People &people, QWidget *parent)
    : CardPanel(parent),
      m_view(view),
      m_person(people[static_cast<std::size_t>(view.viewer->index())]),
      m_row(new ResourceRow(QStringLiteral("discard"), ResourceTile::Use::Count, this)),
      m_confirm(addButton(QStringLiteral("confirm"), Kind::Main))
{
    // Those on the table may be covered.
    if (view.dice) {
        auto *column = static_cast<QVBoxLayout *>(head()->layout());
        column->insertWidget(column->count() - 1, pictureOf(*view.dice, this), 0, Qt::AlignLeading);
    }
    body()->addWidget(m_row, 0, Qt::AlignHCenter);
    body()->addStretch();
    m_row->setEdition(view.table->rules.edition);
    m_row->setPiles(view.hand);
    m_row->setLimits(view.hand, owed());
    m_row->setWhyNot([this](Resource resource) { return whyNoMore(resource); });
    connect(m_row, &ResourceRow::chosenChanged, this, &DiscardPicker::refresh);
    connect(m_row, &ResourceRow::refused, this, &DiscardPicker::setHint);
    connect(m_confirm, &QPushButton::clicked, this, &DiscardPicker::confirm);
    retranslate();
}

ResourceCards DiscardPicker::chosen() const
{
    return m_row->chosen();
}

QString DiscardPicker::whyNoMore(Resource resource) const
{
    if (chosen().total() == owed())
        return tr("You have chosen enough cards. Click one above to take it back.");
    //: Why a card cannot be tapped; %1 is a resource.
    return tr("There is no more %1 in this hand.").arg(resourceName(resource, m_view.table->rules.edition));
}

void DiscardPicker::confirm()
{
    const ResourceCards cards = chosen();
    dismiss();
    emit discarded(cards);
}

void DiscardPicker::refresh()
{
    const int missing = owed() - chosen().total();
    m_confirm->setEnabled(missing == 0);
    const QString choose = chosen().isEmpty() ? tr("Choose %n card(s).", nullptr, missing)
                                              : tr("Choose %n more card(s).", nullptr, missing);
    setHint(missing > 0 ? choose : QString());
    const ResourceCards rest = m_view.hand - chosen();
    outcome()->setHand(m_view.hand, rest, outcomeSentence(m_view.hand, rest, m_view.table->rules.edition));
}

void DiscardPicker::arrange(Form, qreal cardWidth)
{
    m_row->setCardWidth(cardWidth);
}

QString DiscardPicker::whatComesFirst() const
{
    return tr("First choose the cards to discard.");
}

bool DiscardPicker::rename(const People &people)
{
    m_person = personOf(*m_view.viewer, people);
    retranslate();
    return true;
}

void DiscardPicker::retranslate()
{
    //: %1 is a name. After a seven was rolled.
    setTitle(tr("%1, discard %n card(s)", nullptr, owed()).arg(m_person.name));
    setLead(tr("A seven was rolled and you hold %n cards, more than seven. Choose the half that goes back to "
               "the bank.",
               nullptr, m_view.hand.total()));
    m_confirm->setText(tr("Discard %n card(s)", nullptr, owed()));
    refresh();
}

QWidget *DiscardPicker::firstFocus() const
{
    for (const Resource resource : allResources) {
        if (m_view.hand[resource] > 0)
            return m_row->tile(resource);
    }
    return nullptr;
}

} // namespace holmstead
