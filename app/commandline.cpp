// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline.h"

#include <QCoreApplication>

namespace holmstead {

namespace {

constexpr QLatin1StringView seedWord("--seed");

// Takes the words one after the other.
class Reader
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    explicit Reader(const QStringList &words) : m_words(words) {}

    CommandLine read()
    {
        while (m_next < m_words.size() && m_line.problem.isEmpty())
            take(m_words[m_next++]);
        return m_line;
    }

    static QString help()
    {
        return tr("Usage: holmstead [FILE] [--seed N]\n"
                  "The island game for three or four people at one screen.\n"
                  "\n"
                  "FILE        a saved game to go on with\n"
                  "--seed N    make dice, cards and islands the same each time\n"
                  "--help      print this and stop\n"
                  "--version   print the version and stop\n");
    }

private:
    void take(const QString &word)
    {
        if (word == u"--help" || word == u"-h")
            m_line.wish = CommandLine::Wish::Help;
        else if (word == u"--version" || word == u"-v")
            m_line.wish = CommandLine::Wish::Version;
        else if (word == seedWord)
            takeSeed(m_next < m_words.size() ? m_words[m_next++] : QString());
        else if (word.startsWith(seedWord) && word[seedWord.size()] == u'=')
            takeSeed(word.mid(seedWord.size() + 1));
        else if (word.startsWith(u'-'))
            m_line.problem = tr("There is no option “%1”; --help lists those there are.").arg(word);
        else
            takeFile(word);
    }

    void takeSeed(const QString &text)
    {
        bool isNumber = false;
        m_line.seed = text.toULongLong(&isNumber);
        if (text.isEmpty())
            m_line.problem = tr("--seed needs a whole number behind it.");
        else if (!isNumber)
            m_line.problem = tr("--seed needs a whole number from 0 up, and “%1” is none.").arg(text);
    }

    void takeFile(const QString &word)
    {
        if (word.isEmpty())
            m_line.problem = tr("The name of the game to open is empty.");
        else if (!m_line.file.isEmpty())
            m_line.problem =
                tr("Only one game can be opened at a time, “%1” or “%2”.").arg(m_line.file, word);
        else
            m_line.file = word;
    }

    const QStringList &m_words;
    qsizetype m_next = 0;
    CommandLine m_line;
};

} // namespace

CommandLine readCommandLine(const QStringList &words)
{
    return Reader(words).read();
}

QString helpText()
{
    return Reader::help();
}

} // namespace holmstead
