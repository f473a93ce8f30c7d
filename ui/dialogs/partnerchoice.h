// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/view.h"

#include <QWidget>

#include <optional>
#include <vector>

class QGridLayout;

namespace holmstead {

class PersonButton;

// To whom an offer goes: the whole table, or one of the others.
class PartnerChoice : public QWidget
{
    Q_OBJECT

public:
    // `view` is that of the person who offers.
    PartnerChoice(const View &view, const People &people, QWidget *parent = nullptr);

    void setPeople(const People &people);
    // Nobody: the whole table.
    void choose(std::optional<PlayerId> partner);
    // The whole table above the others, two to a line; or all in one line.
    void setStacked(bool stacked);

signals:
    void chosen(std::optional<holmstead::PlayerId> partner);

protected:
    void changeEvent(QEvent *event) override;

private:
    PersonButton *add(std::optional<PlayerId> partner);
    void name();

    PlayerId m_viewer;
    People m_people;
    PersonButton *m_everybody = nullptr;
    std::vector<PersonButton *> m_partners; // in the order of the others
    std::vector<PlayerId> m_others;
    QGridLayout *m_grid;
};

} // namespace holmstead
