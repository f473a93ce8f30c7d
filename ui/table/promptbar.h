// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QWidget>

#include <optional>

namespace holmstead {

// The line at the top that says who must do what now, in the colour and with the emblem of that player.
class PromptBar : public QWidget
{
    Q_OBJECT

public:
    explicit PromptBar(QWidget *parent = nullptr);

    // `then`: what comes after that, in quieter letters behind it.
    void setPrompt(const QString &sentence, std::optional<Color> color, const QString &then = {});
    // Long ones are cut short where the sentence would not fit.
    void setNames(const QStringList &names) { m_names = names; }
    // Whose turn comes next; an empty name: nobody's.
    void setNext(const QString &name, Color color);
    // How long the turn has taken; empty: not shown.
    void setTime(const QString &time);
    QString prompt() const { return m_sentence; }
    QString then() const { return m_then; }
    QString next() const { return m_next; }
    QString time() const { return m_time; }
    std::optional<Color> color() const { return m_color; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    // Draws them at the trailing end and gives back where they begin.
    qreal paintTrailing(QPainter &painter, qreal height) const;
    void paintSentence(QPainter &painter, const QRectF &area) const;
    void paintThen(QPainter &painter, const QRectF &area, const QString &then) const;
    QString withShortNames(QString sentence) const;
    void describe();

    QString m_sentence;
    QString m_then;
    QStringList m_names;
    std::optional<Color> m_color;
    QString m_next;
    Color m_nextColor = Color::Red;
    QString m_time;
};

} // namespace holmstead
