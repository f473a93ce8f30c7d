<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Answers</name>
    <message>
        <source>%1 said yes: you give %2 and get %3.</source>
        <extracomment>%1 is a name, %2 and %3 are lists of cards like &quot;2 wool&quot;</extracomment>
        <translation>%1 hat Ja gesagt: Du gibst %2 und bekommst %3.</translation>
    </message>
    <message>
        <source>%1 said yes: the trade is taken back.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1 hat Ja gesagt: Der Handel ist zurückgenommen.</translation>
    </message>
    <message>
        <source>%1 said no: the trade stays as it is.</source>
        <extracomment>%1 is a name; they do not want the trade to be taken back</extracomment>
        <translation>%1 hat Nein gesagt: Der Handel bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>%1 said yes: the trade is made once more.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1 hat Ja gesagt: Der Handel gilt wieder.</translation>
    </message>
    <message>
        <source>%1 said no: the trade is not made again.</source>
        <extracomment>%1 is a name; they do not want the trade to be made again</extracomment>
        <translation>%1 hat Nein gesagt: Der Handel kommt nicht wieder zustande.</translation>
    </message>
</context>
<context>
    <name>ColorOffer</name>
    <message>
        <source>%1: three people play the beginner island without it.</source>
        <extracomment>Why a colour cannot be chosen; %1 is the colour.</extracomment>
        <translation>%1: Zu dritt spielt man die Anfängerinsel ohne diese Farbe.</translation>
    </message>
    <message>
        <source>%1: change with %2</source>
        <extracomment>What choosing a colour means; %1 is the colour, %2 the name of whoever has it.</extracomment>
        <translation>%1: mit %2 tauschen</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Usage: holmstead [FILE] [--seed N]
The island game for three or four people at one screen.

FILE        a saved game to go on with
--seed N    make dice, cards and islands the same each time
--help      print this and stop
--version   print the version and stop
</source>
        <translation>Aufruf: holmstead [DATEI] [--seed N]
Das Inselspiel für drei oder vier an einem Bildschirm.

DATEI       ein gespeichertes Spiel, mit dem es weitergeht
--seed N    Würfel, Karten und Inseln jedes Mal gleich
--help      zeigt dies und hört auf
--version   zeigt die Version und hört auf
</translation>
    </message>
    <message>
        <source>There is no option “%1”; --help lists those there are.</source>
        <translation>Die Option „%1“ gibt es nicht; --help zählt auf, welche es gibt.</translation>
    </message>
    <message>
        <source>--seed needs a whole number behind it.</source>
        <translation>Hinter --seed muss eine ganze Zahl stehen.</translation>
    </message>
    <message>
        <source>--seed needs a whole number from 0 up, and “%1” is none.</source>
        <translation>--seed braucht eine ganze Zahl ab 0, und „%1“ ist keine.</translation>
    </message>
    <message>
        <source>The name of the game to open is empty.</source>
        <translation>Der Name des Spiels, das geöffnet werden soll, ist leer.</translation>
    </message>
    <message>
        <source>Only one game can be opened at a time, “%1” or “%2”.</source>
        <translation>Nur ein Spiel lässt sich auf einmal öffnen, „%1“ oder „%2“.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message numerus="yes">
        <source>%n road(s) for free: click a highlighted path.</source>
        <translation>
            <numerusform>%n Straße gratis: Klicke auf einen leuchtenden Weg.</numerusform>
            <numerusform>%n Straßen gratis: Klicke auf einen leuchtenden Weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Build a road for %1.</source>
        <translation>Eine Straße für %1 bauen.</translation>
    </message>
    <message>
        <source>There is no open path next to your roads.</source>
        <translation>Neben deinen Straßen ist kein Weg frei.</translation>
    </message>
    <message>
        <source>Build a settlement for %1.</source>
        <translation>Eine Siedlung für %1 bauen.</translation>
    </message>
    <message>
        <source>None of the free corners on your roads is far enough from all other settlements.</source>
        <translation>Keine freie Ecke an deinen Straßen ist weit genug von allen anderen Siedlungen weg.</translation>
    </message>
    <message>
        <source>Turn a settlement into a city for %1.</source>
        <translation>Eine Siedlung für %1 zur Stadt machen.</translation>
    </message>
    <message>
        <source>You have no settlement that could become a city.</source>
        <translation>Du hast keine Siedlung, die zur Stadt werden könnte.</translation>
    </message>
    <message>
        <source>You have no cards to trade with.</source>
        <translation>Du hast keine Karten zum Handeln.</translation>
    </message>
    <message>
        <source>Each of these buys one card from the bank: %1.</source>
        <extracomment>Below &quot;Trade with the bank or with another player.&quot;; %1 is a list like &quot;4 lumber, 2 brick and 3 ore&quot;</extracomment>
        <translation>Hierfür gibt die Bank je eine Karte: %1.</translation>
    </message>
    <message>
        <source>Each of these buys one card from the supply: %1.</source>
        <extracomment>As before; in the sixth edition the bank is called supply</extracomment>
        <translation>Hierfür gibt die Bank je eine Karte: %1.</translation>
    </message>
    <message>
        <source>Trade with the bank or with another player.</source>
        <translation>Mit der Bank oder mit anderen handeln.</translation>
    </message>
    <message>
        <source>Trade with the supply or with another player.</source>
        <translation>Mit der Bank oder mit anderen handeln.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Würfeln.</translation>
    </message>
    <message>
        <source>Buy the top development card for %1.</source>
        <translation>Die oberste Entwicklungskarte für %1 kaufen.</translation>
    </message>
    <message>
        <source>No more trades this turn; from now on you build.</source>
        <translation>Kein Handel mehr in diesem Zug; ab jetzt baust du.</translation>
    </message>
    <message>
        <source>Your turn is over and the next player begins.</source>
        <translation>Dein Zug endet, und der nächste beginnt.</translation>
    </message>
    <message>
        <source>This road is free: click one of the lit paths.</source>
        <translation>Diese Straße ist gratis: Klicke auf einen leuchtenden Weg.</translation>
    </message>
    <message>
        <source>This settlement is free: click one of the lit corners.</source>
        <translation>Diese Siedlung ist gratis: Klicke auf eine leuchtende Ecke.</translation>
    </message>
    <message>
        <source>Build no second free road.</source>
        <translation>Keine zweite Gratisstraße bauen.</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>Usage: holmstead-cli %1 [options]</source>
        <extracomment>%1 is a command and what must follow it, e.g. replay FILE.</extracomment>
        <translation>Aufruf: holmstead-cli %1 [Optionen]</translation>
    </message>
    <message>
        <source>Name a record file after the command.</source>
        <translation>Nach dem Befehl muss eine Aufzeichnungsdatei stehen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one word too many.</source>
        <translation>„%1“ ist ein Wort zu viel.</translation>
    </message>
    <message>
        <source>--%1 needs a whole number from %2 to %3.</source>
        <extracomment>%1 is an option of the command line.</extracomment>
        <translation>--%1 braucht eine ganze Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>--%1 does not know &quot;%2&quot;: use one of %3.</source>
        <extracomment>%1 is an option of the command line, %3 the words that may follow it.</extracomment>
        <translation>--%1 kennt „%2“ nicht; möglich ist: %3.</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Zeigt diese Hilfe.</translation>
    </message>
    <message>
        <source>Makes a board and prints it.</source>
        <translation>Baut einen Spielplan auf und gibt ihn aus.</translation>
    </message>
    <message>
        <source>The form; text if left out.</source>
        <translation>Die Form; ohne Angabe text.</translation>
    </message>
    <message>
        <source>The island; variable if left out.</source>
        <translation>Die Insel; ohne Angabe variable.</translation>
    </message>
    <message>
        <source>The edition; classic if left out.</source>
        <translation>Die Ausgabe der Regeln; ohne Angabe classic.</translation>
    </message>
    <message>
        <source>How the tokens lie; spiral if left out.</source>
        <translation>Wie die Zahlenchips liegen; ohne Angabe spiral.</translation>
    </message>
    <message>
        <source>What all chance follows from, a whole number; 1 if left out.</source>
        <translation>Woraus aller Zufall folgt, eine ganze Zahl; ohne Angabe 1.</translation>
    </message>
    <message>
        <source>Usage: holmstead-cli replay|legal|simulate|board …; add --help to a command to hear more.</source>
        <translation>Aufruf: holmstead-cli replay|legal|simulate|board …; mehr mit --help hinter einem Befehl.</translation>
    </message>
    <message>
        <source>Usage: holmstead-cli COMMAND [options]

Commands:
  replay FILE         Replays a record; silent when every action is legal.
  legal FILE          Prints what may be done at the end of a record.
  simulate --games N  Plays games between random movers.
  board               Makes a board and prints it.

Add --help to a command for its options. Alone, --help shows this and --version the version.</source>
        <extracomment>The words replay, legal, simulate, board, --help and --version are typed as they are.</extracomment>
        <translation>Aufruf: holmstead-cli BEFEHL [Optionen]

Befehle:
  replay FILE         Spielt eine Aufzeichnung nach; still, wenn jede Aktion erlaubt ist.
  legal FILE          Gibt aus, was am Ende einer Aufzeichnung erlaubt ist.
  simulate --games N  Lässt den Zufall ganze Spiele spielen.
  board               Baut einen Spielplan auf und gibt ihn aus.

--help hinter einem Befehl zeigt seine Optionen. Allein zeigt --help dies und --version die Version.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not valid UTF-8; a file or folder with such a name must be renamed first.</source>
        <extracomment>%1 is a word of the command line.</extracomment>
        <translation>„%1“ ist kein gültiges UTF-8; eine Datei oder ein Ordner mit so einem Namen muss erst umbenannt werden.</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;: use replay, legal, simulate or board.</source>
        <translation>Den Befehl „%1“ gibt es nicht; es gibt replay, legal, simulate und board.</translation>
    </message>
    <message>
        <source>The output cannot be written; the system says &quot;%1&quot;.</source>
        <extracomment>%1 is what the operating system says about it.</extracomment>
        <translation>Die Ausgabe lässt sich nicht schreiben; das System meldet „%1“.</translation>
    </message>
    <message>
        <source>Replays the record in FILE; silent when every action is legal.</source>
        <translation>Spielt die Aufzeichnung in FILE nach; still, wenn jede Aktion erlaubt ist.</translation>
    </message>
    <message>
        <source>Prints the state at the start and after each action, a line of JSON each.</source>
        <translation>Gibt den Stand am Anfang und nach jeder Aktion aus, je eine Zeile JSON.</translation>
    </message>
    <message>
        <source>With --states: only from the state after action N on.</source>
        <translation>Mit --states: erst ab dem Stand nach Aktion N.</translation>
    </message>
    <message>
        <source>--from needs --states: it tells which states to print.</source>
        <translation>--from braucht --states: Es sagt, welche Stände ausgegeben werden.</translation>
    </message>
    <message>
        <source>Prints what may be done at the end of the record in FILE, as a JSON array.</source>
        <translation>Gibt aus, was am Ende der Aufzeichnung in FILE erlaubt ist, als Liste in JSON.</translation>
    </message>
    <message>
        <source>Plays games between random movers and prints how they went.</source>
        <translation>Lässt den Zufall ganze Spiele spielen und gibt aus, wie sie verliefen.</translation>
    </message>
    <message>
        <source>Say how many games to play: --games N.</source>
        <translation>Sag, wie viele Spiele es sein sollen: --games N.</translation>
    </message>
    <message>
        <source>The sixth edition has no separate phases. [R-ED-4]</source>
        <translation>Die sechste Ausgabe kennt keine getrennten Phasen. [R-ED-4]</translation>
    </message>
    <message>
        <source>Name a folder after --records.</source>
        <translation>Hinter --records muss ein Ordner stehen.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; cannot be made.</source>
        <translation>Der Ordner „%1“ lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Game %1 is wrong after action %2: %3.</source>
        <extracomment>%3 says in English what an internal check found.</extracomment>
        <translation>Spiel %1 ist nach Aktion %2 falsch: %3.</translation>
    </message>
    <message>
        <source>How many games; this must be there.</source>
        <translation>Wie viele Spiele; das muss dastehen.</translation>
    </message>
    <message>
        <source>How many players; 4 if left out.</source>
        <translation>Wie viele mitspielen; ohne Angabe 4.</translation>
    </message>
    <message>
        <source>Trading and building; combined if left out.</source>
        <translation>Handeln und Bauen; ohne Angabe combined.</translation>
    </message>
    <message>
        <source>How many games at the same time; 1 if left out.</source>
        <translation>Wie viele Spiele gleichzeitig; ohne Angabe 1.</translation>
    </message>
    <message>
        <source>Players trade with each other, too.</source>
        <translation>Auch untereinander wird gehandelt.</translation>
    </message>
    <message>
        <source>Writes each game to this folder, which is made if need be.</source>
        <translation>Schreibt jedes Spiel in diesen Ordner, der bei Bedarf angelegt wird.</translation>
    </message>
    <message>
        <source>Verifies every invariant after every action.</source>
        <translation>Prüft nach jeder Aktion alles, was immer gelten muss.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1’s turn</source>
        <extracomment>In the log, above what somebody does in their turn; %1 is a name</extracomment>
        <translation>Zug von %1</translation>
    </message>
    <message>
        <source>%1 starts without cards.</source>
        <translation>%1 beginnt ohne Karten.</translation>
    </message>
    <message>
        <source>%1 starts with %2.</source>
        <extracomment>%1 is a name, %2 a list of cards.</extracomment>
        <translation>%1 beginnt mit %2.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3: %4.</source>
        <extracomment>%1 is a name, %2 and %3 are the two dice, %4 is their sum.</extracomment>
        <translation>%1 würfelt %2 und %3: %4.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <extracomment>%1 is a name, %2 a list of cards that the roll brings.</extracomment>
        <translation>%1 bekommt %2.</translation>
    </message>
    <message>
        <source>The bank cannot pay %1, so nobody gets any.</source>
        <extracomment>%1 are cards of one resource, e.g. &quot;3 ore&quot;.</extracomment>
        <translation>Die Bank kann %1 nicht zahlen, das bekommt also niemand.</translation>
    </message>
    <message>
        <source>The supply cannot pay %1, so nobody gets any.</source>
        <translation>Die Bank kann %1 nicht zahlen, das bekommt also niemand.</translation>
    </message>
    <message>
        <source>The bank cannot pay %1 and gives the last: %2.</source>
        <extracomment>%1 and %2 are cards of one resource, e.g. &quot;3 ore&quot; and &quot;2 ore&quot;.</extracomment>
        <translation>Die Bank kann %1 nicht zahlen und gibt den Rest: %2.</translation>
    </message>
    <message>
        <source>The supply cannot pay %1 and gives the last: %2.</source>
        <translation>Die Bank kann %1 nicht zahlen und gibt den Rest: %2.</translation>
    </message>
    <message>
        <source>This roll brings nobody any cards.</source>
        <translation>Dieser Wurf bringt niemandem Karten.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <extracomment>%1 is a name, %2 a list of cards.</extracomment>
        <translation>%1 legt %2 ab.</translation>
    </message>
    <message>
        <source>%1 moves the robber from %2 to %3.</source>
        <extracomment>%1 is a name, %2 and %3 are hexes, e.g. &quot;forest 8&quot;.</extracomment>
        <translation>%1 versetzt den Räuber von %2 nach %3.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <translation>%1 stiehlt eine Karte von %2.</translation>
    </message>
    <message>
        <source>%1 steals %3 from %2.</source>
        <extracomment>%1 is the thief, %2 the victim, %3 the card, e.g. &quot;1 ore&quot;.</extracomment>
        <translation>%1 stiehlt %3 von %2.</translation>
    </message>
    <message>
        <source>%1 gives the bank %2 and gets %3.</source>
        <extracomment>%1 is a name, %2 and %3 are lists of cards.</extracomment>
        <translation>%1 gibt der Bank %2 und bekommt %3.</translation>
    </message>
    <message>
        <source>%1 gives the supply %2 and gets %3.</source>
        <extracomment>The supply is the bank of the sixth edition.</extracomment>
        <translation>%1 gibt der Bank %2 und bekommt %3.</translation>
    </message>
    <message>
        <source>%1 and %2 trade: %1 gives %3, and %2 gives %4.</source>
        <extracomment>%1 and %2 are names, %3 and %4 are lists of cards; %1 gives %3 to %2, who gives %4.</extracomment>
        <translation>%1 und %2 handeln: %1 gibt %3, und %2 gibt %4.</translation>
    </message>
    <message>
        <source>%1 builds a road.</source>
        <translation>%1 baut eine Straße.</translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <extracomment>Without paying: a starting road or a free one.</extracomment>
        <translation>%1 setzt eine Straße.</translation>
    </message>
    <message>
        <source>%1 builds a settlement.</source>
        <translation>%1 baut eine Siedlung.</translation>
    </message>
    <message>
        <source>%1 places a settlement.</source>
        <extracomment>Without paying: a starting settlement.</extracomment>
        <translation>%1 setzt eine Siedlung.</translation>
    </message>
    <message>
        <source>%1 turns a settlement into a city.</source>
        <translation>%1 macht eine Siedlung zur Stadt.</translation>
    </message>
    <message>
        <source>%1 buys a development card.</source>
        <translation>%1 kauft eine Entwicklungskarte.</translation>
    </message>
    <message>
        <source>%1 buys a development card: %2.</source>
        <extracomment>%1 is a name, %2 the name of a development card.</extracomment>
        <translation>%1 kauft eine Entwicklungskarte: %2.</translation>
    </message>
    <message>
        <source>%1 plays a knight.</source>
        <extracomment>Plays a card.</extracomment>
        <translation>%1 spielt einen Ritter.</translation>
    </message>
    <message>
        <source>%1 plays Road Building.</source>
        <translation>%1 spielt Straßenbau.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves %n free road(s) unbuilt.</source>
        <translation>
            <numerusform>%1 baut %n kostenlose Straße nicht.</numerusform>
            <numerusform>%1 baut %n kostenlose Straßen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays Year of Plenty and takes %2.</source>
        <extracomment>Year of Plenty and Invention are the same card. %1 is a name, %2 a list of cards.</extracomment>
        <translation>%1 spielt Erfindung und nimmt %2.</translation>
    </message>
    <message>
        <source>%1 plays Invention and takes %2.</source>
        <translation>%1 spielt Erfindung und nimmt %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n from %1</source>
        <extracomment>%n cards from the player %1, in a list: &quot;Ada plays Monopoly on ore: 2 from Ben and 1 from Cem.&quot;</extracomment>
        <translation>
            <numerusform>%n von %1</numerusform>
            <numerusform>%n von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays Monopoly on %2, but nobody has any.</source>
        <extracomment>%1 is a name, %2 a resource.</extracomment>
        <translation>%1 spielt Monopol auf %2, aber niemand hat etwas davon.</translation>
    </message>
    <message>
        <source>%1 plays Monopoly on %2 and gets %3.</source>
        <extracomment>%1 is a name, %2 a resource, %3 a list such as &quot;2 from Ben and 1 from Cem&quot;.</extracomment>
        <translation>%1 spielt Monopol auf %2 und bekommt %3.</translation>
    </message>
    <message>
        <source>%1 takes Longest Road from %2.</source>
        <extracomment>%1 and %2 are names. Longest Road is called Longest Route in the sixth edition.</extracomment>
        <translation>%1 nimmt %2 die Längste Handelsstraße ab.</translation>
    </message>
    <message>
        <source>%1 takes Longest Route from %2.</source>
        <translation>%1 nimmt %2 die Längste Handelsstraße ab.</translation>
    </message>
    <message>
        <source>%1 now holds Longest Road: 2 points.</source>
        <translation>%1 hat jetzt die Längste Handelsstraße: 2 Punkte.</translation>
    </message>
    <message>
        <source>%1 now holds Longest Route: 2 points.</source>
        <translation>%1 hat jetzt die Längste Handelsstraße: 2 Punkte.</translation>
    </message>
    <message>
        <source>%1 loses Longest Road, and nobody holds it for now.</source>
        <translation>%1 verliert die Längste Handelsstraße, und vorerst hat sie niemand.</translation>
    </message>
    <message>
        <source>%1 loses Longest Route, and nobody holds it for now.</source>
        <translation>%1 verliert die Längste Handelsstraße, und vorerst hat sie niemand.</translation>
    </message>
    <message>
        <source>%1 takes Largest Army from %2.</source>
        <translation>%1 nimmt %2 die Größte Rittermacht ab.</translation>
    </message>
    <message>
        <source>%1 now holds Largest Army: 2 points.</source>
        <translation>%1 hat jetzt die Größte Rittermacht: 2 Punkte.</translation>
    </message>
    <message>
        <source>%1 ends trading for this turn.</source>
        <translation>%1 beendet den Handel für diesen Zug.</translation>
    </message>
    <message>
        <source>%1 wins the game!</source>
        <translation>%1 gewinnt das Spiel!</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <extracomment>What a roll brings several people begins so: &quot;Ada gets 1 wool&quot;; %1 is a name, %2 a list of cards.</extracomment>
        <translation>%1 bekommt %2</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <extracomment>What a roll brings several people goes on so: &quot;Ada gets 1 wool, Ben 3 grain&quot;; %1 is what stands before, %2 a name, %3 a list of cards.</extracomment>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>%1, %2 %3.</source>
        <extracomment>What a roll brings several people ends so: &quot;Ada gets 1 wool, Cleo 2 wool and 1 grain.&quot;</extracomment>
        <translation>%1, %2 %3.</translation>
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
    <message>
        <source>Too many cards, so half must go: %1.</source>
        <extracomment>%1 is a list such as &quot;Ada 4, Ben 6 and Cleo 5&quot;</extracomment>
        <translation>Zu viele Karten, die Hälfte muss weg: %1.</translation>
    </message>
