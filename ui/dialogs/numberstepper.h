// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace holmstead {

class StepButton;

// A number between two buttons that make it smaller and larger. The arrow keys, on either button, do too.
class NumberStepper : public QWidget
{
    Q_OBJECT

public:
    // The buttons are named `name`.less and `name`.more.
    NumberStepper(const QString &name, int least, int most, QWidget *parent = nullptr);

    int value() const { return m_value; }
    // Out of the range: the nearest in it.
    void setValue(int value);
    // What is counted, for screen readers.
    void setWords(const QString &what);

signals:
    // By somebody.
    void changed(int value);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void step(int by);

    int m_least;
    int m_most;
    int m_value;
    QLabel *m_number;
    StepButton *m_less;
    StepButton *m_more;
};

} // namespace holmstead
