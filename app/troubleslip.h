// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace holmstead {

// A slip with a warning sign while something is wrong that nobody need answer at once, and what can be done
// about it. It lies on the table and moves nothing; hidden while all is well.
class TroubleSlip : public QFrame
{
    Q_OBJECT

public:
    // Lies in `host`, in the lower trailing corner of its part `over`.
    TroubleSlip(QWidget *host, QWidget *over);

    // What goes on being wrong, to be tried again; nothing when it is over.
    void setTrouble(const QString &sentence);
    // Once, until somebody has read it.
    void tell(const QString &sentence);

signals:
    void retryWanted();
    void saveElsewhereWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void say(const QString &sentence);
    void place();
    void retranslate();

    QWidget *m_over;
    QString m_trouble;
    QString m_told;
    QLabel *m_sentence;
    QPushButton *m_retry;
    QPushButton *m_saveElsewhere;
    QPushButton *m_close;
};

} // namespace holmstead
