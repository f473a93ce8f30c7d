// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictureexport.h"

#include "settings.h"
#include "tablepicture.h"

#include "session/gamesession.h"

#include <QFileDialog>

namespace holmstead {

namespace {

constexpr int pictureHeight = 1440; // good on paper, too

} // namespace

PictureExport::PictureExport(const GameSession &session, Settings &settings, QWidget *window)
    : QObject(window),
      m_session(session),
      m_settings(settings),
      m_window(window)
{}

// Ours, not the desktop's: tests and translations reach it.
void PictureExport::ask()
{
    const auto suffix = QStringLiteral("png");
    auto *dialog = new QFileDialog(m_window, tr("Save a picture of the table"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QFileDialog::DontUseNativeDialog);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    //: A kind of file; %1 is the end of its name
    dialog->setNameFilter(tr("Pictures (*.%1)").arg(suffix));
    dialog->setDefaultSuffix(suffix);
    if (!m_settings.folder().isEmpty())
        dialog->setDirectory(m_settings.folder());
    connect(dialog, &QFileDialog::fileSelected, this, &PictureExport::write);
    dialog->open();
}

void PictureExport::write(const QString &path)
{
    const QImage picture = pictureOfTable(m_session.view(), m_session.people(), pictureHeight);
    if (const auto why = writePicture(picture, path))
        emit failed(path, *why);
}

} // namespace holmstead
