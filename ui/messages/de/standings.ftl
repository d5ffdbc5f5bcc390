# Tabelle, Kreuztabelle, Entscheidungen der Turnierleitung.

standings-empty = Noch keine Tabelle
    .hint = Sie entsteht mit der Auslosung und den Ergebnissen.
standings-views = Ansicht
standings-tab-standings = Rangliste
standings-tab-crosstable = Kreuztabelle
standings-choose = Stand nach einer Runde wählen
standings-start = Vor der ersten Runde
standings-after = nach Runde { $round }
standings-final = Endstand nach Runde { $round }
standings-caption = Rangliste
standings-rank = Rang
standings-moved = Änderung
standings-up = aufgestiegen um
standings-down = abgestiegen um
standings-tie = Gleichstand
standings-bye = frei
standings-plays = spielt gegen
standings-against = gegen
standings-tie-against = { $points } P. gegen Nr. { $team }
standings-tie-open = offen
standings-tie-shared = geteilt
standings-tie-decided = Turnierleitung
standings-tie-joint = gemeinsam
standings-legend-settled = Gleichstand aufgelöst
standings-legend-open = Gleichstand offen oder Rang geteilt
standings-legend-cells = In den Runden: Punkte, klein die Nummer des Gegners.
standings-before = Platz 1: { $first } vor { $second }.
standings-direct =
    { $halves ->
        [1] Beide haben { $points } Punkt. { $team } hat die direkte Begegnung gewonnen.
        [2] Beide haben { $points } Punkt. { $team } hat die direkte Begegnung gewonnen.
       *[other] Beide haben { $points } Punkte. { $team } hat die direkte Begegnung gewonnen.
    }
standings-open = Platz 1 ist offen: Die Turnierleitung entscheidet.
    .rule =
        { $halves ->
            [1] Nr. { $teams } haben je { $points } Punkt; die direkte Begegnung entscheidet nicht.
            [2] Nr. { $teams } haben je { $points } Punkt; die direkte Begegnung entscheidet nicht.
           *[other] Nr. { $teams } haben je { $points } Punkte; die direkte Begegnung entscheidet nicht.
        }
standings-decide = Entscheiden …
standings-decide-ranks = Platz { $ranks } entscheiden
standings-decided-order = Entscheidung der Turnierleitung: Reihenfolge { $teams }.
standings-decided-joint = Entscheidung der Turnierleitung: Nr. { $teams } siegen gemeinsam.
standings-close = Turnier abschließen
standings-reopen = Wieder öffnen
standings-closed = Das Turnier ist abgeschlossen, die Tabelle endgültig.
standings-winner = Sieger: { $team }.
standings-joint-winners = Gemeinsame Sieger: Teams { $teams }.

crosstable-rests = Ohne Gegner
    .legend = Ohne Gegner: Punkte aus spielfreien und ausgesetzten Runden.

decision-kind = Art der Entscheidung
decision-order = Reihenfolge
decision-joint-winners = Gemeinsame Sieger
decision-winners = Wer siegt gemeinsam?
decision-two = Mindestens zwei wählen
decision-keep = Entscheidung festhalten
