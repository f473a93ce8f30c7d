// SPDX-License-Identifier: GPL-3.0-or-later
#include "noteline.h"

#include "board/palette.h"

namespace holmstead {

NoteLine::NoteLine(QWidget *parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("noteLine"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setContentsMargins(12, 6, 12, 6);
    setAutoFillBackground(true);
    QPalette colors = QLabel::palette();
    colors.setColor(QPalette::Window, holmstead::palette::paper);
    colors.setColor(QPalette::WindowText, holmstead::palette::ink);
    setPalette(colors);
    hide();
}

void NoteLine::say(const QString &sentence)
{
    setText(sentence);
    setVisible(!sentence.isEmpty());
}

} // namespace holmstead