</context>
<context>
    <name>FileErrors</name>
    <message>
        <source>The first player</source>
        <extracomment>Who that is in a file that does not say it otherwise; the beginning of a sentence, as the next three.</extracomment>
        <translation>Die erste Person</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Die zweite Person</translation>
    </message>
    <message>
        <source>The third player</source>
        <translation>Die dritte Person</translation>
    </message>
    <message>
        <source>The fourth player</source>
        <translation>Die vierte Person</translation>
    </message>
    <message>
        <source>A player</source>
        <extracomment>Somebody in a file whose number means nobody; the beginning of a sentence.</extracomment>
        <translation>Jemand</translation>
    </message>
    <message numerus="yes">
        <source>The island needs 4 forest, 4 pasture, 4 fields, 3 hills, 3 mountains and 1 desert, but &quot;%1&quot; is there %n time(s).</source>
        <extracomment>The %n counts how often the file has the word %1.</extracomment>
        <translation>
            <numerusform>Die Insel braucht 4-mal Wald, 4-mal Weideland, 4-mal Ackerland, 3-mal Hügelland, 3-mal Gebirge und 1-mal Wüste, aber „%1“ gibt es %n-mal.</numerusform>
            <numerusform>Die Insel braucht 4-mal Wald, 4-mal Weideland, 4-mal Ackerland, 3-mal Hügelland, 3-mal Gebirge und 1-mal Wüste, aber „%1“ gibt es %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The desert at &quot;%1&quot; must not have a token.</source>
        <translation>Die Wüste bei „%1“ darf keinen Zahlenchip haben.</translation>
    </message>
    <message>
        <source>The hex &quot;%1&quot; needs a token.</source>
        <translation>Das Feld „%1“ braucht einen Zahlenchip.</translation>
    </message>
    <message numerus="yes">
        <source>The island needs one token 2, one 12 and two each of 3, 4, 5, 6, 8, 9, 10 and 11, but %1 is there %n time(s).</source>
        <extracomment>The %n counts how often the file has the token %1.</extracomment>
        <translation>
            <numerusform>Die Insel braucht je einen Zahlenchip 2 und 12 und je zwei von 3, 4, 5, 6, 8, 9, 10 und 11, aber %1 gibt es %n-mal.</numerusform>
            <numerusform>Die Insel braucht je einen Zahlenchip 2 und 12 und je zwei von 3, 4, 5, 6, 8, 9, 10 und 11, aber %1 gibt es %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The island needs 9 harbors, but there are %n.</source>
        <translation>
            <numerusform>Die Insel braucht 9 Häfen, aber es gibt nur %n.</numerusform>
            <numerusform>Die Insel braucht 9 Häfen, aber es gibt %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The island needs four harbors for &quot;any&quot; and one for each resource, but &quot;%1&quot; is there %n time(s).</source>
        <extracomment>The %n counts how often the file has a harbor that trades %1.</extracomment>
        <translation>
            <numerusform>Die Insel braucht vier Häfen für „any“ und je einen für jeden Rohstoff, aber „%1“ gibt es %n-mal.</numerusform>
            <numerusform>Die Insel braucht vier Häfen für „any“ und je einen für jeden Rohstoff, aber „%1“ gibt es %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The harbor at &quot;%1&quot; must be on the coast.</source>
        <translation>Der Hafen bei „%1“ muss an der Küste liegen.</translation>
    </message>
    <message>
        <source>Two harbors must not share the corner &quot;%1&quot;.</source>
        <translation>Zwei Häfen dürfen nicht dieselbe Ecke „%1“ haben.</translation>
    </message>
    <message numerus="yes">
        <source>Each color starts with two settlements, each with its road, but &quot;%1&quot; starts with %n settlement(s).</source>
        <translation>
            <numerusform>Jede Farbe beginnt mit zwei Siedlungen und je einer Straße daran, aber „%1“ beginnt mit %n Siedlung.</numerusform>
            <numerusform>Jede Farbe beginnt mit zwei Siedlungen und je einer Straße daran, aber „%1“ beginnt mit %n Siedlungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly one settlement of each color must be starred, but &quot;%1&quot; has %n starred settlement(s).</source>
        <translation>
            <numerusform>Genau eine Siedlung jeder Farbe muss einen Stern haben, aber „%1“ hat %n Siedlung mit Stern.</numerusform>
            <numerusform>Genau eine Siedlung jeder Farbe muss einen Stern haben, aber „%1“ hat %n Siedlungen mit Stern.</numerusform>
        </translation>
    </message>
    <message>
        <source>The road at &quot;%1&quot; must touch its settlement at &quot;%2&quot;.</source>
        <translation>Die Straße bei „%1“ muss ihre Siedlung bei „%2“ berühren.</translation>
    </message>
    <message>
        <source>The starting settlement at &quot;%1&quot; is too close to another: there must be at least two paths between them.</source>
        <translation>Die Anfangssiedlung bei „%1“ ist zu nah an einer anderen: Dazwischen müssen mindestens zwei Wege liegen.</translation>
    </message>
    <message>
        <source>Two starting roads must not share the path &quot;%1&quot;.</source>
        <translation>Zwei Anfangsstraßen dürfen nicht auf demselben Weg „%1“ liegen.</translation>
    </message>
    <message>
        <source>The name of the file is missing.</source>
        <translation>Der Name der Datei fehlt.</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no folder &quot;%1&quot;.</source>
        <translation>Den Ordner „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder, and a file is needed.</source>
        <translation>„%1“ ist ein Ordner, gebraucht wird aber eine Datei.</translation>
    </message>
    <message>
        <source>There is no permission to read the file &quot;%1&quot;.</source>
        <translation>Die Datei „%1“ zu lesen ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>There is no permission to write the file &quot;%1&quot;.</source>
        <translation>Die Datei „%1“ zu schreiben ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be read; the system says &quot;%2&quot;.</source>
        <extracomment>%2 is what the operating system says about it.</extracomment>
        <translation>Die Datei „%1“ lässt sich nicht lesen; das System meldet „%2“.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be written; the system says &quot;%2&quot;.</source>
        <extracomment>%2 is what the operating system says about it.</extracomment>
        <translation>Die Datei „%1“ lässt sich nicht schreiben; das System meldet „%2“.</translation>
    </message>
    <message>
        <source>There is no room left to write the file &quot;%1&quot;.</source>
        <translation>Es ist kein Platz mehr, um die Datei „%1“ zu schreiben.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster offen.</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MB, which no game needs.</source>
        <translation>
            <numerusform>Die Datei ist größer als %n MB; das braucht kein Spiel.</numerusform>
            <numerusform>Die Datei ist größer als %n MB; das braucht kein Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The lists and objects in the file lie too deep in each other for a game.</source>
        <translation>Die Listen und Objekte in der Datei sind für ein Spiel zu tief ineinander verschachtelt.</translation>
    </message>
    <message>
        <source>The file is not complete: it stops in the middle, in line %1, column %2.</source>
        <translation>Die Datei ist nicht vollständig: Sie hört mittendrin auf, in Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>The file is not valid JSON: it stops making sense in line %1, column %2.</source>
        <translation>Die Datei ist kein gültiges JSON: Ab Zeile %1, Spalte %2 ergibt sie keinen Sinn mehr.</translation>
    </message>
    <message>
        <source>The file is of the format &quot;%1&quot;, but &quot;%2&quot; is needed here.</source>
        <extracomment>%1 is the format that the file names, %2 the one that would be right.</extracomment>
        <translation>Die Datei hat das Format „%1“, aber hier wird „%2“ gebraucht.</translation>
    </message>
    <message>
        <source>The file is of version %1, but this program understands version %2; a newer program may be able to open it.</source>
        <translation>Die Datei hat die Version %1, aber dieses Programm versteht Version %2; ein neueres Programm kann sie vielleicht öffnen.</translation>
    </message>
    <message>
        <source>There is no version %1: the first is version 1.</source>
        <translation>Eine Version %1 gibt es nicht: Die erste ist Version 1.</translation>
    </message>
    <message>
        <source>The version must be a whole number without quotes, such as 1, not %1.</source>
        <extracomment>%1 is what the file has instead.</extracomment>
        <translation>Die Version muss eine ganze Zahl ohne Anführungszeichen sein, zum Beispiel 1, nicht %1.</translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n actions, which no game needs.</source>
        <translation>
            <numerusform>Es sind mehr als %n Aktion; die braucht kein Spiel.</numerusform>
            <numerusform>Es sind mehr als %n Aktionen; die braucht kein Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is missing.</source>
        <translation>Das fehlt.</translation>
    </message>
    <message>
        <source>This key is not known here; perhaps it is misspelled.</source>
        <translation>Dieser Schlüssel ist hier unbekannt; vielleicht ein Schreibfehler.</translation>
    </message>
    <message>
        <source>The file holds no object in braces.</source>
        <translation>Die Datei enthält kein Objekt in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>There must be an object in braces here.</source>
        <translation>Hier muss ein Objekt in geschweiften Klammern stehen.</translation>
    </message>
    <message>
        <source>There must be a list in brackets here.</source>
        <translation>Hier muss eine Liste in eckigen Klammern stehen.</translation>
    </message>
    <message>
        <source>There must be a text in quotes here.</source>
        <translation>Hier muss ein Text in Anführungszeichen stehen.</translation>
    </message>
    <message>
        <source>There must be true or false here.</source>
        <translation>Hier muss true oder false stehen.</translation>
    </message>
    <message>
        <source>There must be a whole number here.</source>
        <translation>Hier muss eine ganze Zahl stehen.</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2.</source>
        <translation>Erlaubt ist eine Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot;; players are counted from 0, so these are there: %2.</source>
        <extracomment>%1 is what the file has, %2 a list of numbers that it could have, separated by commas.</extracomment>
        <translation>Person „%1“ gibt es nicht; gezählt wird ab 0, also gibt es diese: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The list can have no more than %n entries, but it has %1.</source>
        <extracomment>The %n is how many there can be, %1 how many there are.</extracomment>
        <translation>
            <numerusform>Die Liste darf höchstens %n Eintrag haben, hat aber %1.</numerusform>
            <numerusform>Die Liste darf höchstens %n Einträge haben, hat aber %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list must have %n entries, not %1.</source>
        <extracomment>The %n is how many there must be, %1 how many there are.</extracomment>
        <translation>
            <numerusform>Die Liste muss %n Eintrag haben, nicht %1.</numerusform>
            <numerusform>Die Liste muss %n Einträge haben, nicht %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; it must be one of these: %2.</source>
        <extracomment>%2 is a list of words of the file format, separated by commas.</extracomment>
        <translation>„%1“ ist hier nicht bekannt; es muss eines von diesen sein: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a hex of the island, such as &quot;0,-2&quot;.</source>
        <translation>„%1“ ist nicht der Name eines Feldes der Insel, wie zum Beispiel „0,-2“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a corner on the island, such as &quot;0,-2,N&quot;.</source>
        <translation>„%1“ ist nicht der Name einer Ecke der Insel, wie zum Beispiel „0,-2,N“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a path of the island, such as &quot;0,-2,NE&quot;.</source>
        <translation>„%1“ ist nicht der Name eines Weges der Insel, wie zum Beispiel „0,-2,NE“.</translation>
    </message>
    <message>
        <source>The sixth edition knows no separate phases for trading and building.</source>
        <translation>Die sechste Ausgabe kennt keine getrennten Phasen zum Handeln und Bauen.</translation>
    </message>
    <message numerus="yes">
        <source>There must be 3 or 4 players, not %n.</source>
        <translation>
            <numerusform>Es müssen 3 oder 4 mitspielen, nicht %n.</numerusform>
            <numerusform>Es müssen 3 oder 4 mitspielen, nicht %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name must have 1 to %n characters and must not be blank.</source>
        <translation>
            <numerusform>Ein Name muss 1 bis %n Zeichen haben und darf nicht nur aus Leerzeichen bestehen.</numerusform>
            <numerusform>Ein Name muss 1 bis %n Zeichen haben und darf nicht nur aus Leerzeichen bestehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name must not have line breaks, control characters or broken letters in it.</source>
        <translation>Ein Name darf keine Zeilenumbrüche, Steuerzeichen oder kaputten Buchstaben enthalten.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is there twice.</source>
        <translation>Den Namen „%1“ gibt es zweimal.</translation>
    </message>
    <message>
        <source>The color &quot;%1&quot; is there twice.</source>
        <translation>Die Farbe „%1“ gibt es zweimal.</translation>
    </message>
    <message>
        <source>The color &quot;%1&quot; does not play when three play on the beginner island.</source>
        <translation>Die Farbe „%1“ spielt nicht mit, wenn drei auf der Anfängerinsel spielen.</translation>
    </message>
    <message>
        <source>Two players cannot have begun with the pieces of the same color, &quot;%1&quot;.</source>
        <translation>Zwei Personen können nicht beide mit der Farbe „%1“ begonnen haben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the island&apos;s 19 hexes.</source>
        <translation>„%1“ ist keines der 19 Felder der Insel.</translation>
    </message>
    <message>
        <source>The hex &quot;%1&quot; is there twice.</source>
        <translation>Das Feld „%1“ gibt es zweimal.</translation>
    </message>
    <message>
        <source>The hex &quot;%1&quot; is missing.</source>
        <translation>Das Feld „%1“ fehlt.</translation>
    </message>
    <message>
        <source>This is not a proper island.</source>
        <translation>Das ist keine richtige Insel.</translation>
    </message>
    <message>
        <source>A beginner game needs the starting settlements and roads of the board, and they are missing.</source>
        <translation>Ein Spiel auf der Anfängerinsel braucht die Siedlungen und Straßen, die dort am Anfang stehen, und sie fehlen.</translation>
    </message>
    <message>
        <source>There are two roads on the path &quot;%1&quot;.</source>
        <translation>Auf dem Weg „%1“ liegen zwei Straßen.</translation>
    </message>
    <message>
        <source>There are two buildings on the corner &quot;%1&quot;.</source>
        <translation>Auf der Ecke „%1“ stehen zwei Gebäude.</translation>
    </message>
    <message>
        <source>The building at &quot;%1&quot; is too close to another: there must be at least two paths between them.</source>
        <translation>Das Gebäude bei „%1“ ist zu nah an einem anderen: Dazwischen müssen mindestens zwei Wege liegen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has more than %n roads.</source>
        <extracomment>%1 is a player, by name or as &quot;The first player&quot;; so in the following.</extracomment>
        <translation>
            <numerusform>%1 hat mehr als %n Straße.</numerusform>
            <numerusform>%1 hat mehr als %n Straßen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has more than %n settlements.</source>
        <translation>
            <numerusform>%1 hat mehr als %n Siedlung.</numerusform>
            <numerusform>%1 hat mehr als %n Siedlungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has more than %n cities.</source>
        <translation>
            <numerusform>%1 hat mehr als %n Stadt.</numerusform>
            <numerusform>%1 hat mehr als %n Städte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bank and all hands must have 19 &quot;%1&quot; together, not %n.</source>
        <extracomment>%1 is a resource, by its word in the file.</extracomment>
        <translation>
            <numerusform>Die Bank und alle Hände müssen zusammen 19-mal „%1“ haben, nicht %n-mal.</numerusform>
            <numerusform>Die Bank und alle Hände müssen zusammen 19-mal „%1“ haben, nicht %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There must be 14 knights in the deck, in hands and played together, not %n.</source>
        <translation>
            <numerusform>Im Stapel, auf den Händen und unter den gespielten Karten müssen zusammen 14 Ritter sein, nicht %n.</numerusform>
            <numerusform>Im Stapel, auf den Händen und unter den gespielten Karten müssen zusammen 14 Ritter sein, nicht %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There must be 5 victory point cards in the deck and in hands together, not %n.</source>
        <translation>
            <numerusform>Im Stapel und auf den Händen müssen zusammen 5 Siegpunktkarten sein, nicht %n.</numerusform>
            <numerusform>Im Stapel und auf den Händen müssen zusammen 5 Siegpunktkarten sein, nicht %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There can be no more than 2 &quot;%1&quot; in the deck and in hands together, but there are %n.</source>
        <extracomment>%1 is a development card, by its word in the file.</extracomment>
        <translation>
            <numerusform>Im Stapel und auf den Händen kann „%1“ zusammen höchstens 2-mal sein, aber es gibt %n.</numerusform>
            <numerusform>Im Stapel und auf den Händen kann „%1“ zusammen höchstens 2-mal sein, aber es gibt %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot hold Longest Road with a road shorter than 5.</source>
        <translation>Mit einer Straße unter Länge 5 kann %1 die Längste Handelsstraße nicht haben.</translation>
    </message>
    <message>
        <source>%1 cannot hold Longest Road while another road is longer.</source>
        <translation>%1 kann die Längste Handelsstraße nicht haben: Eine andere Straße ist länger.</translation>
    </message>
    <message>
        <source>%1 alone has the longest road and must hold Longest Road.</source>
        <translation>%1 hat allein die längste Straße und muss die Längste Handelsstraße haben.</translation>
    </message>
    <message>
        <source>Several roads are the longest, so the file must say who holds Longest Road.</source>
        <translation>Mehrere Straßen sind die längsten, also muss die Datei sagen, wer die Längste Handelsstraße hat.</translation>
    </message>
    <message>
        <source>%1 cannot hold Largest Army with fewer than 3 knights.</source>
        <translation>%1 kann die Größte Rittermacht nicht mit weniger als 3 Rittern haben.</translation>
    </message>
    <message>
        <source>%1 cannot hold Largest Army while another has more knights.</source>
        <translation>%1 kann die Größte Rittermacht nicht haben, solange jemand anders mehr Ritter hat.</translation>
    </message>
    <message>
        <source>Somebody has 3 knights or more, so somebody must hold Largest Army.</source>
        <translation>Jemand hat 3 Ritter oder mehr, also muss jemand die Größte Rittermacht haben.</translation>
    </message>
    <message>
        <source>Several players have the most knights, so the file must say who holds Largest Army.</source>
        <translation>Mehrere haben die meisten Ritter, also muss die Datei sagen, wer die Größte Rittermacht hat.</translation>
    </message>
    <message>
        <source>No card can have been bought before the roll.</source>
        <translation>Vor dem Würfeln kann keine Karte gekauft worden sein.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; that was bought must also be among the cards of the player on turn.</source>
        <extracomment>%1 is a development card, by its word in the file.</extracomment>
        <translation>Die gekaufte Karte „%1“ muss auch unter den Karten der Person am Zug sein.</translation>
    </message>
    <message>
        <source>The phase &quot;%1&quot; is not for a game with separate phases.</source>
        <extracomment>Combined and separate are ways to play, by their words in the file; %1 is a phase of a turn.</extracomment>
        <translation>Die Phase „%1“ gehört nicht zu einem Spiel mit getrennten Phasen.</translation>
    </message>
    <message>
        <source>The phase &quot;%1&quot; is only for a game with separate phases.</source>
        <translation>Die Phase „%1“ gehört nur zu einem Spiel mit getrennten Phasen.</translation>
    </message>
    <message>
        <source>Discards come after the roll, so &quot;roll&quot; cannot follow them.</source>
        <translation>Abgelegt wird nach dem Würfeln, also kann „roll“ nicht darauf folgen.</translation>
    </message>
    <message>
        <source>In the phase &quot;%1&quot; it cannot be said what follows.</source>
        <translation>In der Phase „%1“ lässt sich nicht sagen, was folgt.</translation>
    </message>
    <message>
        <source>There can be no dice before the roll.</source>
        <translation>Vor dem Würfeln kann es keine Würfel geben.</translation>
    </message>
    <message>
        <source>In the phase &quot;%1&quot; nobody can owe a discard.</source>
        <translation>In der Phase „%1“ kann niemand noch Karten ablegen müssen.</translation>
    </message>
    <message>
        <source>In the phase &quot;discard&quot; somebody must owe cards.</source>
        <translation>In der Phase „discard“ muss jemand noch Karten ablegen müssen.</translation>
    </message>
    <message>
        <source>%1 cannot owe more cards than the hand has.</source>
        <translation>%1 kann nicht mehr ablegen müssen, als die Hand hat.</translation>
    </message>
    <message>
        <source>In the phase &quot;steal&quot; somebody next to the robber must have cards to steal.</source>
        <translation>In der Phase „steal“ muss jemand neben dem Räuber Karten zum Stehlen haben.</translation>
    </message>
    <message>
        <source>In the phase &quot;%1&quot; there can be no free roads.</source>
        <translation>In der Phase „%1“ kann es keine kostenlosen Straßen geben.</translation>
    </message>
    <message>
        <source>In the phase &quot;freeRoads&quot; there must be a road left and a free path for it.</source>
        <translation>In der Phase „freeRoads“ muss noch eine Straße übrig und ein Weg für sie frei sein.</translation>
    </message>
    <message>
        <source>On a beginner island all starting pieces stand, so there is no phase &quot;setup&quot;.</source>
        <translation>Auf einer Anfängerinsel steht am Anfang schon alles, darum gibt es keine Phase „setup“.</translation>
    </message>
    <message>
        <source>The pieces are not those of players who place in turn, forwards and then backwards.</source>
        <translation>So stehen die Figuren nicht, wenn reihum gesetzt wird, erst vorwärts und dann rückwärts.</translation>
    </message>
    <message>
        <source>There can be no city at &quot;%1&quot; while the starting pieces are placed.</source>
        <translation>Bei „%1“ kann keine Stadt stehen, solange am Anfang noch gesetzt wird.</translation>
    </message>
    <message>
        <source>The starting road at &quot;%1&quot; must touch its settlement.</source>
        <translation>Die Anfangsstraße bei „%1“ muss ihre Siedlung berühren.</translation>
    </message>
    <message>
        <source>All starting pieces stand, so the phase &quot;setup&quot; is over.</source>
        <translation>Alles für den Anfang steht, also ist die Phase „setup“ vorbei.</translation>
    </message>
    <message>
        <source>%1 must be on turn to place the next starting piece.</source>
        <translation>%1 muss am Zug sein, um das Nächste für den Anfang zu setzen.</translation>
    </message>
    <message>
        <source>No card can have been played while the starting pieces are placed.</source>
        <translation>Solange am Anfang noch gesetzt wird, kann keine Karte gespielt worden sein.</translation>
    </message>
    <message>
        <source>The bank needs more &quot;%1&quot; to deal the starting cards.</source>
        <extracomment>%1 is a resource, by its word in the file.</extracomment>
        <translation>Die Bank braucht mehr „%1“, um die Anfangskarten auszugeben.</translation>
    </message>
    <message>
        <source>The rules do not allow this action.</source>
        <translation>Die Regeln erlauben diese Aktion nicht.</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <extracomment>%1 is &quot;action&quot; and its number, %2 the action as the file has it, %3 the sentence that refuses it.</extracomment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a place in a file, e.g. players[2].color, %2 the sentence that says what is wrong there.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HarborPainter</name>
    <message>
        <source>%1:%2</source>
        <extracomment>The rate of a harbor, written on its sail: %1 of your cards for %2 of the bank&apos;s.</extracomment>
        <translation>%1:%2</translation>
    </message>
