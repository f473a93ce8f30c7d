// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion/desktopwish.h"

#import <AppKit/NSWorkspace.h>

namespace holmstead {

void askDesktop(QObject *, const TakeWish &take)
{
    take([[NSWorkspace sharedWorkspace] accessibilityDisplayShouldReduceMotion]);
}

} // namespace holmstead
