# Der Bildschirm für den Beamer.

projector-welcome = Willkommen
projector-first = Erstgenannt
projector-second = Zweitgenannt
projector-result = Ergebnis
projector-rank = Rang
projector-points = Pkt.
projector-points-of = Punkte: { $points }
projector-seats = Plätze nach Namen
projector-in = Ergebnisse: { $results } von { $tables }
projector-new = Neu
projector-winners = Gemeinsame Sieger
projector-winner = Sieger
projector-first-shared = Rang 1 ist geteilt
projector-plan = Tagesplan
projector-planned = geplant
projector-part-now = jetzt
projector-part-break = Pause
projector-part-prize-giving = Siegerehrung
projector-late =
    { $minutes ->
        [one] eine Minute später als geplant
       *[other] { $minutes } Minuten später als geplant
    }
projector-end = Ende
projector-no-plan = Für heute ist kein Plan eingetragen.
projector-notices = Durchsagen
projector-no-notices = Zurzeit gibt es keine Durchsagen.
projector-clock = Rundenuhr
projector-clock-before = Beginn in
projector-clock-running = Es läuft
projector-clock-amber = Nur noch
projector-clock-over = Zeit um
projector-clock-paused = Angehalten
projector-no-clock = Die Rundenuhr ist nicht gestellt.
projector-lots = Auslosung
projector-lots-begin = Gleich wird ausgelost
projector-drawn = { $shown } von { $of } Teams
projector-pot = Topf { $pot }
projector-covered = verdeckt: { $count }
projector-page = Seite { $page } von { $pages }
projector-held = angehalten
projector-chosen = Hier gewählt, mit 0 zurück
projector-sound = Ton einschalten
projector-keys = Leertaste: anhalten · ← →: blättern · 1–8: Inhalt · 0: wie zugewiesen · F: ganzer Bildschirm · D: hell oder dunkel · S: Ton.
projector-number = Das ist Bildschirm { $number }.
