# Paarung: von Hand wählen, was es kostet, und warum es so ist.

hand-title = Von Hand
hand-about = Was festgelegt ist, bleibt; das Programm paart den Rest nach den Regeln.
hand-none = Nichts festgelegt: Die Paarung folgt allein den Regeln.
hand-together = Nr. { $one } gegen Nr. { $other }
hand-together-again = Nr. { $one } gegen Nr. { $other }, auch als Wiederholung
hand-apart = Nr. { $one } nicht gegen Nr. { $other }
hand-bye = Nr. { $one } spielfrei
hand-second-meetings = Wiederholungen, wo es nicht anders geht
hand-drop = Aufheben: { $wish }
hand-kind = Was festlegen?
hand-kind-together = Gegner
hand-kind-apart = Nicht gegeneinander
hand-kind-bye = Spielfrei
hand-team = Nummer
hand-against = gegen
hand-not-against = nicht gegen
hand-add = Festlegen und paaren
hand-choose = Zwei verschiedene Nummern wählen
hand-choose-one = Eine Nummer wählen
hand-by-rules = Alles aufheben
hand-keep-match = Festlegen
hand-keep-match-about = Tisch { $table } bleibt, auch wenn neu gepaart wird
hand-part-match = Nicht gegeneinander
hand-kept = Festgelegt

cost-none = Kostet nichts: Nach den Regeln ist diese Paarung ebenso gut.
cost-own = Auch nach den Regeln ergäbe sich diese Paarung.
cost-no-other = Nach den Regeln allein gäbe es keine Paarung.
cost-worse = Schlechter als die Paarung nach den Regeln
cost-better = Dafür besser
cost-count = { $criterion }: { $made } statt { $rules }
cost-bracket = Gruppe mit { $points } P.
cost-turned =
    { $count ->
        [one] Tisch { $tables }: Erst- und Zweitgenannte sind vertauscht.
       *[other] Tische { $tables }: Erst- und Zweitgenannte sind vertauscht.
    }

why-match = Warum spielt Team { $first } gegen Team { $second }?
why-bye = Warum ist Team { $team } spielfrei?
why-points-same = Beide haben { $points } P.
why-points-differ = Team { $first } hat { $firstPoints } P., Team { $second } hat { $secondPoints } P.
why-points-bye = Team { $team } hat { $points } P.
why-virtual-points = Mit virtuellen Punkten (FIDE C.04.7) zählen für die Paarung { $firstPoints } und { $secondPoints } P.
why-virtual-points-bye = Mit virtuellen Punkten (FIDE C.04.7) zählen für die Paarung { $points } P.
why-tables = So steht es in der Berger-Tabelle.
why-by-hand = Von Hand festgelegt: Nach den Regeln wäre es anders.
why-wish = Von der Turnierleitung festgelegt.
why-completion = Ohne diese Paarung ließe sich die Runde nicht zu Ende paaren.
why-completion-bye = Wäre ein anderes Team spielfrei, ließe sich die Runde nicht zu Ende paaren.
why-completion-floater = Ohne diesen Wechsel der Gruppe ließe sich die Runde nicht zu Ende paaren.
why-order = Andere Paarungen wären ebenso gut; diese kommt in der Reihenfolge zuerst.
why-order-bye = Andere kämen ebenso infrage; dieses Team kommt in der Reihenfolge zuerst.
why-criterion = Jede andere Paarung wäre schlechter ({ $criterion }, { $next } statt { $own }).
why-otherwise = Sonst: { $pairs }.
why-otherwise-bye = Sonst wäre Team { $team } spielfrei.
why-upfloater = Team { $team } wurde hochgelost.
why-bracket = In der Gruppe mit { $points } P.:
why-source-team = FIDE C.04.6, { $article }
why-source-tables = FIDE C.05, Anhang 1
why-roles = Erstgenannt ist Team { $first }: { $rule }

because-team-c4 = Sonst müssten mehr Teams hochgelost werden ({ $next } statt { $own }).
because-team-c5 = Sonst würden Teams mit weniger Punkten hochgelost.
because-team-c6 = Sonst ginge die nächste Gruppe nicht ohne weitere Hochgeloste auf.
because-team-c7 = Sonst würde ein Team hochgelost, das schon in der letzten Runde außerhalb seiner Gruppe spielte.
because-team-c8 = Sonst blieben mehr Ansprüche, erst- oder zweitgenannt zu sein, unerfüllt ({ $next } statt { $own }).
because-team-c9 = Sonst blieben mehr starke Ansprüche, erst- oder zweitgenannt zu sein, unerfüllt ({ $next } statt { $own }).
because-team-c10 = Sonst träfe ein Hochgeloster auf ein Team, das schon in der letzten Runde außerhalb seiner Gruppe spielte.
because-team-3-4-2 = Von den Teams, die spielfrei sein dürfen, hat dieses die wenigsten Punkte.
because-team-3-4-3 = Von den punktschwächsten Teams hat dieses die meisten Begegnungen gespielt.
because-team-3-4-4 = Von den sonst gleichen Teams hat dieses die größte Startnummer.

