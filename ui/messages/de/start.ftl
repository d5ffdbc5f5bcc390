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
    .hint = Ein neues anlegen, eine Datei öffnen oder das Demo-Turnier ausprobieren.
start-saved = Jede Änderung wird sofort gespeichert. Turnierdateien liegen in
start-missing = Datei nicht gefunden: { $path }
start-missing-chip = Fehlt
start-find = Suchen …
start-find-title = „{ $name }“ suchen
start-forget = Entfernen
start-forget-title = „{ $name }“ aus der Liste entfernen
start-opened = Zuletzt geöffnet: { $when }
first-steps = Die ersten Schritte
first-steps-close = Erste Schritte nicht mehr zeigen
first-steps-tournament = Turnier anlegen
    .hint = Ein Name genügt. Oder erst das Demo-Turnier ausprobieren.
first-steps-players = Spieler eintragen
    .hint = Die Liste des Vereins importieren oder Namen tippen; dann einchecken, wer da ist.
first-steps-rounds = Auslosen und spielen
    .hint = Teams auslosen, Runde paaren, Aushang drucken, Ergebnisse eintragen.

new-title = Neues Turnier
new-note = Alles lässt sich bis zur Auslosung ändern.
new-name = Name
new-name-missing = Der Name fehlt.
new-date-unreadable = Das Datum ist ungültig. Beispiel: 21.11.2026.
new-date = Datum
new-place = Ort
new-players = Spieler (erwartet)
new-rules = Regeln
new-rules-swiss = Schweizer Regeln
    .hint = Matt ist sofort endgültig. Remis gibt nur der Schiedsrichter.
new-rules-dsj = DSJ
    .hint = Ein Zug des Partners kann das Matt noch abwenden. Remis durch Einigung möglich.
new-rules-ordnung = Tandemordnung
    .hint = Umwandlung mit einer Figur vom Nachbarbrett. Remis durch Einigung möglich.
new-format = Turnierform
new-format-swiss-system = Schweizer System
    .hint = Punktgleiche treffen aufeinander. Empfohlen ab 9 Teams oder Einzelspielern.
new-format-round-robin = Rundenturnier
    .hint = Jeder gegen jeden. Empfohlen für 6 bis 8 Teams oder Einzelspieler.
    .rounds =
        { $rounds ->
            [one] Jeder gegen jeden: { $rounds } Runde.
           *[other] Jeder gegen jeden: { $rounds } Runden.
        }
new-format-double-round-robin = Doppeltes Rundenturnier
    .hint = Jeder zweimal gegen jeden. Empfohlen bis 5 Teams oder Einzelspieler.
    .rounds =
        { $rounds ->
            [one] Jeder zweimal gegen jeden: { $rounds } Runde.
           *[other] Jeder zweimal gegen jeden: { $rounds } Runden.
        }
new-rounds = Runden
new-rounds-less = Eine Runde weniger
new-rounds-more = Eine Runde mehr
new-rounds-suggested = Empfohlen: { $count }
new-rounds-later = Ohne Angabe: je nach Zahl der Teams oder Einzelspieler.
new-rounds-fixed = Ergibt sich aus der Zahl der Teams oder Einzelspieler.
new-acceleration = Beschleunigung
    .hint = Für viele Teilnehmer und wenige Runden: In der ersten Hälfte der Runden wird die obere Hälfte mit virtuellen Punkten gepaart. In der Rangliste zählen sie nicht.
new-acceleration-none = Keine
new-acceleration-baku = Baku (FIDE C.04.7)
schedule = Bedenkzeit und Uhrzeiten
schedule-minutes = Minuten je Spieler
schedule-seconds = Sekunden je Zug
schedule-first-round = Erste Runde um
schedule-end = Ende spätestens
schedule-hint = Mit der Bedenkzeit berechnet Kralle, wie lange die Runden dauern.
schedule-unreadable = Bedenkzeit oder Uhrzeit ist ungültig. Beispiele: 5 und 19:30.
schedule-round =
    { $minutes ->
        [one] Eine Runde dauert etwa { $minutes } Minute
       *[other] Eine Runde dauert etwa { $minutes } Minuten
    }
schedule-round-at-most =
    { $minutes ->
        [one] Eine Runde dauert höchstens etwa { $minutes } Minute
       *[other] Eine Runde dauert höchstens etwa { $minutes } Minuten
    }
schedule-until =
    { $rounds ->
        [one] { $rounds } Runde bis etwa { $time }.
       *[other] { $rounds } Runden bis etwa { $time }.
    }
