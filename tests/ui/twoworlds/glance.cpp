// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twoworlds/glance.h"

#include "ui/twoworlds/everythingshown.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QScreen>
#include <QTest>
#include <QWidget>
#include <QWindow>

#include <algorithm>

namespace holmstead::test {

namespace {

// Only one of several windows has the mouse, wherever it was moved in each of them.
void takeMouseAway(QWidget *window)
{
    QTest::mouseMove(window->windowHandle(), QPoint(1, 1));
    for (QWidget *widget : window->findChildren<QWidget *>()) {
        QEvent leave(QEvent::Leave);
        if (widget->underMouse()) {
            widget->setAttribute(Qt::WA_UnderMouse, false);
            QCoreApplication::sendEvent(widget, &leave);
        }
    }
}

// Until nothing is left to be laid out, thrown away or drawn.
void settle()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
}

QImage onScreen(const QWidget *window)
{
    return window->screen()->grabWindow(window->winId()).toImage();
}

QImage afresh(QWidget *window)
{
    QPixmapCache::clear(); // pictures of what lies on the board
    return window->grab().toImage();
}

QString differentTexts(const QStringList &a, const QStringList &b)
{
    const auto [first, second] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    if (first == a.end() && second == b.end())
        return {};
    const QString nothing = QStringLiteral("(nothing)");
    return QStringLiteral("%1\n    but %2")
        .arg(first == a.end() ? nothing : *first, second == b.end() ? nothing : *second);
}

QRect whereDifferent(const QImage &a, const QImage &b)
{
    QRect where;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            if (a.pixel(x, y) != b.pixel(x, y))
                where |= QRect(x, y, 1, 1);
        }
    }
    return where;
}

QString differentPictures(const QImage &a, const QImage &b)
{
    if (a == b)
        return {};
    if (a.size() != b.size())
        return QStringLiteral("the size of the picture");
    const QRect where = whereDifferent(a, b);
    return QStringLiteral("the picture at %1,%2, %3x%4")
        .arg(where.x())
        .arg(where.y())
        .arg(where.width())
        .arg(where.height());
}

// Black, and white where they differ, a little larger than it is.
QImage marked(const QImage &a, const QImage &b)
{
    QImage image(a.size(), QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    for (int y = 0; y < std::min(a.height(), b.height()); ++y) {
        for (int x = 0; x < std::min(a.width(), b.width()); ++x) {
            if (a.pixel(x, y) != b.pixel(x, y))
                painter.fillRect(x - 1, y - 1, 3, 3, Qt::white);
        }
    }
    return image;
}

} // namespace

Glance glanceAt(QWidget *window, Paint paint, const std::function<void()> &pointing)
{
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window))
        qWarning("the window cannot be activated");
    takeMouseAway(window);
    if (pointing)
        pointing();
    settle();
    return { textsOf(window), paint == Paint::Afresh ? afresh(window) : onScreen(window) };
}

QString difference(const Glance &a, const Glance &b)
{
    const QString texts = differentTexts(a.texts, b.texts);
    return texts.isEmpty() ? differentPictures(a.picture, b.picture) : texts;
}

void keepPictures(const Glance &a, const Glance &b)
{
    a.picture.save(QStringLiteral("world1.png"));
    b.picture.save(QStringLiteral("world2.png"));
    marked(a.picture, b.picture).save(QStringLiteral("worlds-differ.png"));
}

} // namespace holmstead::test