criterion-team-c1 = Wiederholungen
criterion-team-c2 = Spielfrei, obwohl schon spielfrei oder kampflos Sieger
criterion-team-c3 = Runde lässt sich zu Ende paaren
criterion-team-c4 = Hochgeloste Teams
criterion-team-c5 = Punkte, die Hochgelosten zur Gruppe fehlen
criterion-team-c6 = Nächste Gruppe geht nicht auf
criterion-team-c7 = Hochgeloste, die schon in der letzten Runde außerhalb ihrer Gruppe spielten
criterion-team-c8 = Unerfüllte Ansprüche, erst- oder zweitgenannt zu sein
criterion-team-c9 = Unerfüllte starke Ansprüche, erst- oder zweitgenannt zu sein
criterion-team-c10 = Gegner von Hochgelosten, die schon in der letzten Runde außerhalb ihrer Gruppe spielten
criterion-team-3-4-2 = Punkte des spielfreien Teams
criterion-team-3-4-3 = Begegnungen, die das spielfreie Team gespielt hat
criterion-team-3-4-4 = Startnummer des spielfreien Teams
criterion-team-3-5-4 = Reihenfolge der Hochgelosten
criterion-team-3-6-3 = Reihenfolge der Paarungen

criterion-dutch-c1 = Wiederholungen
criterion-dutch-c2 = Spielfrei, obwohl schon spielfrei oder kampflos Sieger
criterion-dutch-c3 = Beide mit zwingendem Anspruch auf dieselbe Farbe
criterion-dutch-c4 = Runde lässt sich zu Ende paaren
criterion-dutch-c5 = Punkte des spielfreien Spielers
criterion-dutch-c6 = Heruntergeloste
criterion-dutch-c7 = Punkte der Heruntergelosten
criterion-dutch-c8 = Heruntergeloste der nächsten Gruppe
criterion-dutch-c9 = Ungespielte Partien des spielfreien Spielers
criterion-dutch-c10 = Topscorer mit Farbunterschied über zwei
criterion-dutch-c11 = Topscorer, dreimal hintereinander mit derselben Farbe
criterion-dutch-c12 = Nicht erfüllte Farbansprüche
criterion-dutch-c13 = Nicht erfüllte starke Farbansprüche
criterion-dutch-c14 = Spieler der eigenen Punktgruppe, die schon in der letzten Runde heruntergelost wurden
criterion-dutch-c15 = Gegner von Heruntergelosten, die schon in der letzten Runde hochgelost wurden
criterion-dutch-c16 = Spieler der eigenen Punktgruppe, die vor zwei Runden heruntergelost wurden
criterion-dutch-c17 = Gegner von Heruntergelosten, die vor zwei Runden hochgelost wurden
criterion-dutch-c18 = Punktunterschied der in der letzten Runde Heruntergelosten
criterion-dutch-c19 = Punktunterschied der in der letzten Runde Hochgelosten
criterion-dutch-c20 = Punktunterschied der vor zwei Runden Heruntergelosten
criterion-dutch-c21 = Punktunterschied der vor zwei Runden Hochgelosten
criterion-dutch-4-2-2 = Reihenfolge der Paarungen
criterion-dutch-4-3-2 = Reihenfolge der Vertauschungen
criterion-dutch-4-4-2 = Reihenfolge der Heruntergelosten

role-team-4-3-1 = Beide haben noch nicht gespielt; die Startnummer und das Los entscheiden.
role-team-4-3-2 = Nur eines der Teams hat einen Anspruch; er wird erfüllt.
role-team-4-3-3 = Beide Ansprüche werden erfüllt.
role-team-4-3-4 = Der stärkere Anspruch wird erfüllt.
role-team-4-3-5 = Wer bisher seltener erstgenannt war, ist es jetzt.
role-team-4-3-6 = Gegenüber der letzten Runde, in der nur eines der Teams erstgenannt war, wird gewechselt.
role-team-4-3-7 = Der Anspruch des höher platzierten Teams wird erfüllt.
role-team-4-3-8 = Das höher platzierte Team wechselt gegenüber seiner letzten Runde.
role-team-4-3-9 = Das andere Team wechselt gegenüber seiner letzten Runde.
role-dutch-5-2-1 = Beide Farbansprüche werden erfüllt.
role-dutch-5-2-2 = Der stärkere Farbanspruch wird erfüllt.
role-dutch-5-2-3 = Gegenüber der letzten Runde, in der beide verschiedene Farben hatten, wird gewechselt.
role-dutch-5-2-4 = Der Farbanspruch des höher Platzierten wird erfüllt.
role-dutch-5-2-5 = Beide haben noch nicht gespielt; die Nummer und das Los entscheiden.

# Auswege, wenn sich eine Runde nicht paaren lässt.
way-second-meetings = Wiederholungen zulassen, so wenige wie möglich
way-second-bye = Spielfrei von Hand vergeben
way-other-wishes = Alles von Hand Festgelegte aufheben
way-end-the-tournament = Turnier mit Runde { $round } beenden
way-again = Trotzdem festlegen

