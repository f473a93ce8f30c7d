// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"
#include "record/names.h"

#include <QCommandLineParser>

namespace holmstead {

// The words after a command: asks for what the command knows, and remembers the first thing that is wrong.
class Arguments
{
public:
    // `usage` is what must follow the command beside options: FILE, if a file must be named, or more.
    Arguments(const QStringList &words, const QString &description, const QString &usage = {});

    // To be called for every option before any is asked for.
    void addFlag(const QString &name, const QString &description);
    void addOption(const QString &name, const QString &valueName, const QString &description);

    // Whether the command can be run: true when all is well so far. Shows the help if that was asked for.
    bool parse();
    // What to end with if not: complains in one sentence, or nothing when help was shown.
    ExitCode end() const;
    bool isFine() const { return m_complaint.isEmpty() && !m_helpShown; }

    QString file() const { return m_parser.positionalArguments().value(1); }
    bool has(const QString &name) const { return m_parser.isSet(name); }
    QString text(const QString &name) const { return m_parser.value(name); }
    // A whole number in a range; `otherwise` when the option is left out.
    quint64 number(const QString &name, quint64 otherwise, quint64 lowest, quint64 highest);

    // One of the format's words.
    template <typename Enum> Enum word(const QString &name, Enum otherwise)
    {
        if (!has(name))
            return otherwise;
        const std::optional<Enum> value = fromWord<Enum>(text(name));
        if (!value)
            complainOfWord(name, allWords<Enum>());
        return value.value_or(otherwise);
    }
    // One of `words`; the first when the option is left out.
    QString word(const QString &name, const QStringList &words);

    // Remembers `sentence` unless something was wrong already.
    void complainOf(const QString &sentence);

private:
    QByteArray help() const;
    void complainOfWord(const QString &name, const QStringList &words);

    QStringList m_words;
    QCommandLineParser m_parser;
    QString m_complaint;
    QString m_usage;
    bool m_wantsFile;
    bool m_helpShown = false;
};

} // namespace holmstead
