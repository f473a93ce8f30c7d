// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace holmstead {

class ToolTips;

// Qt's own widgets as paper and ink: buttons, fields, menus, scroll bars and tooltips in the colours of the
// theme, every length a multiple of the letters' height. What a widget is for stands in its properties:
//
//   QPushButton  main: what one should press next; flat: words that one can press; tab: a page of two
//   QLineEdit    refused: what is written in it cannot be
//   QLabel       soft: secondary; warning; good: what gets better
//
// Properties of a widget that is on the screen are changed by style::mark().
class PaperStyle : public QProxyStyle
{
    Q_OBJECT

public:
    PaperStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option,
                         const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
    using QProxyStyle::polish;
    void polish(QApplication *application) override;
    void polish(QWidget *widget) override;

private:
    ToolTips *m_toolTips = nullptr;
};

} // namespace holmstead