# Nummern für die Berger-Tabelle.
numbers-title = Nummern für das Rundenturnier
numbers-own = Jedes Team hat in der Berger-Tabelle seine eigene Nummer.
numbers-varma = Werden die Nummern nach den Varma-Tabellen gelost, treffen Teams desselben Vereins nicht in den letzten drei Runden aufeinander. Ein Team gehört zu einem Verein, wenn alle seine Spieler dort Mitglied sind.
numbers-drawn = Mit „{ $seed }“ nach den Varma-Tabellen gelost
numbers-draw = Nummern losen
numbers-drop = Ursprüngliche Nummern nehmen
numbers-number = Nummer
numbers-table = Nummern der Teams in der Berger-Tabelle

journal-wish-pairing =
    { $kind ->
        [together] Runde { $round }: Nr. { $one } gegen Nr. { $other } festgelegt
        [together_again] Runde { $round }: Nr. { $one } noch einmal gegen Nr. { $other } festgelegt
        [apart] Runde { $round }: Nr. { $one } darf nicht gegen Nr. { $other } spielen
        [bye] Runde { $round }: Nr. { $one } spielfrei gesetzt
       *[second_meetings] Runde { $round }: Wiederholungen zugelassen, wo es nicht anders geht
    }
journal-drop-pairing-wish =
    { $kind ->
        [together] Runde { $round }: Nr. { $one } gegen Nr. { $other } nicht mehr festgelegt
        [together_again] Runde { $round }: Nr. { $one } gegen Nr. { $other } nicht mehr festgelegt
        [apart] Runde { $round }: Nr. { $one } darf wieder gegen Nr. { $other } spielen
        [bye] Runde { $round }: Nr. { $one } nicht mehr spielfrei gesetzt
       *[second_meetings] Runde { $round }: Wiederholungen nicht mehr zugelassen
    }
journal-pair-by-rules = Runde { $round } allein nach den Regeln gepaart
journal-end-with-last-round = Das Turnier endet mit Runde { $round }
journal-draw-numbers = Nummern des Rundenturniers mit „{ $seed }“ gelost
journal-drop-numbers = Nummern des Rundenturniers zurückgesetzt

refusal-have-met = Nicht festgelegt: Nr. { $teams } haben schon gegeneinander gespielt.
    .rule = Niemand spielt zweimal gegen denselben Gegner (FIDE C.04.6, C1), es sei denn, die Turnierleitung lässt es ausdrücklich zu.
refusal-tables-decide = Nicht geändert: Im Rundenturnier legt die Berger-Tabelle die Paarung fest.
    .rule = Zwei Nummern lassen sich tauschen; festlegen lässt sich nichts.
refusal-wish-unknown = Nicht geändert: Das war nicht festgelegt.
    .rule = Vielleicht wurde es inzwischen aufgehoben.
refusal-no-tables = Nicht gelost: Nummern braucht nur ein Rundenturnier.
    .rule = Im Schweizer System gilt die Startnummer.
    .short = Nur im Rundenturnier
refusal-no-varma-table = Nicht gelost: Für { $teams } Teams gibt es keine Varma-Tabelle.
    .rule = Es gibt sie für 9 bis 24 Teams.
    .short = Nur bei 9 bis 24 Teams
refusal-numbers-not-drawn = Nicht geändert: Es sind keine Nummern gelost.
    .rule = Jedes Team hat schon seine eigene Nummer.
expected-table = die Nummer eines Tischs der Runde
expected-teams-of-wish = zwei Nummern, für „Spielfrei“ eine

# Warum sich eine Runde nicht paaren lässt (in refusal-unpairable).
why-nobody-to-pair = Niemand hat einen Gegner: Höchstens eine Nummer spielt in dieser Runde mit.
why-no-complete-pairing = Ohne Wiederholung ist keine vollständige Paarung möglich; es liegt an Nr. { $teams }. Über den Ausweg entscheidet die Turnierleitung (FIDE C.04.6, 3.3.3).
why-nobody-for-the-bye = Jeder war schon spielfrei oder hat kampflos gewonnen (FIDE C.04.6, C2). Wer spielfrei ist, entscheidet die Turnierleitung.
why-no-bye-leaves-a-pairing = Nummern, die spielfrei sein dürfen: { $teams }. In keinem Fall geht der Rest ohne Wiederholung auf (FIDE C.04.6, 3.3.3).
why-cancelled = Die Paarung wurde abgebrochen.
why-entrant-not-there = Nr. { $teams } spielt in dieser Runde nicht.
why-entrant-in-two-pairs = Nr. { $teams } wäre zweimal gepaart.
why-may-not-meet = Nr. { $teams } dürfen nicht gegeneinander spielen (FIDE C.04.6, C1).
why-same-absolute-preference = Beide müssten dieselbe Farbe haben: { $teams }.
why-entrant-left-out = Nr. { $teams } bliebe ohne Gegner.
why-no-bye-this-round = Bei gerader Zahl ist niemand spielfrei; Nr. { $teams } muss spielen.
