# Startseite und neues Turnier.

start-recent = Zuletzt geöffnet
start-begin = Beginnen
start-new = Neues Turnier
    .hint = Regeln und Runden festlegen
start-open = Datei öffnen
    .hint = Turnierdatei (.kralle)
start-demo = Demo-Turnier
    .hint = 24 Spieler, zum Ausprobieren
start-empty = Noch kein Turnier
    .hint = Ein neues anlegen, eine Datei öffnen oder mit dem Demo-Turnier probieren.
start-saved = Jede Änderung ist sofort gespeichert. Turnierdateien liegen in
start-missing = Datei nicht gefunden: { $path }
start-missing-chip = Fehlt
start-forget = { $name } aus der Liste nehmen
start-opened = Zuletzt geöffnet: { $when }

new-title = Neues Turnier
new-note = Alles lässt sich bis zur Auslosung ändern.
new-name = Name
new-name-missing = Der Name fehlt.
new-date = Datum
new-place = Ort
new-players = Spieler (erwartet)
new-rules = Regeln
new-rules-swiss = Schweizer Regeln
    .hint = Matt ist sofort endgültig. Remis gibt nur der Schiedsrichter.
new-rules-dsj = DSJ
    .hint = Ein Partnerzug kann das Matt noch abwehren. Remis durch Einigung möglich.
new-rules-ordnung = Tandemordnung
    .hint = Umwandlung mit einer Figur vom Nachbarbrett. Remis durch Einigung möglich.
new-format = Turnierform
new-format-swiss = Schweizer System
    .hint = Gleich starke Teams treffen aufeinander. Empfohlen ab 9 Teams.
new-format-round-robin = Rundenturnier
    .hint =
        Jeder gegen jeden: { $rounds ->
            [one] { $rounds } Runde.
           *[other] { $rounds } Runden.
        }
new-format-double-round-robin = Doppelrundig
    .hint = Jeder zweimal gegen jeden: { $rounds } Runden.
new-rounds = Runden
new-rounds-less = Eine Runde weniger
new-rounds-more = Eine Runde mehr
new-rounds-suggested = Empfohlen: { $count }
new-rounds-fixed = Ergibt sich aus der Zahl der Teams.
new-time-control = Bedenkzeit
    .hint = pro Person und Partie
new-rating-list = Führungsliste
    .hint = Name und Stand, zum Beispiel „FIDE Rapid, November 2026“
new-more = Weitere Einstellungen
    .hint = Wertung, Freilos: die Vorgaben der Ordnung passen meistens
new-win = Sieg
new-draw = Unentschieden
new-loss = Niederlage
new-bye = Freilos
new-points-hint = Punkte
new-summary = So wird das Turnier
new-summary-big =
    { $teams ->
        [one] { $teams } Team
       *[other] { $teams } Teams
    } → { $format }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
new-summary-unknown = Noch keine Spielerzahl
new-pot = Topf { $pot }
new-matches-per-round = Begegnungen je Runde
new-matches-at-boards = { $matches } an { $boards } Brettern
new-suggestion = Empfohlen: { $format }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
new-suggestion-take = Übernehmen
new-odd = Bei ungerader Spielerzahl hilft Kralle vor der Auslosung weiter.
new-create = Turnier anlegen
new-next = Danach: Spieler eintragen oder importieren
