# Was überall vorkommt: Rahmen, Knöpfe, Wörter des Fachs.

app-name = Kralle
app-claim = Tandemschach-Turniere leiten
skip = Zum Inhalt
areas = Seiten
undo = Rückgängig
redo = Wiederholen
undo-what = Rückgängig: { $what } (Strg+Z)
redo-what = Wiederholen: { $what } (Strg+Y)
undo-none = Nichts zurückzunehmen
redo-none = Nichts zu wiederholen
undone = Zurückgenommen: { $what }
redone = Wiederholt: { $what }
print = Drucken
printing = Wird gedruckt …
printed =
    { $pages ->
        [one] { $name }: { $pages } Seite. Wird angezeigt …
       *[other] { $name }: { $pages } Seiten. Werden angezeigt …
    }

screen-players = Spieler
screen-draw = Auslosung
screen-round = Runde
screen-standings = Tabelle
screen-options = Optionen
screen-start = Turniere

# Stand des Turniers, oben im Rahmen.
stage-before-draw = Vor der Auslosung
stage-drawn = Ausgelost
stage-round-draft = Runde { $number }: Entwurf
stage-round-published = Runde { $number } läuft
stage-round-complete = Runde { $number } von { $total } fertig
stage-closed = Abgeschlossen

rules-dsj = DSJ-Regeln
rules-swiss = Schweizer Regeln
rules-ordnung = Tandemordnung
rules-fics = Bughouse (FICS)
format-swiss-system = Schweizer System
format-swiss-system-baku = Schweizer System, beschleunigt (Baku)
format-round-robin = Rundenturnier
format-double-round-robin = Doppeltes Rundenturnier
rounds-count =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
teams-count =
    { $count ->
        [one] { $count } Team
       *[other] { $count } Teams
    }
players-count =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }

reason-kept = Die Begründung steht danach im Verlauf und auf dem Blatt.
stage-read-only = Nur lesbar
pot = Topf { $pot }
rating-national = DWZ (national)
rating-standard = FIDE Standard
rating-rapid = FIDE Rapid
rating-blitz = FIDE Blitz
rating-other = Andere Wertungszahl
rating-tandem = Tandem-Wertungszahl
file-kind-tournament = Kralle-Turnier
order-up = { $name } nach oben
order-down = { $name } nach unten
order-first = Steht schon oben
order-last = Steht schon unten

## Optionen

options-title = Optionen
options-language = Sprache
options-theme = Farben
options-theme-system = Wie das System
options-theme-light = Hell
options-theme-dark = Dunkel
options-zoom = Größe der Anzeige
    .hint = Auch mit Strg und +, −, 0 oder dem Mausrad.
options-name = Name
    .hint = Unter diesem Namen steht jede Änderung im Verlauf.
options-letter-keys = Einzeltasten
    .hint = 1–7, M, Z, A … wirken nur außerhalb von Eingabefeldern. Mit Strg ist alles auch ohne Einzeltasten möglich.

## Tasten

key-escape = Esc
key-space = Leertaste
key-control = Strg
keys-title = Tastenkürzel
discard = Eingaben verwerfen?
    .text = Was hier eingetippt ist, ist noch nicht gespeichert.
    .keep = Weiter bearbeiten
    .do = Verwerfen
