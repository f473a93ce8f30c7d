// SPDX-License-Identifier: GPL-3.0-or-later
#include "shortcutspanel.h"

#include "hand/verbtext.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace holmstead {

namespace {

QString native(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText);
}

// Gives the list below the context of the panel.
struct Lines
{
    Q_DECLARE_TR_FUNCTIONS(ShortcutsPanel)

public:
    using Line = std::pair<QString, QString>;

    static std::vector<Line> all()
    {
        std::vector<Line> lines;
        for (const Verb verb : allVerbs)
            lines.emplace_back(verbLetter(verb), spokenVerb(verb, Edition::Classic));
        lines.insert(lines.end(), { { tr("Arrow keys"), tr("Go from place to place on the board") },
                                    { tr("Enter or Space"), tr("Choose the place, press the button") },
                                    { native(Qt::Key_Escape), tr("Leave a build button or a panel") },
                                    { native(Qt::Key_Tab), tr("Go to the next button") },
                                    { tr("+, - and 0"), tr("Zoom in, zoom out, whole island") },
                                    { tr("Space and mouse"), tr("Pull the board along") },
                                    { native(Qt::Key_F11), tr("Full screen") },
                                    { native(Qt::CTRL | Qt::Key_Z), tr("Take the last action back") },
                                    { native(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), tr("Play it again") },
                                    { native(QKeySequence::New), tr("New game") },
                                    { native(Qt::CTRL | Qt::Key_K), tr("Kept games") },
                                    { native(Qt::CTRL | Qt::Key_D), tr("How the dice fell") },
                                    { native(QKeySequence::Open), tr("Open a game") },
                                    { native(QKeySequence::Save), tr("Save the game") },
                                    { native(Qt::CTRL | Qt::Key_Q), tr("Quit") } });
        return lines;
    }
};

} // namespace

ShortcutsPanel::ShortcutsPanel(QWidget *parent) : Panel(parent)
{
    constexpr int columns = 2;
    setCancellable(true);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    const int count = static_cast<int>(Lines::all().size());
    const int height = (count + columns - 1) / columns;
    for (int i = 0; i < count; ++i) {
        m_rows.push_back({ new QLabel, new QLabel });
        QFont bold = font();
        bold.setBold(true);
        m_rows.back().keys->setFont(bold);
        grid->addWidget(m_rows.back().keys, i % height, 2 * (i / height));
        grid->addWidget(m_rows.back().effect, i % height, 2 * (i / height) + 1);
    }
    body()->addLayout(grid);
    m_close = addButton(QStringLiteral("close"), Kind::Main);
    connect(m_close, &QPushButton::clicked, this, &ShortcutsPanel::cancel);
    retranslate();
}

void ShortcutsPanel::retranslate()
{
    setTitle(tr("Shortcuts"));
    m_close->setText(tr("Close"));
    const auto lines = Lines::all();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        m_rows[i].keys->setText(lines[i].first);
        m_rows[i].effect->setText(lines[i].second);
    }
}

} // namespace holmstead
