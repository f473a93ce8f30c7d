// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace holmstead {

class GameSession;
class NoteLine;

// What is said when a game begins or goes on, until somebody plays: where it stands, and whether hands lie
// open.
class OpeningNews : public QObject
{
    Q_OBJECT

public:
    // Both must outlive it.
    OpeningNews(const GameSession &session, NoteLine *slip, QObject *parent);

    void tellBegun();
    // R111: nobody should think that the game begins anew.
    void tellResumed();

private:
    QString resumed() const;
    QString openHands() const;
    void tell(const QString &sentence);
    void forget();

    const GameSession &m_session;
    NoteLine *m_slip;
    QString m_told; // as the slip shows it
};

} // namespace holmstead