keys-print = Liste drucken
keys-all = alle Tasten
help = Hilfe
help-on = Hilfe: { $screen }
help-keys = Tasten hier
help-contents = Inhalt
help-lent = Diese Seite gibt es nur auf Englisch.
help-start = Hier beginnt alles: ein neues Turnier anlegen, eines öffnen oder das Demo-Turnier ausprobieren. Speichern ist nicht nötig: Jede Änderung steht sofort in der Turnierdatei.
help-new = Nur der Name ist nötig; alles andere hat eine Vorgabe und lässt sich später ändern. Aus Bedenkzeit und Beginn errechnet Kralle, wann die Runden enden.
help-settings = Was sich noch ändern lässt, ist freigegeben; bei allem anderen steht daneben, warum es feststeht. Alles lässt sich rückgängig machen.
help-players = Spieler eintragen, importieren und ihre Anwesenheit festhalten. Zum Einchecken „Alle als nicht da markieren“ wählen, dann für jeden Anwesenden einen Teil des Namens tippen und mit der Eingabetaste bestätigen. Nur wer da ist, wird ausgelost.
help-draw = Hier werden Teams ausgelost, Teams gemeldet oder Nummern vergeben. Danach steht fest, wer mit wem spielt; Runde 1 kann gepaart werden.
help-round = Runden paaren, veröffentlichen und Ergebnisse eintragen: erst der Sieger, dann der Grund. Ein falsches Ergebnis am Tisch mit F2 öffnen und neu eintragen; der Verlauf behält beides.
help-standings = Die Tabelle nach jeder Runde, mit Kreuztabelle und Entscheidungen der Turnierleitung. Am Ende wird das Turnier hier abgeschlossen.
help-judge = Eine Stellung oder Partie prüfen: aufstellen und fragen; die Antwort nennt den Artikel der Regeln. Die Antwort lässt sich beim Tisch festhalten und drucken.
help-print = Jedes Blatt erscheint so, wie es gedruckt wird. Der erste Druck eines Aushangs veröffentlicht die Runde.
help-correspondence = Partien, die per Post oder E-Mail gespielt werden: Züge entgegennehmen, Nachrichten schreiben, Fristen im Blick behalten.
help-history = Jede Aktion, die neueste oben. Jede lässt sich ansehen; zu jeder kann man zurückgehen.
help-table = Eine Partie am Brett: Beide geben ihren Zug verdeckt ein, dann wird aufgedeckt.
palette = Suchen
    .hint = Name, Team, Tisch, Blatt oder Befehl
palette-keys = Mit den Pfeiltasten wählen, mit der Eingabetaste öffnen, mit Esc schließen.
palette-nothing = Nichts gefunden.
palette-absent = nicht da
palette-person = Spieler
palette-team = Teams
palette-table = Tische
palette-page = Handbuch
palette-command = Befehle
palette-screen = Seiten
palette-sheet = Blätter
palette-file = Zuletzt geöffnet
keys-off = Einzeltasten sind ausgeschaltet (siehe Optionen).
keys-everywhere = Überall
keys-screens = Seite wechseln
keys-next = nächster Schritt
keys-next-none = Hier gibt es keinen nächsten Schritt.
keys-next-to = Weiter: { $screen }
keys-zoom = größer, kleiner, übliche Größe
keys-escape = Unfertiges verwerfen, schließen
keys-edit = Zelle ändern
keys-here = als da markieren
keys-cells = andere Zelle
keys-other-table = anderer Tisch
key-idle = Die Taste { $key } hat hier keine Wirkung.
key-overtaken = Die Taste { $key } kam zu spät: Inzwischen wurde etwas anderes angeklickt.
keys-number-ends = Nummer abschließen
keys-number-back = statt der Nummer: zurück zum vorigen Tisch
keys-go-to-table = zum Tisch
keys-number = Nummer
keys-winner = Sieger wie im Bild
keys-drawn = ½–½
keys-boards = parallel, übers Kreuz
keys-colors = Weiß an Brett 1, an Brett 2
keys-select = Spieler auswählen
keys-display = Bildschirm 1 auf dem zweiten Monitor
hint-number = + Nummer
hint-winner = Sieger
hint-cause = … Grund, speichert
hint-drop = verwerfen
copy-title = Datei
copy-save = Kopie speichern …
copy-saved = Kopie gespeichert: { $path }
pairing = Wird gepaart …
hint-edit = oder Doppelklick: Zelle ändern

# $what (Text)
fault = Etwas hat nicht funktioniert.
    .more = Alles Eingetragene ist gespeichert. Wenn der Fehler wieder auftritt, bitte diese Zeile melden: { $what }
    .again = Noch einmal versuchen