</context>
<context>
    <name>HowToPlay</name>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message numerus="yes">
        <source>Settle the island, and be the first to have %n point(s) in your own turn.</source>
        <translation>
            <numerusform>Besiedle die Insel und habe zuerst in deinem eigenen Zug %n Punkt.</numerusform>
            <numerusform>Besiedle die Insel und habe zuerst in deinem eigenen Zug %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each settlement: 1 point</source>
        <translation>Jede Siedlung: 1 Punkt</translation>
    </message>
    <message>
        <source>Each city: 2 points</source>
        <translation>Jede Stadt: 2 Punkte</translation>
    </message>
    <message>
        <source>%1, of 5 roads at least: 2 points</source>
        <extracomment>%1 is Longest Road or Longest Route</extracomment>
        <translation>%1, ab 5 Straßen: 2 Punkte</translation>
    </message>
    <message>
        <source>%1, of 3 knights at least: 2 points</source>
        <extracomment>%1 is Largest Army</extracomment>
        <translation>%1, ab 3 Rittern: 2 Punkte</translation>
    </message>
    <message>
        <source>Victory point card, kept secret: 1 point</source>
        <translation>Siegpunktkarte, bleibt geheim: 1 Punkt</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>So fängt es an</translation>
    </message>
    <message>
        <source>Two settlements and two roads of each player stand there already.</source>
        <translation>Von jeder Person stehen schon zwei Siedlungen und zwei Straßen da.</translation>
    </message>
    <message>
        <source>The settlement with a star brings a card from each hex around it.</source>
        <translation>Die Siedlung mit dem Stern bringt eine Karte von jedem Feld um sie herum.</translation>
    </message>
    <message>
        <source>In turn, each places a settlement and a road beside it; then each once more, the last one first.</source>
        <translation>Reihum setzen alle eine Siedlung und daneben eine Straße; dann noch einmal andersherum, die letzte Person zuerst.</translation>
    </message>
    <message>
        <source>The second settlement brings a card from each hex around it.</source>
        <translation>Die zweite Siedlung bringt eine Karte von jedem Feld um sie herum.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Roll the dice. Each hex with that number gives a card to every settlement beside it and two to every city, whoever has rolled.</source>
        <translation>Würfle. Jedes Feld mit dieser Zahl bringt jeder Siedlung daran eine Karte und jeder Stadt zwei, egal, wer gewürfelt hat.</translation>
    </message>
    <message>
        <source>Trade with the others as you like, or with the bank: four alike for one card.</source>
        <translation>Handle mit den anderen, wie du magst, oder mit der Bank: vier gleiche für eine Karte.</translation>
    </message>
    <message>
        <source>Trade with the others as you like, or with the supply: four alike for one card.</source>
        <translation>Handle mit den anderen, wie du magst, oder mit der Bank: vier gleiche für eine Karte.</translation>
    </message>
    <message>
        <source>If you have built at a harbor, three will do, or two of what its ship shows.</source>
        <translation>Hast du an einem Hafen gebaut, reichen drei, oder zwei von dem, was sein Schiff zeigt.</translation>
    </message>
    <message>
        <source>If you have built at a port, three will do, or two of what its ship shows.</source>
        <translation>Hast du an einem Hafen gebaut, reichen drei, oder zwei von dem, was sein Schiff zeigt.</translation>
    </message>
    <message>
        <source>Build and buy what you can pay for.</source>
        <translation>Baue und kaufe, was du bezahlen kannst.</translation>
    </message>
    <message>
        <source>End your turn: the next one rolls.</source>
        <translation>Beende deinen Zug: Dann würfelt die nächste Person.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What a hex gives: %1 is a land as it stands alone, %2 a resource as within a sentence.
----------
%1 is the name of a development card, %2 a sentence that says what it does</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What the land gives</source>
        <translation>Was das Land bringt</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Hügelland</translation>
    </message>
    <message>
        <source>Pasture</source>
        <translation>Weideland</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>Desert: nothing</source>
        <translation>Wüste: nichts</translation>
    </message>
    <message>
        <source>The dots tell how often a number falls: 6 and 8 most of all, 2 and 12 hardly ever.</source>
        <translation>Die Pünktchen zeigen, wie oft eine Zahl fällt: 6 und 8 am häufigsten, 2 und 12 fast nie.</translation>
    </message>
    <message>
        <source>What things cost</source>
        <translation>Was alles kostet</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Development card</source>
        <translation>Entwicklungskarte</translation>
    </message>
    <message>
        <source>Where to build</source>
        <translation>Wo du bauen darfst</translation>
    </message>
    <message>
        <source>A road goes on from your own roads and buildings, but not past somebody else&apos;s building.</source>
        <translation>Eine Straße geht von deinen Straßen und Gebäuden weiter, aber nicht an einem fremden Gebäude vorbei.</translation>
    </message>
    <message>
        <source>A settlement stands on a corner that your road reaches. The corners next to it must be free, whoever built there.</source>
        <translation>Eine Siedlung steht auf einer Ecke, zu der deine Straße führt. Die Ecken daneben müssen frei sein, egal, wer dort gebaut hat.</translation>
    </message>
    <message>
        <source>A city takes the place of one of your settlements.</source>
        <translation>Eine Stadt kommt an die Stelle einer deiner Siedlungen.</translation>
    </message>
    <message>
        <source>When a 7 is rolled</source>
        <translation>Wenn eine 7 fällt</translation>
    </message>
    <message>
        <source>Nobody gets anything. Whoever has more than 7 resource cards gives half of them back.</source>
        <translation>Niemand bekommt etwas. Wer mehr als 7 Rohstoffkarten hat, gibt die Hälfte zurück.</translation>
    </message>
    <message>
        <source>Move the robber to another hex, which gives nothing as long as he stands there, and steal a card from somebody beside it.</source>
        <translation>Setze den Räuber auf ein anderes Feld: Es bringt nichts, solange er dort steht. Stiehl dann jemandem daneben eine Karte.</translation>
    </message>
    <message>
        <source>Development cards</source>
        <translation>Entwicklungskarten</translation>
    </message>
    <message>
        <source>Play one in a turn, before or after the roll, but not in the turn in which you bought it.</source>
        <translation>Spiele eine pro Zug, vor oder nach dem Würfeln, aber nicht im selben Zug, in dem du sie gekauft hast.</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>%1, %2</source>
        <extracomment>A list of names, cards or half sentences that goes on: %1 is what stands before, %2 the next item.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list: %1 is all that stands before, %2 the last item, e.g. &quot;2 brick, 1 wool&quot; and &quot;1 ore&quot;.</extracomment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>Misplaced</name>
    <message>
        <source>A road goes on a path, from corner to corner.</source>
        <translation>Eine Straße kommt auf einen Weg, von Ecke zu Ecke.</translation>
    </message>
    <message>
        <source>No road of yours can go along this hex.</source>
        <translation>An diesem Feld kann keine Straße von dir liegen.</translation>
    </message>
    <message>
        <source>No road of yours can go on from here.</source>
        <translation>Von hier kann keine Straße von dir weitergehen.</translation>
    </message>
    <message>
        <source>A settlement goes on a corner.</source>
        <translation>Eine Siedlung kommt auf eine Ecke.</translation>
    </message>
    <message>
        <source>No corner of this hex is open to you.</source>
        <translation>Keine Ecke dieses Feldes ist für dich frei.</translation>
    </message>
    <message>
        <source>Neither end of this path is open to you.</source>
        <translation>Kein Ende dieses Weges ist für dich frei.</translation>
    </message>
    <message>
        <source>A city takes the place of your settlement: click that.</source>
        <translation>Eine Stadt kommt an die Stelle deiner Siedlung: Klicke auf diese.</translation>
    </message>
    <message>
        <source>You have no settlement at this hex.</source>
        <translation>Du hast keine Siedlung an diesem Feld.</translation>
    </message>
    <message>
        <source>You have no settlement at the ends of this path.</source>
        <translation>Du hast keine Siedlung an den Enden dieses Weges.</translation>
    </message>
    <message>
        <source>Click one of the lit paths beside your settlement.</source>
        <translation>Klicke auf einen leuchtenden Weg neben deiner Siedlung.</translation>
    </message>
    <message>
        <source>Click one of the lit corners.</source>
        <translation>Klicke auf eine leuchtende Ecke.</translation>
    </message>
    <message>
        <source>Click one of the lit paths.</source>
        <translation>Klicke auf einen leuchtenden Weg.</translation>
    </message>
    <message>
        <source>Roll the dice first; the robber only moves after a 7 or a knight.</source>
        <translation>Würfle erst; der Räuber zieht nur nach einer 7 oder einem Ritter.</translation>
    </message>
    <message>
        <source>Build on paths and corners; the robber only moves after a 7 or a knight.</source>
        <translation>Baue auf Wegen und Ecken; der Räuber zieht nur nach einer 7 oder einem Ritter.</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>After it you hold no resource cards: %1 → 0 cards.</source>
        <extracomment>%1 is the number of cards before.</extracomment>
        <translation>Danach hast du keine Rohstoffkarten mehr: %1 → 0 Karten.</translation>
    </message>
    <message numerus="yes">
        <source>After it you hold %1: %2 → %n card(s).</source>
        <extracomment>%1 is a list like &quot;2 lumber and 1 ore&quot;, %2 the number of cards before, %n the number after.</extracomment>
        <translation>
            <numerusform>Danach hast du %1: %2 → %n Karte.</numerusform>
            <numerusform>Danach hast du %1: %2 → %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Afterwards: %1 → %n card(s)</source>
        <extracomment>How many cards a hand has afterwards. %1 is the number before, %n the number after.</extracomment>
        <translation>
            <numerusform>Danach: %1 → %n Karte</numerusform>
            <numerusform>Danach: %1 → %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>You give %1 and get %2. %3</source>
        <extracomment>A trade and what comes of it. %1 and %2 are lists like &quot;2 lumber and 1 ore&quot;, %3 is a whole sentence.</extracomment>
        <translation>Du gibst %1 und bekommst %2. %3</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>%1 takes %2 from %3.</source>
        <extracomment>%1 and %3 are names, %2 is Longest Road or Largest Army</extracomment>
        <translation>%1 nimmt %3 die %2 ab.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <extracomment>%1 is a name, %2 is Longest Road or Largest Army</extracomment>
        <translation>%1 bekommt die %2.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <extracomment>%1 is a name, %2 is Longest Road or Largest Army</extracomment>
        <translation>%1 verliert die %2.</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s): %1 → %2</source>
        <extracomment>%n more points, from %1 to %2 of them</extracomment>
        <translation>
            <numerusform>+%n Punkt: %1 → %2</numerusform>
            <numerusform>+%n Punkte: %1 → %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is with your %n hidden card(s).</source>
        <extracomment>Below &quot;+1 point: 3 → 4&quot;: others see fewer points</extracomment>
        <translation>
            <numerusform>Deine verdeckte Karte zählt mit.</numerusform>
            <numerusform>Deine %n verdeckten Karten zählen mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards in hand: %1 → %2</source>
        <extracomment>Resource cards in the hand, before and after</extracomment>
        <translation>Handkarten: %1 → %2</translation>
    </message>
    <message>
        <source>Length of the road: %1 → %2</source>
        <extracomment>The longest of a player&apos;s roads in segments, before and after</extracomment>
        <translation>Länge der Straße: %1 → %2</translation>
    </message>
    <message>
        <source>Trading is over then, until the next turn.</source>
        <translation>Dann ist der Handel vorbei, bis zum nächsten Zug.</translation>
    </message>
    <message>
        <source>That wins the game!</source>
        <translation>Damit ist das Spiel gewonnen!</translation>
    </message>
</context>
<context>
    <name>OuterEvents</name>
    <message>
        <source>%1 is the oldest and begins.</source>
        <translation>%1 ist am ältesten und beginnt.</translation>
    </message>
    <message>
        <source>%1 was drawn to begin.</source>
        <translation>%1 beginnt: Das Los hat entschieden.</translation>
    </message>
    <message>
        <source>For the first turn %1 rolls %2 and %3: %4.</source>
        <extracomment>Before the game, for who begins. %1 is a name, %2 and %3 are the two dice, %4 is their sum.</extracomment>
        <translation>Um den ersten Zug würfelt %1 %2 und %3: %4.</translation>
    </message>
    <message>
        <source>There is nobody to rob there, so nothing is stolen.</source>
        <translation>Dort gibt es niemanden zu berauben, also wird nichts gestohlen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 reveals %n victory point card(s).</source>
        <extracomment>At the end of the game, a line of the log; %1 is a name</extracomment>
        <translation>
            <numerusform>%1 deckt %n Siegpunktkarte auf.</numerusform>
            <numerusform>%1 deckt %n Siegpunktkarten auf.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonNames</name>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Alle brauchen einen Namen.</translation>
    </message>
    <message>
        <source>This name has a sign in it that cannot be seen: please type it anew.</source>
        <translation>In diesem Namen ist ein unsichtbares Zeichen: Bitte tippe ihn neu.</translation>
    </message>
    <message>
        <source>Somebody else is called that already.</source>
        <translation>So heißt schon jemand anders.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The system says: %1.</source>
        <extracomment>%1 is what the system says, e.g. &quot;Permission denied&quot;</extracomment>
        <translation>Das System meldet: %1.</translation>
    </message>
</context>
<context>
    <name>PlaceHints</name>
    <message>
        <source>A settlement here</source>
        <translation>Hier eine Siedlung</translation>
    </message>
    <message>
        <source>A city here</source>
        <translation>Hier eine Stadt</translation>
    </message>
    <message>
        <source>%1&apos;s city</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Stadt von %1</translation>
    </message>
    <message>
        <source>%1&apos;s settlement</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Siedlung von %1</translation>
    </message>
    <message>
        <source>%1, but the robber is there</source>
        <extracomment>%1 is e.g. &quot;1 lumber&quot;</extracomment>
        <translation>%1, aber dort ist der Räuber</translation>
    </message>
    <message numerus="yes">
        <source>On %n of 36 rolls</source>
        <extracomment>How often a corner brings something; as short as can be</extracomment>
        <translation>
            <numerusform>Bei %n von 36 Würfen</numerusform>
            <numerusform>Bei %n von 36 Würfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings nothing.</source>
        <translation>Bringt nichts.</translation>
    </message>
    <message>
        <source>None of your roads leads here.</source>
        <translation>Keine deiner Straßen führt hierher.</translation>
    </message>
    <message numerus="yes">
        <source>Steals one of %n card(s).</source>
        <translation>
            <numerusform>Stiehlt die einzige Karte.</numerusform>
            <numerusform>Stiehlt eine von %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s road</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Straße von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) without a break</source>
        <translation>
            <numerusform>%n Straße am Stück</numerusform>
            <numerusform>%n Straßen am Stück</numerusform>
        </translation>
    </message>
    <message>
        <source>A road here</source>
        <translation>Hier eine Straße</translation>
    </message>
    <message>
        <source>The desert brings nothing.</source>
        <translation>Die Wüste bringt nichts.</translation>
    </message>
    <message>
        <source>The robber is here: it brings nothing until it leaves.</source>
        <translation>Der Räuber ist hier: Das Feld bringt nichts, bis er geht.</translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 rolls</source>
        <extracomment>How often a hex brings something; &quot;5 of 36 rolls&quot;, as short as can be</extracomment>
        <translation>
            <numerusform>%n von 36 Würfen</numerusform>
            <numerusform>%n von 36 Würfen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>yield</comment>
        <extracomment>Who gets what from a hex: %1 a name, %2 e.g. &quot;2 lumber&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody has built here yet.</source>
        <translation>Hier hat noch niemand gebaut.</translation>
    </message>
    <message>
        <source>Nobody has built here: nothing is blocked, and there is nobody to rob.</source>
        <translation>Hier hat niemand gebaut: Nichts wird blockiert, und niemand lässt sich berauben.</translation>
    </message>
    <message>
        <source>There is nobody to rob here.</source>
        <translation>Hier lässt sich niemand berauben.</translation>
    </message>
    <message>
        <source>%1: %2 blocked</source>
        <extracomment>What the robber would do: %1 a name, %2 e.g. &quot;2 lumber&quot; that they do not get at each such roll</extracomment>
        <translation>%1: %2 blockiert</translation>
    </message>
    <message>
        <source>Your own: %1 blocked</source>
        <extracomment>What the robber would do to whoever moves it: %1 is e.g. &quot;2 lumber&quot;</extracomment>
        <translation>Deine eigenen: %1 blockiert</translation>
    </message>
    <message numerus="yes">
        <source>Steal one of %n card(s)</source>
        <translation>
            <numerusform>Die einzige Karte stehlen</numerusform>
            <numerusform>Eine von %n Karten stehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>3 cards of a kind for 1 of your choice</source>
        <translation>3 gleiche Karten für 1 deiner Wahl</translation>
    </message>
    <message>
        <source>%1 for 1 card of your choice</source>
        <extracomment>What a harbor does: %1 is e.g. &quot;2 lumber&quot;</extracomment>
        <translation>%1 für 1 Karte deiner Wahl</translation>
    </message>
    <message>
        <source>%1 trades here</source>
        <extracomment>At a harbor: %1 is a name</extracomment>
        <translation>%1 handelt hier</translation>
    </message>
    <message>
        <source>For whoever builds at one of its two corners.</source>
        <translation>Für alle, die an einer der zwei Ecken bauen.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>north corner of %1, by the sea</source>
        <extracomment>A corner of the hex %1 with the sea around it; so are the next five.</extracomment>
        <translation>Nordecke von %1, am Meer</translation>
    </message>
    <message>
        <source>north-east corner of %1, by the sea</source>
        <translation>Nordostecke von %1, am Meer</translation>
    </message>
    <message>
        <source>south-east corner of %1, by the sea</source>
        <translation>Südostecke von %1, am Meer</translation>
    </message>
    <message>
        <source>south corner of %1, by the sea</source>
        <translation>Südecke von %1, am Meer</translation>
    </message>
    <message>
        <source>south-west corner of %1, by the sea</source>
        <translation>Südwestecke von %1, am Meer</translation>
    </message>
    <message>
        <source>north-west corner of %1, by the sea</source>
        <translation>Nordwestecke von %1, am Meer</translation>
    </message>
    <message>
        <source>north-east shore of %1</source>
        <extracomment>The path on this side of the hex %1, beside the sea; so are the next five.</extracomment>
        <translation>Nordostküste von %1</translation>
    </message>
    <message>
        <source>east shore of %1</source>
        <translation>Ostküste von %1</translation>
    </message>
    <message>
        <source>south-east shore of %1</source>
        <translation>Südostküste von %1</translation>
    </message>
    <message>
        <source>south-west shore of %1</source>
        <translation>Südwestküste von %1</translation>
    </message>
    <message>
        <source>west shore of %1</source>
        <translation>Westküste von %1</translation>
    </message>
    <message>
        <source>north-west shore of %1</source>
        <translation>Nordwestküste von %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place with harbor</comment>
        <extracomment>%1 is a corner of the island, %2 the harbor there.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>landscape with number</comment>
        <extracomment>%1 is a landscape, %2 the number of its token: &quot;forest 8&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>corner of %1, %2 and the sea</source>
        <extracomment>%1 and %2 are hexes that meet at the coast: &quot;corner of forest 8, hills 5 and the sea&quot;.</extracomment>
        <translation>Ecke von %1, %2 und Meer</translation>
    </message>
    <message>
        <source>corner of %1, %2 and %3</source>
        <extracomment>%1, %2 and %3 are hexes that meet: &quot;corner of forest 8, hills 5 and pasture 10&quot;.</extracomment>
        <translation>Ecke von %1, %2 und %3</translation>
    </message>
    <message>
        <source>path between %1 and %2</source>
        <extracomment>%1 and %2 are hexes side by side: &quot;path between forest 8 and hills 5&quot;.</extracomment>
        <translation>Weg zwischen %1 und %2</translation>
    </message>
    <message>
        <source>%1, with the robber</source>
        <extracomment>%1 is a hex, e.g. &quot;forest 8&quot;.</extracomment>
        <translation>%1, mit dem Räuber</translation>
    </message>
    <message>
        <source>%1: free</source>
        <extracomment>%1 is a corner or a path of the island, where nothing is built.</extracomment>
        <translation>%1: frei</translation>
    </message>
    <message>
        <source>%1: %2&apos;s city</source>
        <extracomment>%1 is a corner of the island, %2 a name.</extracomment>
        <translation>%1: Stadt von %2</translation>
    </message>
    <message>
        <source>%1: %2&apos;s settlement</source>
        <translation>%1: Siedlung von %2</translation>
    </message>
    <message>
        <source>%1: %2&apos;s road</source>
        <extracomment>%1 is a path of the island, %2 a name.</extracomment>
        <translation>%1: Straße von %2</translation>
    </message>
