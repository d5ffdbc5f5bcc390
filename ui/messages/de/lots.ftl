# Auslosung: Vorbereitung, Zeremonie, Protokoll.

draw-empty = Noch niemand zum Auslosen
    .hint = Zuerst die Spieler eintragen oder eine Liste importieren.
draw-to-players = Zu den Spielern
draw-seed = Startwert
    .hint = Öffentlich würfeln oder zurufen lassen; jeder Text ist möglich. Neun Ziffern sind schon eingetragen.
draw-seed-again = Für eine neue Auslosung ist ein neuer, öffentlicher Startwert nötig.
draw-seed-missing = Der Startwert fehlt.
draw-dice = Neu würfeln
draw-wish = Bedingung
    .hint = Jeder Partner aus Topf 2 ist gleich wahrscheinlich.
draw-wish-anyone = keine
draw-wish-not-the-same-club = nicht derselbe Verein
    .hint = Es wird so lange neu gemischt, bis in keinem Team zwei aus demselben Verein sind. Wie oft, steht im Protokoll.
draw-third = Dreierteam
    .hint = Wer in Topf 2 übrig bleibt, kommt in dieses Team.
draw-third-player = Dritter
draw-border = Gleichstand an der Grenze der Töpfe
draw-border-order = Von Hand ordnen
    .hint = Wer weiter oben steht, kommt eher in Topf 1. Ohne Ordnung von Hand entscheidet das Los.
draw-border-lot = Das Los entscheidet
draw-border-keep = Reihenfolge übernehmen
draw-level = gleich stark wie andere an der Grenze
draw-start = Auslosen
draw-busy = Wird ausgelost …
draw-blocked = Erst klären, was oben steht.
draw-public = Die Teams stehen mit dem Klick fest; gezeigt werden sie danach Schritt für Schritt.
draw-again = Neu auslosen
draw-again-title = Neu auslosen
draw-plays-with = { $first } spielt mit { $second }
draw-all-drawn =
    { $count ->
        [one] { $count } Team ist ausgelost.
       *[other] Alle { $count } Teams sind ausgelost.
    }
draw-note = Nachprüfbar: Dieselbe Spielerliste und derselbe Startwert ergeben immer dieselben Teams. Prüfsumme der Liste: { $checksum }
draw-note-short = Nachprüfbar: Dieselbe Liste und derselbe Startwert ergeben immer dieselben Teams.
draw-progress = { $done } von { $total }
draw-show-all = Alle zeigen
draw-next = Weiter
draw-to-teams = Zu den Teams
draw-to-round = Zur Runde
draw-show = Auslosung zeigen
draw-teams = Ausgeloste Teams
draw-record = Auslosungsprotokoll
draw-shuffles = Gemischt
draw-shuffled =
    { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
draw-checksum = Prüfsumme der Liste
draw-top-role = Team 1 in Runde 1
draw-top-role-first = erstgenannt
draw-top-role-second = zweitgenannt
