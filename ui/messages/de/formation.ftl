# Wie Teams entstehen: feste Teams mit Rangfolge, Einzelspieler, Startnummern.

new-formation = Wie entstehen die Teams?
new-formation-pot-draw = Auslosung aus zwei Töpfen
    .hint = Gemeldet wird einzeln; alle bekommen einen Partner zugelost.
new-formation-fixed-teams = Feste Teams
    .hint = Teams melden sich mit ihrer Rangfolge, auf Wunsch mit Ersatzspielern.
new-formation-single-players = Einzelspieler
    .hint = Eine Partie je Tisch mit Weiß und Schwarz: Schach, PaarZugSchach, Fairschach.
new-rules-standard = Schach
    .hint = Die gewöhnlichen Regeln mit Patt, Remis durch Einigung und Wiederholung.
new-rules-pzs = PaarZugSchach
    .hint = Beide ziehen zugleich; über Schlag und Kollision entscheidet die Regel.
new-rules-fairschach = Fairschach
    .hint = Wie PaarZugSchach, aber mit Ende erst nach dem vollen Paarzug.
new-teams = Teams (erwartet)
new-summary-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } → { $format }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
new-games-per-round = Partien je Runde
new-odd-bye = Bei ungerader Zahl ist in jeder Runde jemand spielfrei.

screen-teams = Teams
screen-numbers = Startnummern
screen-numbers-short = Nummern

stage-before-numbers = Noch ohne Startnummern
stage-numbered = Startnummern vergeben

teams-add = Team melden
teams-caption = Teams mit ihrer Rangfolge
teams-change = Bearbeiten
teams-closed = Die Rangfolge steht fest.
    .rule = Seit Runde 1 veröffentlicht ist, gilt sie für das ganze Turnier.
    .director = Die Turnierleitung kann ein Team mit Begründung ändern; das gilt ab der nächsten Runde.
teams-none-yet = Noch keine Teams
    .hint = Ein Team mit zwei bis sechs Spielern melden oder eine Liste mit den Spalten Team und Brett importieren.
teams-import = Liste importieren
teams-order = Rangfolge
teams-strength = Schnitt
teams-substitutes = Ersatz
teams-without =
    { $count ->
        [one] Ein Spieler ist in keinem Team: { $names }.
       *[other] { $count } Spieler sind in keinem Team: { $names }.
    }
teams-without-form = Daraus ein Team bilden

team-change = Team { $number } bearbeiten
team-member-down = { $name } nach unten
team-member-enter = Eintragen
team-member-known = Aus der Spielerliste
team-member-name = Name
team-member-new = Neuer Spieler
team-member-none = – wählen –
team-member-rating = Spielstärke
team-member-remove = { $name } aus dem Team nehmen
team-member-up = { $name } nach oben
team-members = Rangfolge
    .hint = Brett 1 zuerst. Ab dem dritten Platz stehen Ersatzspieler.
team-members-missing = Ein Team braucht mindestens zwei Spieler.
team-members-full = Ein Team hat höchstens { $most } Spieler.
team-name = Teamname
    .hint = Ohne Namen heißt das Team nach seinen Spielern.
team-reason = Begründung
team-remove = Team löschen
team-report = Team melden
team-reported = Gemeldet: { $name }

import-teams-found =
    { $count ->
        [one] { $count } Team erkannt.
       *[other] { $count } Teams erkannt.
    }
import-teams-keep =
    { $count ->
        [one] { $count } Team übernehmen
       *[other] { $count } Teams übernehmen
    }
import-teams-joining =
    { $count ->
        [one] Team { $name } gibt es schon: { $count } Spieler kommt dazu.
       *[other] Team { $name } gibt es schon: { $count } Spieler kommen dazu.
    }
import-teams-size = Team { $name } hat { $count } Spieler; möglich sind 2 bis 6. Das Team wird nicht übernommen.

start-numbers-about = Die Startnummern ordnen Teams oder Spieler für die Paarung.
start-numbers-caption = Startliste
start-numbers-empty = Noch keine Spieler
    .hint = Erst Spieler eintragen, dann Startnummern vergeben.
start-numbers-give = Startnummern vergeben
start-numbers-given = Startnummern vergeben mit „{ $seed }“
start-numbers-order = Reihenfolge
start-numbers-order-strength = Spielstärke
    .hint = Die Stärksten zuerst; bei gleicher Stärke entscheidet das Los.
start-numbers-order-lot = Los
    .hint = Allein der öffentliche Startwert entscheidet.
