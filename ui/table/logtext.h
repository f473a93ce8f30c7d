// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"

#include <QTextEdit>

#include <optional>

namespace holmstead {

class NameHighlighter;

// The text of the log: one paragraph a line, its colour kept with it, the emblem painted in the margin and
// the rule of a heading behind its words. It is text like any other: it can be selected, copied and read
// aloud. A line that the edge would cut is not drawn.
class LogText : public QTextEdit
{
    Q_OBJECT

public:
    explicit LogText(QWidget *parent = nullptr);

    // Whose names stand out.
    void setPeople(const People &people);
    void appendLine(const QString &sentence, std::optional<Color> color);
    void appendHeading(const QString &heading, Color color);
    void dropLast(int lines);
    void clearLines();

    int lineCount() const { return m_count; }
    QString line(int index) const;
    std::optional<Color> colorOf(int index) const;
    bool isHeading(int index) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void followTheFoot();
    void append(const QString &text, int state);
    void shape(QTextCursor &cursor, bool isHeading) const;
    void reshape();
    QRectF lineAt(qreal height) const;
    void coverCutLines(QPainter &painter) const;
    void paintSigns(QPainter &painter, const QTextBlock &block) const;
    void paintRule(QPainter &painter, const QTextBlock &block) const;

    NameHighlighter *m_names;
    bool m_follows = true; // the newest line, until somebody scrolls back
    int m_count = 0;       // an empty document has a paragraph too
};

} // namespace holmstead
