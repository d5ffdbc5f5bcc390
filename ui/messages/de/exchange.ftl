# Was hereinkommt und hinausgeht: Listen, Arbeitsmappen, Führungslisten, ganze Turniere.

## Spielerliste lesen

list-column-team = Team
list-column-board-order = Brett (Rangfolge)
list-column-select = Spalte { $number } „{ $heading }“ bedeutet
list-column-select-bare = Spalte { $number } bedeutet
list-column-hint = Stimmt eine Spalte nicht, hier ändern; die Vorschau liest dann neu.
list-sheet = Blatt
list-encoding = Zeichenkodierung
list-how-workbook = Gelesen als Arbeitsmappe ({ $name }), Blatt „{ $sheet }“.
list-teams-found =
    { $count ->
        [one] { $count } festes Team in der Liste.
       *[other] { $count } feste Teams in der Liste.
    }
# $expected (Text): Bytes
list-problem-workbook-too-large = Die Arbeitsmappe ist entpackt größer als { $expected } Bytes. Nur das Blatt mit den Spielern in einer neuen Datei speichern, oder als CSV.
# $found (Text): was der Leser meldet, englisch
list-problem-workbook-damaged = Die Arbeitsmappe ist beschädigt ({ $found }). In der Tabellenkalkulation öffnen und neu speichern, oder als CSV.
# $found (Text)
list-problem-no-sheet = Ein Blatt „{ $found }“ gibt es in der Arbeitsmappe nicht.
# $found (Text)
list-problem-cell-error = Die Zelle zeigt den Fehler { $found }; sie bleibt leer.
# $found (Text): Zeichen, $expected (Text): Zeichen
list-problem-team-too-long = Der Teamname hat { $found } Zeichen, höchstens { $expected } sind möglich. Das Feld bleibt leer.
# $found (Text)
list-problem-unreadable-board-order = „{ $found }“ ist kein Platz in der Rangfolge (erwartet eine Zahl von 1 bis 99); das Feld bleibt leer.
field-columns = Spalten
field-encoding = Zeichenkodierung
expected-choice = eine der angebotenen Möglichkeiten
file-kind-player-list = Spielerliste (CSV, TSV, XLSX, ODS)

## Führungslisten

ratings-open = Führungslisten
ratings-title = Führungslisten
ratings-about = Eine Führungsliste als Datei laden, wie der Verband sie gibt: FIDE (TXT oder XML, auch gepackt), DWZ-Liste des DSB oder jede CSV-Liste. Sie liegt dann auf diesem Rechner und ergänzt Namen bei der Eingabe.
ratings-none = Noch keine Führungsliste geladen.
ratings-load = Liste laden
ratings-load-now = Laden
ratings-name = Name der Liste
ratings-replaces = Ersetzt die geladene Liste „{ $name }“.
ratings-form-fide_text = FIDE-Liste als Text
ratings-form-fide_xml = FIDE-Liste als XML
ratings-form-csv = CSV-Liste: was die Spalten bedeuten
ratings-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
ratings-loaded-when = geladen { $when }
ratings-loaded =
    { $count ->
        [one] { $count } Spieler geladen.
       *[other] { $count } Spieler geladen.
    }
ratings-skipped = Nicht gelesen: { $count } Zeilen, die erste ist Zeile { $line }.
ratings-remove = Liste „{ $name }“ entfernen
ratings-compare = Wertungen vergleichen
ratings-compare-none = Erst eine Liste laden
ratings-compare-about = Verglichen mit: { $lists }
ratings-nothing = Alle gefundenen Spieler haben schon die Wertungen der Liste.
ratings-same =
    { $count ->
        [one] { $count } Spieler ist unverändert.
       *[other] { $count } Spieler sind unverändert.
    }
ratings-missing = Nicht in den Listen: { $names }.
ratings-ambiguous = Mehrere gleichen Namens, bitte FIDE-ID oder Jahrgang eintragen: { $names }.
ratings-take = Übernehmen
ratings-take-row = Wertungen von { $name } übernehmen
ratings-take-all =
    { $count ->
        [one] { $count } Spieler übernehmen
       *[other] { $count } Spieler übernehmen
    }
ratings-take-none = Niemand ausgewählt
ratings-now = Bisher
ratings-listed = Liste
ratings-found = In der Liste
ratings-found-by-fide_id = nach FIDE-ID
ratings-found-by-name_and_birth_year = nach Name und Jahrgang
ratings-found-by-name = nur nach dem Namen: bitte ansehen
ratings-difference = { $kind }: { $now } → { $listed }
ratings-suggestions = Aus den Führungslisten
ratings-suggestion-count =
    { $count ->
        [0] Niemand in den Führungslisten
        [one] { $count } Vorschlag, mit Pfeil ab wählen
       *[other] { $count } Vorschläge, mit Pfeil ab wählen
    }
journal-refresh-ratings =
    { $count ->
        [one] Wertungen von { $count } Spieler übernommen
       *[other] Wertungen von { $count } Spielern übernommen
    }
file-kind-rating-list = Führungsliste (TXT, XML, CSV, ZIP)
refusal-no-rating-lists = Keine Führungslisten.
    .rule = Ohne Konfigurationsordner werden auf diesem Rechner keine Listen aufbewahrt.
refusal-unwritable = Nicht geschrieben: { $path }.
    .rule = Das System meldet: { $reason }. Es ist nichts verändert.
refusal-rating-list-empty = Nicht geladen: In der Liste steht kein Spieler.
    .rule = Erwartet wird die Datei des Verbands mit einer Zeile je Spieler. Die bisherige Liste bleibt.
refusal-rating-list-without-names = Nicht geladen: Keine Spalte ist als Name zu erkennen.
    .rule = Unter „Spalten“ die Spalte mit den Namen wählen. Die bisherige Liste bleibt.
refusal-rating-list-not-packed = Nicht geladen: In dem Archiv ist keine Liste.
    .rule = Erwartet wird eine TXT-, XML- oder CSV-Datei darin. Die bisherige Liste bleibt.
refusal-rating-list-too-large = Nicht geladen: Die Liste ist zu groß.
    .rule = Gelesen werden bis acht Millionen Spieler und entpackt vier Gigabyte. Die bisherige Liste bleibt.
refusal-rating-list-unreadable = Die Führungsliste lässt sich nicht lesen.
    .rule = Gemeldet wird: { $reason }. Hilft nichts, die Datei des Verbands neu laden.
refusal-rating-list-damaged = Nicht geladen: Die Liste ist ab Zeile { $line } beschädigt.
    .rule = Gemeldet wird: { $reason }. Die Datei neu vom Verband holen; die bisherige Liste bleibt.

