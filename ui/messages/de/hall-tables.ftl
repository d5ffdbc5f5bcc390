# Was Schiedsrichter und Helfer auf dem Handy oder Tablet im Saal sehen.

hall-device-enter = Scanne den QR-Code, den die Turnierleitung zeigt oder gedruckt hat. Oder tippe seine 16 Buchstaben hier ein.
hall-own-level-helper = Helfer
hall-own-level-arbiter = Schiedsrichter
hall-range = Tische { $first }–{ $last }
hall-parts = Seiten
hall-tables = Tische
hall-door = Einlass

hall-called-at = Tisch { $table } ruft: Team { $team }
hall-news-call = Tisch { $table }: Team { $team } ruft einen Schiedsrichter
hall-news-report = Tisch { $table }: { $state }
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
hall-no-tables = Kein passender Tisch gefunden.
hall-state-single = eine Meldung
hall-state-agreed = beide gleich
hall-state-disputed = strittig
hall-calls = ruft
hall-still-playing = läuft noch
hall-mark-playing = Läuft noch
hall-reported-by = Team { $team } meldet
hall-accept = So annehmen
hall-stands = Eingetragen ist
hall-contested-by = Team { $team } bestreitet das Ergebnis
hall-contradicted-by = Team { $team } widerspricht der Meldung
hall-both-say = Beide Teams melden
hall-keep-result = Ergebnis bleibt
hall-enter-result = Eintragen
hall-correct = Ergebnis berichtigen
hall-clear = Ergebnis löschen

hall-here-count = { $here } von { $all } da
hall-find-name = Name oder Verein
hall-absent-only = Nur wer noch fehlt
hall-here = da
hall-nobody = Kein passender Name gefunden.

hall-act-at-table = Tisch { $table }: { $what }
hall-act-table = Eintrag
hall-act-end-call = Ruf erledigt
hall-act-check-in = { $name }: Anwesenheit

# Warum der Saal etwas nicht annimmt

refusal-nothing-reported = Nicht übernommen: Dieses Team hat nichts gemeldet.
    .rule = Vielleicht wurde über den Tisch inzwischen entschieden.
refusal-nothing-contested = Nichts zu entscheiden: An Tisch { $table } bestreitet niemand das Ergebnis.
    .rule = Vielleicht ist der Streit inzwischen beendet.
refusal-no-device = Nicht beantwortet: Das kann nur ein angemeldetes Gerät abfragen.
    .rule = Melde dieses Gerät erst mit dem Code der Turnierleitung an.
refusal-no-such-call = Diesen Ruf gibt es nicht mehr.
    .rule = Vielleicht war schon jemand anders am Tisch oder der Tisch wurde neu gepaart.
refusal-not-your-table = Nicht eingetragen: Tisch { $table } gehört nicht zu diesem Gerät.
    .rule = Dieses Gerät ist für die Tische { $from } bis { $to }.
refusal-not-your-team = Nicht eingetragen: Nr. { $team } spielt nicht an den Tischen dieses Geräts.
    .rule = Dieses Gerät ist für die Tische { $from } bis { $to }.
refusal-helpers-newest-round = Nicht eingetragen: Runde { $round } ist vorbei.
    .rule = Helfer tragen ein, was in der neuesten Runde fehlt. Frühere Ergebnisse werden von einem Schiedsrichter berichtigt.
refusal-not-your-player = Nicht eingetragen: Diese Person sitzt nicht an einem Tisch dieses Geräts.
    .rule = Dieses Gerät ist für die Tische { $from } bis { $to }. Wer an einem anderen Tisch sitzt, wird von der Turnierleitung abgemeldet.
refusal-helpers-fill-in = Nicht eingetragen: Tisch { $table } hat schon ein Ergebnis.
    .rule = Helfer tragen ein, was fehlt. Ein Schiedsrichter kann das Ergebnis ändern.
refusal-clock-is-on = Nicht gestartet: Die Uhr läuft schon.
    .rule = Die laufende Uhr zuerst beenden, dann eine neue starten.
refusal-no-clock = Keine Uhr gestellt.
    .rule = Zuerst eine Uhr starten.
refusal-clock-does-not-run = Nicht angehalten: Die Uhr läuft nicht.
    .rule = Nur eine laufende Uhr lässt sich anhalten.
refusal-clock-is-not-paused = Nicht fortgesetzt: Die Uhr ist nicht angehalten.
    .rule = Vielleicht hat jemand anders die Uhr schon weiterlaufen lassen.
