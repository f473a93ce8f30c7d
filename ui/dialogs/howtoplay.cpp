// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/howtoplay.h"

#include "board/dicepainter.h"
#include "board/harborpainter.h"
#include "board/hexpainter.h"
#include "board/robberpainter.h"
#include "board/starpainter.h"
#include "board/tokenpainter.h"
#include "hand/cardpainter.h"
#include "hand/iconpainter.h"
#include "hand/piecesigns.h"
#include "hand/rim.h"
#include "look/art.h"
#include "look/theme.h"
#include "text/terms.h"

#include <QCoreApplication>
#include <QPainter>

namespace holmstead {

namespace {

Picture::Paint card(const CardFace &face)
{
    return rimmed([face](QPainter &painter, const QRectF &square) {
        CardPainter::paintFront(painter, CardPainter::cardIn(square), face);
    });
}

Picture::Paint drawing(const QString &name)
{
    return rimmed([name](QPainter &painter, const QRectF &square) { Art::paint(painter, square, name); });
}

Picture::Paint sign(Icon icon)
{
    return [icon](QPainter &painter, const QRectF &square) {
        IconPainter::paint(painter, square, icon, theme().accentLine);
    };
}

Picture::Paint token(int number)
{
    return
        [number](QPainter &painter, const QRectF &square) { TokenPainter::paint(painter, square, number); };
}

// As high as its width lets it be.
Picture::Paint hex(Terrain terrain)
{
    return [terrain](QPainter &painter, const QRectF &square) {
        constexpr qreal heightOfWidth = 1.1547; // 2 / sqrt(3)
        const QSizeF size = QSizeF(1, heightOfWidth) * (square.height() / heightOfWidth);
        HexPainter::paint(painter, { square.center() - QPointF(size.width(), size.height()) / 2, size },
                          terrain);
    };
}

// Two dice, one behind the other.
Picture::Paint dice(int first, int second)
{
    return [first, second](QPainter &painter, const QRectF &square) {
        const QSizeF side = square.size() * 0.62;
        DicePainter::paint(painter, { square.topLeft(), side }, first);
        DicePainter::paint(painter, { square.bottomRight() - QPointF(side.width(), side.height()), side },
                           second);
    };
}

void harborShip(QPainter &painter, const QRectF &square)
{
    HarborPainter::paint(painter, square, Harbor::Any);
}

// The chapters, in the words of an edition.
class Guide
{
    Q_DECLARE_TR_FUNCTIONS(HowToPlay)

public:
    explicit Guide(const Rules &rules)
        : m_edition(rules.edition),
          m_setup(rules.setup),
          m_target(rules.target)
    {}

    GuideChapter aim() const;
    GuideChapter beginning() const;
    GuideChapter turn() const;
    GuideChapter land() const;
    GuideChapter costs() const;
    GuideChapter building() const;
    GuideChapter seven() const;
    GuideChapter cards() const;

private:
    // Of the two editions.
    QString words(const QString &classic, const QString &sixth) const
    {
        return inWordsOf(m_edition, classic, sixth);
    }
    GuideLine land(Terrain terrain, const QString &name, Resource resource) const;
    GuideLine card(DevelopmentCard face) const;

