// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"

#include <QSyntaxHighlighter>

namespace holmstead {

// Writes the names of the people in a document bold and in their colours.
class NameHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit NameHighlighter(QTextDocument *document);

    void setPeople(const People &people);

protected:
    void highlightBlock(const QString &text) override;

private:
    void highlight(const QString &text, const Person &person);

    People m_people;
};

} // namespace holmstead
