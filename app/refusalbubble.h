// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/verb.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

namespace holmstead {

class HandTray;

// Why a button of the tray is off, in a bubble above the tray whose tail points at that button; what it lacks
// is marked on the button meanwhile. Or why nothing comes of a click anywhere else, there. The next press of
// the mouse takes it away, and so does the time it takes to read it at leisure. Lets every click through.
class RefusalBubble : public QWidget
{
    Q_OBJECT

public:
    // Lies over `host`, in which `tray` is.
    RefusalBubble(HandTray &tray, QWidget *host);

    // Where it covers least of what is to be `kept` in sight, in pixels of the host. False, and nothing
    // shows, when the button cannot be seen.
    bool say(Verb verb, const QString &why, const std::vector<QRect> &kept);
    // At a spot of the host.
    void sayAt(const QPoint &spot, const QString &why, const std::vector<QRect> &kept);
    void forget();
    const QString &text() const { return m_text; }
    // The button that it points at, if it is one.
    std::optional<Verb> verb() const { return m_verb; }
    // Of the words, in pixels of the host.
    QRect box() const { return m_box; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void open(const QString &why, const std::vector<QRect> &kept);
    QSize sizeFor(int widest) const;
    QRect placeBox(const std::vector<QRect> &kept) const;
    int topFor(int height) const;
    void aim(Verb verb);

    HandTray &m_tray;
    QString m_text;
    std::optional<Verb> m_verb;
    QRect m_box;
    QPoint m_tip;    // of the tail, at the button
    int m_tailX = 0; // where it leaves the box
    int m_foot = 0;  // of the box, above the tip
    QTimer m_readTime;
};

} // namespace holmstead
