// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"

#include "dialogs/answerpanel.h"
#include "dialogs/beginpanel.h"
#include "dialogs/confirmpanel.h"
#include "dialogs/curtain.h"
#include "dialogs/discardpicker.h"
#include "dialogs/gameoverpanel.h"
#include "dialogs/howtoplaypanel.h"
#include "dialogs/newgamepanel.h"
#include "dialogs/offerpanel.h"
#include "dialogs/resourcepicker.h"
#include "dialogs/statisticspanel.h"
#include "dialogs/tradedialog.h"

#include "dialogs/resourcetile.h"
#include "hand/cardview.h"
#include "hand/paper.h"
#include "panels/longtexts.h"
#include "rules/view.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <functional>
#include <map>
#include <memory>

using namespace holmstead;
using namespace holmstead::test;

namespace {

// Every panel in its fullest state.
std::map<QString, std::function<Panel *()>> allPanels(const People &people = fourAtTable())
{
    const View trading = viewFor(tradingMoment().state(), ann);
    const View asked = viewFor(tradingMoment().state(), ben);
    const View seven = viewFor(sevenMoment().state(), ben);
    const View won = viewFor(wonMoment(), std::nullopt);
    const Offer offer{ ann, ben, { { Resource::Lumber, 2 } }, { { Resource::Ore, 1 } } };
    const auto dice = std::optional(Dice{ 3, 4 });
    return {
        { "trade with people", [=] { return new TradeDialog(trading, people); } },
        { "trade with the bank",
          [=] {
              auto *trade = new TradeDialog(trading, people);
              trade->showSide(TradeDialog::Side::Bank);
              return trade;
          } },
        { "offer",
          [=] {
              return new OfferPanel(trading, people, offer, { ben, cleo, dan });
          } },
        { "answer", [=] { return new AnswerPanel(asked, people, offer, true); } },
        { "discard", [=] { return new DiscardPicker(seven, people); } },
        { "monopoly", [=] { return new ResourcePicker(trading, DevelopmentCard::Monopoly, 1); } },
        { "plenty", [=] { return new ResourcePicker(trading, DevelopmentCard::YearOfPlenty, 2); } },
        { "statistics", [=] { return new StatisticsPanel(longStatistics(), people, Edition::Classic); } },
        { "game over", [=] { return new GameOverPanel(won, people); } },
        { "how to play", [] { return new HowToPlayPanel(Rules()); } },
        { "new game", [] { return new NewGamePanel; } },
        { "new game with its rules",
          [] {
              auto *panel = new NewGamePanel;
              named(panel, "more")->setChecked(true);
              return panel;
          } },
        { "begin",
          [=] {
              return new BeginPanel(people,
                                    { BeginRound(4, dice), { dice, dice, std::nullopt, std::nullopt } }, 1);
          } },
    };
}

// A label whose text needs more height than it has is cut.
QString cutIn(const QWidget &dialog)
{
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        const QSize needed =
            label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint();
        if (label->height() + 1 < needed.height() || label->width() + 1 < needed.width())
            return label->text();
    }
    for (const QPushButton *button : dialog.findChildren<QPushButton *>()) {
        if (button->isVisible()
            && (button->width() < button->sizeHint().width()
                || button->height() < button->sizeHint().height()))
            return button->text();
    }
    return {};
}

// Larger letters in all of the application, as Sight makes them, for as long as it lives.
class GrownLetters
{
public:
    explicit GrownLetters(qreal factor) : m_before(QApplication::font())
    {
        set(paper::scaled(m_before, factor, m_before.weight()));
    }
    ~GrownLetters() { set(m_before); }

private:
    static void set(const QFont &font)
    {
        QApplication::setFont(font);
        for (QWidget *widget : QApplication::allWidgets()) {
            QEvent change(QEvent::ApplicationFontChange);
            if (!widget->isWindow())
                QCoreApplication::sendEvent(widget, &change);
        }
    }

    QFont m_before;
};

