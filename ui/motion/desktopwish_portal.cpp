// SPDX-License-Identifier: GPL-3.0-or-later
// The settings portal, which all desktops on Linux and the BSDs offer.
#include "motion/desktopwish.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QPointer>
#include <QThreadPool>

#include <optional>

namespace holmstead {

namespace {

constexpr int patience = 500; // milliseconds

// Nothing when there is no portal, or it does not know the setting.
std::optional<QVariant> readSetting(const QString &group, const QString &key)
{
    QDBusMessage question = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("Read"));
    question << group << key;
    const QDBusMessage reply = QDBusConnection::sessionBus().call(question, QDBus::Block, patience);
    if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty())
        return std::nullopt;
    QVariant value = reply.arguments().constFirst();
    while (value.metaType() == QMetaType::fromType<QDBusVariant>())
        value = value.value<QDBusVariant>().variant(); // the portal wraps it twice
    return value;
}

bool wantsStillness()
{
    const auto reduced =
        readSetting(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("reduced-motion"));
    if (reduced && reduced->toUInt() == 1)
        return true;
    const auto animations =
        readSetting(QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("enable-animations"));
    return animations && !animations->toBool();
}

} // namespace

// In a thread of its own, since already the way to the bus may take a while; who asked may be gone by then.
void askDesktop(QObject *context, const TakeWish &take)
{
    QThreadPool::globalInstance()->start([listener = QPointer<QObject>(context), take] {
        const bool still = wantsStillness();
        // The application outlives the pool, and looks for the listener in the listener's own thread.
        QMetaObject::invokeMethod(qApp, [listener, take, still] {
            if (listener)
                take(still);
        });
    });
}

} // namespace holmstead
