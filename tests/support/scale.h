// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>

namespace holmstead::test {

// How much a test of chance and multitudes does: `count` times the environment variable
// HOLMSTEAD_TEST_SCALE, which is 1 when left out. Small enough by default for an unoptimised build with
// sanitizers; a soak sets it to 50, and QTEST_FUNCTION_TIMEOUT to the milliseconds that it may take.
inline int scaled(int count)
{
    bool ok = false;
    const double scale = qEnvironmentVariable("HOLMSTEAD_TEST_SCALE").toDouble(&ok);
    return std::max(1, static_cast<int>(count * (ok ? scale : 1.0)));
}

} // namespace holmstead::test
