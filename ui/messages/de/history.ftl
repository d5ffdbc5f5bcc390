# Verlauf, Rückblick und Sicherungen.

screen-history = Verlauf
history-note = Jede Aktion, neueste zuerst
history-caption = Aktionen mit Zeit und Person
history-time = Zeit
history-kind = Art
history-action = Aktion
history-who = Wer
history-nobody = ohne Namen
history-program = Kralle
history-empty = Keine passende Aktion
    .hint = Mit anderen Angaben suchen.
history-all = Alle zeigen
history-count =
    { $total ->
        [one] { $total } Aktion
       *[other] { $total } Aktionen
    }
history-more = Ältere zeigen
history-now = Aktueller Stand
    .redo = Aktueller Stand – darüber: zurückgenommen, wiederholbar mit Strg+Y
history-undone = Zurückgenommen
history-left = Gilt nicht mehr: Eine ältere Sicherung wurde zurückgeholt
history-reason = Begründung: { $reason }

history-any-kind = Alle Arten
history-any-round = Alle Runden
history-any-team = Alle Teams
history-any-number = Alle Nummern
history-any-person = Alle Personen
history-person = Person
history-acted = Eingegeben von
history-players = Spieler

kind-tournament = Turnier
kind-players = Spieler
kind-lots = Auslosung
kind-teams = Teams
kind-pairing = Paarung
kind-seating = Sitzordnung
kind-result = Ergebnis
kind-decision = Entscheidung
kind-file = Datei
kind-hall = Halle
kind-other = Anderes

# Was hier genauer steht als beim Rückgängig-Knopf.
history-choose-seating =
    { $seating ->
        [parallel] Tisch { $table }, Runde { $round }: parallel
        [cross] Tisch { $table }, Runde { $round }: übers Kreuz
       *[other] Tisch { $table }, Runde { $round }: Gegner gewählt
    }
history-choose-colors =
    { $white ->
        [0] Tisch { $table }, Runde { $round }: Farben gewählt
       *[other] Tisch { $table }, Runde { $round }: Team { $white } hat Weiß an Brett 1
    }
history-reopen-seating = Tisch { $table }, Runde { $round }: Sitzordnung wieder offen
history-correct-seating =
    { $seating ->
        [cross] Tisch { $table }, Runde { $round }: Sitzordnung berichtigt (übers Kreuz, Team { $white } hat an Brett 1 Weiß)
       *[parallel] Tisch { $table }, Runde { $round }: Sitzordnung berichtigt (parallel, Team { $white } hat an Brett 1 Weiß)
    }
history-let-sit-out = Tisch { $table }, Runde { $round }: { $name } setzt aus
history-enter-result = Tisch { $table }, Runde { $round }: { $verdict }, { $cause }
history-clear-result = Tisch { $table }, Runde { $round }: Ergebnis gelöscht
history-report = Tisch { $table }, Runde { $round }: Team { $team } meldet { $verdict }, { $cause }
history-contest =
    { $report ->
        [0] Tisch { $table }, Runde { $round }: Team { $team } widerspricht dem Ergebnis
       *[other] Tisch { $table }, Runde { $round }: Team { $team } widerspricht der Meldung
    }
history-withdraw-contest = Tisch { $table }, Runde { $round }: Team { $team } bestreitet das Ergebnis nicht mehr
history-end-dispute = Tisch { $table }, Runde { $round }: Das von Team { $team } bestrittene Ergebnis bleibt
history-call = Tisch { $table }, Runde { $round }: Team { $team } ruft einen Schiedsrichter
history-end-call = Tisch { $table }, Runde { $round }: Ruf von Team { $team } erledigt
history-both-sides = Tisch { $table }, Runde { $round }: Ein Handy von Team { $team } hat beide Zettel geöffnet und darf nicht melden
history-named-alike = Tisch { $table }, Runde { $round }: Handys beider Teams haben dieselbe Kennung; das von Team { $team } hat seine nicht nachgewiesen
history-turn-phone-away = Tisch { $table }, Runde { $round }: Team { $team } lehnt Handy { $phone } ab
history-give-slip-back = Tisch { $table }, Runde { $round }: Ein Handy gibt den Zettel von Team { $team } zurück
history-free-slip = Tisch { $table }, Runde { $round }: Zettel von Team { $team } freigegeben
history-free-phone = Tisch { $table }, Runde { $round }: Handy { $phone } von Team { $team } abgemeldet
history-new-device = Gerät „{ $name }“ angelegt: { $level }
history-enter-device = Gerät „{ $name }“ angemeldet
history-end-device = Gerät „{ $name }“: Zugang entzogen
history-device-tried-again = Gerät „{ $name }“: Ein anderes Handy wollte sich mit demselben Code anmelden
history-reporting = Welche Meldungen zählen: { $reporting }
journal-migrate-file = Datei auf Format { $to } umgestellt (vorher { $from })
journal-restore-backup = Sicherung vom { $time } zurückgeholt