</context>
<context>
    <name>PlainErrors</name>
    <message>
        <source>This file is no saved game of Holmstead.</source>
        <translation>Diese Datei ist kein gespeichertes Spiel von Holmstead.</translation>
    </message>
    <message>
        <source>This file is damaged: move %1 in it cannot be read.</source>
        <extracomment>%1 is the number of a move, counted from the beginning of the game.</extracomment>
        <translation>Diese Datei ist beschädigt: Spielzug %1 darin lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>This file is damaged: it does not say properly who plays.</source>
        <translation>Diese Datei ist beschädigt: Sie sagt nicht richtig, wer mitspielt.</translation>
    </message>
    <message>
        <source>This file is damaged: it does not say properly by which rules the game is played.</source>
        <translation>Diese Datei ist beschädigt: Sie sagt nicht richtig, nach welchen Regeln gespielt wird.</translation>
    </message>
    <message>
        <source>This file is damaged: the island in it is not complete.</source>
        <translation>Diese Datei ist beschädigt: Die Insel darin ist nicht vollständig.</translation>
    </message>
    <message>
        <source>This file is damaged: the pieces and cards in it do not fit together.</source>
        <translation>Diese Datei ist beschädigt: Die Figuren und Karten darin passen nicht zusammen.</translation>
    </message>
    <message>
        <source>This file is damaged: a part of it makes no sense.</source>
        <translation>Diese Datei ist beschädigt: Ein Teil davon ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>This file is damaged: it stops in the middle (line %1).</source>
        <extracomment>%1 is the number of a line; so in the next sentence.</extracomment>
        <translation>Diese Datei ist beschädigt: Sie hört mittendrin auf (Zeile %1).</translation>
    </message>
    <message>
        <source>This file is damaged: line %1 makes no sense.</source>
        <translation>Diese Datei ist beschädigt: Zeile %1 ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>This game was saved by a newer Holmstead, and this one cannot open it.</source>
        <translation>Dieses Spiel wurde von einem neueren Holmstead gespeichert, und dieses hier kann es nicht öffnen.</translation>
    </message>
    <message>
        <source>This file has more moves than any game needs.</source>
        <translation>Diese Datei hat mehr Spielzüge, als irgendein Spiel braucht.</translation>
    </message>
    <message>
        <source>This file is damaged: move %1 in it is against the rules.</source>
        <extracomment>%1 is the number of a move, counted from the beginning of the game.</extracomment>
        <translation>Diese Datei ist beschädigt: Spielzug %1 darin ist gegen die Regeln.</translation>
    </message>
</context>
<context>
    <name>PlateStats</name>
    <message numerus="yes">
        <source>%n resource card(s)</source>
        <translation>
            <numerusform>%n Rohstoffkarte</numerusform>
            <numerusform>%n Rohstoffkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource card(s): more than 7, half of them go when a 7 is rolled</source>
        <translation>
            <numerusform>%n Rohstoffkarte: mehr als 7, bei einer 7 muss die Hälfte weg</numerusform>
            <numerusform>%n Rohstoffkarten: mehr als 7, bei einer 7 muss die Hälfte weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <translation>
            <numerusform>%n Entwicklungskarte</numerusform>
            <numerusform>%n Entwicklungskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) left to build</source>
        <translation>
            <numerusform>Noch %n Straße zu bauen</numerusform>
            <numerusform>Noch %n Straßen zu bauen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s) left to build</source>
        <translation>
            <numerusform>Noch %n Siedlung zu bauen</numerusform>
            <numerusform>Noch %n Siedlungen zu bauen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s) left to build</source>
        <translation>
            <numerusform>Noch %n Stadt zu bauen</numerusform>
            <numerusform>Noch %n Städte zu bauen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) played: holds %1, 2 points</source>
        <extracomment>%1 is the award for it, Largest Army</extracomment>
        <translation>
            <numerusform>%n Ritter gespielt: hat die %1, 2 Punkte</numerusform>
            <numerusform>%n Ritter gespielt: hat die %1, 2 Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) played</source>
        <translation>
            <numerusform>%n Ritter gespielt</numerusform>
            <numerusform>%n Ritter gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest road of %n segment(s): holds %1, 2 points</source>
        <extracomment>%1 is the award for it, Longest Road or Longest Route</extracomment>
        <translation>
            <numerusform>Längste Straße: %n am Stück; hat die %1, 2 Punkte</numerusform>
            <numerusform>Längste Straße: %n am Stück; hat die %1, 2 Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest road of %n segment(s)</source>
        <translation>
            <numerusform>Längste Straße: %n am Stück</numerusform>
            <numerusform>Längste Straße: %n am Stück</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>%1: discard %n cards.</source>
        <translation>
            <numerusform>%1: lege %n Karte ab.</numerusform>
            <numerusform>%1: lege %n Karten ab.</numerusform>
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
    <message>
        <source>then %1</source>
        <extracomment>After &quot;Ben: discard 5 cards.&quot;; %1 is who has to discard next, e.g. &quot;Cleo 4 and Dan 5&quot;</extracomment>
        <translation>dann %1</translation>
    </message>
    <message>
        <source>%1: place a road next to the new settlement.</source>
        <translation>%1: setze eine Straße neben die neue Siedlung.</translation>
    </message>
    <message>
        <source>%1: place a settlement on a free corner.</source>
        <translation>%1: setze eine Siedlung auf eine freie Ecke.</translation>
    </message>
    <message>
        <source>%1: place a second settlement; it brings a card from each hex around it.</source>
        <translation>%1: setze eine zweite Siedlung; sie bringt eine Karte von jedem Feld um sie herum.</translation>
    </message>
    <message>
        <source>%1: roll the dice.</source>
        <translation>%1: würfle.</translation>
    </message>
    <message>
        <source>%1: roll the dice, or play a development card first.</source>
        <translation>%1: würfle, oder spiele erst eine Entwicklungskarte.</translation>
    </message>
    <message>
        <source>%1: click a building or a name to choose whom to rob.</source>
        <translation>%1: wähle, wen du beraubst: Klicke auf ein Gebäude oder einen Namen.</translation>
    </message>
    <message>
        <source>%1: click %2&apos;s building or name to steal a card.</source>
        <extracomment>%1 is who steals, %2 the only one who can be robbed.</extracomment>
        <translation>%1: klicke auf Gebäude oder Namen von %2 und stiehl eine Karte.</translation>
    </message>
    <message>
        <source>%1: click a highlighted path for a free road; a second one may follow.</source>
        <translation>%1: klicke auf einen leuchtenden Weg für eine kostenlose Straße; eine zweite kann folgen.</translation>
    </message>
    <message>
        <source>%1: click a highlighted path for one more free road, or stop here.</source>
        <translation>%1: klicke auf einen leuchtenden Weg für noch eine kostenlose Straße, oder höre hier auf.</translation>
    </message>
    <message>
        <source>%1: trade, build and buy, then end the turn.</source>
        <translation>%1: handle, baue und kaufe, dann beende den Zug.</translation>
    </message>
    <message>
        <source>%1: trade with the others and the bank, then build or end the turn.</source>
        <translation>%1: handle mit den anderen und der Bank, dann baue oder beende den Zug.</translation>
    </message>
    <message>
        <source>%1: trade with the others and the supply, then build or end the turn.</source>
        <translation>%1: handle mit den anderen und der Bank, dann baue oder beende den Zug.</translation>
    </message>
    <message>
        <source>%1: build and buy, then end the turn; trading is over.</source>
        <translation>%1: baue und kaufe, dann beende den Zug; der Handel ist vorbei.</translation>
    </message>
    <message>
        <source>%1: click another hex to move the robber there.</source>
        <translation>%1: klicke auf ein anderes Feld, um den Räuber dorthin zu setzen.</translation>
    </message>
    <message>
        <source>%1 has won the game!</source>
        <translation>%1 hat das Spiel gewonnen!</translation>
    </message>
    <message>
        <source>%1 offers %2 a trade: click the name to answer.</source>
        <extracomment>%1 is who makes the offer, %2 who may take it.</extracomment>
        <translation>%1 bietet %2 einen Handel an: Zum Antworten auf den Namen klicken.</translation>
    </message>
    <message>
        <source>%1 offers everybody a trade: click the name of whoever wants to answer.</source>
        <translation>%1 bietet allen einen Handel an: Wer antworten will, klickt auf den eigenen Namen.</translation>
    </message>
    <message>
        <source>%1: accept %2&apos;s offer, decline it, or make another.</source>
        <extracomment>%1 is who answers, %2 who made the offer.</extracomment>
        <translation>%1: nimm das Angebot von %2 an, lehne ab oder mache ein anderes.</translation>
    </message>
    <message>
        <source>%1: choose what you offer %2 instead.</source>
        <extracomment>%1 is who answers, %2 who made the offer.</extracomment>
        <translation>%1: wähle, was du %2 stattdessen anbietest.</translation>
    </message>
    <message>
        <source>%1: accept %2&apos;s offer or decline it.</source>
        <extracomment>%1 is who answers, %2 who made the offer in return.</extracomment>
        <translation>%1: nimm das Angebot von %2 an oder lehne es ab.</translation>
    </message>
    <message>
        <source>%1: make the trade with %2 once more, or leave it.</source>
        <extracomment>%1 is who is asked, %2 who asks.</extracomment>
        <translation>%1: mache den Handel mit %2 noch einmal, oder lass es.</translation>
    </message>
    <message>
        <source>%1: take the trade with %2 back, or let it stand.</source>
        <extracomment>%1 is who is asked, %2 who asks.</extracomment>
        <translation>%1: nimm den Handel mit %2 zurück, oder lass ihn gelten.</translation>
    </message>
    <message>
        <source>Pass the laptop to %1.</source>
        <extracomment>The screen is covered so that nobody else sees the next player&apos;s cards.</extracomment>
        <translation>Gib den Laptop an %1 weiter.</translation>
    </message>
    <message>
        <source>%1: choose what you give and what you get.</source>
        <translation>%1: wähle, was du gibst und was du bekommst.</translation>
    </message>
    <message numerus="yes">
        <source>%1: take %n card(s) from the bank.</source>
        <translation>
            <numerusform>%1: nimm %n Karte von der Bank.</numerusform>
            <numerusform>%1: nimm %n Karten von der Bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: take %n card(s) from the supply.</source>
        <translation>
            <numerusform>%1: nimm %n Karte von der Bank.</numerusform>
            <numerusform>%1: nimm %n Karten von der Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: choose a resource. The others give you all they have of it.</source>
        <translation>%1: wähle einen Rohstoff. Die anderen geben dir alles, was sie davon haben.</translation>
    </message>
    <message>
        <source>%1 rolls the dice.</source>
        <translation>%1 würfelt.</translation>
    </message>
    <message>
        <source>%1: click a highlighted path for the road. Esc cancels.</source>
        <translation>%1: klicke für die Straße auf einen leuchtenden Weg. Esc bricht ab.</translation>
    </message>
    <message>
        <source>%1: click a highlighted corner for the settlement. Esc cancels.</source>
        <translation>%1: klicke für die Siedlung auf eine leuchtende Ecke. Esc bricht ab.</translation>
    </message>
    <message>
        <source>%1: click a highlighted settlement to make it a city. Esc cancels.</source>
        <translation>%1: klicke auf eine leuchtende Siedlung, um sie zur Stadt zu machen. Esc bricht ab.</translation>
    </message>
    <message>
        <source>%1: nothing more to do; end your turn.</source>
        <translation>%1: mehr geht nicht; beende deinen Zug.</translation>
    </message>
    <message>
        <source>Roll to see who begins.</source>
        <translation>Würfelt aus, wer beginnt.</translation>
    </message>
    <message>
        <source>%1: nobody wants the trade; change the offer or withdraw it.</source>
        <translation>%1: Niemand will handeln; ändere das Angebot oder zieh es zurück.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>First finish Road Building: %n free road(s) still to place.</source>
        <extracomment>Road Building is the name of the card.</extracomment>
        <translation>
            <numerusform>Spiele erst Straßenbau zu Ende: Noch %n kostenlose Straße ist zu setzen.</numerusform>
            <numerusform>Spiele erst Straßenbau zu Ende: Noch %n kostenlose Straßen sind zu setzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card to be stolen is not in that player&apos;s hand.</source>
        <translation>Die Karte, die gestohlen werden soll, ist nicht auf dieser Hand.</translation>
    </message>
    <message>
        <source>%1 has no %2 that could be stolen.</source>
        <extracomment>%1 is a name, %2 a resource.</extracomment>
        <translation>Bei %1 gibt es %2 nicht zu stehlen.</translation>
    </message>
    <message>
        <source>This player has no building next to the robber.</source>
        <translation>Diese Person hat kein Gebäude neben dem Räuber.</translation>
    </message>
    <message>
        <source>%1 has no building next to the robber.</source>
        <translation>%1 hat kein Gebäude neben dem Räuber.</translation>
    </message>
    <message>
        <source>This player has no resource cards that could be stolen.</source>
        <translation>Diese Person hat keine Rohstoffkarten, die man stehlen könnte.</translation>
    </message>
    <message>
        <source>%1 has no resource cards that could be stolen.</source>
        <translation>%1 hat keine Rohstoffkarten, die man stehlen könnte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must discard exactly %n cards, not %2.</source>
        <extracomment>%1 is a name, %2 the number of cards that were chosen.</extracomment>
        <translation>
            <numerusform>%1 muss genau %n Karte ablegen, nicht %2.</numerusform>
            <numerusform>%1 muss genau %n Karten ablegen, nicht %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not have these cards to discard.</source>
        <translation>%1 hat diese Karten nicht zum Ablegen.</translation>
    </message>
    <message>
        <source>%1 does not have these cards to discard; missing: %2.</source>
        <extracomment>%1 is a name, %2 a list of cards.</extracomment>
        <translation>%1 hat diese Karten nicht zum Ablegen; es fehlt: %2.</translation>
    </message>
    <message>
        <source>%1 does not have these cards to give.</source>
        <translation>%1 hat diese Karten nicht zum Geben.</translation>
    </message>
    <message>
        <source>%1 does not have these cards to give; missing: %2.</source>
        <extracomment>%1 is a name, %2 a list of cards.</extracomment>
        <translation>%1 hat diese Karten nicht zum Geben; es fehlt: %2.</translation>
    </message>
    <message>
        <source>The other player does not have the cards for this trade.</source>
        <translation>Die andere Person hat die Karten für diesen Handel nicht.</translation>
    </message>
    <message>
        <source>%1 does not have the cards for this trade.</source>
        <translation>%1 hat die Karten für diesen Handel nicht.</translation>
    </message>
    <message>
        <source>The bank gives one card for 4 of a kind, or for fewer at a harbor.</source>
        <translation>Die Bank gibt eine Karte für 4 gleiche, oder für weniger an einem Hafen.</translation>
    </message>
    <message>
        <source>The supply gives one card for 4 of a kind, or for fewer at a port.</source>
        <translation>Die Bank gibt eine Karte für 4 gleiche, oder für weniger an einem Hafen.</translation>
    </message>
    <message>
        <source>The bank gives %1 one card for every %2.</source>
        <extracomment>%1 is a name, %2 the price of one card, e.g. &quot;4 wool&quot;.</extracomment>
        <translation>Die Bank gibt %1 eine Karte für je %2.</translation>
    </message>
    <message>
        <source>The supply gives %1 one card for every %2.</source>
        <extracomment>The supply is the bank of the sixth edition.</extracomment>
        <translation>Die Bank gibt %1 eine Karte für je %2.</translation>
    </message>
    <message>
        <source>The bank does not have these cards.</source>
        <translation>Die Bank hat diese Karten nicht.</translation>
    </message>
    <message>
        <source>The supply does not have these cards.</source>
        <translation>Die Bank hat diese Karten nicht.</translation>
    </message>
    <message>
        <source>The bank does not have these cards; it is short of %1.</source>
        <extracomment>%1 is a list of cards.</extracomment>
        <translation>Die Bank hat diese Karten nicht; es fehlt: %1.</translation>
    </message>
    <message>
        <source>The supply does not have these cards; it is short of %1.</source>
        <translation>Die Bank hat diese Karten nicht; es fehlt: %1.</translation>
    </message>
    <message>
        <source>%1 cannot pay for a road, which costs %2.</source>
        <translation>%1 kann eine Straße nicht bezahlen; sie kostet %2.</translation>
    </message>
    <message>
        <source>A road costs %1; still missing: %2.</source>
        <extracomment>%1 and %2 are lists of cards.</extracomment>
        <translation>Eine Straße kostet %1; es fehlt noch: %2.</translation>
    </message>
    <message>
        <source>%1 cannot pay for a settlement, which costs %2.</source>
        <translation>%1 kann eine Siedlung nicht bezahlen; sie kostet %2.</translation>
    </message>
    <message>
        <source>A settlement costs %1; still missing: %2.</source>
        <extracomment>%1 and %2 are lists of cards.</extracomment>
        <translation>Eine Siedlung kostet %1; es fehlt noch: %2.</translation>
    </message>
    <message>
        <source>%1 cannot pay for a city, which costs %2.</source>
        <translation>%1 kann eine Stadt nicht bezahlen; sie kostet %2.</translation>
    </message>
    <message>
        <source>A city costs %1; still missing: %2.</source>
        <extracomment>%1 and %2 are lists of cards.</extracomment>
        <translation>Eine Stadt kostet %1; es fehlt noch: %2.</translation>
    </message>
    <message>
        <source>%1 cannot pay for a development card, which costs %2.</source>
        <translation>%1 kann eine Entwicklungskarte nicht bezahlen; sie kostet %2.</translation>
    </message>
    <message>
        <source>A development card costs %1; still missing: %2.</source>
        <extracomment>%1 and %2 are lists of cards.</extracomment>
        <translation>Eine Entwicklungskarte kostet %1; es fehlt noch: %2.</translation>
    </message>
    <message>
        <source>There is a road on this path already.</source>
        <translation>Auf diesem Weg liegt schon eine Straße.</translation>
    </message>
    <message>
        <source>%1&apos;s road is on this path already.</source>
        <translation>Auf diesem Weg liegt schon eine Straße von %1.</translation>
    </message>
    <message>
        <source>A road cannot go on past another player&apos;s building.</source>
        <translation>An einem fremden Gebäude kommt eine Straße nicht vorbei.</translation>
    </message>
    <message>
        <source>%1&apos;s road cannot go on past %2&apos;s building.</source>
        <extracomment>%1 is the one who builds the road, %2 the owner of the building.</extracomment>
        <translation>Die Straße von %1 kommt am Gebäude von %2 nicht vorbei.</translation>
    </message>
    <message>
        <source>There is a building on this corner already.</source>
        <translation>Auf dieser Ecke steht schon ein Gebäude.</translation>
    </message>
    <message>
        <source>%1&apos;s city is on this corner already.</source>
        <translation>Auf dieser Ecke steht schon eine Stadt von %1.</translation>
    </message>
    <message>
        <source>%1&apos;s settlement is on this corner already.</source>
        <translation>Auf dieser Ecke steht schon eine Siedlung von %1.</translation>
    </message>
    <message>
        <source>Only one&apos;s own settlements can become cities.</source>
        <translation>Nur eigene Siedlungen können zu Städten werden.</translation>
    </message>
    <message>
        <source>%1 cannot upgrade this building: it belongs to %2.</source>
        <extracomment>%1 is who wants to build a city, %2 the owner of the building.</extracomment>
        <translation>%1 kann dieses Gebäude nicht ausbauen: Es gehört %2.</translation>
    </message>
    <message>
        <source>This card was bought this turn: it can be played from the next turn on.</source>
        <translation>Diese Karte wurde in diesem Zug gekauft: Spielen geht ab dem nächsten Zug.</translation>
    </message>
    <message>
        <source>%1 was bought this turn: it can be played from the next turn on.</source>
        <extracomment>%1 is the name of a development card.</extracomment>
        <translation>%1 wurde in diesem Zug gekauft: Spielen geht ab dem nächsten Zug.</translation>
    </message>
    <message>
        <source>%1 does not have this development card.</source>
        <translation>%1 hat diese Entwicklungskarte nicht.</translation>
    </message>
    <message>
        <source>%1 does not have the card %2.</source>
        <extracomment>%1 is a name, %2 the name of a development card.</extracomment>
        <translation>%1 hat die Karte %2 nicht.</translation>
    </message>
    <message>
        <source>Year of Plenty can only take cards that the bank has.</source>
        <translation>Mit Erfindung gibt es nur Karten, die die Bank hat.</translation>
    </message>
    <message>
        <source>Invention can only take cards that the supply has.</source>
        <translation>Mit Erfindung gibt es nur Karten, die die Bank hat.</translation>
    </message>
    <message>
        <source>Year of Plenty can only take cards that the bank has; it is short of %1.</source>
        <extracomment>Year of Plenty and Invention are the same card. %1 is a list of cards.</extracomment>
        <translation>Mit Erfindung gibt es nur Karten, die die Bank hat; es fehlt: %1.</translation>
    </message>
    <message>
        <source>Invention can only take cards that the supply has; it is short of %1.</source>
        <translation>Mit Erfindung gibt es nur Karten, die die Bank hat; es fehlt: %1.</translation>
    </message>
    <message>
        <source>The game is over: nothing more can be done.</source>
        <translation>Das Spiel ist aus: Jetzt geht nichts mehr.</translation>
    </message>
    <message>
        <source>All starting pieces are placed: from now on roads and settlements are built and paid for.</source>
        <translation>Alles für den Anfang ist gesetzt: Ab jetzt werden Straßen und Siedlungen gebaut und bezahlt.</translation>
    </message>
    <message>
        <source>The dice have been rolled already: only once in a turn.</source>
        <translation>Gewürfelt ist schon: Das geht nur einmal pro Zug.</translation>
    </message>
    <message>
        <source>Trading is over for this turn: it opens again after the next roll.</source>
        <translation>Der Handel ist für diesen Zug vorbei: Nach dem nächsten Würfeln geht er wieder.</translation>
    </message>
    <message>
        <source>In this game trading goes on until the end of the turn, so it cannot be ended before.</source>
        <translation>In diesem Spiel geht der Handel bis zum Ende des Zuges, also lässt er sich nicht vorher beenden.</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>Diese Person gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>Each of the two dice must show 1 to 6.</source>
        <translation>Jeder der zwei Würfel muss 1 bis 6 zeigen.</translation>
    </message>
    <message>
        <source>There is no such card left among the development cards.</source>
        <translation>So eine Karte ist nicht mehr unter den Entwicklungskarten.</translation>
    </message>
    <message>
        <source>Nobody has to discard now: that is only after a 7.</source>
        <translation>Jetzt muss niemand ablegen: Das gibt es nur nach einer 7.</translation>
    </message>
    <message>
        <source>%1 does not have to discard now.</source>
        <translation>%1 muss jetzt nichts ablegen.</translation>
    </message>
    <message>
        <source>The robber only moves after a 7 or a knight.</source>
        <translation>Der Räuber zieht nur nach einer 7 oder einem Ritter.</translation>
    </message>
    <message>
        <source>The robber is here already: it must move to another hex.</source>
        <translation>Der Räuber ist schon hier: Er muss auf ein anderes Feld.</translation>
    </message>
    <message>
        <source>There is nothing to steal now: that is only after moving the robber.</source>
        <translation>Jetzt gibt es nichts zu stehlen: Das geht nur, nachdem der Räuber versetzt wurde.</translation>
    </message>
    <message>
        <source>Nobody steals from themselves: choose another player next to the robber.</source>
        <translation>Niemand bestiehlt sich selbst: Wähle jemand anders neben dem Räuber.</translation>
    </message>
    <message>
        <source>A trade needs at least one card to give: nothing is given away for free.</source>
        <translation>Beim Handeln muss man mindestens eine Karte geben: Umsonst gibt es nichts.</translation>
    </message>
    <message>
        <source>A trade needs at least one card to get: gifts are not allowed.</source>
        <translation>Beim Handeln muss man mindestens eine Karte bekommen: Schenken ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The same resource cannot be on both sides of a trade.</source>
        <translation>Derselbe Rohstoff kann nicht auf beiden Seiten eines Handels sein.</translation>
    </message>
    <message>
        <source>Nobody trades with themselves: choose another player.</source>
        <translation>Niemand handelt mit sich selbst: Wähle jemand anders.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn, so every trade must be with %1.</source>
        <translation>%1 ist dran, also muss jeder Handel mit %1 sein.</translation>
    </message>
    <message>
        <source>The bank takes only one kind of resource in a trade.</source>
        <translation>Die Bank nimmt pro Handel nur eine Sorte Rohstoff.</translation>
    </message>
    <message>
        <source>The supply takes only one kind of resource in a trade.</source>
        <translation>Die Bank nimmt pro Handel nur eine Sorte Rohstoff.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has no road left: all %n are on the board.</source>
        <translation>
            <numerusform>%1 hat keine Straße mehr: Die einzige liegt auf dem Spielplan.</numerusform>
            <numerusform>%1 hat keine Straße mehr: Alle %n liegen auf dem Spielplan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no settlement left: turning one of the %n into a city gives one back.</source>
        <translation>
            <numerusform>%1 hat keine Siedlung mehr: Wird die eine zur Stadt, kommt sie zurück.</numerusform>
            <numerusform>%1 hat keine Siedlung mehr: Wird eine der %n zur Stadt, kommt eine zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no city left: all %n are on the board.</source>
        <translation>
            <numerusform>%1 hat keine Stadt mehr: Die einzige steht auf dem Spielplan.</numerusform>
            <numerusform>%1 hat keine Stadt mehr: Alle %n stehen auf dem Spielplan.</numerusform>
        </translation>
    </message>
    <message>
        <source>A road must touch one of %1&apos;s roads or buildings.</source>
        <translation>Eine Straße muss eine Straße oder ein Gebäude von %1 berühren.</translation>
    </message>
    <message>
        <source>Too close to another building: there must be at least two paths between them.</source>
        <translation>Zu nah an einem anderen Gebäude: Dazwischen müssen mindestens zwei Wege liegen.</translation>
    </message>
    <message>
        <source>A settlement must touch one of %1&apos;s roads: build a road to this corner first.</source>
        <translation>Eine Siedlung muss eine Straße von %1 berühren: Baue erst eine Straße zu dieser Ecke.</translation>
    </message>
    <message>
        <source>A city needs a settlement to grow from, and there is none on this corner.</source>
        <translation>Eine Stadt wächst aus einer Siedlung, und auf dieser Ecke ist keine.</translation>
    </message>
    <message>
        <source>This is a city already and cannot grow any more.</source>
        <translation>Das ist schon eine Stadt und kann nicht weiter wachsen.</translation>
    </message>
    <message>
        <source>This road must touch the settlement that was just placed.</source>
        <translation>Diese Straße muss die Siedlung berühren, die gerade gesetzt wurde.</translation>
    </message>
    <message>
        <source>All development cards have been bought: there is none left.</source>
        <translation>Alle Entwicklungskarten sind gekauft: Es ist keine mehr da.</translation>
    </message>
    <message>
        <source>Only one development card can be played in a turn.</source>
        <translation>In einem Zug kann nur eine Entwicklungskarte gespielt werden.</translation>
    </message>
    <message>
        <source>Road Building needs a road, and %1 has none left.</source>
        <translation>Straßenbau braucht eine Straße, und %1 hat keine mehr.</translation>
    </message>
    <message>
        <source>Road Building needs a free path next to %1&apos;s roads, and there is none.</source>
        <translation>Straßenbau braucht einen freien Weg neben den Straßen von %1, und es gibt keinen.</translation>
    </message>
    <message>
        <source>There are no free roads to end: Road Building is not being played.</source>
        <translation>Es gibt keine kostenlosen Straßen zu beenden: Straßenbau wird gerade nicht gespielt.</translation>
    </message>
    <message>
        <source>The first free road must be placed before %1 can stop.</source>
        <translation>Erst muss die erste kostenlose Straße gesetzt sein, dann kann %1 aufhören.</translation>
    </message>
    <message>
        <source>Year of Plenty takes exactly two cards, or the last one that the bank has.</source>
        <translation>Erfindung nimmt genau zwei Karten, oder die letzte, die die Bank hat.</translation>
    </message>
    <message>
        <source>Invention takes exactly two cards, or the last one that the supply has.</source>
        <translation>Erfindung nimmt genau zwei Karten, oder die letzte, die die Bank hat.</translation>
    </message>
    <message>
        <source>Year of Plenty cannot be played: the bank has no cards left.</source>
        <translation>Erfindung kann nicht gespielt werden: Die Bank hat keine Karten mehr.</translation>
    </message>
    <message>
        <source>Invention cannot be played: the supply has no cards left.</source>
        <translation>Erfindung kann nicht gespielt werden: Die Bank hat keine Karten mehr.</translation>
    </message>
    <message>
        <source>Everybody with more than 7 cards must discard first.</source>
        <translation>Erst müssen alle mit mehr als 7 Karten ablegen.</translation>
    </message>
    <message>
        <source>%1 must discard cards first.</source>
        <extracomment>%1 is a name or a list of names.</extracomment>
        <translation>Erst muss abgelegt werden: %1.</translation>
    </message>
    <message>
        <source>%1 must place a settlement on a free corner first.</source>
        <translation>Erst muss %1 eine Siedlung auf eine freie Ecke setzen.</translation>
    </message>
    <message>
        <source>%1 must place a road next to the new settlement first.</source>
        <translation>Erst muss %1 eine Straße neben die neue Siedlung setzen.</translation>
    </message>
    <message>
        <source>%1 must roll the dice first.</source>
        <translation>Erst muss %1 würfeln.</translation>
    </message>
    <message>
        <source>%1 must move the robber to another hex first.</source>
        <translation>Erst muss %1 den Räuber auf ein anderes Feld versetzen.</translation>
    </message>
    <message>
        <source>%1 must steal a card from a player next to the robber first.</source>
        <translation>Erst muss %1 jemandem neben dem Räuber eine Karte stehlen.</translation>
    </message>
