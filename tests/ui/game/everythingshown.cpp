// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/everythingshown.h"

#include <QAccessible>
#include <QAction>
#include <QGraphicsItem>
#include <QGraphicsView>
#include <QImage>
#include <QMetaProperty>
#include <QShortcut>
#include <QTextDocument>
#include <QWidget>

#include <cstdlib>

namespace holmstead::test {

namespace {

QString nameFor(const QObject *object)
{
    return QLatin1String(object->metaObject()->className()) + u'#' + object->objectName();
}

void addProperties(QStringList &texts, const QObject *object)
{
    const QMetaObject *meta = object->metaObject();
    for (int i = 0; i < meta->propertyCount(); ++i) {
        const QMetaProperty property = meta->property(i);
        if (property.metaType() == QMetaType::fromType<QString>())
            texts.append(nameFor(object) + u'.' + QLatin1String(property.name()) + u'='
                         + property.read(object).toString());
    }
}

void addScene(QStringList &texts, const QGraphicsView *view)
{
    for (const QGraphicsItem *item : view->items())
        texts.append(QStringLiteral("item.toolTip=") + item->toolTip());
}

// Timers, layouts and animations have no texts, and come and go.
bool mayShowText(const QObject *object)
{
    return object->isWidgetType() || qobject_cast<const QAction *>(object)
        || qobject_cast<const QTextDocument *>(object) || qobject_cast<const QGraphicsScene *>(object)
        || qobject_cast<const QShortcut *>(object);
}

void addObjects(QStringList &texts, QObject *object)
{
    if (mayShowText(object))
        addProperties(texts, object);
    if (const auto *view = qobject_cast<QGraphicsView *>(object))
        addScene(texts, view);
    for (QObject *child : object->children())
        addObjects(texts, child);
}

void addAccessible(QStringList &texts, QAccessibleInterface *interface)
{
    if (!interface || !interface->isValid())
        return;
    for (const auto kind :
         { QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help })
        texts.append(QStringLiteral("accessible=") + interface->text(kind));
    for (int i = 0; i < interface->childCount(); ++i)
        addAccessible(texts, interface->child(i));
}

void addTabOrder(QStringList &texts, QWidget *window)
{
    if (const QWidget *focused = window->focusWidget())
        texts.append(QStringLiteral("focus=") + nameFor(focused) + focused->accessibleName());
    for (QWidget *next = window->nextInFocusChain(); next != window; next = next->nextInFocusChain()) {
        if (next->isVisible() && next->isEnabled() && next->focusPolicy() & Qt::TabFocus)
            texts.append(QStringLiteral("tab=") + nameFor(next));
    }
}

} // namespace

QStringList textsOf(QWidget *window)
{
    QStringList texts;
    addObjects(texts, window);
    addAccessible(texts, QAccessible::queryAccessibleInterface(window));
    addTabOrder(texts, window);
    return texts;
}

bool lookAlike(const QImage &a, const QImage &b)
{
    constexpr int roundedAway = 8; // of 255
    if (a.size() != b.size())
        return false;
    const auto close = [](int x, int y) { return std::abs(x - y) <= roundedAway; };
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            if (!close(qRed(p), qRed(q)) || !close(qGreen(p), qGreen(q)) || !close(qBlue(p), qBlue(q)))
                return false;
        }
    }
    return true;
}

} // namespace holmstead::test
