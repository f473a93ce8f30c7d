// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion/desktopwish.h"

#include <windows.h>

namespace holmstead {

void askDesktop(QObject *, const TakeWish &take)
{
    BOOL animations = TRUE;
    if (SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animations, 0))
        take(!animations);
}

} // namespace holmstead