history-step = Gewählte Aktion
history-step-number = Schritt { $number }
history-mark-undone = Zurückgenommen { $when }, { $who }
history-mark-redone = Wiederholt { $when }, { $who }
history-before = Vorher
history-after = Nachher
history-open = offen
history-seating-open = offen
history-check = Regelprüfung
history-admitted = zulässig ({ $article })
history-board = Brett { $board }
history-white = Weiß an Brett 1: { $role }
history-white-first = erstgenanntes Team
history-white-second = zweitgenanntes Team
history-not-entered = nicht eingetragen

history-back = Bis hierher zurück
history-back-what =
    { $count ->
        [one] 1 spätere Aktion wird zurückgenommen:
       *[other] { $count } spätere Aktionen werden zurückgenommen:
    }
history-back-note = Nichts geht verloren: Strg+Y stellt alles wieder her, solange nichts Neues eingetragen wird.
history-back-do =
    { $count ->
        [one] 1 Aktion zurücknehmen
       *[other] { $count } Aktionen zurücknehmen
    }
history-back-done =
    { $count ->
        [one] 1 Aktion zurückgenommen
       *[other] { $count } Aktionen zurückgenommen
    }
history-on = Bis hierher wiederholen
history-on-what =
    { $count ->
        [one] 1 Aktion wird wiederholt:
       *[other] { $count } Aktionen werden wiederholt:
    }
history-on-do =
    { $count ->
        [one] 1 Aktion wiederholen
       *[other] { $count } Aktionen wiederholen
    }
history-on-done =
    { $count ->
        [one] 1 Aktion wiederholt
       *[other] { $count } Aktionen wiederholt
    }
history-others =
    { $count ->
        [one] und 1 weitere
       *[other] und { $count } weitere
    }
history-here = Das ist der aktuelle Stand.
history-look = Stand nach diesem Schritt ansehen
    .hint = Alle Seiten zeigen diesen Stand; die Datei ändert sich nicht.

past-title = Stand nach Schritt { $number }: { $what }
past-note = Nur zum Ansehen, { $when }. Es wird nichts geändert.
past-back = Zurück zum aktuellen Stand
past-to-history = Zum Verlauf

backups-title = Sicherungen
backups-open = Sicherungen …
backups-note = Kralle sichert vor jeder Runde, jedem Import und jeder Umstellung der Datei. Ältere Sicherungen werden nach und nach ausgedünnt.
backups-list = Sicherungen, neueste zuerst
backups-none = Noch keine Sicherung
    .hint = Die erste entsteht vor der Auslosung oder der ersten Runde.
backups-folder = Ordner: { $folder }
backups-before-round = vor einer Runde
backups-before-import = vor einem Import
backups-before-migration = vor der Umstellung der Datei
backups-before-restore = vor dem Zurückholen
backups-newest = Neueste intakte Sicherung
backups-preview = Inhalt der Sicherung
backups-name = Turnier
backups-state = Stand
backups-entries = Aktionen
backups-last = Zuletzt
backups-before-draw = Vor der Auslosung
backups-round =
    { $matches ->
        [one] Runde { $round } von { $planned }: { $results } von { $matches } Ergebnis
       *[other] Runde { $round } von { $planned }: { $results } von { $matches } Ergebnissen
    }
backups-drawn = Ausgelost, noch keine Runde
backups-closed = Abgeschlossen
backups-restore = Diese Sicherung zurückholen
backups-restore-note = Der jetzige Stand wird vorher ebenfalls gesichert.
backups-restored = Sicherung vom { $when } zurückgeholt
backups-offer = Sicherung vom { $when } ansehen …
backups-offer-none = Neben der Datei liegt keine intakte Sicherung.
backups-offer-others = Sicherungen …
backups-look = Trotzdem ansehen
backups-trouble = Die Sicherung wurde nicht geschrieben
    .note = Das Turnier selbst ist gespeichert.

# Warum etwas nicht geschah.
refusal-no-locks = Nicht geöffnet: Im Ordner von { $path } lassen sich keine Dateien sperren.
    .rule = Auf manchen Netzlaufwerken könnten so zwei Programme zugleich schreiben. Die Datei in einen Ordner auf diesem Rechner kopieren und dort öffnen.
