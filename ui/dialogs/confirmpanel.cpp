// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/confirmpanel.h"

#include <QPushButton>

namespace holmstead {

ConfirmPanel::ConfirmPanel(std::function<Words()> words, int main, int escape, QWidget *parent)
    : Panel(parent),
      m_words(std::move(words))
{
    const auto count = static_cast<int>(m_words().answers.size());
    for (int answer = 0; answer < count; ++answer) {
        QPushButton *button =
            addButton(QStringLiteral("answer%1").arg(answer), answer == main ? Kind::Main : Kind::Other);
        connect(button, &QPushButton::clicked, this, [this, answer] {
            dismiss();
            emit answered(answer);
        });
        m_answers.push_back(button);
    }
    setCancellable(true);
    connect(this, &Panel::cancelled, this, [this, escape] { emit answered(escape); });
    retranslate();
}

void ConfirmPanel::retranslate()
{
    const Words words = m_words();
    setTitle(words.question);
    setLead(words.detail);
    for (std::size_t answer = 0; answer < m_answers.size(); ++answer)
        m_answers[answer]->setText(words.answers.value(static_cast<int>(answer)));
}

} // namespace holmstead
