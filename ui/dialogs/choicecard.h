// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace holmstead {

// One of several answers, with a line on what it means.
class ChoiceCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ChoiceCard(QWidget *parent = nullptr);

    // Without `about` it is a line high.
    void setWords(const QString &title, const QString &about);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QFont titleFont() const;
    QFont aboutFont() const;
    QRectF wordsIn(const QRectF &box) const;

    QString m_about;
};

} // namespace holmstead