</context>
<context>
    <name>SetupLesson</name>
    <message>
        <source>When everybody has placed once, the last one places again, and the order turns back.</source>
        <translation>Wenn alle einmal gesetzt haben, setzt die letzte Person noch einmal, und es geht andersherum zurück.</translation>
    </message>
    <message>
        <source>You are the last, so you place a second time right after.</source>
        <translation>Du bist zuletzt dran und setzt gleich danach zum zweiten Mal.</translation>
    </message>
    <message>
        <source>After your road the game begins, and you roll the dice.</source>
        <translation>Nach deiner Straße beginnt das Spiel, und du würfelst.</translation>
    </message>
    <message>
        <source>This settlement is free, and so is the road that comes next.</source>
        <translation>Diese Siedlung ist gratis, und die Straße danach auch.</translation>
    </message>
    <message>
        <source>The more dots a number has, the more often its hex brings cards.</source>
        <translation>Je mehr Pünktchen, desto öfter gibt es Karten.</translation>
    </message>
    <message>
        <source>This road is free, too. It starts at the settlement you have just placed.</source>
        <translation>Auch diese Straße ist gratis. Sie beginnt an der Siedlung, die du gerade gesetzt hast.</translation>
    </message>
    <message>
        <source>This settlement brings you one card from each hex around it, but none from the desert.</source>
        <translation>Diese Siedlung bringt dir eine Karte von jedem Feld um sie herum, nur von der Wüste nicht.</translation>
    </message>
    <message>
        <source>It may stand far away from your first one; another free road comes next.</source>
        <translation>Sie darf weit weg von deiner ersten stehen; danach kommt noch eine Gratisstraße.</translation>
    </message>
    <message>
        <source>The order runs back now, to whoever placed first.</source>
        <translation>Jetzt geht es andersherum, zurück bis zum Anfang der Runde.</translation>
    </message>
    <message>
        <source>This road is free, too. It starts at your second settlement.</source>
        <translation>Auch diese Straße ist gratis. Sie beginnt an deiner zweiten Siedlung.</translation>
    </message>
    <message>
        <source>After the last road, whoever placed first rolls the dice.</source>
        <translation>Nach der letzten Straße würfelt, wer zuerst gesetzt hat.</translation>
    </message>
</context>
<context>
    <name>ShortcutsPanel</name>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Development cards</source>
        <translation>Entwicklungskarten</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>Go from place to place</source>
        <translation>Von Ort zu Ort gehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Choose the place, press the button</source>
        <translation>Den Ort wählen, den Knopf drücken</translation>
    </message>
    <message>
        <source>Leave a build button or a panel</source>
        <translation>Einen Bauknopf oder ein Fenster verlassen</translation>
    </message>
    <message>
        <source>Go to the next button</source>
        <translation>Zum nächsten Knopf gehen</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, whole island</source>
        <translation>Vergrößern, verkleinern, ganze Insel</translation>
    </message>
    <message>
        <source>Held down: pull the board with the mouse</source>
        <translation>Gedrückt halten: den Spielplan mit der Maus ziehen</translation>
    </message>
    <message>
        <source>Game and window</source>
        <translation>Spiel und Fenster</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Aufbewahrte Spiele</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>StartTroubles</name>
    <message>
        <source>Games cannot keep themselves, since nothing can be written to the folder “%1”: please save them elsewhere.</source>
        <extracomment>%1 is the name of a folder</extracomment>
        <translation>Spiele lassen sich nicht von selbst aufbewahren, denn im Ordner „%1“ lässt sich nichts schreiben. Bitte speichere sie woanders.</translation>
    </message>
    <message>
        <source>Settings are forgotten when the program ends, since “%1” cannot be written.</source>
        <extracomment>%1 is the name of a file with its folder</extracomment>
        <translation>Einstellungen gehen am Ende des Programms verloren, denn „%1“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The settings in “%1” are damaged: what cannot be read of them is as it was at first.</source>
        <extracomment>%1 is the name of a file with its folder</extracomment>
        <translation>Die Einstellungen in „%1“ sind beschädigt: Was sich davon nicht lesen lässt, ist wie am Anfang.</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message numerus="yes">
        <source>%n brick</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;.</extracomment>
        <translation>
            <numerusform>%n Lehm</numerusform>
            <numerusform>%n Lehm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lumber</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;.</extracomment>
        <translation>
            <numerusform>%n Holz</numerusform>
            <numerusform>%n Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;; lumber is called so in the sixth edition.</extracomment>
        <translation>
            <numerusform>%n Holz</numerusform>
            <numerusform>%n Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wool</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;.</extracomment>
        <translation>
            <numerusform>%n Wolle</numerusform>
            <numerusform>%n Wolle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;.</extracomment>
        <translation>
            <numerusform>%n Getreide</numerusform>
            <numerusform>%n Getreide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;; grain is called so in the sixth edition.</extracomment>
        <translation>
            <numerusform>%n Getreide</numerusform>
            <numerusform>%n Getreide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ore</source>
        <extracomment>%n cards of a resource, in a list such as &quot;2 brick and 1 ore&quot;.</extracomment>
        <translation>
            <numerusform>%n Erz</numerusform>
            <numerusform>%n Erz</numerusform>
        </translation>
    </message>
    <message>
        <source>2:1 brick harbor</source>
        <extracomment>A harbor where two cards of the resource are worth one other card.</extracomment>
        <translation>2:1-Lehmhafen</translation>
    </message>
    <message>
        <source>2:1 lumber harbor</source>
        <extracomment>A harbor where two cards of the resource are worth one other card.</extracomment>
        <translation>2:1-Holzhafen</translation>
    </message>
    <message>
        <source>2:1 wool harbor</source>
        <extracomment>A harbor where two cards of the resource are worth one other card.</extracomment>
        <translation>2:1-Wollhafen</translation>
    </message>
    <message>
        <source>2:1 grain harbor</source>
        <extracomment>A harbor where two cards of the resource are worth one other card.</extracomment>
        <translation>2:1-Getreidehafen</translation>
    </message>
    <message>
        <source>2:1 ore harbor</source>
        <extracomment>A harbor where two cards of the resource are worth one other card.</extracomment>
        <translation>2:1-Erzhafen</translation>
    </message>
    <message>
        <source>3:1 harbor</source>
        <extracomment>A harbor where three cards of any one kind are worth one other card.</extracomment>
        <translation>3:1-Hafen</translation>
    </message>
    <message>
        <source>2:1 brick port</source>
        <extracomment>A port where two cards of the resource are worth one other card.</extracomment>
        <translation>2:1-Lehmhafen</translation>
    </message>
    <message>
        <source>2:1 wood port</source>
        <extracomment>A port where two cards of the resource are worth one other card.</extracomment>
        <translation>2:1-Holzhafen</translation>
    </message>
    <message>
        <source>2:1 wool port</source>
        <extracomment>A port where two cards of the resource are worth one other card.</extracomment>
        <translation>2:1-Wollhafen</translation>
    </message>
    <message>
        <source>2:1 wheat port</source>
        <extracomment>A port where two cards of the resource are worth one other card.</extracomment>
        <translation>2:1-Getreidehafen</translation>
    </message>
    <message>
        <source>2:1 ore port</source>
        <extracomment>A port where two cards of the resource are worth one other card.</extracomment>
        <translation>2:1-Erzhafen</translation>
    </message>
    <message>
        <source>3:1 port</source>
        <extracomment>A port where three cards of any one kind are worth one other card.</extracomment>
        <translation>3:1-Hafen</translation>
    </message>
    <message>
        <source>brick</source>
        <extracomment>A resource, within a sentence.</extracomment>
        <translation>Lehm</translation>
    </message>
    <message>
        <source>lumber</source>
        <extracomment>A resource, within a sentence.</extracomment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>wood</source>
        <extracomment>A resource, within a sentence; lumber is called so in the sixth edition.</extracomment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>wool</source>
        <extracomment>A resource, within a sentence.</extracomment>
        <translation>Wolle</translation>
    </message>
    <message>
        <source>grain</source>
        <extracomment>A resource, within a sentence.</extracomment>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>wheat</source>
        <extracomment>A resource, within a sentence; grain is called so in the sixth edition.</extracomment>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>ore</source>
        <extracomment>A resource, within a sentence.</extracomment>
        <translation>Erz</translation>
    </message>
    <message>
        <source>Brick</source>
        <extracomment>A resource, alone on a label or button.</extracomment>
        <translation>Lehm</translation>
    </message>
    <message>
        <source>Lumber</source>
        <extracomment>A resource, alone on a label or button.</extracomment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>A resource, alone on a label or button; lumber is called so in the sixth edition.</extracomment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Wool</source>
        <extracomment>A resource, alone on a label or button.</extracomment>
        <translation>Wolle</translation>
    </message>
    <message>
        <source>Grain</source>
        <extracomment>A resource, alone on a label or button.</extracomment>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>Wheat</source>
        <extracomment>A resource, alone on a label or button; grain is called so in the sixth edition.</extracomment>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>Ore</source>
        <extracomment>A resource, alone on a label or button.</extracomment>
        <translation>Erz</translation>
    </message>
    <message>
        <source>B</source>
        <comment>short for brick</comment>
        <extracomment>Brick, on a card that has no room for the word: one letter, or two where one is not enough to tell the resources of an edition apart.</extracomment>
        <translation>L</translation>
    </message>
    <message>
        <source>L</source>
        <comment>short for lumber</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>Wd</source>
        <comment>short for wood, sixth edition</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>W</source>
        <comment>short for wool</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>Wl</source>
        <comment>short for wool, sixth edition</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>G</source>
        <comment>short for grain</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Wh</source>
        <comment>short for wheat, sixth edition</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>O</source>
        <comment>short for ore</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>hills</source>
        <extracomment>A landscape of the island, within a sentence, mostly with its number: &quot;hills 5&quot;.</extracomment>
        <translation>Hügelland</translation>
    </message>
    <message>
        <source>forest</source>
        <extracomment>A landscape of the island, within a sentence, mostly with its number: &quot;hills 5&quot;.</extracomment>
        <translation>Wald</translation>
    </message>
    <message>
        <source>pasture</source>
        <extracomment>A landscape of the island, within a sentence, mostly with its number: &quot;hills 5&quot;.</extracomment>
        <translation>Weideland</translation>
    </message>
    <message>
        <source>fields</source>
        <extracomment>A landscape of the island, within a sentence, mostly with its number: &quot;hills 5&quot;.</extracomment>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>mountains</source>
        <extracomment>A landscape of the island, within a sentence, mostly with its number: &quot;hills 5&quot;.</extracomment>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>desert</source>
        <extracomment>A landscape of the island, within a sentence, mostly with its number: &quot;hills 5&quot;.</extracomment>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>The name of a development card.</extracomment>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Road Building</source>
        <extracomment>The name of a development card: building two roads for free.</extracomment>
        <translation>Straßenbau</translation>
    </message>
    <message>
        <source>Year of Plenty</source>
        <extracomment>The name of a development card.</extracomment>
        <translation>Erfindung</translation>
    </message>
    <message>
        <source>Invention</source>
        <extracomment>The name of a development card; Year of Plenty is called so in the sixth edition.</extracomment>
        <translation>Erfindung</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <extracomment>The name of a development card.</extracomment>
        <translation>Monopol</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <extracomment>The name of a development card.</extracomment>
        <translation>Siegpunkt</translation>
    </message>
    <message>
        <source>Move the robber and steal a card from a player next to it. Knights count for the Largest Army.</source>
        <translation>Versetze den Räuber und stiehl jemandem neben ihm eine Karte. Ritter zählen für die Größte Rittermacht.</translation>
    </message>
    <message>
        <source>Build up to two roads for free.</source>
        <translation>Baue bis zu zwei Straßen gratis.</translation>
    </message>
    <message>
        <source>Take any two resource cards from the bank.</source>
        <translation>Nimm zwei beliebige Rohstoffkarten von der Bank.</translation>
    </message>
    <message>
        <source>Take any two resource cards from the supply.</source>
        <translation>Nimm zwei beliebige Rohstoffkarten von der Bank.</translation>
    </message>
    <message>
        <source>Name a resource: all other players hand over every card they have of it.</source>
        <translation>Nenne einen Rohstoff: Alle anderen geben dir jede Karte, die sie davon haben.</translation>
    </message>
    <message>
        <source>Worth one victory point. It stays hidden and counts by itself.</source>
        <translation>Ist einen Siegpunkt wert. Sie bleibt verdeckt und zählt von selbst.</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>The color of somebody&apos;s pieces, alone on a label.</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The color of somebody&apos;s pieces, alone on a label.</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>The color of somebody&apos;s pieces, alone on a label.</extracomment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The color of somebody&apos;s pieces, alone on a label.</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Token</source>
        <extracomment>A round piece with a number that lies on a hex.</extracomment>
        <translation>Zahlenchip</translation>
    </message>
    <message>
        <source>Number disc</source>
        <extracomment>A round piece with a number that lies on a hex; the sixth edition&apos;s word for token.</extracomment>
        <translation>Zahlenchip</translation>
    </message>
    <message>
        <source>Harbor</source>
        <extracomment>A place on the coast where cards are traded at a better rate.</extracomment>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>A place on the coast where cards are traded at a better rate; the sixth edition&apos;s word for harbor.</extracomment>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>The piles of resource cards that belong to nobody.</extracomment>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Supply</source>
        <extracomment>The piles of resource cards that belong to nobody; the sixth edition&apos;s word for bank.</extracomment>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Special card</source>
        <extracomment>Longest Road and Largest Army are such.</extracomment>
        <translation>Sonderkarte</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <extracomment>Longest Road and Largest Army are such; the sixth edition&apos;s word for special card.</extracomment>
        <translation>Sonderkarte</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>The award for the longest road.</extracomment>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>Longest Route</source>
        <extracomment>The award for the longest road; the sixth edition&apos;s word for Longest Road.</extracomment>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <extracomment>The award for the most knights.</extracomment>
        <translation>Größte Rittermacht</translation>
    </message>
