// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/veil.h"
#include "record/person.h"

#include <QFrame>
#include <QPointer>

#include <chrono>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace holmstead {

class FreshInput;
class ScrollBody;

// A dialog inside the main window: a sheet of paper with a title, a body that scrolls when the window is too
// small, a line that says why the main button is off, and buttons. It lies in the middle of a dimmed host or,
// if it is a docked one, at its foot. While it is open the keyboard stays inside and the host gets no clicks.
// Nothing blocks: answers are signals.
class Panel : public QFrame
{
    Q_OBJECT

public:
    explicit Panel(QWidget *parent = nullptr);

    // Opens over `host` and dims it; docked, only the part of it that is called `foot`. The panel belongs to
    // `host` from then on and is deleted when it closes; the keyboard goes back to where it was.
    void openIn(QWidget *host, QWidget *foot = nullptr);
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

    bool isOpen() const { return m_veil; }
    bool isCancellable() const { return m_cancellable; }
    // Everything that can be seen, without scrolling if `available` lets it.
    virtual QSize fittingSize(const QSize &available);
    // To the edges of its host, in ems.
    virtual qreal margin() const { return 1; }
    // For one that grows and shrinks while it is used, how high it becomes, in ems: its upper edge stays
    // where that much would be in the middle, and it gets no wider for a scroll bar. 0: it is in the middle
    // itself.
    virtual qreal tallest() const { return 0; }
    // Of its corners, in pixels.
    qreal radius() const;
    // Whether it lies at the foot of its host, whose other parts can be seen and pointed at meanwhile. Known
    // once its size is.
    virtual bool isDocked() const { return false; }
    // Says on a docked one's host, in a sentence, that this comes first.
    virtual QString whatComesFirst() const { return {}; }

signals:
    // It lies elsewhere in its host than before, or is larger or smaller.
    void placed();
    // Docked: a click on something in the host that has to wait, in the host's pixels.
    void waitedFor(const QPoint &at);
    // Esc, or a button that means it; the panel is closed already.
    void cancelled();
    void closed();

protected:
    enum class Kind { Main, Other };
    // How title, body and buttons lie to each other: one below the other, all side by side, or the title
    // above the two others.
    enum class Form { Column, Row, TitleAbove };
    static constexpr qreal gapOfZones = 1.5; // side by side, in ems

    QVBoxLayout *body() const { return m_body; }
    // What stands around the title and around the buttons.
    QWidget *head() const { return m_head; }
    QWidget *foot() const { return m_foot; }
    QBoxLayout *buttons() const { return m_buttons; }
    QLabel *title() const { return m_title; }
    QLabel *hint() const { return m_hint; }
    void setForm(Form form);
    // Of all but the margins.
    virtual QSize neededSize() const;
    int heightAt(int width) const;
    // After parts have become larger or smaller.
    void forgetSizes();
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
    // How wide it is where it needs `needed` pixels and may have `available`.
    virtual int widthFor(int needed, int available) const;
    // Gets the keyboard when the panel opens; nothing: the main button, or the first that takes it.
    virtual QWidget *firstFocus() const { return nullptr; }

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    // What its layouts ask for at its width.
    struct Wants
    {
        QSize body;
        int height = 0;
        int buttons = 0;

        bool operator==(const Wants &) const = default;
    };

    QPushButton *mainButton() const;
    int widthOfButtons() const;
    Wants wants() const;

    QLabel *m_news;
    QWidget *m_head;
    QLabel *m_title;
    QLabel *m_lead;
    ScrollBody *m_scroll;
    QVBoxLayout *m_body;
    QWidget *m_foot;
    QLabel *m_hint;
    QBoxLayout *m_buttons;
    QGridLayout *m_zones; // head, body and foot
    QPointer<Veil> m_veil;
    QPointer<QWidget> m_host; // where it opened
    QPointer<QWidget> m_cameFrom;
    Wants m_placedFor;
    FreshInput *m_input;
    std::chrono::milliseconds m_hesitation{ 0 };
    bool m_cancellable = false;
};

} // namespace holmstead
