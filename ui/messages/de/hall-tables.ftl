# Was Schiedsrichter und Helfer auf dem Handy oder Tablet im Saal sehen.

hall-device-enter = Den QR-Code scannen, den die Turnierleitung zeigt oder gedruckt hat, oder seine 16 Buchstaben hier eintippen.
hall-own-level-helper = hilft
hall-own-level-arbiter = Schiedsrichter
hall-range = Tische { $first }–{ $last }
hall-parts = Bereiche
hall-tables = Tische
hall-door = Einlass

hall-called-at = Tisch { $table } ruft
hall-end-call = Erledigt
hall-to-table = Zum Tisch
hall-earlier = Runde { $round }, Tisch { $table }: { $state }

hall-filter = Zeigen
hall-filter-all = Alle
hall-filter-missing = Fehlt
hall-filter-reported = Gemeldet
hall-filter-disputed = Strittig
hall-filter-called = Gerufen
hall-find-table = Tisch oder Name
hall-no-tables = Kein Tisch passt dazu.
hall-state-single = eine Meldung
hall-state-agreed = beide gleich
hall-state-disputed = strittig
hall-calls = ruft
hall-still-playing = läuft noch
hall-mark-playing = Läuft noch
hall-reported-by = Team { $team } meldet
hall-accept = So annehmen
hall-enter-result = Eintragen
hall-correct = Ergebnis berichtigen
hall-clear = Ergebnis löschen

hall-here-count = { $here } von { $all } sind da
hall-find-name = Name oder Verein
hall-absent-only = Nur wer noch fehlt
hall-here = da
hall-nobody = Niemand passt dazu.

hall-act-at-table = Tisch { $table }: { $what }
hall-act-table = Eintrag
hall-act-end-call = Ruf erledigt
hall-act-check-in = { $name }: Anwesenheit
