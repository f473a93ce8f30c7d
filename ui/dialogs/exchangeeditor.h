// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/resourcetile.h"

#include "rules/view.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace holmstead {

class ExchangeSign;
class OutcomeView;
class ResourceRow;

// Puts an exchange together by tapping cards: what the viewer gives on one side, what they get on the other.
// It lets one tap only what may still come of it and says why of the rest.
class ExchangeEditor : public QWidget
{
    Q_OBJECT

public:
    // What is still missing, or why it cannot be done as it is, in a sentence; empty when it can.
    virtual QString whyNot() const = 0;
    virtual ResourceCards give() const;
    virtual ResourceCards get() const;
    // Where to begin with the keyboard: the first card that can be given.
    QWidget *firstTile() const;

    virtual void retranslate();
    // In ems.
    void setCardWidth(qreal width);
    void settle(int width);
    // Tells what the hand becomes, once the exchange is possible.
    void showOutcome(OutcomeView *outcome) const;

signals:
    void changed();
    // A grey card was tapped; in a sentence, why it is grey.
    void refused(const QString &why);

protected:
    // A row for each side and how it is chosen from: see ResourceRow.
    struct Side
    {
        const char *name;
        ResourceTile::Use use;
    };
    ExchangeEditor(const View &view, const Side &give, const Side &get, QWidget *parent);

    // Limits both rows to what may still be tapped.
    virtual void limit() = 0;
    // Another moment, to begin anew.
    void look(const View &view);
    void refresh();

    const View &view() const { return m_view; }
    Edition edition() const { return m_view.table->rules.edition; }
    ResourceRow *giveRow() const { return m_give; }
    ResourceRow *getRow() const { return m_get; }
    void setGetTitle(const QString &title);

private:
    View m_view;
    QBoxLayout *m_sides;
    QLabel *m_giveTitle;
    QLabel *m_getTitle;
    ResourceRow *m_give;
    ResourceRow *m_get;
    ExchangeSign *m_sign;
};

} // namespace holmstead
