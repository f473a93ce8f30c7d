// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/view.h"

#include <QImage>

namespace holmstead {

// The island with all that lies on it, and beside it the players as everybody knows them, `height` pixels
// high. Whatever only the viewer of `view` may know is not in it.
QImage pictureOfTable(const View &view, const People &people, int height);

// Why a picture could not be written to `path`, as a sentence; nothing when it was.
std::optional<QString> writePicture(const QImage &picture, const QString &path);

} // namespace holmstead