schedule-too-long =
    { $rounds ->
        [0] Bis { $time } reicht es für keine Runde.
        [one] Bis { $time } reicht es nur für { $rounds } Runde.
       *[other] Bis { $time } reicht es nur für { $rounds } Runden.
    }
new-rating-list = Führungsliste
    .hint = Woher die Wertungszahlen stammen, zum Beispiel „FIDE Rapid“
new-rating-list-date = Stand (Datum)
new-more = Weitere Einstellungen
    .hint = Schiedsrichter; Punkte für Sieg, Remis und Spielfrei: Die Vorgaben der Ordnung passen meistens.
new-win = Sieg
new-draw = Remis
new-loss = Niederlage
new-bye = Spielfrei
new-usual = { $points } (üblich)
new-games = Partien je Begegnung
new-games-best-of = höchstens { $count }, bis entschieden
games-per-match = { $count } Partien je Begegnung
games-best-of = höchstens { $count } Partien je Begegnung
new-games-colors = Farben der nächsten Partie
new-games-colors-swapped = getauscht
new-games-colors-same = gleich
new-games-colors-chosen = neu gewählt
new-games-seating = Gegner der nächsten Partie
new-games-seating-kept = dieselben
new-games-seating-swapped = getauscht
new-games-seating-chosen = neu gewählt
new-games-score = Punkte einer Begegnung
new-games-score-games = Summe der Partien
new-games-score-match = Sieg der Begegnung
new-games-standings = Rangliste zuerst nach
new-games-standings-match = Punkten der Begegnungen
new-games-standings-game = Punkten der Partien
new-first-rating = Zuerst zählt
    .hint = Nach dieser Wertungszahl wird geordnet; fehlt sie, zählt die nächste vorhandene.
new-chief-arbiter = Hauptschiedsrichter
new-deputy-arbiters = Stellvertreter
    .hint = Ein Name je Zeile
new-arbiters-public = Schiedsrichter auf der Webseite und im Archiv nennen
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
new-matches-per-round = Begegnungen je Runde
new-matches-at-boards =
    { $boards ->
        [one] { $matches } an { $boards } Brett
       *[other] { $matches } an { $boards } Brettern
    }
new-suggestion =
    { $rounds ->
        [one] Empfohlen: { $format }, { $rounds } Runde.
       *[other] Empfohlen: { $format }, { $rounds } Runden.
    }
new-suggestion-take = Übernehmen
new-odd = Bei ungerader Spielerzahl hilft Kralle vor der Auslosung weiter.
plan-too-many-rounds =
    { $most ->
        [one] Ohne Wiederholung ist nur { $most } Runde möglich, eingestellt sind { $rounds }.
       *[other] Ohne Wiederholung sind höchstens { $most } Runden möglich, eingestellt sind { $rounds }.
    }
plan-as-many-rounds-as-opponents = Ein Schweizer System mit so vielen Runden wie ein Rundenturnier hat am Ende vielleicht keine Paarung ohne Wiederholung mehr. Ein Rundenturnier geht immer auf.
plan-same-opponents = { $name } trennt im Rundenturnier niemanden: Alle haben dieselben Gegner.
plan-only-in-round-robin = { $name } ist eine Feinwertung für Rundenturniere.
plan-no-board-results = { $name } braucht ein Ergebnis je Brett; hier hat eine Begegnung nur ein Ergebnis.
plan-unrated =
    { $unrated ->
        [one] { $name } ergibt keine Werte, weil { $unrated } Team oder Spieler keine Wertungszahl hat.
       *[other] { $name } ergibt keine Werte, weil { $unrated } Teams oder Spieler keine Wertungszahl haben.
    }
plan-play-rounds =
    { $rounds ->
        [one] { $rounds } Runde spielen
       *[other] { $rounds } Runden spielen
    }
plan-choose-round-robin = Rundenturnier wählen
plan-to-settings = Zu den Einstellungen
new-create = Turnier anlegen
new-next = Danach: Spieler eintragen oder importieren

start-other-file = Andere Datei öffnen
settings-title = Turnier ändern
settings-change = Turnier ändern
settings-fixed-rounds = Steht fest, seit Runde 1 gepaart ist.
settings-fixed-rules = Steht fest, seit Runde 1 gepaart ist. Einzelne Regeln lassen sich mit Begründung noch ändern:
settings-fixed-formed = Steht fest, seit ausgelost ist oder die Nummern vergeben sind.
settings-fixed-teams = Steht fest, solange Teams gemeldet sind.
settings-fixed-closed = Das Turnier ist abgeschlossen.
settings-save = Änderungen speichern
