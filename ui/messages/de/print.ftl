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
sheet-name-berger = Berger-Tafel
sheet-name-rules = Regelblatt
sheet-name-certificates = Urkunden
sheet-name-fallback = Notfallmappe
sheet-name-adjudication = Entscheidungsblatt
sheet-name-report = Turnierbericht

# $name (Text), $round (Zahl)
sheet-file-round = { $name } Runde { $round }

# $file (Text), $line (Zahl), $column (Zahl), $reason (Text)
refusal-template = Fehler in der Vorlage { $file }, Zeile { $line }, Spalte { $column }: { $reason }
# $file (Text), $reason (Text)
refusal-template-unreadable = Die Vorlage { $file } kann nicht gelesen werden: { $reason }
# $file (Text), $reason (Text)
refusal-picture-missing = Das Bild { $file } kann nicht gelesen werden: { $reason }
# $file (Text)
refusal-picture-unknown = { $file } ist weder PNG noch JPEG.
# $file (Text), $reason (Text)
refusal-picture-too-large = Das Bild { $file } ist zu groß: { $reason }
# $file (Text), $reason (Text)
refusal-picture-damaged = Das Bild { $file } ist beschädigt: { $reason }
refusal-sheet-needs-round = Es gibt noch keine Runde. Erst eine Runde paaren.
refusal-sheet-needs-players = Es ist noch niemand eingetragen.
refusal-sheet-needs-teams = Es gibt noch keine Teams. Erst auslosen.
refusal-sheet-needs-round-robin = Die Berger-Tafel gibt es nur für Rundenturniere.
refusal-sheet-needs-fixed-teams = Eine Rangfolgemeldung gibt es nur für feste Teams.
refusal-sheet-needs-result = Es gibt noch kein Ergebnis.
refusal-sheet-own-call = Dieses Blatt wird aus der Prüfung gedruckt.

# $signs (Text)
sheet-signs-missing = Für diese Zeichen hat die Schrift kein Bild, an ihrer Stelle steht �: { $signs }

field-per-page = Zettel je Seite
expected-cards-per-page = 2 oder 4
