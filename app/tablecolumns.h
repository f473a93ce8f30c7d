// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace holmstead {

// The board between two columns that can be made wider and narrower at the handles beside it. Until somebody
// does, they are as wide as they like to be, and wider where the board has more sea beside it than it needs.
class TableColumns : public QSplitter
{
    Q_OBJECT

public:
    TableColumns(QWidget *left, QWidget *board, QWidget *right, QWidget *parent = nullptr);

    // How somebody has set them, for restore(); empty when nobody has.
    QByteArray state() const;
    // What is no state counts as never set.
    void restore(const QByteArray &state);
    // The columns, or the board alone.
    void showSides(bool shown);

protected:
    QSplitterHandle *createHandle() override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void settle();
    int widthFor(const QWidget &column) const;

    bool m_isSet = false;
};

} // namespace holmstead
