// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace holmstead {

// Keys of the keyboard side by side, as they look there.
class KeyCaps : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    // What stands on each.
    void setKeys(const QStringList &keys);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal widthOf(const QString &key) const;

    QStringList m_keys;
};

} // namespace holmstead
