// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings.h"

#include "gamemaker.h"

#include "record/names.h"
#include "record/quoting.h"

#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace holmstead {

namespace {

QLatin1StringView wordFor(NewGame::Begin begin)
{
    switch (begin) {
    case NewGame::Begin::Rolled:
        return holmstead::wordFor(BeginHow::Roll);
    case NewGame::Begin::Oldest:
        return holmstead::wordFor(BeginHow::Oldest);
    case NewGame::Begin::Random:
        return holmstead::wordFor(BeginHow::Random);
    }
    return {};
}

std::optional<NewGame::Begin> beginFrom(const QString &word)
{
    for (const auto begin : { NewGame::Begin::Rolled, NewGame::Begin::Oldest, NewGame::Begin::Random }) {
        if (wordFor(begin) == word)
            return begin;
    }
    return std::nullopt;
}

QLatin1StringView wordFor(Pace pace)
{
    switch (pace) {
    case Pace::Off:
        return QLatin1StringView("off");
    case Pace::Slow:
        return QLatin1StringView("slow");
    case Pace::Normal:
        return QLatin1StringView("normal");
    case Pace::Fast:
        return QLatin1StringView("fast");
    }
    return {};
}

QLatin1StringView wordFor(Daylight::Wish wish)
{
    switch (wish) {
    case Daylight::Wish::AsTheSystem:
        return QLatin1StringView("system");
    case Daylight::Wish::Light:
        return QLatin1StringView("light");
    case Daylight::Wish::Dark:
        return QLatin1StringView("dark");
    }
    return {};
}

template <typename Enum> Enum enumFrom(const QSettings &values, const char *key, Enum otherwise)
{
    return fromWord<Enum>(values.value(QLatin1StringView(key)).toString()).value_or(otherwise);
}

bool isGoodName(const QString &name)
{
    return !name.trimmed().isEmpty() && name.size() <= maxNameLength && !hasHarmful(name);
}

bool clash(const Person &a, const Person &b)
{
    return a.color == b.color || a.name.simplified().compare(b.name.simplified(), Qt::CaseInsensitive) == 0;
}

bool arePeople(const People &people)
{
    if (people.size() < minPlayers || people.size() > maxPlayers)
        return false;
    for (auto person = people.begin(); person != people.end(); ++person) {
        const auto clashes = [person](const Person &other) { return clash(*person, other); };
        if (!isGoodName(person->name) || std::any_of(std::next(person), people.end(), clashes))
            return false;
    }
    return true;
}

People peopleFrom(QSettings &values)
{
    People people;
    const int count = std::min(values.beginReadArray(QStringLiteral("people")), maxPlayers + 1);
    for (int i = 0; i < count; ++i) {
        values.setArrayIndex(i);
        const Color color = enumFrom(values, "color", Color::Red);
        people.push_back({ values.value(u"name").toString(), color, color });
    }
    values.endArray();
    return people;
}

} // namespace

Settings::Settings() : m_dataFolder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)) {}

Settings::Settings(const QString &path)
    : m_values(path, QSettings::IniFormat),
      m_dataFolder(QFileInfo(path).absolutePath())
{}

std::optional<NewGame> Settings::lastGame()
{
    m_values.beginGroup(u"game");
    NewGame game;
    game.people = peopleFrom(m_values);
    Rules &rules = game.rules;
    rules.edition = enumFrom(m_values, "edition", Edition::Classic);
    rules.setup = enumFrom(m_values, "island", IslandSetup::Beginner);
    rules.phases = enumFrom(m_values, "phases", defaultPhases(rules.edition, rules.setup));
    rules.target = m_values.value(u"target", rules.target).toInt();
    game.tokens = enumFrom(m_values, "tokens", game.tokens);
    game.begin =
        beginFrom(m_values.value(u"begin").toString()).value_or(defaultBegin(rules.edition, rules.setup));
    game.openHands = m_values.value(u"openHands").toString() == u"true";
    const int oldest = m_values.value(u"oldest").toInt();
    m_values.endGroup();

    if (!arePeople(game.people))
        return std::nullopt;
    if (rules.target < minTarget || rules.target > maxTarget)
        rules.target = Rules().target;
    if (rules.edition == Edition::Sixth)
        rules.phases = PhaseRule::Combined; // R-ED-4
    if (oldest >= 0 && oldest < static_cast<int>(game.people.size()))
        game.oldest = PlayerId(oldest);
    return onIsland(game, rules.setup);
}

void Settings::setLastGame(const NewGame &game)
{
    m_values.beginGroup(u"game");
    m_values.beginWriteArray(QStringLiteral("people"), static_cast<int>(game.people.size()));
    for (std::size_t i = 0; i < game.people.size(); ++i) {
        m_values.setArrayIndex(static_cast<int>(i));
        m_values.setValue(u"name", game.people[i].name);
        m_values.setValue(u"color", QString(holmstead::wordFor(game.people[i].color)));
    }
    m_values.endArray();
    m_values.setValue(u"edition", QString(holmstead::wordFor(game.rules.edition)));
    m_values.setValue(u"island", QString(holmstead::wordFor(game.rules.setup)));
    m_values.setValue(u"phases", QString(holmstead::wordFor(game.rules.phases)));
    m_values.setValue(u"target", game.rules.target);
    m_values.setValue(u"tokens", QString(holmstead::wordFor(game.tokens)));
    m_values.setValue(u"begin", QString(wordFor(game.begin)));
    m_values.setValue(u"oldest", game.oldest.index());
    m_values.setValue(u"openHands", game.openHands);
    m_values.endGroup();
}

std::optional<Pace> Settings::pace() const
{
    const QString word = m_values.value(u"view/animations").toString();
    for (const Pace pace : allPaces) {
        if (wordFor(pace) == word)
            return pace;
    }
    return std::nullopt;
}

void Settings::setPace(Pace pace)
{
    m_values.setValue(u"view/animations", QString(wordFor(pace)));
}

int Settings::coverAfter() const
{
    constexpr std::array offered = { 0, 1, 3, 5 };
    constexpr int otherwise = 3;
    bool isNumber = false;
    const int minutes = m_values.value(u"table/coverAfter").toInt(&isNumber);
    const bool isOffered = std::find(offered.begin(), offered.end(), minutes) != offered.end();
    return isNumber && isOffered ? minutes : otherwise;
}

Daylight::Wish Settings::colors() const
{
    const QString word = m_values.value(u"view/colors").toString();
    const auto wish = std::find_if(std::begin(Daylight::allWishes), std::end(Daylight::allWishes),
                                   [&word](Daylight::Wish each) { return wordFor(each) == word; });
    return wish == std::end(Daylight::allWishes) ? Daylight::Wish::AsTheSystem : *wish;
}

void Settings::setColors(Daylight::Wish wish)
{
    m_values.setValue(u"view/colors", QString(wordFor(wish)));
}

} // namespace holmstead
