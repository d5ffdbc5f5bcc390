# Strafen: am Turnierrechner und auf den Handys der Schiedsrichter.

penalty-warning = Verwarnung
penalty-match-lost = Begegnung verloren
penalty-points-down = Punktabzug
penalty-points-up = Zusatzpunkte
penalty-exclusion = Ausschluss
penalty-said-warning = Nr. { $team }: Verwarnung in Runde { $round }
penalty-said-match-lost = Nr. { $team }: an Tisch { $table } in Runde { $round } durch Strafe verloren
penalty-said-points-down = Nr. { $team }: { $points } P. Abzug in Runde { $round }
penalty-said-points-up = Nr. { $team }: { $points } P. zusätzlich in Runde { $round }
penalty-said-exclusion = Nr. { $team }: ausgeschlossen ab Runde { $round }
penalty-said-player = { $said } ({ $name })
penalty-said-article = { $said } – { $article }
decisions-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
decisions-closed = Das Turnier ist abgeschlossen.
decisions-undecided = Bitte wählen
penalty-title = Strafe
penalty-open = Strafe …
penalty-kind = Art der Strafe
penalty-team = Wer
penalty-player = Verursacher
penalty-player-all = Das ganze Team
penalty-round = Runde
penalty-from = Ab Runde
penalty-table = Tisch { $table }
penalty-points = Punkte
penalty-choose-team = Erst wählen, wer bestraft wird
penalty-no-match = In Runde { $round } spielt Nr. { $team } nicht
penalty-impose = Strafe verhängen
penalty-effect-warning = Die Verwarnung wird festgehalten und gezeigt; an Punkten und Paarung ändert sich nichts.
penalty-effect-match-lost = Der Gegner gewinnt. Ein eingetragenes Ergebnis wird ersetzt.
penalty-effect-points-down = Der Abzug zählt ab dieser Runde in der Tabelle und bei der nächsten Paarung; unter null fällt niemand.
penalty-effect-points-up = Die Zusatzpunkte zählen ab dieser Runde in der Tabelle und bei der nächsten Paarung.
penalty-effect-exclusion = Wer ausgeschlossen ist, wird nicht mehr gepaart und steht in der Tabelle hinter allen anderen.
penalty-effect-exclusion-round-robin = Was noch zu spielen wäre, ist kampflos; in der Tabelle steht Nr. { $team } hinter allen anderen.
penalty-lift = Strafe aufheben
    .text = { $said }.
    .match-lost = Die dadurch verlorene Begegnung ist danach wieder offen.
    .exclusion = Der Ausschluss endet mit der nächsten Runde.
refusal-penalty-unknown = Strafe { $number } gibt es nicht.
    .rule = Sie ist wohl schon aufgehoben.
refusal-penalty-without-points = Nicht verhängt: Die Punktzahl fehlt.
    .rule = Nötig ist mindestens ein halber Punkt.
refusal-penalty-of-too-many-points = Nicht verhängt: Eine Strafe nimmt oder gibt höchstens { $most } Punkte.
refusal-match-lost-by-penalty = Nicht geändert: Tisch { $table } ist durch eine Strafe entschieden.
    .rule = Nr. { $team } hat durch eine Strafe verloren. Erst die Strafe aufheben (Tabelle, Entscheidungen).
refusal-leaver-has-played = Nicht gespeichert: Nr. { $team } hat Runde { $round } gespielt.
    .rule = Der Rücktritt gilt frühestens ab der ersten Runde ohne Ergebnis.
refusal-entrant-excluded = Nicht geändert: Nr. { $team } ist ausgeschlossen.
    .rule = Erst den Ausschluss aufheben (Tabelle, Entscheidungen).