</context>
<context>
    <name>UndoTexts</name>
    <message>
        <source>Undo road</source>
        <translation>Straße zurücknehmen</translation>
    </message>
    <message>
        <source>Redo road</source>
        <translation>Straße wiederholen</translation>
    </message>
    <message>
        <source>Undo settlement</source>
        <translation>Siedlung zurücknehmen</translation>
    </message>
    <message>
        <source>Redo settlement</source>
        <translation>Siedlung wiederholen</translation>
    </message>
    <message>
        <source>Undo discard</source>
        <translation>Ablegen zurücknehmen</translation>
    </message>
    <message>
        <source>Redo discard</source>
        <translation>Ablegen wiederholen</translation>
    </message>
    <message>
        <source>Undo move of the robber</source>
        <translation>Versetzen des Räubers zurücknehmen</translation>
    </message>
    <message>
        <source>Redo move of the robber</source>
        <translation>Versetzen des Räubers wiederholen</translation>
    </message>
    <message>
        <source>Undo bank trade</source>
        <translation>Bankhandel zurücknehmen</translation>
    </message>
    <message>
        <source>Redo bank trade</source>
        <translation>Bankhandel wiederholen</translation>
    </message>
    <message>
        <source>Undo trade with the supply</source>
        <extracomment>The supply is the bank of the sixth edition.</extracomment>
        <translation>Bankhandel zurücknehmen</translation>
    </message>
    <message>
        <source>Redo trade with the supply</source>
        <translation>Bankhandel wiederholen</translation>
    </message>
    <message>
        <source>Undo trade with %1</source>
        <translation>Handel mit %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Redo trade with %1</source>
        <translation>Handel mit %1 wiederholen</translation>
    </message>
    <message>
        <source>Undo city</source>
        <translation>Stadt zurücknehmen</translation>
    </message>
    <message>
        <source>Redo city</source>
        <translation>Stadt wiederholen</translation>
    </message>
    <message>
        <source>Undo end of free roads</source>
        <translation>Ende der Gratisstraßen zurücknehmen</translation>
    </message>
    <message>
        <source>Redo end of free roads</source>
        <translation>Ende der Gratisstraßen wiederholen</translation>
    </message>
    <message>
        <source>Undo end of trading</source>
        <translation>Ende des Handels zurücknehmen</translation>
    </message>
    <message>
        <source>Redo end of trading</source>
        <translation>Ende des Handels wiederholen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Undo: nothing has been played yet</source>
        <translation>Zurücknehmen: Noch ist nichts gespielt</translation>
    </message>
    <message>
        <source>Undo: a roll cannot be taken back</source>
        <translation>Zurücknehmen: Ein Wurf geht nicht zurück</translation>
    </message>
    <message>
        <source>Undo: a card that was bought cannot be taken back</source>
        <translation>Zurücknehmen: Eine gekaufte Karte geht nicht zurück</translation>
    </message>
    <message>
        <source>Undo: a theft cannot be taken back</source>
        <translation>Zurücknehmen: Ein Diebstahl geht nicht zurück</translation>
    </message>
    <message>
        <source>Undo: a Monopoly cannot be taken back</source>
        <translation>Zurücknehmen: Ein Monopol geht nicht zurück</translation>
    </message>
    <message>
        <source>Undo: a turn that has passed cannot be taken back</source>
        <translation>Zurücknehmen: Ein Zug, der vorbei ist, geht nicht zurück</translation>
    </message>
    <message>
        <source>Undo: what others have discarded cannot be taken back</source>
        <translation>Zurücknehmen: Was andere abgelegt haben, geht nicht zurück</translation>
    </message>
    <message>
        <source>Undo: the game is over</source>
        <translation>Zurücknehmen: Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <extracomment>%1 is the name of a development card that was played</extracomment>
        <translation>%1 zurücknehmen</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>%1 wiederholen</translation>
    </message>
</context>
<context>
    <name>VerbText</name>
    <message>
        <source>Roll</source>
        <extracomment>A button: roll the dice</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>A button: build a road</extracomment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Settlement</source>
        <extracomment>A button: build a settlement</extracomment>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>A button: build a city</extracomment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>A button: buy a development card</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>A button: trade with the bank or with players</extracomment>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>End trading</source>
        <extracomment>A button: no more trades this turn</extracomment>
        <translation>Handel beenden</translation>
    </message>
    <message>
        <source>Enough roads</source>
        <extracomment>A button: no second free road</extracomment>
        <translation>Genug Straßen</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>A button: the next player&apos;s turn begins</extracomment>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>A button: take the last action back</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>Eine Straße bauen</translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation>Eine Siedlung bauen</translation>
    </message>
    <message>
        <source>Build a city</source>
        <translation>Eine Stadt bauen</translation>
    </message>
    <message>
        <source>Buy a development card</source>
        <translation>Eine Entwicklungskarte kaufen</translation>
    </message>
    <message>
        <source>Build no second free road</source>
        <translation>Keine zweite kostenlose Straße bauen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>Take the last action back</source>
        <translation>Die letzte Aktion zurücknehmen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>%1 is the name of a development card</extracomment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key: roll the dice</comment>
        <extracomment>The key for: roll the dice. One letter; the keys for all verbs must differ.</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: build a road</comment>
        <extracomment>The key for: build a road. One letter; the keys for all verbs must differ.</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key: build a settlement</comment>
        <extracomment>The key for: build a settlement. One letter; the keys for all verbs must differ.</extracomment>
        <translation>I</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key: build a city</comment>
        <extracomment>The key for: build a city. One letter; the keys for all verbs must differ.</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key: buy a development card</comment>
        <extracomment>The key for: buy a development card. One letter; the keys for all verbs must differ.</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key: trade</comment>
        <extracomment>The key for: trade. One letter; the keys for all verbs must differ.</extracomment>
        <translation>H</translation>
    </message>
    <message>
        <source>X</source>
        <comment>key: end trading</comment>
        <extracomment>The key for: end trading. One letter; the keys for all verbs must differ.</extracomment>
        <translation>X</translation>
    </message>
    <message>
        <source>F</source>
        <comment>key: build no second free road</comment>
        <extracomment>The key for: build no second free road. One letter; the keys for all verbs must differ.</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key: end the turn</comment>
        <extracomment>The key for: end the turn. One letter; the keys for all verbs must differ.</extracomment>
        <translation>Z</translation>
    </message>
    <message>
        <source>U</source>
        <comment>key: take the last action back</comment>
        <extracomment>The key for: take the last action back. One letter; the keys for all verbs must differ.</extracomment>
        <translation>U</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key: play a knight</comment>
        <extracomment>The key for: play a knight. One letter; the keys for all verbs must differ.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key: play road building</comment>
        <extracomment>The key for: play road building. One letter; the keys for all verbs must differ.</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>key: play year of plenty</comment>
        <extracomment>The key for: play year of plenty. One letter; the keys for all verbs must differ.</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key: play monopoly</comment>
        <extracomment>The key for: play monopoly. One letter; the keys for all verbs must differ.</extracomment>
        <translation>M</translation>
    </message>
</context>
<context>
    <name>holmstead::AboutPanel</name>
    <message>
        <source>Holmstead</source>
        <translation>Holmstead</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>The island game for three or four people at one screen.</source>
        <translation>Das Inselspiel für drei oder vier an einem Bildschirm.</translation>
    </message>
    <message>
        <source>An independent implementation of the rules of the CATAN® base game, not affiliated with its owners. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Eine unabhängige Umsetzung der Regeln des Grundspiels CATAN®, ohne Verbindung zu dessen Eigentümern. Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>holmstead::ActionButton</name>
    <message numerus="yes">
        <source>%n free</source>
        <extracomment>On a button for building, in place of the cost: how many pieces cost nothing now; as short as can be</extracomment>
        <translation>
            <numerusform>%n gratis</numerusform>
            <numerusform>%n gratis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::AnswerPanel</name>
    <message>
        <source>This is still the same offer: change it first.</source>
        <translation>Das ist noch dasselbe Angebot: Ändere es erst.</translation>
    </message>
    <message>
        <source>You need %1 more to accept.</source>
        <extracomment>Why an offer cannot be accepted; %1 is a list of cards</extracomment>
        <translation>Zum Annehmen fehlt dir noch %1.</translation>
    </message>
    <message>
        <source>What do you offer %1 instead?</source>
        <extracomment>%1 is a name.</extracomment>
        <translation>Was bietest du %1 stattdessen an?</translation>
    </message>
    <message>
        <source>%1 offers you a trade</source>
        <translation>%1 bietet dir einen Handel an</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3.</source>
        <extracomment>What a counter-offer answers; %1 is a name, %2 and %3 are lists of cards.</extracomment>
        <translation>%1 bietet %2 für %3.</translation>
    </message>
    <message>
        <source>You give</source>
        <extracomment>Above the cards that the person at the screen gives in a trade.</extracomment>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>You get</source>
        <extracomment>Above the cards that the person at the screen gets in a trade.</extracomment>
        <translation>Du bekommst</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: back from the counter-offer to the offer.</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>A button: refuses an offer.</extracomment>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Offer something else</source>
        <extracomment>A button: makes a counter-offer.</extracomment>
        <translation>Etwas anderes anbieten</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>A button: takes an offer.</extracomment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Offer this instead</source>
        <extracomment>A button: sends the counter-offer.</extracomment>
        <translation>Stattdessen anbieten</translation>
    </message>
    <message>
        <source>First answer the offer.</source>
        <translation>Beantworte erst das Angebot.</translation>
    </message>
</context>
<context>
    <name>holmstead::Application</name>
    <message>
        <source>Holmstead</source>
        <translation>Holmstead</translation>
    </message>
    <message>
        <source>Something went wrong and the program has to end. Every game is kept as it stood. What happened is written in “%1”.</source>
        <extracomment>%1 is the name of a file with its folder</extracomment>
        <translation>Etwas ist schiefgegangen, und das Programm muss aufhören. Jedes Spiel bleibt erhalten, wie es stand. Was passiert ist, steht in „%1“.</translation>
    </message>
</context>
<context>
    <name>holmstead::BankCounter</name>
    <message>
        <source>You hold too few cards of any one kind to trade with the bank.</source>
        <translation>Du hast von keiner Sorte genug Karten, um mit der Bank zu handeln.</translation>
    </message>
    <message>
        <source>You hold too few cards of any one kind to trade with the supply.</source>
        <translation>Du hast von keiner Sorte genug Karten, um mit der Bank zu handeln.</translation>
    </message>
    <message>
        <source>Choose the resource that you give.</source>
        <translation>Wähle den Rohstoff, den du gibst.</translation>
    </message>
    <message>
        <source>Choose the cards that you get: each costs %1.</source>
        <extracomment>%1 is a list like &quot;4 lumber&quot;.</extracomment>
        <translation>Wähle die Karten, die du bekommst: Jede kostet %1.</translation>
    </message>
    <message>
        <source>You give this kind: choose another one to get.</source>
        <translation>Diese Sorte gibst du: Wähle eine andere zum Bekommen.</translation>
    </message>
    <message>
        <source>The bank has no more %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Mehr %1 hat die Bank nicht.</translation>
    </message>
    <message>
        <source>The supply has no more %1.</source>
        <translation>Mehr %1 hat die Bank nicht.</translation>
    </message>
    <message>
        <source>4:1 bank</source>
        <extracomment>A rate of exchange without any harbor, below a card.</extracomment>
        <translation>4:1 Bank</translation>
    </message>
    <message>
        <source>4:1 supply</source>
        <translation>4:1 Bank</translation>
    </message>
    <message>
        <source>You get from the bank</source>
        <translation>Du bekommst von der Bank</translation>
    </message>
    <message>
        <source>You get from the supply</source>
        <translation>Du bekommst von der Bank</translation>
    </message>
    <message>
        <source>One card costs %1, and you have fewer.</source>
        <extracomment>Why a card cannot be tapped; %1 is a list like &quot;4 lumber&quot;.</extracomment>
        <translation>Eine Karte kostet %1, und du hast weniger.</translation>
    </message>
    <message>
        <source>You do not have enough %1 for one more card.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Für noch eine Karte hast du nicht genug %1.</translation>
    </message>
</context>
<context>
    <name>holmstead::BankPanel</name>
    <message numerus="yes">
        <source>%1: %n card(s) in the bank</source>
        <extracomment>A pile of the bank; %1 is what is on the cards</extracomment>
        <translation>
            <numerusform>%1: %n Karte in der Bank</numerusform>
            <numerusform>%1: %n Karten in der Bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) in the supply</source>
        <extracomment>As before; in the sixth edition the bank is called supply</extracomment>
        <translation>
            <numerusform>%1: %n Karte in der Bank</numerusform>
            <numerusform>%1: %n Karten in der Bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s) left</source>
        <translation>
            <numerusform>Noch %n Entwicklungskarte</numerusform>
            <numerusform>Noch %n Entwicklungskarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::BeginChoice</name>
    <message>
        <source>The highest roll</source>
        <translation>Höchster Wurf</translation>
    </message>
    <message>
        <source>The oldest</source>
        <translation>Höchstes Alter</translation>
    </message>
    <message>
        <source>Who is the oldest?</source>
        <translation>Wer ist am ältesten?</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufall</translation>
    </message>
</context>
<context>
    <name>holmstead::BeginPanel</name>
    <message>
        <source>%1 begins</source>
        <extracomment>%1 is a name.</extracomment>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>The others follow clockwise.</source>
        <translation>Die anderen folgen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>To the game</source>
        <extracomment>A button: starts the game.</extracomment>
        <translation>Zum Spiel</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Everybody rolls; the highest roll begins.</source>
        <extracomment>%1 is a list of names.</extracomment>
        <translation>Alle würfeln; der höchste Wurf beginnt.</translation>
    </message>
    <message>
        <source>A tie: %1 roll again.</source>
        <translation>Gleichstand: %1 würfeln erneut.</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <extracomment>A button. %1 is a name.</extracomment>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>Roll for everybody</source>
        <extracomment>A button: shows all the rolls at once.</extracomment>
        <translation>Für alle würfeln</translation>
    </message>
</context>
<context>
    <name>holmstead::BeginRow</name>
    <message>
        <source>%1 rolled %2</source>
        <extracomment>For screen readers. %1 is a name, %2 the sum of two dice.</extracomment>
        <translation>%1 hat %2 gewürfelt</translation>
    </message>
</context>
<context>
    <name>holmstead::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>holmstead::CardView</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>A pile of cards in a hand, for screen readers; %1 is what is on the card: &quot;Lumber: 3 cards&quot;</extracomment>
        <translation>
            <numerusform>%1: %n Karte</numerusform>
            <numerusform>%1: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s), %2 of them new</source>
        <extracomment>As before; %2 of the cards were bought this turn and wait for the next one</extracomment>
        <translation>
            <numerusform>%1: %n Karte, %2 davon neu</numerusform>
            <numerusform>%1: %n Karten, %2 davon neu</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>In the corner of development cards bought this turn; as short as can be</extracomment>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>holmstead::ColorsMenu</name>
    <message>
        <source>&amp;Colors</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <extracomment>How light the window is</extracomment>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
</context>
<context>
    <name>holmstead::ContinueButton</name>
    <message>
        <source>Continue: %1</source>
        <extracomment>%1 is how a game stands: &quot;Ada’s turn, 14 June, 20:15&quot;</extracomment>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>holmstead::CostRow</name>
    <message>
        <source>Road</source>
        <extracomment>In the table of costs</extracomment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Settlement</source>
        <extracomment>In the table of costs</extracomment>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>In the table of costs</extracomment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>In the table of costs: a development card, as short as can be</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>What something costs: &quot;Road: 1 brick and 1 lumber.&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2. You can pay for it.</source>
        <extracomment>As before</extracomment>
        <translation>%1: %2. Das kannst du bezahlen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n free.</source>
        <extracomment>In the table of costs: &quot;Road: 2 free.&quot;</extracomment>
        <translation>
            <numerusform>%1: %n gratis.</numerusform>
            <numerusform>%1: %n gratis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <extracomment>In the table of costs, in place of what a road costs; as short as can be</extracomment>
        <translation>
            <numerusform>%n gratis</numerusform>
            <numerusform>%n gratis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::CostsPanel</name>
    <message>
        <source>Costs</source>
        <extracomment>Above the table of what roads, settlements, cities and cards cost</extracomment>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>holmstead::Curtain</name>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>A seven was rolled: you have to discard half of your cards.</source>
        <translation>Eine Sieben ist gefallen: Du musst die Hälfte deiner Karten ablegen.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <extracomment>The button of the curtain that covers a hand. %1 is a name.</extracomment>
        <translation>Ich bin %1</translation>
    </message>
    <message>
        <source>Leave the trade as it is</source>
        <extracomment>A small button of the curtain: the trade stays as it is, and nobody is asked.</extracomment>
        <translation>Den Handel so lassen</translation>
    </message>
    <message>
        <source>Back to the offer</source>
        <extracomment>A small button of the curtain, for when a name was tapped by mistake.</extracomment>
        <translation>Zurück zum Angebot</translation>
    </message>
    <message>
        <source>Keep holding…</source>
        <extracomment>Below the button of the curtain, while its key is held</extracomment>
        <translation>Weiter halten…</translation>
    </message>
    <message>
        <source>Click, or hold Space or Enter. Everybody else looks away.</source>
        <translation>Klicke, oder halte Leertaste oder Enter. Alle anderen schauen weg.</translation>
    </message>
    <message>
        <source>It is your turn to place a settlement and a road.</source>
        <translation>Du bist dran: Setze eine Siedlung und eine Straße.</translation>
    </message>
    <message>
        <source>It is still your turn: move the robber to another hex.</source>
        <translation>Du bist noch dran: Versetze den Räuber auf ein anderes Feld.</translation>
    </message>
    <message>
        <source>Somebody offers you a trade and waits for your answer.</source>
        <translation>Jemand bietet dir einen Handel an und wartet auf deine Antwort.</translation>
    </message>
    <message>
        <source>Your offer is answered with another one.</source>
        <translation>Auf dein Angebot kommt ein anderes zurück.</translation>
    </message>
    <message>
        <source>Somebody wants to take back the trade with you.</source>
        <translation>Jemand möchte den Handel mit dir zurücknehmen.</translation>
    </message>
    <message>
        <source>It is still your turn: go on where you were.</source>
        <translation>Du bist noch dran: Mach weiter, wo du warst.</translation>
    </message>
    <message>
        <source>Covered until %1 clicks, or holds Space or Enter.</source>
        <extracomment>Below the button of the curtain, when a key was pressed for something behind it. %1 is a name.</extracomment>
        <translation>Verdeckt, bis %1 klickt oder Leertaste oder Enter hält.</translation>
    </message>
