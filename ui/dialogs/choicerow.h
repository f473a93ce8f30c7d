// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QButtonGroup;
class QHBoxLayout;

namespace holmstead {

class ChoiceCard;

// A question with all its answers side by side, of which one is chosen. The arrow keys go from one to the
// next.
class ChoiceRow : public QWidget
{
    Q_OBJECT

public:
    // The answers are named `name`.0, `name`.1 and so on.
    ChoiceRow(const QString &name, int count, QWidget *parent = nullptr);

    void setCount(int count);
    void setWords(int answer, const QString &title, const QString &about = QString());
    // `why` says what is against it.
    void setOffered(int answer, bool offered, const QString &why = QString());

    int current() const;
    // Chosen by us: nobody hears of it.
    void setCurrent(int answer);
    QString title() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

signals:
    // Chosen by somebody.
    void chosen(int answer);

private:
    void shareLetters();

    std::vector<ChoiceCard *> m_cards;
    QButtonGroup *m_group;
    QHBoxLayout *m_line;
};

} // namespace holmstead