refusal-history-changed = Der Verlauf ist beschädigt: Ab Schritt { $entry } ist er nicht mehr so, wie Kralle ihn geschrieben hat.
    .rule = Der Stand des Turniers ist der zuletzt gespeicherte. Frühere Aktionen lassen sich nicht mehr nachprüfen; die Sicherungen enthalten den Verlauf, wie er war.
refusal-tables-changed = Die Datei ist beschädigt: Ihr Inhalt ist nicht der, den die letzte Aktion hinterließ.
    .rule = Ein anderes Programm oder ein Fehler des Datenträgers hat die Datei verändert. Kralle hat nichts daran geändert. Die letzte Sicherung zurückholen oder die Datei nur ansehen.
refusal-unknown-entry = Schritt { $entry } gibt es im Verlauf nicht.
    .rule = Einen Schritt aus der Liste wählen.
refusal-behind-the-wall = Nicht möglich: Schritt { $entry } liegt vor Schritt { $wall }, der Umstellung der Datei.
    .rule = Weiter zurück geht es nicht. Die Sicherung von damals liegt neben der Datei.
refusal-not-on-the-way = Nicht möglich: Schritt { $entry } gilt nicht mehr, und danach ging es anders weiter.
    .rule = Der Schritt lässt sich ansehen; zum Zurückgehen eine Aktion wählen, die gilt.
history-start-clock =
    { $minutes ->
        [one] Rundenuhr gestartet: { $minutes } Minute
       *[other] Rundenuhr gestartet: { $minutes } Minuten
    }
history-pause-clock = Rundenuhr angehalten
history-go-on = Rundenuhr läuft weiter
history-extend-clock =
    { $table ->
        [0] { $minutes ->
            [one] Rundenuhr um { $minutes } Minute verlängert
           *[other] Rundenuhr um { $minutes } Minuten verlängert
        }
       *[other] { $minutes ->
            [one] Tisch { $table }: { $minutes } Minute mehr
           *[other] Tisch { $table }: { $minutes } Minuten mehr
        }
    }
history-end-clock = Rundenuhr beendet
history-notice = Durchsage: { $text }
history-end-notice = Durchsage beendet
history-day-plan = Tagesplan geändert
history-screen = Bildschirm { $screen } zeigt: { $shows }
refusal-said-in-hall = Nicht möglich: Schritt { $entry } ist eine Meldung aus der Halle.
    .rule = Meldungen aus der Halle bleiben im Verlauf stehen. Zurücknehmen lässt sich, was daraus wurde, etwa das Ergebnis.
refusal-unknown-backup = Die Sicherung { $name } ist nicht mehr da.
    .rule = Die Liste neu öffnen und eine andere Sicherung wählen.
refusal-looking-back = Nicht geändert: Gezeigt wird der Stand nach Schritt { $entry }.
    .rule = Erst zurück zum aktuellen Stand, dann ändern oder drucken.
    .short = Rückblick: nur zum Ansehen

ask-undo = Rückgängig machen?
    .elsewhere = Das wurde nicht auf dieser Seite getan.
    .do = Rückgängig machen
ask-redo = Wiederholen?
    .elsewhere = Das wurde nicht auf dieser Seite getan.
    .do = Wiederholen
ask-games = Partien ohne Begegnung
    .do = Trotzdem ausführen
refusal-under-games = Nicht ausgeführt: { $games ->
        [one] Eine Partie stünde ohne veröffentlichte Begegnung da.
       *[other] { $games } Partien stünden ohne veröffentlichte Begegnung da.
    }
    .rule = Runde { $round }, Tisch Nr. { $tables }: { $going ->
        [0] Es läuft keine Partie mehr, aber die Züge gehören zu dieser Runde.
        [one] Eine Partie läuft.
       *[other] { $going } Partien laufen.
    } Die Züge bleiben in der Datei.
ask-games-run = Laufende Partien
    .do = Trotzdem zurückholen
refusal-games-run = Nicht ausgeführt: { $games ->
        [one] Eine Partie läuft.
       *[other] { $games } Partien laufen.
    }
    .rule = Runde { $round }, Tisch Nr. { $tables }. Was seit der Sicherung gespielt wurde, gilt nach dem Zurückholen nicht mehr, bleibt aber in der Datei.
refusal-not-the-next-step = Nicht ausgeführt: Inzwischen wurde etwas anderes getan.
    .rule = Der Verlauf zeigt alles und führt an jede Stelle zurück.