start-numbers-order-listed = Wie gemeldet
    .hint = In der Reihenfolge der Meldung.
start-numbers-provisional = vorläufig
start-numbers-seed = Öffentlicher Startwert
    .hint = Jeder Text ist möglich. Aus ihm ergibt sich auch, wer in Runde 1 erstgenannt ist.
start-numbers-take-back = Startnummern zurücknehmen
start-numbers-top-role =
    { $role ->
        [first] Nummer 1 ist in Runde 1 erstgenannt.
       *[second] Nummer 1 ist in Runde 1 zweitgenannt.
    }
start-numbers-top-color =
    { $role ->
        [first] Nummer 1 hat in Runde 1 Weiß.
       *[second] Nummer 1 hat in Runde 1 Schwarz.
    }
round-empty-numbers = Erst Startnummern vergeben, dann paaren.
round-to-numbers = Zu den Startnummern

line-up-title = Aufstellung
line-up-board = Brett { $board }
line-up-chosen = gemeldet
line-up-confirm = Bestätigen
line-up-confirm-both = Beide bestätigen
line-up-keep = Aufstellung festhalten
line-up-of-team = Aufstellung Team { $team }
line-up-planned = noch nicht bestätigt
line-up-reason = Begründung für den Ersatzspieler
line-up-rests = Ersatz: { $names }
team-member-substitute = Ersatz

game-white = Weiß
game-black = Schwarz
game-white-letter = w
game-black-letter = s
game-caption = Partien der Runde { $number }
cause-key-stalemate = A
cause-key-repetition = W
cause-key-fifty-moves = F
cause-key-dead-position = O

rules-standard = Schach
rules-pzs = PaarZugSchach
rules-fairschach = Fairschach

refusal-numbers-missing = Noch keine Startnummern.
    .rule = Erst Startnummern vergeben, dann paaren.
    .short = Erst Startnummern vergeben
refusal-numbers-given = Nicht geändert: Die Startnummern sind vergeben.
    .rule = Kommt oder geht jemand, müssen die Nummern neu vergeben werden. Sie lassen sich zurücknehmen, solange keine Runde gepaart ist.
    .short = Startnummern sind vergeben
refusal-other-formation = Nicht möglich in diesem Turnier.
    .rule = Dieser Schritt gehört zu einer anderen Turnierart.
    .short = Gehört zu einer anderen Turnierart
refusal-rules-of-other-formation = Nicht gespeichert: Regeln und Teams passen nicht zusammen.
    .rule = Tandem wird von Teams gespielt; Schach, PaarZugSchach und Fairschach werden von Einzelspielern gespielt.
refusal-games-need-teams = Nicht gespeichert: Einzelspieler spielen eine Partie je Begegnung.
    .rule = Mehrere Partien gibt es bei Teams.
refusal-acceleration-needs-swiss = Nicht gespeichert: Ein Rundenturnier kann nicht beschleunigt werden.
    .rule = Beschleunigt wird nur ein Schweizer System; im Rundenturnier legen die Tabellen alle Paarungen fest.
refusal-teams-exist =
    { $teams ->
        [one] Nicht geändert: Es gibt schon { $teams } Team.
       *[other] Nicht geändert: Es gibt schon { $teams } Teams.
    }
    .rule = Wie Teams entstehen, steht fest, sobald es welche gibt. Erst die Teams löschen.
refusal-too-few-teams = Noch zu wenige Teams: { $teams } gemeldet, mindestens { $needed } nötig.
    .rule = Eine Begegnung braucht zwei Teams.
    .short =
        { $teams ->
            [one] { $teams } Team gemeldet, mindestens { $needed } nötig
           *[other] { $teams } Teams gemeldet, mindestens { $needed } nötig
        }
refusal-team-of-size = Nicht gespeichert: Ein Team mit { $members ->
        [one] einem Spieler
       *[other] { $members } Spielern
    } ist nicht möglich.
    .rule = Möglich sind { $fewest } bis { $most } Spieler: Zwei spielen, die anderen sind Ersatz.
refusal-player-in-team = Nicht gespeichert: Dieser Spieler gehört zu Team { $team }.
    .rule = Jeder spielt nur für ein Team.
refusal-player-not-in-team = Nicht gespeichert: Dieser Spieler gehört nicht zu Team { $team }.
    .rule = Aufgestellt wird nur, wer in der Rangfolge steht.
