// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace holmstead {

struct Theme;

// Which theme the application wears: that of the desktop, as light or dark as its palette, or always the one
// that was wished for. It follows the desktop while the program runs.
class Daylight : public QObject
{
    Q_OBJECT

public:
    enum class Wish { AsTheSystem, Light, Dark };
    static constexpr Wish allWishes[] = { Wish::AsTheSystem, Wish::Light, Wish::Dark };

    explicit Daylight(Wish wish = Wish::AsTheSystem, QObject *parent = nullptr);

    void setWish(Wish wish);
    Wish wish() const { return m_wish; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Theme &wished() const;
    void put();

    Wish m_wish;
    bool m_putting = false;
};

} // namespace holmstead