// Of everything that is seen, by what it is.
QStringList placesIn(const QWidget &panel)
{
    QStringList places;
    for (const QWidget *part : panel.findChildren<QWidget *>()) {
        if (!part->isVisible())
            continue;
        const QRect place(part->mapTo(&panel, QPoint()), part->size());
        places << QStringLiteral("%1 %2: %3,%4 %5x%6")
                      .arg(part->metaObject()->className(), part->objectName())
                      .arg(place.x())
                      .arg(place.y())
                      .arg(place.width())
                      .arg(place.height());
    }
    return places;
}

bool scrollsSideways(const QWidget &dialog)
{
    const auto *area = dialog.findChild<QScrollArea *>();
    return area->horizontalScrollBar()->maximum() > 0;
}

bool scrollsDown(const QWidget &dialog)
{
    const auto *area = dialog.findChild<QScrollArea *>();
    return area->verticalScrollBar()->maximum() > 0;
}

// How often a panel is asked to lay itself out; an open panel that nobody touches is at rest.
class Layouts : public QObject
{
public:
    explicit Layouts(Panel *panel) { panel->installEventFilter(this); }

    int asked = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        asked += event->type() == QEvent::LayoutRequest;
        return false;
    }
};

void processEvents(int times)
{
    for (; times > 0; --times)
        QCoreApplication::processEvents();
}

} // namespace

class tst_DialogLayout : public QObject
{
    Q_OBJECT

private slots:
    void panelsFit_data();
    void panelsFit();
    void panelsFollowTheLetters_data();
    void panelsFollowTheLetters();
    void longNamesMoveNoCards_data();
    void longNamesMoveNoCards();
    void theCurtainFits();
    void everythingHasAName();
    void theRingShowsToThoseWhoUseKeys_data();
    void theRingShowsToThoseWhoUseKeys();
};

void tst_DialogLayout::panelsFit_data()
{
    QTest::addColumn<QString>("panel");
    QTest::addColumn<QSize>("size"); // of the room below the prompt
    QTest::addColumn<bool>("longTexts");
    QTest::addColumn<bool>("mirrored");
    for (const auto &[name, make] : allPanels()) {
        const auto row = [&name = name](const char *kind, QSize size, bool longTexts, bool mirrored) {
            QTest::newRow(qPrintable(name + ", " + kind)) << name << size << longTexts << mirrored;
        };
        row("1280x720", { 1280, 670 }, false, false);
        row("1024x600", { 1024, 550 }, false, false);
        row("long texts", { 1280, 670 }, true, false);
        row("long texts in a small window", { 1024, 550 }, true, false);
        row("right to left", { 1024, 550 }, false, true);
    }
}

void tst_DialogLayout::panelsFit()
{
    QFETCH(const QString, panel);
    QFETCH(const QSize, size);
    QFETCH(const bool, longTexts);
    QFETCH(const bool, mirrored);
    const auto language = longTexts ? std::make_unique<LongTexts>() : nullptr;
    Host host(size);
    host.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    Panel *opened = allPanels().at(panel)();
    opened->openIn(&host);
    QCoreApplication::processEvents();
    QVERIFY(host.rect().contains(QRect(opened->mapTo(&host, QPoint()), opened->size())));
    QVERIFY2(cutIn(*opened).isEmpty(), qPrintable(cutIn(*opened)));
    QVERIFY(!scrollsSideways(*opened));
    // Nobody has to open those rules, and the sheet is for reading.
    const bool mayScroll =
        (panel == "new game with its rules" && (longTexts || size.height() < 600)) || panel == "how to play";
    QVERIFY(mayScroll || !scrollsDown(*opened));
    processEvents(20);
    const Layouts layouts(opened);
    processEvents(20);
    QCOMPARE(layouts.asked, 0);
}

void tst_DialogLayout::panelsFollowTheLetters_data()
{
    QTest::addColumn<QString>("panel");
    for (const auto &[name, make] : allPanels()) {
        // Some arrange themselves, and not to the pixel.
        if (name != "answer" && name != "game over" && !name.startsWith("trade"))
            QTest::newRow(qPrintable(name)) << name;
    }
}

// One that is open when letters grow comes to look like one that opens with large ones.
void tst_DialogLayout::panelsFollowTheLetters()
{
    QFETCH(const QString, panel);
    Host host({ 1600, 1200 });
    Panel *opened = allPanels().at(panel)();
    opened->openIn(&host);
    QCoreApplication::processEvents();
    const GrownLetters letters(1.4);
    Host other({ 1600, 1200 });
    Panel *fresh = allPanels().at(panel)();
    fresh->openIn(&other);
    QTRY_COMPARE(placesIn(*opened), placesIn(*fresh));
}

