// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twoworlds/everythingshown.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGraphicsItem>
#include <QGraphicsView>
#include <QHash>
#include <QMetaProperty>
#include <QShortcut>
#include <QTextDocument>
#include <QToolTip>
#include <QWidget>

#include <typeinfo>
#include <vector>

namespace holmstead::test {

namespace {

QString nameFor(const QObject *object)
{
    return QLatin1String(object->metaObject()->className()) + u'#' + object->objectName();
}

QString word(bool is, const char *yes, const char *no)
{
    return QLatin1String(is ? yes : no);
}

QString placed(const QRectF &rect)
{
    return QStringLiteral(" at %1,%2 %3x%4").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
}

// Looked for once a class: that takes longer than reading them.
const std::vector<QMetaProperty> &textProperties(const QMetaObject *meta)
{
    static QHash<const QMetaObject *, std::vector<QMetaProperty>> known;
    const auto found = known.constFind(meta);
    if (found != known.cend())
        return *found;
    std::vector<QMetaProperty> &properties = known[meta];
    for (int i = 0; i < meta->propertyCount(); ++i) {
        if (meta->property(i).metaType() == QMetaType::fromType<QString>())
            properties.push_back(meta->property(i));
    }
    return properties;
}

void addProperties(QStringList &texts, const QObject *object)
{
    const QString name = nameFor(object);
    for (const QMetaProperty &property : textProperties(object->metaObject()))
        texts.append(name + u'.' + QLatin1String(property.name()) + u'=' + property.read(object).toString());
}

void addState(QStringList &texts, const QWidget *widget)
{
    const QRect place = widget->isWindow() ? QRect(QPoint(), widget->size()) : widget->geometry();
    texts.append(nameFor(widget) + word(widget->isVisible(), " shown", " hidden")
                 + word(widget->isEnabled(), " on", " off")
                 + (widget->isVisible() ? placed(place) : QString()));
}

void addState(QStringList &texts, const QAction *action)
{
    texts.append(nameFor(action) + word(action->isVisible(), " shown", " hidden")
                 + word(action->isEnabled(), " on", " off") + word(action->isChecked(), " checked", ""));
}

void addScene(QStringList &texts, const QGraphicsView *view)
{
    for (const QGraphicsItem *item : view->items())
        texts.append(QLatin1String(typeid(*item).name()) + QStringLiteral(" toolTip=") + item->toolTip()
                     + (item->isVisible() ? placed(item->sceneBoundingRect()) : QString()));
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
    if (const auto *widget = qobject_cast<QWidget *>(object))
        addState(texts, widget);
    if (const auto *action = qobject_cast<QAction *>(object))
        addState(texts, action);
    if (const auto *document = qobject_cast<QTextDocument *>(object))
        texts.append(nameFor(document) + u'=' + document->toPlainText());
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
    if (auto *text = interface->textInterface())
        texts.append(QStringLiteral("accessible text=") + text->text(0, text->characterCount()));
    for (int i = 0; i < interface->childCount(); ++i)
        addAccessible(texts, interface->child(i));
}

void addTabOrder(QStringList &texts, QWidget *window)
{
    if (const QWidget *focused = window->focusWidget())
        texts.append(QStringLiteral("focus=") + nameFor(focused) + focused->accessibleName());
    for (QWidget *next = window->nextInFocusChain(); next != window; next = next->nextInFocusChain()) {
        if (next->isVisible() && next->isEnabled() && next->focusPolicy() & Qt::TabFocus)
            texts.append(QStringLiteral("tab=") + nameFor(next) + next->accessibleName());
    }
}

} // namespace

QStringList textsOf(QWidget *window)
{
    QStringList texts;
    addObjects(texts, window);
    addAccessible(texts, QAccessible::queryAccessibleInterface(window));
    addTabOrder(texts, window);
    texts.append(QStringLiteral("tooltip=") + QToolTip::text());
    texts.append(QStringLiteral("clipboard=") + QGuiApplication::clipboard()->text());
    return texts;
}

} // namespace holmstead::test
