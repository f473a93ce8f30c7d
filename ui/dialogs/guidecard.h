// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/howtoplay.h"

#include <QWidget>

class QLabel;

namespace holmstead {

// A chapter of how one plays, on a card of its own: pictures below one another, and beside each what it
// tells.
class GuideCard : public QWidget
{
    Q_OBJECT

public:
    explicit GuideCard(const GuideChapter &chapter, QWidget *parent = nullptr);

    // The same chapter in another language.
    void setWords(const GuideChapter &chapter);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_title;
    std::vector<QLabel *> m_words;
};

} // namespace holmstead
