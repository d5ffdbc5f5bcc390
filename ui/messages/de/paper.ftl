### Was auf den Blättern des Druckzentrums steht.

## Karten

# $round (Text)
card-round = Runde { $round }
# $table (Text)
card-table = Tisch { $table }
card-table-blank = Tisch ____
# $table (Text), $board (Text)
card-table-board = Tisch { $table }, Brett { $board }
# $board (Text)
card-board = Brett { $board }
card-first-named = Erstgenannt
card-second-named = Zweitgenannt
# $role (Text), $team (Text)
card-side = { $role }: { $team }
card-arbiter = Schiedsrichter
card-white = Weiß
card-black = Schwarz
card-chooses = Erstgenannte wählen
card-parallel = parallel
card-cross = übers Kreuz
card-seating-fixed = Das erstgenannte Team hat an Brett 1 Schwarz, an Brett 2 Weiß.
card-result = Ergebnis
card-decided-on = entschieden an
card-board-1 = Brett 1
card-board-2 = Brett 2
card-cause = Grund
# $game (Text)
card-game = Partie { $game }
# $board (Text)
card-white-on = Brett { $board }, Weiß
card-decided-on-board = entschieden an Brett
card-if-needed = falls nötig
card-opponents-kept = dieselben Gegner
card-opponents-swapped = Gegner getauscht
card-colors-swapped = Farben getauscht
card-colors-same = gleiche Farben
card-sum = Ergebnis der Begegnung
card-sum-note = 1–0: Sieg der Erstgenannten, 0–1: Sieg der Zweitgenannten

## Listen

players-order-pots = nach Töpfen
players-order-rating = nach Spielstärke
players-order-name = nach Namen
# $pot (Text)
players-pot = Topf { $pot }
players-no-club = ohne Verein
line-up-note = Die Reihenfolge gilt für das ganze Turnier. Ersatzspieler stehen immer am Ende.
# $name (Text), $captain (Text)
line-up-team = { $name } – Mannschaftsführer: { $captain }
sheet-substitute = Ersatz
line-up-captain = Mannschaftsführer
seats-first = erstgenannt
seats-second = zweitgenannt
seats-bye = spielfrei
seats-sits-out = setzt aus

## Runde und Tabellen

# $count (Zahl)
results-open =
    { $count ->
        [one] Ein Ergebnis fehlt noch.
       *[other] { $count } Ergebnisse fehlen noch.
    }
# $game (Text), $score (Text), $cause (Text)
results-game = Partie { $game }: { $score }, { $cause }
# $game (Text), $score (Text), $cause (Text), $board (Text)
results-game-board = Partie { $game }: { $score }, { $cause } (Brett { $board })
points-of-match = Begegnungspunkte
points-of-game = Partiepunkte
# $from (Text), $to (Text)
sheet-slice = Spalten { $from } bis { $to }
sheet-crosstable-legend = Zeile gegen Spalte: 1 Sieg, ½ Remis, 0 Niederlage, … offen. Die Spalten stehen in der Reihenfolge der Tabelle.
sheet-crosstable-legend-games = Zeile gegen Spalte: Summe der Partien einer Begegnung, … offen. Die Spalten stehen in der Reihenfolge der Tabelle.
sheet-crosstable-apart = { standings-forfeit } kampflos, – gestrichen. Ohne Gegner: spielfreie und ausgesetzte Runden.
progress-legend = Oben das Ergebnis mit der Nummer des Gegners, darunter die Punkte nach der Runde.
berger-legend = In jeder Runde an jedem Tisch die Nummern der Teams, das erstgenannte zuerst.
berger-teams = Die Nummern
standings-explain-direct = Direkte Begegnung: Sind genau zwei punktgleich, steht vorn, wer ihre Begegnung gewonnen hat.
standings-explain-shared = Wer danach noch gleichauf ist, teilt sich den Rang.

## Regeln und Entscheidung

# $subject (Text)
rules-changed = { $subject } *
rules-changed-legend = * für dieses Turnier anders geregelt als im Regelwerk
rules-default-legend = Kralles Vorgabe: Der Text lässt diesen Punkt offen; die Ausschreibung kann ihn regeln.
adjudication-match = Begegnung
adjudication-rules = Regelwerk
adjudication-decided = Entschieden
adjudication-question = Frage
adjudication-answer = Antwort
adjudication-article = Artikel
adjudication-place = Ort, Datum
# $who (Text), $pieces (Text)
adjudication-holds = { $who } – auf der Hand: { $pieces }

## Urkunde, Notfallmappe, Bericht

certificate-winner = Sieger
certificate-joint-winner = Gemeinsamer Sieger
# $rank (Zahl)
certificate-rank = { $rank }. Platz
# $rank (Zahl)
certificate-shared-rank = Geteilter { $rank }. Platz
certificate-and = und
# $points (Text)
certificate-points =
    { $halves ->
        [1] mit { $points } Punkt
        [2] mit { $points } Punkt
       *[other] mit { $points } Punkten
    }
certificate-none = Es gibt noch keine Sieger.
fallback-how = Wenn der Strom ausfällt: Ergebnisse hier eintragen, die Zettel aufheben und alles später eingeben. Die leeren Zettel sind für Änderungen und die nächste Runde.
fallback-grid = Zum Weiterführen: was bisher war und Platz für den Rest
report-standings = Tabelle
report-no-decisions = Die Turnierleitung hatte nichts zu entscheiden.
report-corrections = Korrekturen und Änderungen
report-no-corrections = Es wurde nichts nachträglich geändert.
report-rules = Regelwerk
report-format = Turnierform
report-rounds = Runden
# $played (Zahl), $planned (Zahl)
report-rounds-value = { $played } von { $planned }
report-participants = Teilnehmer
report-seed = Öffentlicher Startwert
report-state = Stand
report-closed = abgeschlossen
report-running = läuft noch
# $what (Text)
report-undone = { $what } (zurückgenommen)
report-left = { $what } (gilt nicht mehr, weil eine ältere Sicherung zurückgeholt wurde)
