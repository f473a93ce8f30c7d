// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/personnames.h"

#include "record/quoting.h"

#include <QCoreApplication>

#include <algorithm>

namespace holmstead {

namespace {

class PersonNames
{
    Q_DECLARE_TR_FUNCTIONS(PersonNames)

public:
    static QString refusal(const QString &name, const QStringList &keysBefore);
    static QString keyOf(const QString &name);
};

// Names that look alike are the same name.
QString PersonNames::keyOf(const QString &name)
{
    QString key = name.normalized(QString::NormalizationForm_KC).toCaseFolded();
    key.removeIf([](QChar c) { return c.isSpace(); });
    return key;
}

// Whether there is anything to see.
bool isBlank(const QString &name)
{
    const auto letters = name.toUcs4();
    return std::none_of(letters.begin(), letters.end(),
                        [](uint letter) { return QChar::isPrint(letter) && !QChar::isSpace(letter); });
}

QString PersonNames::refusal(const QString &name, const QStringList &keysBefore)
{
    if (isBlank(name))
        return tr("Everybody needs a name.");
    if (hasHarmful(name))
        return tr("This name has a sign in it that cannot be seen: please type it anew.");
    if (keysBefore.contains(keyOf(name)))
        return tr("Somebody else is called that already.");
    return QString();
}

} // namespace

QStringList nameRefusals(const QStringList &names)
{
    QStringList refusals;
    QStringList keys;
    for (const QString &name : names) {
        refusals.append(PersonNames::refusal(name, keys));
        keys.append(PersonNames::keyOf(name));
    }
    return refusals;
}

} // namespace holmstead
