// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/panel.h"

namespace holmstead {

class OutcomeView;

// A panel about cards. It is docked, as low and as wide as its host lets it, so that the island that people
// talk about is seen: what it is about, the cards, and what comes of them with the buttons side by side, or
// the first above the others. Only where neither leaves half of the host free it is upright, in the middle.
class CardPanel : public Panel
{
    Q_OBJECT

public:
    QSize fittingSize(const QSize &available) override;
    qreal margin() const override { return 0.5; }
    bool isDocked() const override { return m_form != Form::Column; }

protected:
    explicit CardPanel(QWidget *parent = nullptr);

    OutcomeView *outcome() const { return m_outcome; }
    Form form() const { return m_form; }

    // Cards to choose from become so wide, in ems, and stand as it suits the form.
    virtual void arrange(Form form, qreal cardWidth);
    // What the head needs beside title and lead, which wrap.
    virtual int widthOfHead() const { return 0; }
    int widthFor(int needed, int available) const override;
    QSize neededSize() const override;

private:
    struct Shape
    {
        Form form;
        qreal cardWidth;
    };

    // How large the panel is in its present form, and in what room that was asked.
    struct Measure
    {
        QSize available;
        int width = 0;
        int height = 0;

        friend bool operator==(const Measure &, const Measure &) = default;
    };

    Measure measure(const QSize &available) const;
    void chooseForm(const QSize &available);
    void take(const Shape &shape, const QSize &available);
    void keepMargins(int available);
    void takeFreeRoom(const QSize &available);
    void widenHead();
    void widenFoot();

    OutcomeView *m_outcome;
    Form m_form = Form::Column;
    Measure m_measured; // when the form was chosen
};

} // namespace holmstead