void tst_DialogLayout::longNamesMoveNoCards_data()
{
    QTest::addColumn<QString>("panel");
    QTest::addColumn<QSize>("size");
    for (const QString panel : { "trade with people", "trade with the bank", "offer", "answer" }) {
        for (const QSize size : { QSize(1280, 670), QSize(1024, 550), QSize(1920, 1030) })
            QTest::addRow("%s, %d", qPrintable(panel), size.width()) << panel << size;
    }
}

// A panel is as high, and its cards are as large, whoever plays.
void tst_DialogLayout::longNamesMoveNoCards()
{
    QFETCH(const QString, panel);
    QFETCH(const QSize, size);
    People people = fourAtTable();
    const auto look = [&] {
        Host host(size);
        Panel *opened = allPanels(people).at(panel)();
        opened->openIn(&host);
        QCoreApplication::processEvents();
        QStringList sizes{ QString::number(opened->height()) };
        for (const QWidget *card : opened->findChildren<QWidget *>()) {
            if (qobject_cast<const ResourceTile *>(card) || qobject_cast<const CardView *>(card))
                sizes << QStringLiteral("%1x%2").arg(card->width()).arg(card->height());
        }
        return sizes;
    };
    const QStringList before = look();
    QVERIFY(before.size() > 4);
    const QStringList names{ "Grandmother Eleonore", "Great-uncle Bartholomew", "Maximilian Alexander",
                             "Our friend Wilhelmina" };
    for (std::size_t person = 0; person < people.size(); ++person)
        people[person].name = names[static_cast<qsizetype>(person)];
    QCOMPARE(look(), before);
}

void tst_DialogLayout::theCurtainFits()
{
    const LongTexts language;
    Host host({ 1024, 550 });
    Curtain curtain(&host);
    curtain.closeFor({ QString(40, 'W'), Color::Orange, Color::Orange }, CurtainReason::Discard);
    QCoreApplication::processEvents();
    QVERIFY2(cutIn(curtain).isEmpty(), qPrintable(cutIn(curtain)));
}

void tst_DialogLayout::everythingHasAName()
{
    for (const auto &[name, make] : allPanels()) {
        Host host;
        Panel *panel = make();
        panel->openIn(&host);
        QVERIFY(!panel->accessibleName().isEmpty());
        for (const QAbstractButton *button : panel->findChildren<QAbstractButton *>()) {
            if (button->isVisible())
                QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                         qPrintable(name + ": " + button->objectName()));
        }
    }
}

void tst_DialogLayout::theRingShowsToThoseWhoUseKeys_data()
{
    QTest::addColumn<QString>("panel");
    for (const auto &[name, make] : allPanels())
        QTest::newRow(qPrintable(name)) << name;
}

// With the mouse it would look like a choice.
void tst_DialogLayout::theRingShowsToThoseWhoUseKeys()
{
    QFETCH(const QString, panel);
    Host host;
    QVERIFY(QTest::qWaitForWindowActive(&host));
    QTest::mouseClick(&host, Qt::LeftButton);
    Panel *opened = allPanels().at(panel)();
    opened->openIn(&host);
    // A field to write in looks another way with the keyboard, however it got it.
    opened->findChild<QPushButton *>()->setFocus(Qt::OtherFocusReason);
    const QImage before = opened->grab().toImage();
    int tried = 0;
    for (QAbstractButton *button : opened->findChildren<QAbstractButton *>()) {
        if (!button->isVisible() || !button->isEnabled() || button->focusPolicy() == Qt::NoFocus)
            continue;
        button->setFocus(Qt::OtherFocusReason);
        QVERIFY(button->hasFocus());
        QVERIFY2(opened->grab().toImage() == before, qPrintable(button->objectName()));
        ++tried;
    }
    QVERIFY(tried > 0);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(opened->grab().toImage() != before);
}

QTEST_MAIN(tst_DialogLayout)
#include "tst_dialoglayout.moc"