</context>
<context>
    <name>holmstead::DiceView</name>
    <message>
        <source>Dice: %1 and %2, together %3</source>
        <extracomment>The dice that lie on the table, for screen readers; %1 + %2 = %3</extracomment>
        <translation>Würfel: %1 und %2, zusammen %3</translation>
    </message>
    <message>
        <source>Not rolled yet; last: %1 and %2, together %3</source>
        <extracomment>Before a roll, for screen readers; the last one was %1 + %2 = %3</extracomment>
        <translation>Noch nicht gewürfelt; zuletzt: %1 und %2, zusammen %3</translation>
    </message>
    <message>
        <source>Not rolled yet</source>
        <translation>Noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>last:</source>
        <extracomment>Above the sum of the dice before somebody rolls: it is that of the last roll; as short as can be</extracomment>
        <translation>zuletzt:</translation>
    </message>
</context>
<context>
    <name>holmstead::DiscardPicker</name>
    <message>
        <source>There is no more %1 in this hand.</source>
        <extracomment>Why a card cannot be tapped; %1 is a resource.</extracomment>
        <translation>Mehr %1 ist nicht auf dieser Hand.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s).</source>
        <translation>
            <numerusform>Wähle %n Karte.</numerusform>
            <numerusform>Wähle %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <translation>
            <numerusform>Wähle noch %n Karte.</numerusform>
            <numerusform>Wähle noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose the cards to discard.</source>
        <translation>Wähle erst die Karten zum Ablegen.</translation>
    </message>
    <message numerus="yes">
        <source>%1, discard %n card(s)</source>
        <extracomment>%1 is a name. After a seven was rolled.</extracomment>
        <translation>
            <numerusform>%1, lege %n Karte ab</numerusform>
            <numerusform>%1, lege %n Karten ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A seven was rolled and you hold %n cards, more than seven. Choose the half that goes back to the bank.</source>
        <translation>
            <numerusform>Eine Sieben ist gefallen, und du hast %n Karte, mehr als sieben. Wähle die Hälfte, die zurück in die Bank geht.</numerusform>
            <numerusform>Eine Sieben ist gefallen, und du hast %n Karten, mehr als sieben. Wähle die Hälfte, die zurück in die Bank geht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>%n Karte ablegen</numerusform>
            <numerusform>%n Karten ablegen</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen enough cards. Click one above to take it back.</source>
        <translation>Du hast genug Karten gewählt. Klicke oben auf eine, um sie zurückzunehmen.</translation>
    </message>
</context>
<context>
    <name>holmstead::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
</context>
<context>
    <name>holmstead::ExchangeEditor</name>
    <message>
        <source>You give</source>
        <extracomment>Above the cards that the person at the screen gives in a trade.</extracomment>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>You get</source>
        <extracomment>Above the cards that the person at the screen gets in a trade.</extracomment>
        <translation>Du bekommst</translation>
    </message>
</context>
<context>
    <name>holmstead::GainMark</name>
    <message>
        <source>Stole a card.</source>
        <translation>Hat eine Karte gestohlen.</translation>
    </message>
    <message>
        <source>Was robbed of a card.</source>
        <translation>Wurde um eine Karte bestohlen.</translation>
    </message>
    <message>
        <source>Got %1.</source>
        <extracomment>What came into somebody&apos;s hand last: %1 is e.g. &quot;2 lumber and 1 ore&quot;</extracomment>
        <translation>Hat %1 bekommen.</translation>
    </message>
    <message>
        <source>Gave up %1.</source>
        <extracomment>What left somebody&apos;s hand last: %1 is e.g. &quot;2 lumber and 1 ore&quot;</extracomment>
        <translation>Hat %1 abgegeben.</translation>
    </message>
    <message>
        <source>Gave %1 and got %2.</source>
        <extracomment>What somebody traded last: %1 and %2 are e.g. &quot;2 lumber and 1 ore&quot;</extracomment>
        <translation>Hat %1 gegeben und %2 bekommen.</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>gain</comment>
        <extracomment>So many more cards; a picture of them stands beside it</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>loss</comment>
        <extracomment>So many cards less; a picture of them stands beside it</extracomment>
        <translation>−%1</translation>
    </message>
</context>
<context>
    <name>holmstead::GameFiles</name>
    <message>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>Holmstead games (*.%1)</source>
        <extracomment>A kind of file; %1 is the end of its name</extracomment>
        <translation>Spiele von Holmstead (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>holmstead::GameMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Kept games…</source>
        <translation>&amp;Aufbewahrte Spiele…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Spei&amp;chern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>&amp;Bild exportieren…</translation>
    </message>
    <message>
        <source>&amp;People…</source>
        <translation>&amp;Personen…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik…</translation>
    </message>
    <message>
        <source>Show the &amp;result</source>
        <translation>&amp;Ergebnis zeigen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Island</source>
        <translation>&amp;Insel</translation>
    </message>
    <message>
        <source>&amp;Beginner</source>
        <translation>Anfän&amp;gerinsel</translation>
    </message>
    <message>
        <source>&amp;Variable</source>
        <translation>&amp;Variable Insel</translation>
    </message>
</context>
<context>
    <name>holmstead::GameOverPanel</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <extracomment>%1 is a name.</extracomment>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the board</source>
        <extracomment>A button: closes the panel at the end of the game.</extracomment>
        <translation>Spielplan ansehen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>A button: opens how the dice fell.</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>holmstead::GameOverTray</name>
    <message numerus="yes">
        <source>%1 has won with %n point(s)</source>
        <extracomment>Below the board when the game is over. %1 is a name.</extracomment>
        <translation>
            <numerusform>%1 hat mit %n Punkt gewonnen</numerusform>
            <numerusform>%1 hat mit %n Punkten gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the result</source>
        <extracomment>A button when the game is over: opens the table of everybody&apos;s points.</extracomment>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The points of somebody who has not won: %1 is a name, %2 a number</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>holmstead::GameShelf</name>
    <message>
        <source>%1

Details for whoever mends such files
%2</source>
        <extracomment>%1 is what everybody is told of a damaged file; %2 says where in the file and what.</extracomment>
        <translation>%1

Einzelheiten für alle, die solche Dateien reparieren
%2</translation>
    </message>
    <message>
        <source>Delete this game for good?</source>
        <extracomment>%1 lists people with their points, %2 is how their game stands</extracomment>
        <translation>Dieses Spiel für immer löschen?</translation>
    </message>
    <message>
        <source>%1 – %2.</source>
        <translation>%1 – %2.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>“%1” could not be opened.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>„%1“ ließ sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Everything before that is whole: it can go on with %1’s turn.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Alles davor ist heil: Mit dem Zug von %1 kann es weitergehen.</translation>
    </message>
    <message>
        <source>It can be played from its beginning.</source>
        <translation>Es lässt sich von Anfang an spielen.</translation>
    </message>
    <message>
        <source>%1

%2 The file itself stays as it is.</source>
        <extracomment>%1 is what is wrong with a file, %2 what is left of the game in it; both are sentences.</extracomment>
        <translation>%1

%2 Die Datei selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>“%1” could not be opened as a whole.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>„%1“ ließ sich nicht ganz öffnen.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>holmstead::HandHeader</name>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s), %1 of them hidden</source>
        <extracomment>%1 of the points are on victory point cards that the others do not see</extracomment>
        <translation>
            <numerusform>%n Siegpunkt, %1 davon verdeckt</numerusform>
            <numerusform>%n Siegpunkte, %1 davon verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand of %1: %2</source>
        <extracomment>Above the hand, for screen readers; %1 is a name, %2 how many points: &quot;Hand of Ada: 5 victory points&quot;</extracomment>
        <translation>Handkarten von %1: %2</translation>
    </message>
</context>
<context>
    <name>holmstead::HandTray</name>
    <message>
        <source>Hand and actions</source>
        <translation>Handkarten und Aktionen</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>In the corner of a card that can be played now, beside its key; as short as can be</extracomment>
        <translation>Los</translation>
    </message>
    <message>
        <source>There are no cards in this hand.</source>
        <translation>Auf dieser Hand sind keine Karten.</translation>
    </message>
    <message>
        <source>No game is on.</source>
        <translation>Es läuft kein Spiel.</translation>
    </message>
    <message>
        <source>The hand is covered.</source>
        <translation>Die Handkarten sind verdeckt.</translation>
    </message>
</context>
<context>
    <name>holmstead::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>So &amp;wird gespielt</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Show the &amp;log file</source>
        <translation>&amp;Protokolldatei zeigen</translation>
    </message>
    <message>
        <source>&amp;About Holmstead</source>
        <translation>Ü&amp;ber Holmstead</translation>
    </message>
</context>
<context>
    <name>holmstead::HelpPages</name>
    <message>
        <source>The log file</source>
        <translation>Die Protokolldatei</translation>
    </message>
    <message>
        <source>The log tells what went wrong in the program. It is in “%1”.</source>
        <extracomment>%1 is the name of a file with its folder</extracomment>
        <translation>Das Protokoll sagt, was im Programm schiefgegangen ist. Es steht in „%1“.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Im Programm ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>The game is kept as it stood and can go on. What happened is written in “%1”.</source>
        <extracomment>%1 is the name of a file with its folder</extracomment>
        <translation>Das Spiel ist aufbewahrt, wie es stand, und kann weitergehen. Was passiert ist, steht in „%1“.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Show the log file</source>
        <translation>Protokolldatei zeigen</translation>
    </message>
</context>
<context>
    <name>holmstead::HowToPlayPanel</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>holmstead::KeptGameButton</name>
    <message>
        <source>d MMMM</source>
        <extracomment>A day of this year, in the letters of Qt&apos;s date formats: 14 June.</extracomment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>When a game was played last; %1 is a day, %2 a time.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1’s turn, %2</source>
        <extracomment>%1 is a name, %2 a date and a time.</extracomment>
        <translation>%1 ist dran, %2</translation>
    </message>
    <message>
        <source>Open in another window, %1</source>
        <extracomment>%1 is a date and a time.</extracomment>
        <translation>In anderem Fenster offen, %1</translation>
    </message>
    <message>
        <source>Cannot be opened, %1</source>
        <translation>Lässt sich nicht öffnen, %1</translation>
    </message>
    <message>
        <source>%1 has won, %2</source>
        <extracomment>%1 is a name, %2 a date and a time.</extracomment>
        <translation>%1 hat gewonnen, %2</translation>
    </message>
    <message>
        <source>Over, %1</source>
        <translation>Zu Ende, %1</translation>
    </message>
    <message>
        <source>Damaged, but whole up to %1’s turn, %2</source>
        <extracomment>How far a damaged game is whole; %1 is a name, %2 a date and a time.</extracomment>
        <translation>Beschädigt, aber heil bis zum Zug von %1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Somebody in a list of games; %1 is a name, %2 how many points they have.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>holmstead::KeptGamesPanel</name>
    <message>
        <source>Kept games</source>
        <translation>Aufbewahrte Spiele</translation>
    </message>
    <message>
        <source>Older games</source>
        <translation>Ältere Spiele</translation>
    </message>
    <message>
        <source>There are no other games yet.</source>
        <translation>Es gibt noch keine anderen Spiele.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>A button beside a kept game.</extracomment>
        <translation>Löschen…</translation>
    </message>
    <message numerus="yes">
        <source>%n older game(s)…</source>
        <extracomment>A button below a list of kept games.</extracomment>
        <translation>
            <numerusform>%n älteres Spiel…</numerusform>
            <numerusform>%n ältere Spiele…</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Games are kept without your doing anything. Choose one to go on with it.</source>
        <translation>Spiele werden von selbst aufbewahrt. Wähle eines, um es fortzusetzen.</translation>
    </message>
</context>
<context>
    <name>holmstead::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <extracomment>The language of the program</extracomment>
        <translation>Wie das &amp;System</translation>
    </message>
</context>
<context>
    <name>holmstead::Leaving</name>
    <message>
        <source>Save this game first?</source>
        <translation>Dieses Spiel erst speichern?</translation>
    </message>
    <message>
        <source>It is not over, and it could not be kept by itself.</source>
        <translation>Es ist nicht zu Ende, und es ließ sich nicht von selbst aufbewahren.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard the game</source>
        <translation>Spiel wegwerfen</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Stop playing for now?</source>
        <translation>Erst einmal aufhören?</translation>
    </message>
    <message>
        <source>The game is kept: next time it goes on from here. The file “%1” does not have the last moves yet.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Das Spiel ist aufbewahrt: Nächstes Mal geht es hier weiter. In der Datei „%1“ fehlen noch die letzten Spielzüge.</translation>
    </message>
    <message>
        <source>Save and quit</source>
        <translation>Speichern und beenden</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Beenden ohne Speichern</translation>
    </message>
    <message>
        <source>The game is kept: next time it goes on from here.</source>
        <translation>Das Spiel ist aufbewahrt: Nächstes Mal geht es hier weiter.</translation>
    </message>
    <message>
        <source>Keep and quit</source>
        <translation>Behalten und beenden</translation>
    </message>
    <message>
        <source>Throw it away and quit</source>
        <translation>Wegwerfen und beenden</translation>
    </message>
</context>
<context>
    <name>holmstead::LogPanel</name>
    <message>
        <source>So far</source>
        <extracomment>Above the list of what happened in the game so far</extracomment>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Beside &quot;So far&quot;: how often everybody has had a turn, the one that is on included.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>What has happened so far</source>
        <translation>Was bisher geschah</translation>
    </message>
</context>
<context>
    <name>holmstead::MainWindow</name>
    <message>
        <source>%1[*] – Holmstead</source>
        <extracomment>The title of the window; %1 is the name of a file. [*] stands where the title says &quot;not saved&quot;</extracomment>
        <translation>%1[*] – Holmstead</translation>
    </message>
    <message>
        <source>Holmstead</source>
        <translation>Holmstead</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>„%1“ ließ sich nicht speichern.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>holmstead::NewGamePanel</name>
    <message>
        <source>Ada</source>
        <extracomment>Names of four people that stand in the new game panel the first time; short ones that are common where the language is spoken, in alphabetical order.</extracomment>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Emil</translation>
    </message>
    <message>
        <source>Hide the rules</source>
        <extracomment>A button: shows the less common rules, or hides them again.</extracomment>
        <translation>Regeln ausblenden</translation>
    </message>
    <message>
        <source>Choose the rules…</source>
        <translation>Regeln wählen…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>The game that is on is kept and can go on at any time: Game › Kept games.</source>
        <translation>Das laufende Spiel bleibt aufbewahrt und kann jederzeit weitergehen: Spiel › Aufbewahrte Spiele.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Open hands: everybody sees everybody&apos;s cards</source>
        <translation>Offene Karten: Alle sehen die Karten von allen</translation>
    </message>
    <message>
        <source>Which island?</source>
        <translation>Welche Insel?</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfängerinsel</translation>
    </message>
    <message>
        <source>Always the same; the first settlements stand already.</source>
        <translation>Immer gleich; die ersten Siedlungen stehen schon.</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable Insel</translation>
    </message>
    <message>
        <source>New every time; you place your settlements yourselves.</source>
        <translation>Jedes Mal neu; ihr setzt eure Siedlungen selbst.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
</context>
<context>
    <name>holmstead::NumberStepper</name>
    <message>
        <source>%1: fewer</source>
        <extracomment>For screen readers: makes a number smaller; %1 is what is counted</extracomment>
        <translation>%1: weniger</translation>
    </message>
    <message>
        <source>%1: more</source>
        <extracomment>For screen readers: makes a number larger; %1 is what is counted</extracomment>
        <translation>%1: mehr</translation>
    </message>
</context>
<context>
    <name>holmstead::OfferEditor</name>
    <message>
        <source>Now choose the cards that you get for it.</source>
        <translation>Wähle jetzt die Karten, die du dafür bekommst.</translation>
    </message>
    <message>
        <source>Now choose the cards that you give for it.</source>
        <translation>Wähle jetzt die Karten, die du dafür gibst.</translation>
    </message>
    <message>
        <source>Choose the cards that you give and the cards that you get.</source>
        <translation>Wähle die Karten, die du gibst, und die Karten, die du bekommst.</translation>
    </message>
    <message>
        <source>There is no %1 in this hand.</source>
        <extracomment>Why a card cannot be tapped; %1 is a resource.</extracomment>
        <translation>%1 ist nicht auf dieser Hand.</translation>
    </message>
    <message>
        <source>There is no more %1 in this hand.</source>
        <extracomment>Why no more cards can be tapped; %1 is a resource.</extracomment>
        <translation>Mehr %1 ist nicht auf dieser Hand.</translation>
    </message>
</context>
<context>
    <name>holmstead::OfferPanel</name>
    <message>
        <source>%1 offers %2 a trade</source>
        <extracomment>%1 and %2 are names.</extracomment>
        <translation>%1 bietet %2 einen Handel an</translation>
    </message>
    <message>
        <source>%1 offers everybody a trade</source>
        <translation>%1 bietet allen einen Handel an</translation>
    </message>
    <message>
        <source>Talk it over. No hand is on the screen.</source>
        <translation>Sprecht darüber. Keine Handkarten sind zu sehen.</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <extracomment>Above cards. %1 is a name.</extracomment>
        <translation>%1 gibt</translation>
    </message>
    <message>
        <source>%1 gets</source>
        <extracomment>Above cards. %1 is a name.</extracomment>
        <translation>%1 bekommt</translation>
    </message>
    <message>
        <source>%1 is asked: click the name, then pass the laptop. Anybody else may answer too.</source>
        <extracomment>%1 is a name.</extracomment>
        <translation>Die Frage geht an %1: auf den Namen klicken, dann den Laptop weitergeben. Auch alle anderen dürfen antworten.</translation>
    </message>
    <message>
        <source>Who wants to answer? Click the name, then pass the laptop.</source>
        <translation>Wer will antworten? Klicke auf den Namen, dann gib den Laptop weiter.</translation>
    </message>
    <message>
        <source>said no</source>
        <extracomment>Below a person&apos;s name: they do not want the trade that is offered.</extracomment>
        <translation>sagt Nein</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the offer…</source>
        <extracomment>A button: whoever offers puts other cards into the offer.</extracomment>
        <translation>Angebot ändern…</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Angebot zurückziehen</translation>
    </message>
    <message>
        <source>Nobody wants this trade. Change the offer or withdraw it, or click a name to ask again.</source>
        <translation>Niemand will diesen Handel. Ändere das Angebot, zieh es zurück oder klicke auf einen Namen, um noch einmal zu fragen.</translation>
    </message>
    <message>
        <source>%1 said no. Who else wants to answer? Click the name, then pass the laptop.</source>
        <extracomment>%1 is a list of names.</extracomment>
        <translation>Nein von %1. Wer möchte noch antworten? Klicke auf den Namen und gib den Laptop weiter.</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <extracomment>Below the name of a person who has not been asked about the trade, while others have said no.</extracomment>
        <translation>noch nicht gefragt</translation>
    </message>
    <message>
        <source>First finish the offer: click the name of whoever answers, or withdraw it.</source>
        <translation>Erst ist das Angebot dran: Klicke auf den Namen der Person, die antwortet, oder zieh es zurück.</translation>
    </message>
</context>
<context>
    <name>holmstead::OpenHand</name>
    <message>
        <source>No cards</source>
        <translation>Keine Karten</translation>
    </message>
</context>
<context>
    <name>holmstead::OpeningNews</name>
    <message>
        <source>%1 has to discard first.</source>
        <extracomment>Below &quot;The game goes on where it was: it is Ada&apos;s turn.&quot;; %1 is a name</extracomment>
        <translation>%1 muss erst ablegen.</translation>
    </message>
    <message>
        <source>The game goes on where it was, in round %1: it is %2’s turn.</source>
        <extracomment>A saved game has been opened; %1 is the number of a round, %2 a name.</extracomment>
        <translation>Das Spiel geht weiter, wo es war, in Runde %1: %2 ist dran.</translation>
    </message>
    <message>
        <source>The game goes on where it was: it is %1’s turn.</source>
        <extracomment>A saved game has been opened; %1 is a name.</extracomment>
        <translation>Das Spiel geht weiter, wo es war: %1 ist dran.</translation>
    </message>
    <message>
        <source>This game is played with open hands: everybody sees everybody&apos;s cards.</source>
        <translation>Hier wird mit offenen Karten gespielt: Alle sehen die Karten von allen.</translation>
    </message>
