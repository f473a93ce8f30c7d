// SPDX-License-Identifier: GPL-3.0-or-later
#include "editmenu.h"

#include "session/gamesession.h"
#include "text/undotexts.h"

#include <QEvent>

namespace holmstead {

namespace {

// Names of people may hold what menus take for a key.
QString asEntry(QString text)
{
    return u'&' + text.replace(u'&', QStringLiteral("&&"));
}

QString undoEntry(const GameSession &session)
{
    // Only whoever may act is told why not, and nobody before a curtain.
    if (!session.hasGame() || !session.person())
        return undoText();
    if (const Action *action = session.actionToUndo())
        return undoText(*action, session.people(), session.table().rules.edition);
    const auto settled = session.whyNoUndo();
    return settled ? undoText(*settled) : undoText();
}

QString redoEntry(const GameSession &session)
{
    const Action *action = session.hasGame() ? session.actionToRedo() : nullptr;
    return action ? redoText(*action, session.people(), session.table().rules.edition) : redoText();
}

} // namespace

EditMenu::EditMenu(GameSession &session, QWidget *parent)
    : Menu([] { return tr("&Edit"); }, parent),
      m_session(session),
      m_undo(addAction(QString())),
      m_redo(addAction(QString()))
{
    m_undo->setObjectName(QStringLiteral("undo"));
    m_redo->setObjectName(QStringLiteral("redo"));
    m_undo->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z));
    m_redo->setShortcuts(
        { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y) });
    connect(m_undo, &QAction::triggered, &session, &GameSession::undo);
    connect(m_redo, &QAction::triggered, &session, &GameSession::redo);
    connect(&session, &GameSession::changed, this, &EditMenu::refresh);
    refresh();
}

void EditMenu::refresh()
{
    m_undo->setText(asEntry(undoEntry(m_session)));
    m_redo->setText(asEntry(redoEntry(m_session)));
    m_undo->setEnabled(m_session.hasGame() && m_session.actionToUndo());
    m_redo->setEnabled(m_session.hasGame() && m_session.actionToRedo());
}

void EditMenu::changeEvent(QEvent *event)
{
    Menu::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace holmstead
