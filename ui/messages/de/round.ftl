# Runde: Entwurf, Sitzordnung, Ergebnisse.

round-empty = Noch keine Runde
round-empty-lots = Erst auslosen.
round-empty-pair =
    { $count ->
        [one] { $count } Team ist ausgelost.
       *[other] { $count } Teams sind ausgelost.
    }
round-to-draw = Zur Auslosung
round-choose = Runde wählen
round-of = Runde { $number } von { $total }
round-pair = Runde { $number } paaren
round-publish = Runde { $number } veröffentlichen
round-print-publishes = Der erste Druck des Aushangs veröffentlicht die Runde.
round-to-newest = Zur Runde { $number }
round-to-standings = Zur Tabelle
round-tables-missing =
    { $count ->
        [one] Es fehlt noch { $count } Ergebnis
       *[other] Es fehlen noch { $count } Ergebnisse
    }
round-progress =
    { $total ->
        [one] { $done } von { $total } Ergebnis
       *[other] { $done } von { $total } Ergebnissen
    }
round-matches = Begegnungen
round-caption = Begegnungen der Runde { $number }
round-show = Anzeigen
round-show-all = Alle { $count }
round-show-open = Offen { $count }
round-hint = Sieger anklicken, dann den Grund.
round-draft-hint = Entwurf, noch nicht veröffentlicht.
round-first-team = Erstgenanntes Team
round-second-team = Zweitgenanntes Team
round-first-named = erstgenannt
round-second-named = zweitgenannt
round-result = Ergebnis
round-playing = spielt
round-done = fertig
round-games = Partien
round-game-open = offen
round-games-score = Stand
round-rematch = Wiederholung
round-cause-missing = Grund fehlt
round-seating-open = Sitzordnung …
round-has-won = hat gewonnen
round-winner = Sieger
round-sits-out = { $name } setzt aus
round-bye = Team { $team } ist spielfrei.
round-bye-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
round-print-card = Ergebniszettel drucken …
round-previous-table = Vorheriger Tisch
round-next-table = Nächster Tisch
round-who-won = Wer hat gewonnen?
round-by-what = Wodurch?
round-winner-first = Erst den Sieger wählen
round-press-saves = Ein Klick speichert
round-nobody-there = Niemand war da? Noch einmal { $key }: beide kampflos, 0–0.
round-jump = Nummer des Tischs: 1 bis { $last }
round-jump-more = Tisch { $number } – weitere Ziffer oder { $key }
round-jump-none = Tisch { $number } gibt es nicht. Nummer des Tischs: 1 bis { $last }
round-idle-winner = Erst den Sieger wählen, dann { $cause }
round-idle-draft = Die Runde ist noch ein Entwurf: Ergebnisse erst nach dem Veröffentlichen
round-idle-done = Tisch { $table } hat schon ein Ergebnis
round-idle-open = Tisch { $table } hat noch kein Ergebnis
round-idle-seating = Erst die Sitzordnung von Tisch { $table } wählen; mit { $key } geht es auch ohne
round-idle-cause = { $key } ist bei diesem Ergebnis nicht möglich
round-result-later = Möglich nach der Wahl der Sitzordnung. Schon fertig gespielt?
round-without-seating = Ergebnis ohne Sitzordnung eintragen
round-change-result = Ergebnis ändern
round-keep-result = Ergebnis beibehalten
round-clear = Ergebnis löschen
round-reason = Begründung: { $reason }
round-instead = { $cause }: { $result }
round-play-on = Weiterspielen lassen

seating-title = Sitzordnung
seating-open = Sitzordnung offen
seating-fixed = Von den Regeln festgelegt: Das erstgenannte Team hat an Brett 1 Schwarz.
seating-boards = Team { $team } wählt die Gegner
seating-colors = Team { $team } wählt die Farben
seating-later = Möglich nach der Wahl der Gegner.
seating-parallel = parallel
seating-cross = übers Kreuz
seating-white-on = Weiß an Brett { $board }
seating-board-open = Brett offen
seating-correct = Sitzordnung berichtigen …
seating-correct-title = Sitzordnung von Tisch { $table } berichtigen
seating-boards-of = Gegner (Wahl von Team { $team })
seating-colors-of = Farben (Wahl von Team { $team })
seating-played-one = Team { $team }, erster Spieler
seating-played-other = Team { $team }, zweiter Spieler
seating-result-stays = Das Ergebnis bleibt.
seating-winner-then = An Brett { $board } hat dann { $name } gewonnen.

sit-out-title = Team { $team }: { $name } setzt aus.
sit-out-swapped = An der Reihe wäre ein anderer.
sit-out-instead = { $name } setzt aus

draft-title = Entwurf
draft-about = Diese Paarung hat noch niemand gesehen. Die Runde lässt sich ändern, neu paaren oder verwerfen.
draft-again = Neu paaren
draft-discard = Entwurf verwerfen
draft-rematches =
    { $count ->
        [one] Tisch { $tables }: Diese Gegner haben schon gegeneinander gespielt.
       *[other] Tische { $tables }: Diese Gegner haben schon gegeneinander gespielt.
    }

swap-title = Gegner tauschen
swap-draft = Die beiden tauschen ihre Plätze.
swap-published = Die Runde ist veröffentlicht. Der Tausch braucht eine Begründung, und die Betroffenen müssen davon erfahren.
swap-one = Wer
swap-other = tauscht mit
swap-none = Bitte wählen
swap-choose = Zwei verschiedene Nummern wählen
swap-do = Plätze tauschen
