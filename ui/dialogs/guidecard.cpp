// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/guidecard.h"

#include "dialogs/style.h"

#include "hand/costpainter.h"
#include "hand/paper.h"
#include "text/wholenumbers.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

namespace holmstead {

namespace {

// In ems.
constexpr qreal pictureSide = 2.3;
constexpr qreal costCard = 1.6;

Picture *priceOf(const ResourceCards &cost, QWidget *parent)
{
    return new Picture(
        { CostPainter::widthFor(cost, costCard), costCard },
        [cost](QPainter &painter, const QRectF &rect) {
            const qreal width = CostPainter::widthFor(cost, rect.height());
            const QRectF end(rect.right() - width, rect.top(), width, rect.height());
            CostPainter::paint(painter, paper::inDirection(painter, end, rect), cost);
        },
        parent);
}

} // namespace

GuideCard::GuideCard(const GuideChapter &chapter, QWidget *parent)
    : QWidget(parent),
      m_title(new QLabel(this))
{
    auto *grid = new QGridLayout(this);
    paper::keepMeasured(*this, [this, grid] {
        const int side = paper::ems(*this, 0.9);
        grid->setContentsMargins(side, paper::ems(*this, 0.5), side, paper::ems(*this, 0.6));
        grid->setHorizontalSpacing(paper::ems(*this, 0.6));
        grid->setVerticalSpacing(paper::ems(*this, 0.45));
    });
    grid->setColumnStretch(1, 1);
    style::setScale(*m_title, 1.15, QFont::DemiBold);
    grid->addWidget(m_title, 0, 0, 1, 2);
    int row = 1;
    for (const GuideLine &line : chapter.lines) {
        auto *words = new QLabel(this);
        words->setWordWrap(true);
        m_words.push_back(words);
        grid->addWidget(new Picture({ pictureSide, pictureSide }, line.picture, this), row, 0);
        // A short price leaves the room of a long one to the words, which may be long.
        auto *said = new QHBoxLayout;
        said->addWidget(words, 1);
        if (!line.cost.isEmpty())
            said->addWidget(priceOf(line.cost, this));
        grid->addLayout(said, row, 1);
        ++row;
    }
    setWords(chapter);
}

void GuideCard::setWords(const GuideChapter &chapter)
{
    m_title->setText(chapter.title);
    setAccessibleName(chapter.title);
    for (std::size_t i = 0; i < m_words.size(); ++i)
        m_words[i]->setText(withWholeNumbers(chapter.lines[i].words));
}

void GuideCard::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    paper::drawPlate(painter, rect(), 0.5 * paper::em(*this), paper::well());
}

} // namespace holmstead