    Edition m_edition;
    IslandSetup m_setup;
    int m_target;
};

GuideChapter Guide::aim() const
{
    return { tr("The aim"),
             { { StarPainter::paint,
                 tr("Settle the island, and be the first to have %n point(s) in your own turn.", nullptr,
                    m_target) },
               { settlementIn(Color::Blue), tr("Each settlement: 1 point") },
               { cityIn(Color::Blue), tr("Each city: 2 points") },
               //: %1 is Longest Road or Longest Route
               { drawing(QStringLiteral("awards/longestRoad")),
                 tr("%1, of 5 roads at least: 2 points").arg(termName(Term::LongestRoad, m_edition)) },
               //: %1 is Largest Army
               { drawing(QStringLiteral("awards/largestArmy")),
                 tr("%1, of 3 knights at least: 2 points").arg(termName(Term::LargestArmy, m_edition)) },
               { holmstead::card(DevelopmentCard::VictoryPoint),
                 tr("Victory point card, kept secret: 1 point") } } };
}

// R-SU-1, R-SU-3, R-SU-8.
GuideChapter Guide::beginning() const
{
    const QString title = tr("How it begins");
    const Picture::Paint settlement = settlementIn(Color::White);
    if (m_setup == IslandSetup::Beginner) {
        return { title,
                 { { settlement, tr("Two settlements and two roads of each player stand there already.") },
                   { StarPainter::paint, tr("The settlement with a star brings a card from each hex around "
                                            "it.") } } };
    }
    return {
        title,
        { { settlement, tr("In turn, each places a settlement and a road beside it; then each once more, "
                           "the last one first.") },
          { hex(Terrain::Fields), tr("The second settlement brings a card from each hex around it.") } }
    };
}

GuideChapter Guide::turn() const
{
    return {
        tr("Your turn"),
        { { dice(3, 5),
            tr("Roll the dice. Each hex with that number gives a card to every settlement beside it and two "
               "to every city, whoever has rolled.") },
          { sign(Icon::Trade),
            words(tr("Trade with the others as you like, or with the bank: four alike for one card."),
                  tr("Trade with the others as you like, or with the supply: four alike for one card.")) },
          { harborShip, words(tr("If you have built at a harbor, three will do, or two of what its ship "
                                 "shows."),
                              tr("If you have built at a port, three will do, or two of what its ship "
                                 "shows.")) },
          { roadIn(Color::Orange), tr("Build and buy what you can pay for.") },
          { sign(Icon::EndTurn), tr("End your turn: the next one rolls.") } }
    };
}

GuideLine Guide::land(Terrain terrain, const QString &name, Resource resource) const
{
    //: What a hex gives: %1 is a land as it stands alone, %2 a resource as within a sentence.
    return { hex(terrain), tr("%1: %2").arg(name, resourceName(resource, m_edition)) };
}

GuideChapter Guide::land() const
{
    return { tr("What the land gives"),
             { land(Terrain::Forest, tr("Forest"), Resource::Lumber),
               land(Terrain::Hills, tr("Hills"), Resource::Brick),
               land(Terrain::Pasture, tr("Pasture"), Resource::Wool),
               land(Terrain::Fields, tr("Fields"), Resource::Grain),
               land(Terrain::Mountains, tr("Mountains"), Resource::Ore),
               { hex(Terrain::Desert), tr("Desert: nothing") },
               { token(8), tr("The dots tell how often a number falls: 6 and 8 most of all, 2 and 12 hardly "
                              "ever.") } } };
}

GuideChapter Guide::costs() const
{
    return { tr("What things cost"),
             { { roadIn(Color::Blue), tr("Road"), cost::road },
               { settlementIn(Color::Blue), tr("Settlement"), cost::settlement },
               { cityIn(Color::Blue), tr("City"), cost::city },
               { rimmed([](QPainter &painter, const QRectF &square) {
                     CardPainter::paintBack(painter, CardPainter::cardIn(square),
                                            CardPainter::Back::Development);
                 }),
                 tr("Development card"), cost::developmentCard } } };
}

GuideChapter Guide::building() const
{
    return {
        tr("Where to build"),
        { { roadIn(Color::Red),
            tr("A road goes on from your own roads and buildings, but not past somebody else's building.") },
          { settlementIn(Color::Red),
            tr("A settlement stands on a corner that your road reaches. The corners next to it must be "
               "free, whoever built there.") },
          { cityIn(Color::Red), tr("A city takes the place of one of your settlements.") } }
    };
}

GuideChapter Guide::seven() const
{
    return {
        tr("When a 7 is rolled"),
        { { dice(3, 4), tr("Nobody gets anything. Whoever has more than 7 resource cards gives half of them "
                           "back.") },
          { rimmed(RobberPainter::paint),
            tr("Move the robber to another hex, which gives nothing as long as he stands there, and steal a "
               "card from somebody beside it.") } }
    };
}

GuideLine Guide::card(DevelopmentCard face) const
{
    //: %1 is the name of a development card, %2 a sentence that says what it does
    return { holmstead::card(face),
             tr("%1: %2").arg(cardName(face, m_edition), cardEffect(face, m_edition)) };
}

GuideChapter Guide::cards() const
{
    return {
        tr("Development cards"),
        { { sign(Icon::Done),
            tr("Play one in a turn, before or after the roll, but not in the turn in which you bought it.") },
          card(DevelopmentCard::Knight),
          card(DevelopmentCard::RoadBuilding),
          card(DevelopmentCard::YearOfPlenty),
          card(DevelopmentCard::Monopoly) }
    };
}

} // namespace

std::vector<GuideChapter> howToPlay(const Rules &rules)
{
    const Guide guide(rules);
    return { guide.aim(),  guide.beginning(), guide.turn(),     guide.costs(),
             guide.land(), guide.cards(),     guide.building(), guide.seven() };
}

} // namespace holmstead
