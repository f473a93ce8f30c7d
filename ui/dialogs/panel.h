// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/veil.h"
#include "record/person.h"

#include <QFrame>
#include <QPointer>

#include <chrono>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace holmstead {

class FreshInput;
class ScrollBody;

// A dialog inside the main window: a sheet of paper in the middle of a dimmed host, with a title, a body that
// scrolls when the window is too small, a line that says why the main button is off, and buttons. While it is
// open the keyboard stays inside and the host gets no clicks. Nothing blocks: answers are signals.
class Panel : public QFrame
{
    Q_OBJECT

public:
    explicit Panel(QWidget *parent = nullptr);

    // Dims all of `host` and opens over it. The panel belongs to `host` from then on and is deleted when it
    // closes; the keyboard goes back to where it was.
    void openIn(QWidget *host);
    // Closes an open panel. Those that wait for one answer do so themselves before they emit it.
    void dismiss();

    // Takes an open panel off the screen with all that was entered, out of reach of everybody.
    void putAside();
    // On the screen again, over all else in the host, with the keyboard.
    void bringBack();

    // What the person at the screen should know beside the matter itself, above all of it; nothing: no line.
    void setNews(const QString &news);

    // People have other names or colours. False: the panel has to open anew, and nothing is lost by that.
    virtual bool rename(const People &people);

    bool isCancellable() const { return m_cancellable; }
    // Everything that can be seen, without scrolling if `available` lets it.
    QSize fittingSize(const QSize &available);

signals:
    // Esc, or a button that means it; the panel is closed already.
    void cancelled();
    void closed();

protected:
    enum class Kind { Main, Other };

    QVBoxLayout *body() const { return m_body; }
    // Buttons stand in the order in which they come; Enter presses the main one.
    QPushButton *addButton(const QString &name, Kind kind);
    void setTitle(const QString &title);
    // Under the title, for what one has to know first; hidden when empty.
    void setLead(const QString &lead);
    // One sentence beside the buttons; why the main one is off, or nothing.
    void setHint(const QString &hint);
    // Whether Esc gives up. Off for what has to be answered.
    void setCancellable(bool cancellable) { m_cancellable = cancellable; }
    void cancel();
    // For so long after it has opened, Enter and Space do nothing: for what a hasty key must not answer.
    void setHesitation(std::chrono::milliseconds time) { m_hesitation = time; }

    // Writes every text anew: called by constructors, and when the language changes.
    virtual void retranslate() = 0;
    // Arranges the body for a host that leaves `width` pixels.
    virtual void settle(int width);
    // Gets the keyboard when the panel opens; nothing: the main button, or the first that takes it.
    virtual QWidget *firstFocus() const { return nullptr; }

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QPushButton *mainButton() const;
    int widthOfButtons() const;

    QLabel *m_news;
    QLabel *m_title;
    QLabel *m_lead;
    ScrollBody *m_scroll;
    QVBoxLayout *m_body;
    QLabel *m_hint;
    QHBoxLayout *m_buttons;
    QPointer<Veil> m_veil;
    QPointer<QWidget> m_host; // where it opened
    QPointer<QWidget> m_cameFrom;
    FreshInput *m_input;
    std::chrono::milliseconds m_hesitation{ 0 };
    bool m_cancellable = false;
};

} // namespace holmstead
