// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/plainerrors.h"

#include "record/jsonreader.h"
#include "text/fileerrors.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace holmstead {

namespace {

// Gives the sentences below a context of their own.
struct PlainErrors
{
    Q_DECLARE_TR_FUNCTIONS(PlainErrors)

public:
    static QString noGame() { return tr("This file is no saved game of Holmstead."); }
    static QString inPart(const QString &place);
};

QString counted(std::size_t number)
{
    return QLocale().toString(static_cast<qulonglong>(number));
}

// Where something cannot be read or does not fit together.
QString PlainErrors::inPart(const QString &place)
{
    const QString part = place.section(QRegularExpression(QStringLiteral("[.\\[]")), 0, 0);
    if (const std::size_t number = actionNumber(place)) {
        //: %1 is the number of a move, counted from the beginning of the game.
        return tr("This file is damaged: move %1 in it cannot be read.").arg(counted(number));
    }
    if (part == QStringLiteral("format") || part == QStringLiteral("version"))
        return noGame();
    if (part == QStringLiteral("players"))
        return tr("This file is damaged: it does not say properly who plays.");
    if (part == QStringLiteral("rules"))
        return tr("This file is damaged: it does not say properly by which rules the game is played.");
    if (part == QStringLiteral("board"))
        return tr("This file is damaged: the island in it is not complete.");
    if (part == QStringLiteral("position"))
        return tr("This file is damaged: the pieces and cards in it do not fit together.");
    return tr("This file is damaged: a part of it makes no sense.");
}

} // namespace

QString plainErrorSentence(const RecordError &error)
{
    using Kind = RecordError::Kind;
    // The disk, and whoever else has the file: these sentences are plain already.
    if (error.kind <= Kind::EmptyFile)
        return fileErrorSentence(error);
    if (error.kind == Kind::NotJson) {
        //: %1 is the number of a line; so in the next sentence.
        return (error.arguments.size() > 2
                    ? PlainErrors::tr("This file is damaged: it stops in the middle (line %1).")
                    : PlainErrors::tr("This file is damaged: line %1 makes no sense."))
            .arg(error.arguments.value(0));
    }
    if (error.kind == Kind::UnknownVersion)
        return PlainErrors::tr("This game was saved by a newer Holmstead, and this one cannot open it.");
    if (error.kind == Kind::TooManyActions)
        return PlainErrors::tr("This file has more moves than any game needs.");
    if (error.kind == Kind::IllegalAction) {
        //: %1 is the number of a move, counted from the beginning of the game.
        return PlainErrors::tr("This file is damaged: move %1 in it is against the rules.")
            .arg(counted(actionNumber(error.place)));
    }
    if (error.kind == Kind::NestedTooDeep || (error.kind == Kind::NotAnObject && error.place.isEmpty()))
        return PlainErrors::noGame();
    return PlainErrors::inPart(error.place);
}

} // namespace holmstead
