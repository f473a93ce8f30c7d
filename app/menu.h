// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include <vector>

namespace holmstead {

// A menu whose title and entries are written anew when the language changes.
class Menu : public QMenu
{
    Q_OBJECT

protected:
    // A text is asked for again in every language.
    using Text = QString (*)();

    explicit Menu(Text name, QWidget *parent = nullptr);

    QAction *add(Text text, const QKeySequence &keys = {}) { return addTo(this, text, keys); }
    // The same, with a check mark.
    QAction *addCheckable(Text text, const QKeySequence &keys = {});
    QMenu *addSubmenu(Text name);
    QAction *addTo(QMenu *menu, Text text, const QKeySequence &keys = {});

    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::vector<std::pair<QAction *, Text>> m_texts;
};

} // namespace holmstead