refusal-team-name-taken = Nicht gespeichert: Team { $team } heißt schon { $name }.
    .rule = Jeder Teamname darf nur einmal vorkommen.
refusal-line-ups-closed = Nicht geändert: Die Rangfolge steht fest.
    .rule = Die vor dem Turnier gemeldete Rangfolge gilt für alle Runden. Mit der Veröffentlichung von Runde 1 steht sie fest.
    .short = Die Rangfolge steht fest
refusal-team-reason-missing = Nicht geändert: Eine Begründung fehlt.
    .rule = Während des Turniers ändert nur die Turnierleitung die Teams, mit Begründung.
refusal-line-up-order-broken = Nicht aufgestellt: { $behind_name } steht in der Rangfolge hinter { $ahead_name }.
    .rule = Die gemeldete Rangfolge ist einzuhalten: { $ahead_name } spielt an Brett 1, { $behind_name } an Brett 2.
refusal-substitute-not-admitted = Nicht aufgestellt: { $name } ist Ersatzspieler.
    .rule = Die geltenden Regeln lassen keine Ersatzspieler zu. In den Regeln des Turniers lässt sich das ändern.
refusal-substitute-reason-missing = Nicht aufgestellt: Für { $name } fehlt eine Begründung.
    .rule = Ein Ersatzspieler spielt nur, wenn die Turnierleitung das Team mit Begründung ändert.
field-team-name = Teamname
field-member = Spieler des Teams
expected-one-member = ein Spieler der Liste oder ein neuer

journal-add-team = Team { $team } gemeldet
journal-change-team = Team { $team } geändert
journal-remove-team = Team { $team } gelöscht
journal-import-teams =
    { $count ->
        [one] { $count } Team importiert
       *[other] { $count } Teams importiert
    }
journal-give-numbers = Startnummern vergeben mit „{ $seed }“
journal-take-numbers-back = Startnummern zurückgenommen
journal-choose-line-up = Tisch { $table }: Team { $team } spielt mit { $players }

absence-title = Aussetzen und Rücktritt
absence-let = Aussetzen lassen
absence-let-leave = Rücktritt festhalten
absence-who = Wer
absence-from = Ab Runde
absence-for = Wie lange
absence-for-once = Eine Runde
absence-for-good = Bis zum Ende
absence-worth = Punkte
absence-worth-half = Ein halber Punkt
absence-worth-nothing = Null
absence-reason = Begründung
absence-reason-needed = Die Ordnung verbietet das vorzeitige Verlassen des Turniers; hier die Ausnahme begründen.
absence-back = Wieder mitspielen lassen
absence-of-round = Nicht gepaart
absence-left = zurückgetreten
absence-bye = setzt aus
tie-breaks = Feinwertung
tie-breaks-none = Keine: wie in der Ordnung
tie-breaks-add = Feinwertung hinzufügen
tie-breaks-remove = { $name } entfernen
tie-breaks-hint = Nach den Punkten zählt die erste Feinwertung, dann die nächste. Kürzel wie in der FIDE-Liste.
tie-by-tie-breaks = nach Feinwertung

refusal-absence-in-round-robin = Im Rundenturnier kann niemand aussetzen.
    .rule = Jeder spielt gegen jeden; eine versäumte Begegnung ist kampflos.
refusal-leaving-brings-nothing = Nicht gespeichert: Ein Rücktritt bringt keine Punkte.
    .rule = Halbe Punkte gibt es nur für einzelne Runden.
refusal-already-absent = Nicht gespeichert: Nummer { $team } fehlt in Runde { $round } schon.
    .rule = Erst den alten Eintrag zurücknehmen, dann neu eintragen.
refusal-not-absent = Nummer { $team } ist in Runde { $round } dabei.
    .rule = Es gibt nichts zurückzunehmen.
refusal-leaving-reason-missing = Nicht gespeichert: Für Nummer { $team } fehlt eine Begründung.
    .rule = Die Ordnung verbietet das vorzeitige Verlassen des Turniers.
field-chief-arbiter = Hauptschiedsrichter
field-deputy-arbiters = Stellvertreter des Hauptschiedsrichters
field-tie-breaks = Feinwertung
expected-tie-break = ein Kürzel der FIDE-Liste, etwa BH/C1
expected-fewer-deputies = höchstens zwanzig
expected-fewer-tie-breaks = höchstens zwölf
journal-let-be-absent = Nummer { $team } setzt ab Runde { $round } aus
journal-take-absence-back = Nummer { $team } ist ab Runde { $round } wieder dabei
