<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Commands</name>
    <message numerus="yes">
        <source>%n road(s) for free: click a highlighted path.</source>
        <translation>
            <numerusform>%n road for free: click a highlighted path.</numerusform>
            <numerusform>%n roads for free: click a highlighted path.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message numerus="yes">
        <source>%1 leaves %n free road(s) unbuilt.</source>
        <translation>
            <numerusform>%1 leaves %n free road unbuilt.</numerusform>
            <numerusform>%1 leaves %n free roads unbuilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from %1</source>
        <extracomment>%n cards from the player %1, in a list: &quot;Ada plays Monopoly on ore: 2 from Ben and 1 from Cem.&quot;</extracomment>
        <translation>
            <numerusform>%n from %1</numerusform>
            <numerusform>%n from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n</source>
        <comment>cards to discard</comment>
        <extracomment>Who has to discard how many cards, in a list: &quot;Ada 4, Ben 6 and Cleo 5&quot;</extracomment>
        <translation>
            <numerusform>%1 %n</numerusform>
            <numerusform>%1 %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileErrors</name>
    <message numerus="yes">
        <source>The island needs 4 forest, 4 pasture, 4 fields, 3 hills, 3 mountains and 1 desert, but &quot;%1&quot; is there %n time(s).</source>
        <extracomment>The %n counts how often the file has the word %1.</extracomment>
        <translation>
            <numerusform>The island needs 4 forest, 4 pasture, 4 fields, 3 hills, 3 mountains and 1 desert, but &quot;%1&quot; is there %n time.</numerusform>
            <numerusform>The island needs 4 forest, 4 pasture, 4 fields, 3 hills, 3 mountains and 1 desert, but &quot;%1&quot; is there %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The island needs one token 2, one 12 and two each of 3, 4, 5, 6, 8, 9, 10 and 11, but %1 is there %n time(s).</source>
        <extracomment>The %n counts how often the file has the token %1.</extracomment>
        <translation>
            <numerusform>The island needs one token 2, one 12 and two each of 3, 4, 5, 6, 8, 9, 10 and 11, but %1 is there %n time.</numerusform>
            <numerusform>The island needs one token 2, one 12 and two each of 3, 4, 5, 6, 8, 9, 10 and 11, but %1 is there %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The island needs 9 harbors, but there are %n.</source>
        <translation>
            <numerusform>The island needs 9 harbors, but there is %n.</numerusform>
            <numerusform>The island needs 9 harbors, but there are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The island needs four harbors for &quot;any&quot; and one for each resource, but &quot;%1&quot; is there %n time(s).</source>
        <extracomment>The %n counts how often the file has a harbor that trades %1.</extracomment>
        <translation>
            <numerusform>The island needs four harbors for &quot;any&quot; and one for each resource, but &quot;%1&quot; is there %n time.</numerusform>
            <numerusform>The island needs four harbors for &quot;any&quot; and one for each resource, but &quot;%1&quot; is there %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MB, which no game needs.</source>
        <translation>
            <numerusform>The file is larger than %n MB, which no game needs.</numerusform>
            <numerusform>The file is larger than %n MB, which no game needs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list must have %n entries, not %1.</source>
        <extracomment>The %n is how many there must be, %1 how many there are.</extracomment>
        <translation>
            <numerusform>The list must have %n entry, not %1.</numerusform>
            <numerusform>The list must have %n entries, not %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There must be 3 or 4 players, not %n.</source>
        <translation>
            <numerusform>There must be 3 or 4 players, not %n.</numerusform>
            <numerusform>There must be 3 or 4 players, not %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name must have 1 to %n characters and must not be blank.</source>
        <translation>
            <numerusform>A name must have 1 to %n character and must not be blank.</numerusform>
            <numerusform>A name must have 1 to %n characters and must not be blank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bank and all hands must have 19 &quot;%1&quot; together, not %n.</source>
        <extracomment>%1 is a resource, by its word in the file.</extracomment>
        <translation>
            <numerusform>The bank and all hands must have 19 &quot;%1&quot; together, not %n.</numerusform>
            <numerusform>The bank and all hands must have 19 &quot;%1&quot; together, not %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There must be 14 knights in the deck, in hands and played together, not %n.</source>
        <translation>
            <numerusform>There must be 14 knights in the deck, in hands and played together, not %n.</numerusform>
            <numerusform>There must be 14 knights in the deck, in hands and played together, not %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There must be 5 victory point cards in the deck and in hands together, not %n.</source>
        <translation>
            <numerusform>There must be 5 victory point cards in the deck and in hands together, not %n.</numerusform>
            <numerusform>There must be 5 victory point cards in the deck and in hands together, not %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There can be no more than 2 &quot;%1&quot; in the deck and in hands together, but there are %n.</source>
        <extracomment>%1 is a development card, by its word in the file.</extracomment>
        <translation>
            <numerusform>There can be no more than 2 &quot;%1&quot; in the deck and in hands together, but there is %n.</numerusform>
            <numerusform>There can be no more than 2 &quot;%1&quot; in the deck and in hands together, but there are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each color starts with two settlements, each with its road, but &quot;%1&quot; starts with %n settlement(s).</source>
        <translation>
            <numerusform>Each color starts with two settlements, each with its road, but &quot;%1&quot; starts with %n settlement.</numerusform>
            <numerusform>Each color starts with two settlements, each with its road, but &quot;%1&quot; starts with %n settlements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly one settlement of each color must be starred, but &quot;%1&quot; has %n starred settlement(s).</source>
        <translation>
            <numerusform>Exactly one settlement of each color must be starred, but &quot;%1&quot; has %n starred settlement.</numerusform>
            <numerusform>Exactly one settlement of each color must be starred, but &quot;%1&quot; has %n starred settlements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n actions, which no game needs.</source>
        <translation>
            <numerusform>There is more than %n action, which no game needs.</numerusform>
            <numerusform>There are more than %n actions, which no game needs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list can have no more than %n entries, but it has %1.</source>
        <extracomment>The %n is how many there can be, %1 how many there are.</extracomment>
        <translation>
            <numerusform>The list can have no more than %n entry, but it has %1.</numerusform>
            <numerusform>The list can have no more than %n entries, but it has %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has more than %n roads.</source>
        <extracomment>%1 is a player, by name or as &quot;The first player&quot;; so in the following.</extracomment>
        <translation>
            <numerusform>%1 has more than %n road.</numerusform>
            <numerusform>%1 has more than %n roads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has more than %n settlements.</source>
        <translation>
            <numerusform>%1 has more than %n settlement.</numerusform>
            <numerusform>%1 has more than %n settlements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has more than %n cities.</source>
        <translation>
            <numerusform>%1 has more than %n city.</numerusform>
            <numerusform>%1 has more than %n cities.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HowToPlay</name>
    <message numerus="yes">
        <source>Settle the island, and be the first to have %n point(s) in your own turn.</source>
        <translation>
            <numerusform>Settle the island, and be the first to have %n point in your own turn.</numerusform>
            <numerusform>Settle the island, and be the first to have %n points in your own turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>After it you hold %1: %2 → %n card(s).</source>
        <extracomment>%1 is a list like &quot;2 lumber and 1 ore&quot;, %2 the number of cards before, %n the number after.</extracomment>
        <translation>
            <numerusform>After it you hold %1: %2 → %n card.</numerusform>
            <numerusform>After it you hold %1: %2 → %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Afterwards: %1 → %n card(s)</source>
        <extracomment>How many cards a hand has afterwards. %1 is the number before, %n the number after.</extracomment>
        <translation>
            <numerusform>Afterwards: %1 → %n card</numerusform>
            <numerusform>Afterwards: %1 → %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message numerus="yes">
        <source>+%n point(s): %1 → %2</source>
        <extracomment>%n more points, from %1 to %2 of them</extracomment>
        <translation>
            <numerusform>+%n point: %1 → %2</numerusform>
            <numerusform>+%n points: %1 → %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is with your %n hidden card(s).</source>
        <extracomment>Below &quot;+1 point: 3 → 4&quot;: others see fewer points</extracomment>
        <translation>
            <numerusform>That is with your hidden card.</numerusform>
            <numerusform>That is with your %n hidden cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OuterEvents</name>
    <message numerus="yes">
        <source>%1 reveals %n victory point card(s).</source>
        <extracomment>At the end of the game, a line of the log; %1 is a name</extracomment>
        <translation>
            <numerusform>%1 reveals %n victory point card.</numerusform>
            <numerusform>%1 reveals %n victory point cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceHints</name>
    <message numerus="yes">
        <source>Steals one of %n card(s).</source>
        <translation>
            <numerusform>Steals their only card.</numerusform>
            <numerusform>Steals one of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) without a break</source>
        <translation>
            <numerusform>%n segment without a break</numerusform>
            <numerusform>%n segments without a break</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %n of 36 rolls</source>
        <extracomment>How often a corner brings something; as short as can be</extracomment>
        <translation>
            <numerusform>On %n of 36 rolls</numerusform>
            <numerusform>On %n of 36 rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 rolls</source>
        <extracomment>How often a hex brings something; &quot;5 of 36 rolls&quot;, as short as can be</extracomment>
        <translation>
            <numerusform>%n of 36 rolls</numerusform>
            <numerusform>%n of 36 rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Steal one of %n card(s)</source>
        <translation>
            <numerusform>Steal their only card</numerusform>
            <numerusform>Steal one of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlateStats</name>
    <message numerus="yes">
        <source>%n resource card(s)</source>
        <translation>
            <numerusform>%n resource card</numerusform>
            <numerusform>%n resource cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource card(s): more than 7, half of them go when a 7 is rolled</source>
        <translation>
            <numerusform>%n resource card: more than 7, half of them go when a 7 is rolled</numerusform>
            <numerusform>%n resource cards: more than 7, half of them go when a 7 is rolled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <translation>
            <numerusform>%n development card</numerusform>
            <numerusform>%n development cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) left to build</source>
        <translation>
            <numerusform>%n road left to build</numerusform>
            <numerusform>%n roads left to build</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s) left to build</source>
        <translation>
            <numerusform>%n settlement left to build</numerusform>
            <numerusform>%n settlements left to build</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s) left to build</source>
        <translation>
            <numerusform>%n city left to build</numerusform>
            <numerusform>%n cities left to build</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) played: holds %1, 2 points</source>
        <extracomment>%1 is the award for it, Largest Army</extracomment>
        <translation>
            <numerusform>%n knight played: holds %1, 2 points</numerusform>
            <numerusform>%n knights played: holds %1, 2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) played</source>
        <translation>
            <numerusform>%n knight played</numerusform>
            <numerusform>%n knights played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest road of %n segment(s): holds %1, 2 points</source>
        <extracomment>%1 is the award for it, Longest Road or Longest Route</extracomment>
        <translation>
            <numerusform>Longest road of %n segment: holds %1, 2 points</numerusform>
            <numerusform>Longest road of %n segments: holds %1, 2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest road of %n segment(s)</source>
        <translation>
            <numerusform>Longest road of %n segment</numerusform>
            <numerusform>Longest road of %n segments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>%1: take %n card(s) from the bank.</source>
        <translation>
            <numerusform>%1: take %n card from the bank.</numerusform>
            <numerusform>%1: take %n cards from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: take %n card(s) from the supply.</source>
        <translation>
            <numerusform>%1: take %n card from the supply.</numerusform>
            <numerusform>%1: take %n cards from the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: discard %n cards.</source>
        <translation>
            <numerusform>%1: discard %n card.</numerusform>
            <numerusform>%1: discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n</source>
        <comment>cards to discard</comment>
        <extracomment>Who has to discard how many cards, in the list of &quot;then Cleo 4 and Dan 5&quot;</extracomment>
        <translation>
            <numerusform>%1 %n</numerusform>
            <numerusform>%1 %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>First finish Road Building: %n free road(s) still to place.</source>
        <extracomment>Road Building is the name of the card.</extracomment>
        <translation>
            <numerusform>First finish Road Building: %n free road still to place.</numerusform>
            <numerusform>First finish Road Building: %n free roads still to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no road left: all %n are on the board.</source>
        <translation>
            <numerusform>%1 has no road left: all %n are on the board.</numerusform>
            <numerusform>%1 has no road left: all %n are on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no settlement left: turning one of the %n into a city gives one back.</source>
        <translation>
            <numerusform>%1 has no settlement left: turning one of the %n into a city gives one back.</numerusform>
            <numerusform>%1 has no settlement left: turning one of the %n into a city gives one back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no city left: all %n are on the board.</source>
        <translation>
            <numerusform>%1 has no city left: all %n are on the board.</numerusform>
            <numerusform>%1 has no city left: all %n are on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must discard exactly %n cards, not %2.</source>
        <extracomment>%1 is a name, %2 the number of cards that were chosen.</extracomment>
        <translation>
            <numerusform>%1 must discard exactly %n card, not %2.</numerusform>
            <numerusform>%1 must discard exactly %n cards, not %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message numerus="yes">
        <source>%n brick</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;.</extracomment>
        <translation>
            <numerusform>%n brick</numerusform>
            <numerusform>%n brick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lumber</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;.</extracomment>
        <translation>
            <numerusform>%n lumber</numerusform>
            <numerusform>%n lumber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;; lumber is called so in the sixth edition.</extracomment>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wool</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;.</extracomment>
        <translation>
            <numerusform>%n wool</numerusform>
            <numerusform>%n wool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;.</extracomment>
        <translation>
            <numerusform>%n grain</numerusform>
            <numerusform>%n grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;; grain is called so in the sixth edition.</extracomment>
        <translation>
            <numerusform>%n wheat</numerusform>
            <numerusform>%n wheat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ore</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;.</extracomment>
        <translation>
            <numerusform>%n ore</numerusform>
            <numerusform>%n ore</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::ActionButton</name>
    <message numerus="yes">
        <source>%n free</source>
        <extracomment>On a button for building, in place of the cost: how many pieces cost nothing now; as short as can be</extracomment>
        <translation>
            <numerusform>%n free</numerusform>
            <numerusform>%n free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::BankPanel</name>
    <message numerus="yes">
        <source>%1: %n card(s) in the bank</source>
        <extracomment>A pile of the bank; %1 is what is on the cards</extracomment>
        <translation>
            <numerusform>%1: %n card in the bank</numerusform>
            <numerusform>%1: %n cards in the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) in the supply</source>
        <extracomment>As before; in the sixth edition the bank is called supply</extracomment>
        <translation>
            <numerusform>%1: %n card in the supply</numerusform>
            <numerusform>%1: %n cards in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s) left</source>
        <translation>
            <numerusform>%n development card left</numerusform>
            <numerusform>%n development cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::CardView</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>A pile of cards in a hand, for screen readers; %1 is what is on the card: &quot;Lumber: 3 cards&quot;</extracomment>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s), %2 of them new</source>
        <extracomment>As before; %2 of the cards were bought this turn and wait for the next one</extracomment>
        <translation>
            <numerusform>%1: %n card, %2 of them new</numerusform>
            <numerusform>%1: %n cards, %2 of them new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::CostRow</name>
    <message numerus="yes">
        <source>%1: %n free.</source>
        <extracomment>In the table of costs: &quot;Road: 2 free.&quot;</extracomment>
        <translation>
            <numerusform>%1: %n free.</numerusform>
            <numerusform>%1: %n free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <extracomment>In the table of costs, in place of what a road costs; as short as can be</extracomment>
        <translation>
            <numerusform>%n free</numerusform>
            <numerusform>%n free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::DiscardPicker</name>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <translation>
            <numerusform>Choose %n more card.</numerusform>
            <numerusform>Choose %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, discard %n card(s)</source>
        <extracomment>%1 is a name. After a seven was rolled.</extracomment>
        <translation>
            <numerusform>%1, discard %n card</numerusform>
            <numerusform>%1, discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A seven was rolled and you hold %n cards, more than seven. Choose the half that goes back to the bank.</source>
        <translation>
            <numerusform>A seven was rolled and you hold %n cards, more than seven. Choose the half that goes back to the bank.</numerusform>
            <numerusform>A seven was rolled and you hold %n cards, more than seven. Choose the half that goes back to the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s).</source>
        <translation>
            <numerusform>Choose a card.</numerusform>
            <numerusform>Choose %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::GameOverPanel</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <extracomment>%1 is a name.</extracomment>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::GameOverTray</name>
    <message numerus="yes">
        <source>%1 has won with %n point(s)</source>
        <extracomment>Below the board when the game is over. %1 is a name.</extracomment>
        <translation>
            <numerusform>%1 has won with %n point</numerusform>
            <numerusform>%1 has won with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::HandHeader</name>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s), %1 of them hidden</source>
        <extracomment>%1 of the points are on victory point cards that the others do not see</extracomment>
        <translation>
            <numerusform>%n victory point, %1 of them hidden</numerusform>
            <numerusform>%n victory points, %1 of them hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::KeptGamesPanel</name>
    <message numerus="yes">
        <source>%n older game(s)…</source>
        <extracomment>A button below a list of kept games.</extracomment>
        <translation>
            <numerusform>%n older game…</numerusform>
            <numerusform>%n older games…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::OfferPanel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::PlayerPlate</name>
    <message numerus="yes">
        <source>has to discard %n card(s)</source>
        <translation>
            <numerusform>has to discard %n card</numerusform>
            <numerusform>has to discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point card(s)</source>
        <translation>
            <numerusform>%n victory point card</numerusform>
            <numerusform>%n victory point cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::PointsTable</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <extracomment>For screen readers. %1 is a name.</extracomment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <extracomment>The longest road that somebody has: as short as can be</extracomment>
        <translation>
            <numerusform>%n road</numerusform>
            <numerusform>%n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::ResourcePicker</name>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <translation>
            <numerusform>Choose %n more card.</numerusform>
            <numerusform>Choose %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) of your choice from the bank.</source>
        <translation>
            <numerusform>Take %n card of your choice from the bank.</numerusform>
            <numerusform>Take %n cards of your choice from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) of your choice from the supply.</source>
        <translation>
            <numerusform>Take %n card of your choice from the supply.</numerusform>
            <numerusform>Take %n cards of your choice from the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s).</source>
        <translation>
            <numerusform>Choose a card.</numerusform>
            <numerusform>Choose %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::RollBar</name>
    <message numerus="yes">
        <source>%1 was rolled %n time(s); with average luck it would be %2.</source>
        <extracomment>%1 is what two dice show together, %2 a number such as 4.2; the %n counts how often they did</extracomment>
        <translation>
            <numerusform>%1 was rolled %n time; with average luck it would be %2.</numerusform>
            <numerusform>%1 was rolled %n times; with average luck it would be %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::RulesChoice</name>
    <message numerus="yes">
        <source>%1. %2. First to %n point(s).</source>
        <extracomment>The rules in short. %1 is the edition, %2 how a turn goes, %n the points that win.</extracomment>
        <translation>
            <numerusform>%1. %2. First to %n point.</numerusform>
            <numerusform>%1. %2. First to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2. %3. First to %n point(s).</source>
        <extracomment>As before; %3 is how the numbers are laid.</extracomment>
        <translation>
            <numerusform>%1. %2. %3. First to %n point.</numerusform>
            <numerusform>%1. %2. %3. First to %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::StatisticsPanel</name>
    <message numerus="yes">
        <source>%n roll(s) so far</source>
        <translation>
            <numerusform>%n roll so far</numerusform>
            <numerusform>%n rolls so far</numerusform>
        </translation>
    </message>
</context>
</TS>
