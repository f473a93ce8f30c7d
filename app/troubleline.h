// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace holmstead {

// A line above the table while something is wrong that nobody need answer at once, with what can be done
// about it. Hidden while all is well.
class TroubleLine : public QFrame
{
    Q_OBJECT

public:
    explicit TroubleLine(QWidget *parent = nullptr);

    // Nothing hides it.
    void setTrouble(const QString &sentence);

signals:
    void retryWanted();
    void saveElsewhereWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_sentence;
    QPushButton *m_retry;
    QPushButton *m_saveElsewhere;
};

} // namespace holmstead
