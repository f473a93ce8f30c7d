// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/paperstyle.h"

#include "look/barlook.h"
#include "look/buttonlook.h"
#include "look/fieldlook.h"
#include "look/keyboardsign.h"
#include "look/menulook.h"
#include "look/stroke.h"
#include "look/theme.h"
#include "look/tooltips.h"

#include <QApplication>
#include <QFrame>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QStyleOption>

namespace holmstead {

namespace {

int emOf(const QStyleOption *option, const QWidget *widget)
{
    if (option)
        return option->fontMetrics.height();
    return widget ? widget->fontMetrics().height() : QFontMetrics(QApplication::font()).height();
}

template <typename Option> const Option &as(const QStyleOption *option)
{
    return *qstyleoption_cast<const Option *>(option);
}

// Which of the theme's inks a label is written in, as the palette has them.
void ink(QLabel &label)
{
    const auto has = [&label](const char *property) { return label.property(property).isValid(); };
    const auto is = [&label](const char *property) { return label.property(property).toBool(); };
    if (!has("soft") && !has("good") && !has("warning"))
        return;
    if (has("good")) {
        QFont font = label.font();
        font.setWeight(is("good") ? QFont::DemiBold : QFont::Normal);
        label.setFont(font);
    }
    label.setForegroundRole(is("warning") ? QPalette::BrightText
                            : is("good")  ? QPalette::Link
                            : is("soft")  ? QPalette::PlaceholderText
                                          : QPalette::NoRole);
}

QString wordsOf(const QStyleOption *entry)
{
    return as<QStyleOptionMenuItem>(entry).text;
}

bool isSheet(const QWidget *widget)
{
    return qobject_cast<const QMenu *>(widget) || (widget && widget->inherits("QTipLabel"));
}

} // namespace

PaperStyle::PaperStyle() : QProxyStyle(QStringLiteral("fusion")) {}

void PaperStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    switch (element) {
    case PE_PanelLineEdit:
        if (as<QStyleOptionFrame>(option).lineWidth > 0) // within another field there is none
            fieldlook::paintLine(*painter, *option, widget);
        return;
    case PE_PanelTipLabel:
    case PE_PanelMenu:
        return menulook::paintSheet(*painter, *option);
    case PE_Frame: // what is within has corners
        painter->save();
        painter->setPen(theme().line);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    case PE_FrameFocusRect:
        if (!KeyboardSign::isShown())
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        stroke::outline(*painter, *option, theme().accentLine, stroke::width(*option));
        painter->restore();
        return;
    case PE_IndicatorCheckBox:
        return buttonlook::paintCheckBox(*painter, *option);
    case PE_IndicatorRadioButton:
        return buttonlook::paintRadioButton(*painter, *option);
    case PE_PanelButtonTool:
        return buttonlook::paintToolButton(*painter, *option);
    case PE_FrameMenu: // part of the sheet
    case PE_PanelMenuBar:
    case PE_PanelScrollAreaCorner:
        return;
    default: // QStyle's own enum: as fusion has it, in our colours
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void PaperStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    switch (element) {
    case CE_PushButton:
        return buttonlook::paint(*painter, as<QStyleOptionButton>(option), widget);
    case CE_MenuItem:
        if (!isSheet(widget))
            painter->fillRect(option->rect, theme().sheet); // a list of choices
        return menulook::paintEntry(*painter, as<QStyleOptionMenuItem>(option), widget);
    case CE_MenuEmptyArea:
        if (!isSheet(widget))
            painter->fillRect(option->rect, theme().sheet);
        return;
    case CE_MenuBarItem:
        painter->fillRect(option->rect, theme().ground);
        return menulook::paintTitle(*painter, as<QStyleOptionMenuItem>(option), widget);
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, theme().ground);
        return;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, theme().ground);
        return;
    default: // QStyle's own enum
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void PaperStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    switch (control) {
    case CC_ScrollBar:
        return barlook::paint(*painter, as<QStyleOptionSlider>(option));
    case CC_ComboBox:
        return fieldlook::paintChoice(*painter, as<QStyleOptionComboBox>(option));
    case CC_SpinBox:
        return fieldlook::paintNumber(*painter, as<QStyleOptionSpinBox>(option));
    default: // QStyle's own enum
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

QRect PaperStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                 const QWidget *widget) const
{
    switch (control) {
    case CC_ScrollBar:
        return barlook::part(as<QStyleOptionSlider>(option), part);
    case CC_ComboBox:
        if (part != SC_ComboBoxListBoxPopup)
            return fieldlook::partOfChoice(as<QStyleOptionComboBox>(option), part);
        break;
    case CC_SpinBox:
        return fieldlook::partOfNumber(as<QStyleOptionSpinBox>(option), part);
    default: // QStyle's own enum
        break;
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect PaperStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    if (element == SE_LineEditContents && as<QStyleOptionFrame>(option).lineWidth > 0)
        return fieldlook::words(*option);
    return QProxyStyle::subElementRect(element, option, widget);
}

int PaperStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return barlook::thickness(emOf(option, widget));
    case PM_ScrollBarSliderMin:
        return barlook::shortestThumb(emOf(option, widget));
    case PM_ScrollView_ScrollBarSpacing:
    case PM_MenuPanelWidth:
    case PM_MenuHMargin:
    case PM_MenuBarPanelWidth:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_MenuVMargin:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return emOf(option, widget) * 4 / 10;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return emOf(option, widget) * 6 / 10;
    case PM_ToolTipLabelFrameWidth:
        return emOf(option, widget) / 2;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return emOf(option, widget) * 11 / 10;
    default: // QStyle's own enum
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize PaperStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                   const QWidget *widget) const
{
    switch (type) {
    case CT_PushButton:
        return buttonlook::size(as<QStyleOptionButton>(option), contents, widget);
    case CT_LineEdit:
        if (as<QStyleOptionFrame>(option).lineWidth > 0)
            return fieldlook::size(*option, contents);
        break;
    case CT_ComboBox:
        return fieldlook::sizeOfChoice(as<QStyleOptionComboBox>(option), contents);
    case CT_SpinBox:
        return fieldlook::sizeOfNumber(as<QStyleOptionSpinBox>(option), contents);
    case CT_MenuItem:
        return menulook::size(as<QStyleOptionMenuItem>(option),
                              isSheet(widget) ? contents : option->fontMetrics.size(0, wordsOf(option)));
    case CT_MenuBarItem:
        return menulook::sizeOfTitle(as<QStyleOptionMenuItem>(option), contents);
    default: // QStyle's own enum
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

int PaperStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *returned) const
{
    switch (hint) {
    // Where nothing is drawn is nothing: not every desktop lets what is behind shine through.
    case SH_Menu_Mask:
    case SH_ToolTip_Mask:
        if (auto *mask = qstyleoption_cast<QStyleHintReturnMask *>(returned);
            mask && option && isSheet(widget)) {
            mask->region = menulook::shape(*option);
            return 1;
        }
        return 0;
    case SH_ComboBox_PopupFrameStyle:
        return QFrame::NoFrame;
    case SH_ScrollBar_LeftClickAbsolutePosition:
        return 1;
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    default: // QStyle's own enum
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

void PaperStyle::polish(QApplication *application)
{
    QProxyStyle::polish(application);
    if (!m_toolTips)
        m_toolTips = new ToolTips(this);
}

void PaperStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (auto *label = qobject_cast<QLabel *>(widget); label && !isSheet(label))
        ink(*label);
    if (isSheet(widget))
        widget->setAttribute(Qt::WA_TranslucentBackground); // so that its corners are smooth
}

} // namespace holmstead
