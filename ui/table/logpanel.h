// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace holmstead {

class LogText;

// What has happened, a line each, the newest at the foot. Lines of a player carry their colour and emblem; a
// heading with a rule in that colour stands above those of a turn.
class LogPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LogPanel(QWidget *parent = nullptr);

    // Stays where it is when somebody has scrolled back to read; else shows the new line.
    void append(const QString &sentence, std::optional<Color> color);
    void appendHeading(const QString &heading, Color color);
    // Headings are lines as well.
    void dropLast(int lines);
    void clear();
    // Beside the title; nothing where nobody knows.
    void setRound(std::optional<int> round);
    // Whose names stand out.
    void setPeople(const People &people);

    int lineCount() const;
    QString line(int index) const;
    std::optional<Color> colorOf(int index) const;
    bool isHeading(int index) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::optional<int> m_round;
    QLabel *m_title = nullptr;
    QLabel *m_roundLabel = nullptr;
    LogText *m_text = nullptr;
};

} // namespace holmstead
