// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QWidget>

#include <optional>

namespace holmstead {

// The line at the top that says who must do what now, in the colour and with the emblem of that player.
class PromptBar : public QWidget
{
    Q_OBJECT

public:
    explicit PromptBar(QWidget *parent = nullptr);

    void setPrompt(const QString &sentence, std::optional<Color> color);
    QString prompt() const { return m_sentence; }
    std::optional<Color> color() const { return m_color; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString m_sentence;
    std::optional<Color> m_color;
};

} // namespace holmstead
