// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/namehighlighter.h"

#include "look/theme.h"

#include <QTextCharFormat>

namespace holmstead {

namespace {

bool isLetter(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size() && text[at].isLetterOrNumber();
}

// The log keeps numbers at what they count, and a name may look like that: "R 2 D 2".
QString withPlainSpaces(QString text)
{
    return text.replace(QChar::Nbsp, u' ');
}

} // namespace

NameHighlighter::NameHighlighter(QTextDocument *document) : QSyntaxHighlighter(document) {}

void NameHighlighter::setPeople(const People &people)
{
    m_people = people;
    rehighlight();
}

void NameHighlighter::highlightBlock(const QString &text)
{
    for (const Person &person : m_people)
        highlight(withPlainSpaces(text), person);
}

// Whole words only: Al is not in "all".
void NameHighlighter::highlight(const QString &text, const Person &person)
{
    QTextCharFormat format;
    format.setFontWeight(QFont::DemiBold);
    format.setForeground(theme().name(person.color));
    const QString name = withPlainSpaces(person.name);
    const qsizetype size = name.size();
    for (qsizetype at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + size)) {
        if (!isLetter(text, at - 1) && !isLetter(text, at + size))
            setFormat(static_cast<int>(at), static_cast<int>(size), format);
    }
}

} // namespace holmstead
