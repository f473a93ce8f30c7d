// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments.h"

#include <QCoreApplication>

#include <algorithm>

namespace holmstead {

namespace {

class Complaints
{
    Q_DECLARE_TR_FUNCTIONS(Console)

public:
    static QString usage(const QString &words)
    {
        //: %1 is a command and what must follow it, e.g. replay FILE.
        return tr("Usage: holmstead-cli %1 [options]").arg(words);
    }
    static QString noFile() { return tr("Name a record file after the command."); }
    static QString tooMany(const QString &word) { return tr("\"%1\" is one word too many.").arg(word); }
    static QString notANumber(const QString &option, quint64 lowest, quint64 highest)
    {
        //: %1 is an option of the command line.
        return tr("--%1 needs a whole number from %2 to %3.").arg(option).arg(lowest).arg(highest);
    }
    static QString notAWord(const QString &option, const QString &given, const QString &words)
    {
        //: %1 is an option of the command line, %3 the words that may follow it.
        return tr("--%1 does not know \"%2\": use one of %3.").arg(option, given, words);
    }
};

} // namespace

Arguments::Arguments(const QStringList &words, const QString &description, const QString &usage)
    : m_words(words),
      m_usage(usage),
      m_wantsFile(usage == QLatin1StringView("FILE"))
{
    m_parser.setApplicationDescription(description);
    m_parser.addOption(
        { { QStringLiteral("h"), QStringLiteral("help") }, Complaints::tr("Shows this help.") });
}

void Arguments::addFlag(const QString &name, const QString &description)
{
    m_parser.addOption({ name, description });
}

void Arguments::addOption(const QString &name, const QString &valueName, const QString &description)
{
    m_parser.addOption({ name, description, valueName });
}

// The parser would name the path of the program, and allow options before the command.
QByteArray Arguments::help() const
{
    const QString start =
        Complaints::usage(m_words.first() + QLatin1StringView(m_usage.isEmpty() ? "" : " ") + m_usage);
    return (start + u'\n' + m_parser.helpText().section(u'\n', 1)).trimmed().toUtf8();
}

bool Arguments::parse()
{
    const QStringList all = QStringList(QCoreApplication::applicationName()) + m_words;
    const bool isParsed = m_parser.parse(all);
    if (has(QStringLiteral("help"))) {
        print(help());
        m_helpShown = true;
        return false;
    }
    if (!isParsed)
        complainOf(m_parser.errorText());
    const QStringList places = m_parser.positionalArguments();
    const qsizetype wanted = m_wantsFile ? 2 : 1;
    if (places.size() > wanted)
        complainOf(Complaints::tooMany(places[wanted]));
    if (m_wantsFile && file().isEmpty())
        complainOf(Complaints::noFile());
    return isFine();
}

ExitCode Arguments::end() const
{
    return m_helpShown ? ExitCode::Fine : complain(ExitCode::BadUsage, m_complaint);
}

quint64 Arguments::number(const QString &name, quint64 otherwise, quint64 lowest, quint64 highest)
{
    if (!has(name))
        return otherwise;
    const QString digits = text(name);
    bool isNumber = false;
    const quint64 value = digits.toULongLong(&isNumber);
    const bool isPlain = std::all_of(digits.begin(), digits.end(), [](QChar c) { return c.isDigit(); });
    if (!isNumber || !isPlain || value < lowest || value > highest)
        complainOf(Complaints::notANumber(name, lowest, highest));
    return value;
}

QString Arguments::word(const QString &name, const QStringList &words)
{
    if (!has(name))
        return words.first();
    if (!words.contains(text(name)))
        complainOfWord(name, words);
    return text(name);
}

void Arguments::complainOf(const QString &sentence)
{
    if (m_complaint.isEmpty())
        m_complaint = sentence;
}

void Arguments::complainOfWord(const QString &name, const QStringList &words)
{
    complainOf(Complaints::notAWord(name, text(name), words.join(QStringLiteral(", "))));
}

} // namespace holmstead
