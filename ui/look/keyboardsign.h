// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace holmstead {

// Where the keyboard is shows only to those who use it, since to others it looks like a choice: from any key
// until the next press of the mouse. One rule for all that paints a ring.
class KeyboardSign : public QObject
{
    Q_OBJECT

public:
    // `widget` has the keyboard, and that shows.
    static bool isOn(const QWidget &widget);
    static bool isShown() { return instance().m_shown; }
    // Begins to listen; the first question does so, too.
    static KeyboardSign &instance();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit KeyboardSign(QObject *parent);

    void setShown(bool shown);

    bool m_shown = false;
};

} // namespace holmstead
