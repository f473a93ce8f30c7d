// SPDX-License-Identifier: GPL-3.0-or-later
// The settings portal, which all desktops on Linux and the BSDs offer.
#include "motion/desktopwish.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <memory>
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

// In a thread of its own, since already the way to the bus may take a while.
void askDesktop(QObject *context, const TakeWish &take)
{
    const auto wish = std::make_shared<QPromise<bool>>();
    wish->future().then(context, take);
    wish->start();
    QThreadPool::globalInstance()->start([wish] {
        wish->addResult(wantsStillness());
        wish->finish();
    });
}

} // namespace holmstead
