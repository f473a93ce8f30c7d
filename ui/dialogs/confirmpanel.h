// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/panel.h"

#include <functional>

namespace holmstead {

// A question with two or three answers on buttons that say what they do.
class ConfirmPanel : public Panel
{
    Q_OBJECT

public:
    // All the words; asked for anew when the language changes.
    struct Words
    {
        QString question;
        QString detail; // a sentence or two below it; may be empty
        QStringList answers;
    };

    // `main` is the number of the answer that Enter gives, `escape` of the one that Esc gives: the one that
    // changes nothing.
    ConfirmPanel(std::function<Words()> words, int main, int escape, QWidget *parent = nullptr);

signals:
    // The number of the answer, from 0.
    void answered(int answer);

protected:
    void retranslate() override;

private:
    std::function<Words()> m_words;
    std::vector<QPushButton *> m_answers;
};

} // namespace holmstead
