### Namen der Blätter, und warum eines nicht gedruckt wird.

sheet-name-players = Spielerliste
sheet-name-lots = Auslosungsprotokoll
sheet-name-teams = Teamliste
sheet-name-line-up = Rangfolgemeldung
sheet-name-pairings = Paarungen
sheet-name-seats = Platzliste
sheet-name-cards = Ergebniszettel
sheet-name-table-numbers = Tischnummern
sheet-name-board-numbers = Brettnummern
sheet-name-results = Ergebnisse
sheet-name-standings = Rangliste
sheet-name-crosstable = Kreuztabelle
sheet-name-progress = Fortschrittstabelle
sheet-name-berger = Berger-Tabelle
sheet-name-rules = Regelblatt
sheet-name-certificates = Urkunden
sheet-name-fallback = Notfallmappe
sheet-name-adjudication = Entscheidungsblatt
sheet-name-report = Turnierbericht

# $name (Text), $round (Zahl)
sheet-file-round = { $name } Runde { $round }

# $file (Text), $line (Zahl), $column (Zahl), $found (Text), $expected (Text)
refusal-template-value = Nicht erstellt: In der Vorlage { $file } ist ein Fehler.
    .rule = Zeile { $line }, Spalte { $column }: „{ $found }“ gefunden, erwartet wird { $expected }.
# $file (Text)
refusal-template-not-text = Nicht erstellt: Die Vorlage { $file } ist kein Text.
    .rule = Erwartet wird TOML in UTF-8.
# $file (Text)
refusal-picture-unknown = Nicht erstellt: { $file } ist kein lesbares Bild.
    .rule = Erwartet wird PNG oder JPEG.
# $file (Text), $width (Zahl), $height (Zahl), $most (Zahl)
refusal-picture-too-large = Nicht erstellt: Das Bild { $file } ist zu groß.
    .rule = Es hat { $width } × { $height } Bildpunkte; erlaubt sind insgesamt { $most }.
# $file (Text)
refusal-picture-damaged = Nicht erstellt: Das Bild { $file } ist beschädigt.
    .rule = Das Bild in einem Bildprogramm öffnen und neu als PNG oder JPEG speichern.
refusal-sheet-needs-round = Es gibt noch keine Runde.
    .rule = Erst eine Runde paaren.
refusal-sheet-needs-players = Es ist noch niemand eingetragen.
    .rule = Erst Spieler eintragen oder importieren.
refusal-sheet-needs-teams = Es gibt noch keine Nummern. Erst auslosen oder Nummern vergeben.
    .rule = Das Blatt nennt die Teilnehmer nach Nummern.
refusal-sheet-needs-round-robin = Die Berger-Tabelle gibt es nur für Rundenturniere.
    .rule = In anderen Turnierformen ergibt sich jede Runde aus den Ergebnissen davor.
refusal-sheet-needs-fixed-teams = Eine Rangfolgemeldung gibt es nur für feste Teams.
    .rule = Ausgeloste Teams melden keine Rangfolge.
refusal-sheet-own-call = Dieses Blatt wird dort gedruckt, wo es entsteht: auf der Seite Prüfen oder Fernschach.
    .rule = Dort steht der Fall, den es festhält.

# $signs (Text)
sheet-signs-missing = Diese Zeichen fehlen in der Schrift (auf dem Blatt steht dafür �): { $signs }

field-per-page = Zettel je Seite
expected-cards-per-page = 2 oder 4