</context>
<context>
    <name>holmstead::PartnerChoice</name>
    <message>
        <source>The whole table</source>
        <translation>Der ganze Tisch</translation>
    </message>
</context>
<context>
    <name>holmstead::PeopleChoice</name>
    <message>
        <source>Add a fourth person</source>
        <translation>Vierte Person dazunehmen</translation>
    </message>
</context>
<context>
    <name>holmstead::PeoplePanel</name>
    <message>
        <source>Who plays</source>
        <translation>Wer mitspielt</translation>
    </message>
    <message>
        <source>Names and colors can change at any time; choosing somebody else’s color swaps the two.</source>
        <translation>Namen und Farben lassen sich jederzeit ändern; wählst du eine fremde Farbe, werden beide getauscht.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button: the names and colours are taken over.</extracomment>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>holmstead::PersonRow</name>
    <message>
        <source>Name</source>
        <extracomment>In an empty field for a name.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of person %1</source>
        <extracomment>For screen readers. %1 is a number from 1.</extracomment>
        <translation>Name von Person %1</translation>
    </message>
    <message>
        <source>Person %1: %2</source>
        <extracomment>For screen readers. %1 is a number from 1, %2 a colour.
----------
For screen readers: a button of a person. %1 is a number from 1, %2 what the button does.</extracomment>
        <translation>Person %1: %2</translation>
    </message>
    <message>
        <source>Sits one place earlier</source>
        <translation>Sitzt einen Platz früher</translation>
    </message>
    <message>
        <source>Sits one place later</source>
        <translation>Sitzt einen Platz später</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Spielt nicht mit</translation>
    </message>
</context>
<context>
    <name>holmstead::PictureExport</name>
    <message>
        <source>Save a picture of the table</source>
        <translation>Ein Bild vom Tisch speichern</translation>
    </message>
    <message>
        <source>Pictures (*.%1)</source>
        <extracomment>A kind of file; %1 is the end of its name</extracomment>
        <translation>Bilder (*.%1)</translation>
    </message>
</context>
<context>
    <name>holmstead::PlayerPlate</name>
    <message numerus="yes">
        <source>has to discard %n card(s)</source>
        <translation>
            <numerusform>muss %n Karte ablegen</numerusform>
            <numerusform>muss %n Karten ablegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point card(s)</source>
        <translation>
            <numerusform>%n Siegpunktkarte</numerusform>
            <numerusform>%n Siegpunktkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A player for screen readers: %1 name, %2 colour, %3 points</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2, on turn: %3</source>
        <extracomment>As before</extracomment>
        <translation>%1, %2, am Zug: %3</translation>
    </message>
    <message>
        <source>%1, %2, acts now: %3</source>
        <extracomment>As before: somebody who does something in the turn of another, such as discarding</extracomment>
        <translation>%1, %2, ist jetzt gefragt: %3</translation>
    </message>
</context>
<context>
    <name>holmstead::PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Alle am Tisch</translation>
    </message>
</context>
<context>
    <name>holmstead::PointsTable</name>
    <message>
        <source>Settlements</source>
        <translation>Siedlungen</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Victory point cards</source>
        <translation>Siegpunktkarten</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Above the sum of everybody&apos;s victory points.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <extracomment>For screen readers. %1 is a name.</extracomment>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <extracomment>The longest road that somebody has: as short as can be</extracomment>
        <translation>
            <numerusform>%n Straße</numerusform>
            <numerusform>%n Straßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n Ritter</numerusform>
            <numerusform>%n Ritter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::PromptBar</name>
    <message>
        <source>Next: %1</source>
        <extracomment>Whose turn comes after this one</extracomment>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>Next:</source>
        <extracomment>Before the name of whose turn comes after this one</extracomment>
        <translation>Danach:</translation>
    </message>
</context>
<context>
    <name>holmstead::ResourcePicker</name>
    <message>
        <source>That is all the card brings. Click a card above to take it back.</source>
        <translation>Mehr bringt die Karte nicht. Klicke oben auf eine Karte, um sie zurückzunehmen.</translation>
    </message>
    <message>
        <source>The bank has no more %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Mehr %1 hat die Bank nicht.</translation>
    </message>
    <message>
        <source>The supply has no more %1.</source>
        <translation>Mehr %1 hat die Bank nicht.</translation>
    </message>
    <message>
        <source>Choose a resource.</source>
        <translation>Wähle einen Rohstoff.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s).</source>
        <translation>
            <numerusform>Wähle %n Karte.</numerusform>
            <numerusform>Wähle %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <translation>
            <numerusform>Wähle noch %n Karte.</numerusform>
            <numerusform>Wähle noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose what the card brings, or leave it for now.</source>
        <translation>Wähle erst, was die Karte bringt, oder lass sie vorerst liegen.</translation>
    </message>
    <message>
        <source>Name a resource: everybody else gives you all they have of it.</source>
        <translation>Nenne einen Rohstoff: Alle anderen geben dir alles, was sie davon haben.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) of your choice from the bank.</source>
        <translation>
            <numerusform>Nimm %n Karte deiner Wahl von der Bank.</numerusform>
            <numerusform>Nimm %n Karten deiner Wahl von der Bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) of your choice from the supply.</source>
        <translation>
            <numerusform>Nimm %n Karte deiner Wahl von der Bank.</numerusform>
            <numerusform>Nimm %n Karten deiner Wahl von der Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Everybody else hands you all their %1. How many cards that are, you will see then.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Alle anderen geben dir alles, was sie davon haben: %1. Wie viele Karten das sind, siehst du dann.</translation>
    </message>
</context>
<context>
    <name>holmstead::ResourceTile</name>
    <message>
        <source>%1, chosen</source>
        <extracomment>For screen readers. %1 is a resource.</extracomment>
        <translation>%1, gewählt</translation>
    </message>
    <message>
        <source>%1: %2 chosen, %3 left</source>
        <extracomment>For screen readers. %1 is a resource; %2 and %3 are numbers.</extracomment>
        <translation>%1: %2 gewählt, %3 übrig</translation>
    </message>
    <message>
        <source>%1: %2 chosen</source>
        <extracomment>For screen readers. %1 is a resource, %2 a number.</extracomment>
        <translation>%1: %2 gewählt</translation>
    </message>
</context>
<context>
    <name>holmstead::RollBar</name>
    <message numerus="yes">
        <source>%1 was rolled %n time(s); with average luck it would be %2.</source>
        <extracomment>%1 is what two dice show together, %2 a number such as 4.2; the %n counts how often they did</extracomment>
        <translation>
            <numerusform>%1 wurde %n-mal gewürfelt; bei durchschnittlichem Glück wäre es %2-mal.</numerusform>
            <numerusform>%1 wurde %n-mal gewürfelt; bei durchschnittlichem Glück wäre es %2-mal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holmstead::RollChart</name>
    <message>
        <source>From the first roll on, this shows how often each sum was rolled.</source>
        <extracomment>In a chart before the first roll</extracomment>
        <translation>Ab dem ersten Wurf zeigt dies, wie oft jede Summe gewürfelt wurde.</translation>
    </message>
    <message>
        <source>The lines show what average luck would bring.</source>
        <translation>Die Linien zeigen, was durchschnittliches Glück bringen würde.</translation>
    </message>
</context>
<context>
    <name>holmstead::RulesChoice</name>
    <message>
        <source>The sixth edition always trades and builds in any order.</source>
        <translation>Die sechste Ausgabe handelt und baut immer in beliebiger Reihenfolge.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2. First to %n point(s).</source>
        <extracomment>The rules in short. %1 is the edition, %2 how a turn goes, %n the points that win.</extracomment>
        <translation>
            <numerusform>%1. %2. Wer zuerst %n Punkt hat, gewinnt.</numerusform>
            <numerusform>%1. %2. Wer zuerst %n Punkte hat, gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2. %3. First to %n point(s).</source>
        <extracomment>As before; %3 is how the numbers are laid.</extracomment>
        <translation>
            <numerusform>%1. %2. %3. Wer zuerst %n Punkt hat, gewinnt.</numerusform>
            <numerusform>%1. %2. %3. Wer zuerst %n Punkte hat, gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>The words and rules of 2015 and 2020: lumber, grain, harbor.</source>
        <translation>Die Regeln von 2015 und 2020.</translation>
    </message>
    <message>
        <source>Sixth edition</source>
        <translation>Sechste Ausgabe</translation>
    </message>
    <message>
        <source>The words and rules of 2025: wood, wheat, port.</source>
        <translation>Die Regeln von 2025; die Wörter bleiben gleich.</translation>
    </message>
    <message>
        <source>Trade and build in any order</source>
        <translation>Handeln und bauen, wie du willst</translation>
    </message>
    <message>
        <source>As often as you like, until you end your turn.</source>
        <translation>So oft du magst, bis du deinen Zug beendest.</translation>
    </message>
    <message>
        <source>First trade, then build</source>
        <translation>Erst handeln, dann bauen</translation>
    </message>
    <message>
        <source>The first thing you pay for ends trading: easier to learn with.</source>
        <translation>Das Erste, was du bezahlst, beendet den Handel: leichter zum Lernen.</translation>
    </message>
    <message>
        <source>Numbers as in the rules</source>
        <translation>Zahlen wie in den Regeln</translation>
    </message>
    <message>
        <source>Round the island from one of its corners: good and bad places are well mixed.</source>
        <translation>Von einer Ecke aus rund um die Insel: Gute und schlechte Plätze sind gut gemischt.</translation>
    </message>
    <message>
        <source>Numbers at random</source>
        <translation>Zahlen nach Zufall</translation>
    </message>
    <message>
        <source>Anywhere, but no two red ones side by side: some corners are very rich.</source>
        <translation>Überall, nur nie zwei rote nebeneinander: Manche Ecken sind sehr reich.</translation>
    </message>
    <message>
        <source>Ten is the usual game; with fewer it is over sooner.</source>
        <translation>Zehn ist üblich; mit weniger ist es früher aus.</translation>
    </message>
</context>
<context>
    <name>holmstead::ShortcutsPanel</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>holmstead::StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) so far</source>
        <translation>
            <numerusform>Bisher %n Wurf</numerusform>
            <numerusform>Bisher %n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has rolled yet.</source>
        <translation>Noch hat niemand gewürfelt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>holmstead::StatisticsTable</name>
    <message>
        <source>Cards from the dice</source>
        <translation>Karten durch Würfeln</translation>
    </message>
    <message>
        <source>What the hexes brought when their numbers were rolled.</source>
        <translation>Was die Felder brachten, wenn ihre Zahlen fielen.</translation>
    </message>
    <message>
        <source>Blocked by the robber</source>
        <translation>Vom Räuber blockiert</translation>
    </message>
    <message>
        <source>Cards that did not come because the robber stood on their hex.</source>
        <translation>Karten, die ausblieben, weil der Räuber auf ihrem Feld stand.</translation>
    </message>
    <message>
        <source>Sevens rolled</source>
        <translation>Siebenen gewürfelt</translation>
    </message>
    <message>
        <source>Discarded after a seven</source>
        <translation>Nach einer Sieben abgelegt</translation>
    </message>
    <message>
        <source>Cards given up because the hand was too full.</source>
        <translation>Karten, die weg mussten, weil die Hand zu voll war.</translation>
    </message>
    <message>
        <source>Taken from others</source>
        <translation>Anderen weggenommen</translation>
    </message>
    <message>
        <source>Cards stolen with the robber or taken by Monopoly.</source>
        <translation>Karten, mit dem Räuber gestohlen oder durch Monopol genommen.</translation>
    </message>
    <message>
        <source>Lost to others</source>
        <translation>An andere verloren</translation>
    </message>
    <message>
        <source>Cards that others stole or took by Monopoly.</source>
        <translation>Karten, die andere gestohlen oder durch Monopol genommen haben.</translation>
    </message>
    <message>
        <source>Trades with people</source>
        <translation>Handel mit Personen</translation>
    </message>
    <message>
        <source>Trades with the bank</source>
        <translation>Handel mit der Bank</translation>
    </message>
    <message>
        <source>Trades with the supply</source>
        <translation>Handel mit der Bank</translation>
    </message>
    <message>
        <source>Development cards bought</source>
        <translation>Gekaufte Entwicklungskarten</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>For screen readers. %1 is a name, %2 what is counted, %3 how often.</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Cards with average luck</source>
        <translation>Karten bei durchschnittlichem Glück</translation>
    </message>
    <message>
        <source>How many cards the same buildings would have brought if every number had come as often as it does on average. Who got fewer had bad luck.</source>
        <translation>Wie viele Karten dieselben Gebäude gebracht hätten, wäre jede Zahl so oft gefallen wie im Durchschnitt. Wer weniger bekam, hatte Pech.</translation>
    </message>
    <message>
        <source>How often this person rolled a seven and so moved the robber.</source>
        <translation>Wie oft diese Person eine Sieben gewürfelt und damit den Räuber versetzt hat.</translation>
    </message>
    <message>
        <source>Trades that both agreed to.</source>
        <translation>Jeder Tausch, mit dem beide einverstanden waren.</translation>
    </message>
    <message>
        <source>Trades with the bank, at harbors too.</source>
        <translation>Jeder Tausch mit der Bank, auch an Häfen.</translation>
    </message>
    <message>
        <source>Trades with the supply, at ports too.</source>
        <translation>Jeder Tausch mit der Bank, auch an Häfen.</translation>
    </message>
    <message>
        <source>All that were bought, knights and others.</source>
        <translation>Alle gekauften, Ritter und andere.</translation>
    </message>
</context>
<context>
    <name>holmstead::TableCustoms</name>
    <message>
        <source>Play with open hands?</source>
        <translation>Mit offenen Karten spielen?</translation>
    </message>
    <message>
        <source>Everybody sees everybody&apos;s cards from now on, and nobody covers them.</source>
        <translation>Ab jetzt sehen alle die Karten von allen, und niemand verdeckt sie.</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <translation>Alle Karten aufdecken</translation>
    </message>
    <message>
        <source>Keep them covered</source>
        <translation>Verdeckt lassen</translation>
    </message>
</context>
<context>
    <name>holmstead::TableMenu</name>
    <message>
        <source>At the &amp;table</source>
        <translation>Am &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Open hands</source>
        <translation>&amp;Offene Karten</translation>
    </message>
    <message>
        <source>&amp;Clock: how long a turn takes</source>
        <translation>&amp;Uhr: wie lange ein Zug dauert</translation>
    </message>
    <message>
        <source>Cards stay &amp;uncovered</source>
        <translation>Karten bleiben &amp;aufgedeckt</translation>
    </message>
    <message>
        <source>Cover cards after &amp;1 minute without a touch</source>
        <translation>Karten nach &amp;1 Minute ohne Berührung verdecken</translation>
    </message>
    <message>
        <source>Cover cards after &amp;3 minutes without a touch</source>
        <translation>Karten nach &amp;3 Minuten ohne Berührung verdecken</translation>
    </message>
    <message>
        <source>Cover cards after &amp;5 minutes without a touch</source>
        <translation>Karten nach &amp;5 Minuten ohne Berührung verdecken</translation>
    </message>
</context>
<context>
    <name>holmstead::TablePanels</name>
    <message>
        <source>The trade stays as it is.</source>
        <translation>Der Handel bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Go on with your turn.</source>
        <translation>Spiel deinen Zug weiter.</translation>
    </message>
    <message>
        <source>%1 offers you a trade. What do you say?</source>
        <extracomment>%1 is a name.</extracomment>
        <translation>%1 bietet dir einen Handel an. Was sagst du?</translation>
    </message>
    <message>
        <source>%1 says no and offers you something else.</source>
        <extracomment>%1 is the name of somebody who makes another offer instead of taking one.</extracomment>
        <translation>%1 sagt Nein und bietet dir etwas anderes.</translation>
    </message>
    <message>
        <source>%1 wants to make your trade once more. Do you agree?</source>
        <extracomment>%1 is a name.</extracomment>
        <translation>%1 möchte euren Handel noch einmal schließen. Bist du einverstanden?</translation>
    </message>
    <message>
        <source>%1 wants to take your trade back. Do you agree?</source>
        <extracomment>%1 is a name.</extracomment>
        <translation>%1 möchte euren Handel zurücknehmen. Bist du einverstanden?</translation>
    </message>
    <message>
        <source>Your offer is withdrawn.</source>
        <translation>Dein Angebot ist zurückgezogen.</translation>
    </message>
</context>
<context>
    <name>holmstead::TakeBackPanel</name>
    <message>
        <source>%1 wants to make your trade once more</source>
        <extracomment>%1 is a name.</extracomment>
        <translation>%1 möchte euren Handel noch einmal machen</translation>
    </message>
    <message>
        <source>You give</source>
        <extracomment>Above the cards that the person at the screen gives in a trade.</extracomment>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>You get</source>
        <extracomment>Above the cards that the person at the screen gets in a trade.</extracomment>
        <translation>Du bekommst</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>A button: the trade is not made again.</extracomment>
        <translation>Lieber nicht</translation>
    </message>
    <message>
        <source>Trade again</source>
        <extracomment>A button: agrees to make the trade again.</extracomment>
        <translation>Wieder handeln</translation>
    </message>
    <message>
        <source>%1 wants to take your trade back</source>
        <extracomment>%1 is a name.</extracomment>
        <translation>%1 möchte euren Handel zurücknehmen</translation>
    </message>
    <message>
        <source>You give back</source>
        <extracomment>Above the cards that the person at the screen gives back.</extracomment>
        <translation>Du gibst zurück</translation>
    </message>
    <message>
        <source>You get back</source>
        <extracomment>Above the cards that the person at the screen gets back.</extracomment>
        <translation>Du bekommst zurück</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>A button: the trade is not taken back.</extracomment>
        <translation>Gelten lassen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>A button: agrees to take the trade back.</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>First answer about the trade.</source>
        <translation>Antworte erst zum Handel.</translation>
    </message>
</context>
<context>
    <name>holmstead::TakenPile</name>
    <message>
        <source>One less: %1</source>
        <extracomment>A button: cards chosen for a trade or to give back, of which a tap takes one back. %1 is a resource.</extracomment>
        <translation>Eine weniger: %1</translation>
    </message>
    <message>
        <source>Click to take one back</source>
        <translation>Klicken nimmt eine zurück</translation>
    </message>
</context>
<context>
    <name>holmstead::TradeDialog</name>
    <message>
        <source>First finish the trade or close it.</source>
        <translation>Mach erst den Handel fertig oder schließe ihn.</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>A button: exchanges the cards with the bank.</extracomment>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>With people</source>
        <extracomment>A tab of the trade panel.</extracomment>
        <translation>Mit Personen</translation>
    </message>
    <message>
        <source>With the bank</source>
        <extracomment>A tab of the trade panel.</extracomment>
        <translation>Mit der Bank</translation>
    </message>
    <message>
        <source>With the supply</source>
        <translation>Mit der Bank</translation>
    </message>
    <message>
        <source>Keep the offer</source>
        <extracomment>A button: nothing is changed, and the offer lies open again.</extracomment>
        <translation>Angebot behalten</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button: closes the trade panel.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Make the offer</source>
        <extracomment>A button: shows the offer to the others.</extracomment>
        <translation>Angebot machen</translation>
    </message>
    <message>
        <source>4:1 means four cards for one. Choose what you give, then what you get.</source>
        <translation>4:1 heißt vier Karten für eine. Wähle, was du gibst, und dann, was du bekommst.</translation>
    </message>
</context>
<context>
    <name>holmstead::TroubleSlip</name>
    <message>
        <source>Try again</source>
        <translation>Neu versuchen</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>holmstead::Troubles</name>
    <message>
        <source>The game cannot be kept at the moment. %1 It goes on here, and keeping it is tried again.</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Das Spiel lässt sich gerade nicht aufbewahren. %1 Es geht hier weiter, und das Aufbewahren wird wieder versucht.</translation>
    </message>
    <message>
        <source>The game is kept again: nothing is lost.</source>
        <translation>Das Spiel ist wieder aufbewahrt: Nichts ist verloren.</translation>
    </message>
</context>
<context>
    <name>holmstead::TurnClock</name>
    <message>
        <source>%1 min</source>
        <extracomment>How long the turn has taken, in minutes: as short as can be</extracomment>
        <translation>%1 min</translation>
    </message>
</context>
<context>
    <name>holmstead::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Whole island</source>
        <translation>Ganze &amp;Insel</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <extracomment>A menu: how fast things move on the table</extracomment>
        <translation>A&amp;nimationen</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <extracomment>Animations: nothing moves</extracomment>
        <translation>A&amp;us</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <extracomment>Animations: how fast</extracomment>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>Animations: how fast</extracomment>
        <translation>N&amp;ormal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <extracomment>Animations: how fast</extracomment>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>The window has no room for larger letters.</source>
        <extracomment>Why a size of letters cannot be chosen</extracomment>
        <translation>Für größere Buchstaben ist im Fenster kein Platz.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A size of letters</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>holmstead::Welcome</name>
    <message>
        <source>Holmstead</source>
        <translation>Holmstead</translation>
    </message>
    <message>
        <source>An island to settle, for three or four people at one screen.</source>
        <translation>Eine Insel zum Besiedeln, für drei oder vier an einem Bildschirm.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Kept games…</source>
        <translation>Aufbewahrte Spiele…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
</context>
</TS>
