// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace holmstead::test {

// A language whose words are as English as ever but 40 % longer: what layouts have to survive.
class LongTexts : public QTranslator
{
public:
    LongTexts();
    ~LongTexts() override;

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *disambiguation,
                      int n) const override;
};

} // namespace holmstead::test
