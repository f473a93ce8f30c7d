// SPDX-License-Identifier: GPL-3.0-or-later
#include "starttroubles.h"

#include "settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace holmstead {

namespace {

struct StartTroubles
{
    Q_DECLARE_TR_FUNCTIONS(StartTroubles)
};

// Or it can be made there.
bool isFolderToWriteTo(const QString &folder)
{
    QFileInfo info(folder);
    while (!info.exists() && info.path() != info.filePath())
        info.setFile(info.path());
    return info.isDir() && info.isWritable();
}

bool canWrite(const QString &path)
{
    const QFileInfo info(path);
    return isFolderToWriteTo(info.path()) && (!info.exists() || (info.isFile() && info.isWritable()));
}

} // namespace

QStringList startTroubles(const Settings &settings, const QString &games)
{
    QStringList sentences;
    if (!isFolderToWriteTo(games)) {
        //: %1 is the name of a folder
        sentences << StartTroubles::tr("Games cannot keep themselves, since nothing can be written to the "
                                       "folder “%1”: please save them elsewhere.")
                         .arg(QDir::toNativeSeparators(games));
    }
    if (!canWrite(settings.path())) {
        //: %1 is the name of a file with its folder
        sentences << StartTroubles::tr("Settings are forgotten when the program ends, since “%1” cannot be "
                                       "written.")
                         .arg(QDir::toNativeSeparators(settings.path()));
    } else if (settings.isDamaged()) {
        //: %1 is the name of a file with its folder
        sentences << StartTroubles::tr(
                         "The settings in “%1” are damaged: what cannot be read of them is as it "
                         "was at first.")
                         .arg(QDir::toNativeSeparators(settings.path()));
    }
    return sentences;
}

} // namespace holmstead
