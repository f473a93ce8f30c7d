// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/peoplejson.h"

#include "record/gamerecord.h"
#include "record/quoting.h"

#include <algorithm>

namespace holmstead {
namespace {

using Key = Node::Key;
using Kind = RecordError::Kind;

constexpr Key keyEdition("edition"), keyPhases("phases"), keySetup("setup"), keyTarget("target");
constexpr Key keyName("name"), keyColor("color"), keyStart("start");

bool isMissing(const Rules &rules, std::size_t players, Color color)
{
    // R-SU-2
    return rules.setup == IslandSetup::Beginner && players == minPlayers
        && color == colorLeftOut(rules.edition);
}

bool hasSomethingToSee(const QString &name)
{
    const auto letters = name.toUcs4();
    return std::any_of(letters.begin(), letters.end(),
                       [](char32_t letter) { return QChar::isPrint(letter) && !QChar::isSpace(letter); });
}

QString readName(const Node &node)
{
    const QString name = node.text();
    if (!hasSomethingToSee(name) || name.toUcs4().size() > maxNameLength)
        node.refuse(Kind::NameLength, { QString::number(maxNameLength) });
    if (hasHarmful(name))
        node.refuse(Kind::NameUnreadable);
    return name;
}

// R-SU-8: on a variable island nobody begins with pieces, so what is said about them is not judged.
Color readStart(const Node &node, const Rules &rules, Color otherwise)
{
    if (rules.setup == IslandSetup::Beginner)
        return node.word<Color>();
    return fromWord<Color>(node.value().toString()).value_or(otherwise);
}

Person readPerson(const Node &node, const Rules &rules)
{
    node.keepKeysBeyond({ keyName, keyColor, keyStart });
    Person person;
    person.name = readName(node.at(keyName));
    person.color = node.at(keyColor).word<Color>();
    person.start = node.has(keyStart) ? readStart(node.at(keyStart), rules, person.color) : person.color;
    return person;
}

// All names and colours are different.
void judgePerson(const Node &node, const Person &person, const People &before)
{
    const auto isTaken = [&before](auto isSame) { return std::any_of(before.begin(), before.end(), isSame); };
    if (isTaken([&](const Person &other) { return other.name == person.name; }))
        node.at(keyName).refuse(Kind::NameTaken, { person.name });
    if (isTaken([&](const Person &other) { return other.color == person.color; }))
        node.at(keyColor).refuse(Kind::ColorTaken, { wordFor(person.color) });
}

// R-SU-1: nobody began with another's pieces. At fault is the second to say so, or else whoever says so.
void judgeStarts(const Node &list, const People &people)
{
    for (std::size_t i = 0; i < people.size() && !list.hasFailed(); ++i) {
        const auto isSame = [&](const Person &other) { return other.start == people[i].start; };
        const auto end = people.begin() + static_cast<std::ptrdiff_t>(i);
        const auto before = std::find_if(people.begin(), end, isSame);
        if (before == end)
            continue;
        const Node later = list.at(static_cast<int>(i));
        const Node earlier = list.at(static_cast<int>(before - people.begin()));
        const Node &atFault = later.has(keyStart) ? later : earlier;
        atFault.at(keyStart).refuse(Kind::StartTaken, { wordFor(people[i].start) });
    }
}

void judgeColors(const Node &list, const People &people, const Rules &rules)
{
    for (std::size_t i = 0; i < people.size(); ++i) {
        const Node node = list.at(static_cast<int>(i));
        if (isMissing(rules, people.size(), people[i].color))
            node.at(keyColor).refuse(Kind::ColorLeftOut, { wordFor(people[i].color) });
        if (isMissing(rules, people.size(), people[i].start))
            node.at(keyStart).refuse(Kind::ColorLeftOut, { wordFor(people[i].start) });
    }
}

JsonObject personJson(const Person &person)
{
    JsonObject object;
    object.add(keyName.data(), json(person.name)).add(keyColor.data(), json(wordFor(person.color)));
    if (person.start != person.color)
        object.add(keyStart.data(), json(wordFor(person.start)));
    return object;
}

} // namespace

Rules readRules(const Node &node)
{
    node.refuseKeysBeyond({ keyEdition, keyPhases, keySetup, keyTarget });
    Rules rules;
    rules.setup = node.at(keySetup).word<IslandSetup>();
    if (node.has(keyEdition))
        rules.edition = node.at(keyEdition).word<Edition>();
    rules.phases = node.has(keyPhases) ? node.at(keyPhases).word<PhaseRule>()
                                       : defaultPhases(rules.edition, rules.setup);
    if (node.has(keyTarget))
        rules.target = node.at(keyTarget).whole(minTarget, maxTarget);
    // R-ED-4
    if (rules.edition == Edition::Sixth && rules.phases == PhaseRule::Separate)
        node.at(keyPhases).refuse(Kind::SeparateSixth);
    return rules;
}

People readPeople(const Node &list, const Rules &rules)
{
    const int count = list.size();
    if (count < minPlayers || count > maxPlayers)
        list.refuse(Kind::PlayerCount, { QString::number(count) });
    People people;
    for (int i = 0; i < count && !list.hasFailed(); ++i) {
        const Node node = list.at(i);
        const Person person = readPerson(node, rules);
        judgePerson(node, person, people);
        people.push_back(person);
    }
    if (rules.setup == IslandSetup::Beginner)
        judgeStarts(list, people);
    judgeColors(list, people, rules);
    return people;
}

QByteArray rulesText(const Rules &rules, const Kept &kept)
{
    JsonObject object;
    object.add(keyEdition.data(), json(wordFor(rules.edition)));
    object.add(keyPhases.data(), json(wordFor(rules.phases)));
    object.add(keySetup.data(), json(wordFor(rules.setup)));
    object.add(keyTarget.data(), json(rules.target));
    return object.addKept(kept, QStringLiteral("rules")).line();
}

QByteArray peopleText(const People &people, const Kept &kept)
{
    std::vector<QByteArray> lines;
    for (const Person &person : people) {
        const QString place = QStringLiteral("players[%1]").arg(lines.size());
        lines.push_back(personJson(person).addKept(kept, place).line());
    }
    return jsonBlock(lines, 1);
}

} // namespace holmstead
