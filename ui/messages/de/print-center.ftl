### Das Druckzentrum: Blätter, Vorschau, Drucker.

screen-print = Druck
print-sheets = Blätter
print-sheet = anderes Blatt
# $name (Text), $round (Zahl)
print-of-round = { $name } Runde { $round }
# $title (Text), $time (Text)
print-last = Zuletzt: { $title }, { $time }
print-save = PDF speichern
print-open = PDF öffnen
print-open-to-print = Zum Drucken öffnen
print-pages =
    { $count ->
        [one] { $count } Seite drucken
       *[other] { $count } Seiten drucken
    }
print-nothing = Noch nichts zu drucken
print-saved = Gespeichert: { $path }
print-sent = { $name }: gesendet an { $printer }
print-progress = { $done } von { $total } …
print-set-print = Üblichen Satz drucken ({ $count })
print-set-open = Üblichen Satz öffnen ({ $count })
# $sheets (Text): eine Aufzählung
print-left = Aus dem Satz noch nicht ausgegeben: { $sheets }
print-left-print = Die übrigen drucken ({ $count })
print-left-open = Die übrigen öffnen ({ $count })
print-left-drop = Nicht mehr nötig

## Wann

print-group-now = Jetzt
print-group-now-round = Jetzt in Runde { $round }
print-group-before = Vor dem Turnier
print-group-end = Am Ende

## Wozu das Blatt dient

sheet-about-players = zum Aushängen und Abhaken
sheet-about-lots = Startwert und Prüfsumme, zum Unterschreiben
sheet-about-teams = alle Teams mit ihren Spielern
sheet-about-line-up = gemeldete Rangfolge fester Teams
sheet-about-pairings = Aushang, nach Tischen
sheet-about-seats = Wo sitze ich? Nach Namen
sheet-about-cards = zum Ausfüllen und Schneiden
sheet-about-table-numbers = zum Aufstellen auf den Tischen
sheet-about-board-numbers = zum Legen an die Bretter
sheet-about-results = Ergebnisse der Runde
sheet-about-standings = Aushang, mit Feinwertung
sheet-about-crosstable = alle gegen alle
sheet-about-progress = Punkte nach jeder Runde
sheet-about-berger = alle Runden, für die Wand
sheet-about-rules = geltende Regeln in einfachen Worten
sheet-about-certificates = für die Sieger
sheet-about-fallback = leere Zettel und Liste für den Stromausfall
sheet-about-adjudication = Entscheidung zu einer Begegnung
sheet-about-report = alles, zum Ablegen

## Wie es gedruckt wird

print-order = Reihenfolge
print-order-pots = nach Töpfen
print-order-rating = nach Spielstärke
print-order-name = nach Namen
print-tables = Tische
    .hint = alle
print-slips = Zugangszettel zum Abschneiden darunter
print-slips-on = Die Halle war für dieses Turnier offen. Die Zettel vor dem Austeilen auseinanderschneiden: Niemand darf die Zettel beider Teams bekommen.
print-slips-off = Möglich, sobald die Halle für dieses Turnier einmal offen war.
print-per-page = Zettel je Seite
print-per-page-count = { $count } je Seite
print-certificate-for = Urkunde für
print-certificate-team = je Team
print-certificate-player = je Spieler
print-places = Plätze
print-picture = Bild wählen …
print-picture-other = Anderes Bild …
print-picture-none = Ohne Bild
print-picture-pick = Bild für die Urkunde
print-picture-kind = Bild (PNG, JPEG)
print-paper = Papier
print-orientation = Ausrichtung
print-portrait = hoch
print-landscape = quer
print-printer = Drucker
print-copies = Exemplare

## Vorschau

print-preview = Vorschau
print-loading = Das Blatt wird erstellt …
print-page-of = Seite { $page } von { $pages }
print-page-previous = Vorige Seite
print-page-next = Nächste Seite
print-page-first = Das ist die erste Seite
print-page-last = Das ist die letzte Seite
print-fit = Größe der Vorschau
print-fit-page = Ganze Seite
print-fit-width = Seitenbreite
print-more = Papier, Sprache, Vorlage
print-many = Dieses Blatt hat { $pages } Seiten.
    .progress = Die Fortschrittstabelle zeigt dasselbe Runde für Runde auf wenigen Seiten.
print-many-progress = Fortschrittstabelle ansehen
print-own-template = Eigene Vorlage
    .hint = Sie liegt neben der Turnierdatei; Änderungen daran erscheinen hier.
print-template = Vorlage anpassen …
    .hint = Legt die Vorlage dieses Blattes neben die Turnierdatei, wo sie sich ändern lässt.
print-template-copied = Vorlage liegt hier: { $path }
print-publishes = Die Runde ist noch ein Entwurf.
    .rule = Drucken, Öffnen und Speichern veröffentlichen sie; die Vorschau nicht.
print-missing = Diese Zeichen fehlen in der Schrift: { $signs }
    .rule = Auf dem Blatt steht dafür ein sichtbares Ersatzzeichen.
refusal-printer-refused = Nicht gedruckt: { $printer } nimmt das Blatt nicht an.
    .rule = { $reason } – Das PDF liegt hier: { $path }
refusal-no-such-printer = Nicht gedruckt: Den Drucker { $printer } gibt es nicht mehr.
    .rule = Einen anderen Drucker wählen oder das PDF öffnen.
